import { request } from 'node:http';

/** The status of a GET, with a Host of the test's own if need be: `fetch` would send none but the address's. */
export function statusOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
