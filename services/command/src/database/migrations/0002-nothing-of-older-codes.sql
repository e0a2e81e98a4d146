-- Of versions before 0.2.0, which kept codes there that were not sealed; 0.2.0 emptied it.
DROP TABLE IF EXISTS identity.one_time_codes;
