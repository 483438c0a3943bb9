/** A fault that worlds have to find, as a change of one place in the code. */
export interface Planted {
  readonly name: string;
  readonly file: string;
  readonly was: string;
  readonly is: string;
}

export const PLANTED: readonly Planted[] = [
  {
    name: 'an act is told before it is on the disk',
    file: 'src/table/committer.ts',
    was: '    try {\n      this.#append(batch.steps);\n    } catch (error) {\n      if (error instanceof RepeatedSource',
    is: '    try {\n      if (batch.steps.length > 0) this.#makeReal(batch.steps);\n      this.#append(batch.steps);\n      return () => false;\n    } catch (error) {\n      if (error instanceof RepeatedSource',
  },
  {
    name: 'the disk isn’t asked to keep what it was given',
    file: 'src/storage/database.ts',
    was: "configureConnection(connection, 'FULL')",
    is: "configureConnection(connection, 'NORMAL')",
  },
  {
    name: 'a game’s next moment is forgotten now and then',
    file: 'src/table/due-timers.ts',
    was: '      this.enqueueTick(table);\n    });',
    is: '      if (when % 5 !== 0) this.enqueueTick(table);\n    });',
  },
  {
    name: 'interactions’ tokens are logged',
    file: 'src/start/log.ts',
    was: '    serializers: { err: withoutTokens },\n',
    is: '',
  },
  {
    name: 'what a 429 says is not heeded',
    file: 'src/discord/rest/requests.ts',
    was: '      return bans.observed(answer);',
    is: '      const seen = bans.observed(answer);\n      return seen.status === 429 ? { ...seen, headers: new Headers() } : seen;',
  },
  {
    name: 'a double tap acts twice',
    file: 'src/discord/interactions/double-taps.ts',
    was: 'if (last?.press === press && Math.abs(at - last.at) < ONE_PRESS_MS) return true;',
    is: '',
  },
  {
    name: 'an edit that failed is not tried again',
    file: 'src/discord/messages/delivery/writer.ts',
    was: '    return Math.min(LONGEST_RETRY_MS, Math.max(this.gapMs, FIRST_RETRY_MS) * 2 ** (this.#failures - 1));',
    is: '    return 86_400_000;',
  },
];
