import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import { COMMIT, VERSION } from '../release.js';

/** An interaction's token stands in the path of a request, which discord.js writes into its errors. */
const TOKEN_IN_PATH = /\/(webhooks|interactions)\/(\d*)\/[\w.-]+/g;

function withoutTokens(err: Error): object {
  const { requestBody: _body, ...said }: Record<string, unknown> = { ...stdSerializers.err(err) };
  const { url } = said;
  return typeof url === 'string' ? { ...said, url: url.replace(TOKEN_IN_PATH, '/$1/$2/[redacted]') } : said;
}

/** One JSON object a line on standard output, or where `to` writes it. Tokens are cut out wherever a field of that name would carry one. */
export function createLogger(level: string, to: DestinationStream = pino.destination(1)): Logger {
  const options = {
    level,
    serializers: { err: withoutTokens },
    base: { pid: process.pid, version: VERSION, ...(COMMIT !== null && { commit: COMMIT }) },
    redact: {
      paths: ['token', '*.token', '*.*.token', 'headers.authorization', '*.headers.authorization'],
      censor: '[redacted]',
    },
  };
  return pino(options, to);
}
