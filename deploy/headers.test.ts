import { expect, test } from 'vitest';
import { pagePolicy } from '../local/web/pagePolicy.ts';
import { rootFile } from './composeFile.ts';

const caddyfile = rootFile('deploy/Caddyfile');

test('pages may load the same in production as on one machine, and no image from elsewhere', () => {
  const [, text = ''] = /Content-Security-Policy "([^"]+)"/.exec(caddyfile) ?? [];
  const policy = Object.fromEntries(
    text.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  const { 'upgrade-insecure-requests': none, ...local } = pagePolicy;
  expect(none).toBeNull();
  expect(policy).toEqual(local);
  expect(policy['img-src']).toEqual(["'self'", 'data:']);
});

test('no answer says what answered, neither of the services nor of the proxy itself', () => {
  const site = caddyfile.slice(caddyfile.indexOf('{$WAYMARK_SITE'));
  const untold = /header \{\n\t+-Server\n\t+-Via\n\t+defer\n\t+\}/;
  expect(site).toMatch(new RegExp(`^\\t${untold.source}`, 'm'));
  expect(site).toMatch(new RegExp(`handle_errors \\{\\n\\t+${untold.source}`));
});

test('who came by https comes by nothing else, said once for pages and answers of the services alike', () => {
  const site = caddyfile.slice(caddyfile.indexOf('{$WAYMARK_SITE'));
  expect(site).toMatch(
    /@secure protocol https\n\theader @secure Strict-Transport-Security "max-age=31536000; includeSubDomains"\n/,
  );
  expect(/\(upstreams\) \{\n([\s\S]*?)\n\}/.exec(caddyfile)?.[1]).toContain(
    'header_down -Strict-Transport-Security',
  );
});

test('TLS is as Caddy has it by itself: certificates got and renewed, 1.2 and 1.3, plain requests sent there', () => {
  expect(caddyfile).not.toMatch(/^\s*(?:tls|auto_https|protocols|ciphers|curves|ocsp_stapling)\b/m);
});

test('pages are taken for nothing else, tell no address on, ask for no device, stand in no foreign frame, and no folder is listed', () => {
  const pages = /\(pages\) \{\n([\s\S]*?)\n\}/.exec(caddyfile)?.[1] ?? '';
  for (const header of [
    'X-Content-Type-Options nosniff',
    'Referrer-Policy no-referrer',
    'Cross-Origin-Opener-Policy same-origin',
    'Permissions-Policy "camera=(), geolocation=(), microphone=(), payment=(), usb=()"',
    "frame-ancestors 'self'",
    "script-src 'self';",
    "object-src 'none'",
  ])
    expect(pages).toContain(header);
  expect(pages).toMatch(/^\tfile_server$/m);
  expect(caddyfile).not.toContain('browse');
});
