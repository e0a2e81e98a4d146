-- Public halves of the keys that access tokens are signed with: who checks them needs no secret, and can make none.
CREATE TABLE identity.access_keys (
  key_id text PRIMARY KEY,
  public_key text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now()
);
