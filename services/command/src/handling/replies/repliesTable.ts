/**
 * Days for which replies are kept; after a crash between append and reply the stream itself knows
 * the command.
 */
const KEEP_DAYS = 7;

/**
 * The limit makes it one look into the index for each; a join would read the whole table, which
 * grows with every command.
 */
export const FIND = `
select wanted.place::int, kept.fingerprint, kept.reply
  from unnest($1::text[], $2::text[]) with ordinality as wanted(account_id, command_id, place)
 cross join lateral (
   select fingerprint, reply from identity.command_replies as replies
    where replies.account_id = wanted.account_id and replies.command_id = wanted.command_id
    limit 1
 ) as kept`;

export const KEEP = `
insert into identity.command_replies (account_id, command_id, fingerprint, reply)
select * from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[])
on conflict do nothing`;

/** The same, without waiting until it is on the disk. */
export const KEEP_SOON = `
with quick as (select set_config('synchronous_commit', 'off', true))
insert into identity.command_replies (account_id, command_id, fingerprint, reply)
select kept.* from quick, unnest($1::text[], $2::text[], $3::text[], $4::jsonb[]) as kept
on conflict do nothing`;

export const FORGET_OLD = `delete from identity.command_replies where at < now() - interval '${KEEP_DAYS} days'`;
