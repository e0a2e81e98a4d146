/** Where contents lie, as `FILES_URL` says it. */
export type FileAddress =
  | { readonly kind: 'folder'; readonly path: string }
  | {
      readonly kind: 's3';
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      /** Before each key: '' or 'name/'. */
      readonly prefix: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

const S3 = /^s3\+(https?):\/\//;
const PART = /^[A-Za-z0-9._-]+$/;

/**
 * A folder, or `s3+https://KEY:SECRET@host[:port]/bucket[/folder][?region=…]`; what is special in
 * key and secret is percent-encoded. @throws TypeError that says what is wrong and repeats nothing
 * of it, since it may hold a secret
 */
export function fileAddress(text: string): FileAddress {
  const [, protocol] = S3.exec(text) ?? [];
  if (protocol === undefined) {
    if (text.includes('://')) throw new TypeError('must be a folder or an s3+https:// address');
    return { kind: 'folder', path: text };
  }
  const url = URL.parse(text.replace(S3, `${protocol}://`));
  const [bucket = '', ...folders] = url?.pathname.split('/').filter((part) => part !== '') ?? [];
  if (url === null || ![bucket, ...folders].every((part) => PART.test(part)))
    throw new TypeError('must name a host and a bucket: s3+https://KEY:SECRET@host/bucket');
  if (url.username === '' || url.password === '')
    throw new TypeError('must name the key and its secret: s3+https://KEY:SECRET@host/bucket');
  return {
    kind: 's3',
    endpoint: `${protocol}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket,
    prefix: folders.map((each) => `${each}/`).join(''),
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}
