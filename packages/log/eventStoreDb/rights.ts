import { EventStoreDBClient } from '@eventstore/db-client';

/** The administrator that each server has. */
const ADMIN = 'admin';
/** Milliseconds that the server may take to answer. */
const LONGEST_ANSWER = 20_000;

/**
 * Makes the user that `connectionString` names, or gives it that password, and lets it read `$all`,
 * which no ordinary user may and every subscription does. To be run by an administrator, before the
 * services; a server without TLS knows no users, and is left as it is.
 * @throws with a message that holds no password
 */
export async function prepareEventStoreDb(
  connectionString: string,
  adminPassword: string,
): Promise<void> {
  const address = new URL(
    connectionString.replace(/^esdb(\+discover)?:/, 'https:').replace(/,[^/?]*/, ''),
  );
  if (address.searchParams.get('tls') === 'false') return;
  const { username, password } = address;
  if (username === '' || username === ADMIN)
    throw new Error('ESDB_URL must name the user of the services, not the administrator');
  await haveUser(
    address.origin,
    adminPassword,
    decodeURIComponent(username),
    decodeURIComponent(password),
  );
  await letReadAll(connectionString, adminPassword, decodeURIComponent(username));
}

async function haveUser(
  origin: string,
  adminPassword: string,
  loginName: string,
  password: string,
): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${ADMIN}:${adminPassword}`).toString('base64')}`;
  const post = async (path: string, body: object): Promise<number> => {
    const { status } = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_ANSWER),
    });
    return status;
  };
  const made = await post('/users/', { loginName, fullName: 'Waymark', groups: [], password });
  const known = made === 409 || made === 400;
  const status = known
    ? await post(`/users/${encodeURIComponent(loginName)}/command/reset-password`, {
        newPassword: password,
      })
    : made;
  if (status === 401)
    throw new Error('EventStoreDB does not take the password of its administrator');
  if (status >= 300) throw new Error(`EventStoreDB did not take the user ${loginName}: ${status}`);
}

async function letReadAll(
  connectionString: string,
  adminPassword: string,
  user: string,
): Promise<void> {
  const client = EventStoreDBClient.connectionString(
    connectionString.replace(
      /\/\/[^@/]*@/,
      () => `//${ADMIN}:${encodeURIComponent(adminPassword)}@`,
    ),
  );
  try {
    const { metadata } = await client.getStreamMetadata('$all');
    const readers = [metadata?.acl?.readRoles ?? '$admins'].flat();
    if (readers.includes(user)) return;
    await client.setStreamMetadata('$all', {
      ...metadata,
      acl: { ...metadata?.acl, readRoles: [...readers, user] },
    });
  } finally {
    await client.dispose();
  }
}
