-- By which devices seal what somebody has not sent when they are signed out: the private key is sealed by the person's own, so that
-- it goes with them.
CREATE TABLE identity.device_keys (
  account_id text PRIMARY KEY,
  public_key text NOT NULL, -- SPKI, base64url
  sealed_private_key text NOT NULL -- of PKCS #8, base64url
);
