-- Each reaction has a checkpoint of its own, and so each parks for itself what it can't read. A service of before parks and
-- takes up mails alone.
ALTER TABLE identity.parked_reactions ADD COLUMN reaction text NOT NULL DEFAULT 'mails';
ALTER TABLE identity.parked_reactions DROP CONSTRAINT parked_reactions_pkey;
ALTER TABLE identity.parked_reactions ADD PRIMARY KEY (event_id, reaction);
