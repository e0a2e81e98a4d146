-- Whom the operators keep out: accounts, and networks that nobody signs in from.
CREATE TABLE identity.blocked_accounts (account_id text PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());
CREATE TABLE identity.blocked_networks (network cidr PRIMARY KEY, since timestamptz NOT NULL DEFAULT now());
