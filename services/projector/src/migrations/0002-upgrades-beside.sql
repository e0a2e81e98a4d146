-- Tables that another version made serve until this version has filled its own beside (ADR 20).
-- 'filling': from nothing, not to be read before they are level with the log; 'taken-over': made by another version and
-- given the columns of this one; 'whole': filled by this version from the first event on. The default is what an older
-- program means, which knows nothing else.
ALTER TABLE read.checkpoints ADD COLUMN state text NOT NULL DEFAULT 'whole';
-- The version of tables taken over whose rows still lack what follows from their columns; null: nothing.
ALTER TABLE read.checkpoints ADD COLUMN rows_of int;
-- Which version is made; null: whichever works on it, as an older program asks for it. A kind more: 'upgrade'.
ALTER TABLE read.rebuilds ADD COLUMN version int;
