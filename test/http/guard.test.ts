import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createGuard, isLoopback, type GuardOptions } from '../../src/http/guard.js';

const LOCAL: GuardOptions = { host: '127.0.0.1', publicUrl: null };

/** What a request with this Host (and this Origin) gets. */
const passes = (options: GuardOptions, host: string | undefined, origin?: string): boolean =>
  createGuard(options)({ headers: { ...(host !== undefined && { host }), ...(origin !== undefined && { origin }) } });

describe('the guard of the HTTP server', () => {
  it.each(['127.0.0.1:8080', 'localhost', 'LOCALHOST:8080', '[::1]:8080', '127.8.9.1'])('takes Host %s', (host) => {
    expect(passes(LOCAL, host)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'a@127.0.0.1',
    '127.0.0.1/x',
    '10.0.0.1',
    '[',
    'ö',
  ])('refuses Host %s', (host) => {
    expect(passes(LOCAL, host)).toBe(false);
  });

  it('takes the address that is listened on, and no other', () => {
    expect(passes({ host: '10.1.2.3', publicUrl: null }, '10.1.2.3:80')).toBe(true);
    expect(passes({ host: '10.1.2.3', publicUrl: null }, '10.1.2.4:80')).toBe(false);
    expect(passes({ host: 'fd00::1', publicUrl: null }, '[FD00:0::1]:80')).toBe(true);
  });

  it.each(['0.0.0.0', '::'])('on %s takes all addresses of this machine, and no other', (host) => {
    for (const { address, family } of Object.values(networkInterfaces()).flatMap((all) => all ?? [])) {
      expect(passes({ host, publicUrl: null }, family === 'IPv6' ? `[${address}]:80` : `${address}:80`)).toBe(true);
    }
    expect(passes({ host, publicUrl: null }, '192.0.2.1')).toBe(false);
    expect(passes({ host, publicUrl: null }, 'evil.example')).toBe(false);
  });

  it('takes PUBLIC_URL, as Host and, behind a proxy that changes the Host, as Origin', () => {
    const options = { ...LOCAL, publicUrl: 'https://play.example:8443/meteor' };
    expect(passes(options, 'play.example:8443', 'https://play.example:8443')).toBe(true);
    expect(passes(options, '127.0.0.1:8080', 'https://play.example:8443')).toBe(true);
    expect(passes(options, '127.0.0.1:8080', 'http://play.example:8443')).toBe(false);
    expect(passes(options, 'other.example')).toBe(false);
  });

  it.each(['http://evil.example', 'http://127.0.0.1:3000', 'null', 'file://', 'x'])('refuses Origin %s', (origin) => {
    expect(passes(LOCAL, '127.0.0.1:8080', origin)).toBe(false);
    expect(passes({ ...LOCAL, anyHost: true }, '127.0.0.1:8080', origin)).toBe(false);
  });

  it('with a token any Host will do for probes, but no foreign Origin', () => {
    const options = { ...LOCAL, anyHost: true };
    expect(passes(options, 'meteor.monitoring.svc:8080')).toBe(true);
    expect(passes(options, 'meteor.example', 'http://evil.example')).toBe(false);
    expect(passes(options, 'meteor.example', 'http://meteor.example')).toBe(true);
  });

  it.each([undefined, '', 'meteor.1:8080', '[fe80::1%25eth0]:8080', 'a b'])(
    'with a token takes Host %s too, which no URL can have, but no foreign Origin beside it',
    (host) => {
      const options = { ...LOCAL, publicUrl: 'https://play.example', anyHost: true };
      expect(passes(options, host)).toBe(true);
      expect(passes(options, host, 'https://play.example')).toBe(true);
      for (const origin of ['http://evil.example', 'http://meteor.1:8080', 'null', 'file://', ''])
        expect(passes(options, host, origin)).toBe(false);
    },
  );

  it('tells loopback from the rest', () => {
    expect(['127.0.0.1', 'localhost', '::1', '[::1]', '127.1.1.1'].filter(isLoopback)).toHaveLength(5);
    expect(['0.0.0.0', '::', '10.0.0.1', 'example.org', ''].filter(isLoopback)).toEqual([]);
  });
});
