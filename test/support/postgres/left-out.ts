/** At the end of `npm test`: what it did not run. */
export function teardown(): void {
  process.stdout.write(
    '\nLEFT OUT: nothing here ran on PostgreSQL. npm run test:postgres does (it needs postgresql-15).\n',
  );
}
