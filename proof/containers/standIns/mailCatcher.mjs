// Takes mail on 1025 and shows the newest of it on 8025, under the paths that Mailpit has for it.
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';

/** The newest mail, as it came. */
let newest = null;

new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => {
      newest = Buffer.concat(parts).toString();
      done();
    });
  },
})
  .on('error', () => undefined)
  .listen(1025, '0.0.0.0');

createServer(({ url }, response) => {
  if (url === '/readyz') return response.end('ok');
  const asked = url === '/api/v1/message/latest/raw';
  response.statusCode = asked && newest !== null ? 200 : 404;
  response.end(asked ? newest : '');
}).listen(8025, '0.0.0.0');

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
