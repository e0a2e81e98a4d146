-- An erased person's row stays without its key, so that nobody makes a second one for the same person.
CREATE TABLE identity.person_keys (
  account_id  text PRIMARY KEY,
  wrapped_key text,
  created_at  timestamptz NOT NULL DEFAULT now(),
  erased_at   timestamptz,
  CHECK ((wrapped_key IS NULL) = (erased_at IS NOT NULL))
);

CREATE TABLE identity.vault_keys (purpose text PRIMARY KEY, wrapped_key text NOT NULL);
