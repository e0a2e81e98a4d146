-- A code that is a word of 128 bits in a link, where six digits could be guessed.
ALTER TABLE identity.challenges ADD COLUMN is_word boolean NOT NULL DEFAULT false;
