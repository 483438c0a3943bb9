/** What is wrong with an environment variable, by fault code. */
export const environment = {
  'not-a-number': '{variable} is “{given}”, which isn’t a number. Use one from {allowed}, or leave it out.',
  'out-of-range': '{variable} is “{given}”, which is out of range. Use a number from {allowed}, or leave it out.',
  'not-a-url': '{variable} is “{given}”, which isn’t an address. Use one such as {allowed}, or leave it out.',
  'not-an-id':
    '{variable} is “{given}”, which isn’t a server ID. Copy it from Discord (Developer Mode → right-click the server → Copy Server ID); it looks like {allowed}.',
  'not-a-level': '{variable} is “{given}”, which isn’t a log level. Use one of {allowed}.',
  'not-a-count':
    '{variable} is “{given}”, which isn’t a valid shard count. Use a power of two ({allowed}), the same for every process, or leave it out.',
  'not-shards':
    '{variable} is “{given}”, which isn’t a list of shards. Use {allowed} (IDs start at 0; ranges need both ends), or leave it out.',
  'needs-count':
    '{variable} is “{given}”, but {allowed} isn’t set, so the total is unknown. Set {allowed}, the same for every process, or leave {variable} out.',
  'lease-needs':
    '{variable} is “{given}”, but {allowed} isn’t set. Several processes then share the shards of one bot in one PostgreSQL database. Set {allowed}, or leave {variable} out.',
  'too-short':
    '{variable} is too short to keep the daily deals secret. Use at least {allowed} characters, such as the output of `openssl rand -hex 32`, or leave it out.',
  'not-a-key':
    '{variable} isn’t a public key. Copy the {allowed} digits from the Developer Portal (General Information → Public Key), or leave it out.',
  'not-a-signing-key':
    '{variable} isn’t a signing key. Use {allowed} hexadecimal digits, such as the output of `openssl rand -hex 32`, or leave it out.',
  'not-a-database-url': '{variable} isn’t a PostgreSQL address. Use one such as {allowed}, or leave it out.',
  'one-of-both': '{variable} and {allowed} are both set, but games are kept in one place. Leave one of them out.',
  'needs-token':
    '{variable} is set, but {allowed} isn’t, and that server needs a bot token. Set {allowed}, or leave {variable} out to play on the embedded server.',
} as const;
