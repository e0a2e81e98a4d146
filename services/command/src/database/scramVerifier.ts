import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const ITERATIONS = 4096;

/**
 * What Postgres keeps of a password (SCRAM-SHA-256, RFC 5803): given in its place, the password
 * itself never stands in a statement, nor in any log of statements.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, ITERATIONS, 32, 'sha256');
  const keyed = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest();
  const [saltText, stored, server] = [salt, storedKey, keyed('Server Key')].map((bytes) =>
    bytes.toString('base64'),
  );
  return `SCRAM-SHA-256$${ITERATIONS}:${saltText}$${stored}:${server}`;
}
