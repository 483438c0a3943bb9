/** What is wrong with an environment variable, by fault code. */
export const environment = {
  'not-a-number': '{variable} is “{given}”, which is not a number. Give one from {allowed}, or leave it out.',
  'out-of-range': '{variable} is “{given}”, which is out of range. Give a number from {allowed}, or leave it out.',
  'not-a-url': '{variable} is “{given}”, which is no address. Give one such as {allowed}, or leave it out.',
  'not-an-id':
    '{variable} is “{given}”, which is no server’s id. Copy it from Discord (Developer Mode → right-click the server → Copy Server ID); it looks like {allowed}.',
  'not-a-level': '{variable} is “{given}”, which is no level. Give one of {allowed}.',
  'not-a-count':
    '{variable} is “{given}”, which is no count of shards. Give a power of two ({allowed}), the same to every process, or leave it out.',
  'not-shards':
    '{variable} is “{given}”, which names no shards. Give {allowed} (ids from 0 on, ranges with both ends), or leave it out.',
  'needs-count':
    '{variable} is “{given}”, but {allowed} is not set, and nobody knows of how many shards those are. Set {allowed}, the same to every process, or leave {variable} out.',
  'too-short':
    '{variable} is too short to keep the daily deals secret. Give at least {allowed} characters, as `openssl rand -hex 32` makes them, or leave it out.',
  'not-a-key':
    '{variable} isn’t a public key. Copy the {allowed} digits from the Developer Portal (General Information → Public Key), or leave it out.',
  'needs-token':
    '{variable} is set, but {allowed} is not: that server wants to know its bot. Set {allowed}, or leave {variable} out to play with the embedded server.',
} as const;
