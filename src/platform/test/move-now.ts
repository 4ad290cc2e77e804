import pg from 'pg'

/**
 * Lets `now()` run on from the day of the tests, in every statement, default and function of this database and its copies:
 * PostgreSQL has no setting for it, and `transaction_timestamp()` is the same clock by another name.
 *
 * @param connectionString connects as the superuser
 */
export async function moveNow(connectionString: string, shiftMs: number): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client
    .query(
      `create or replace function pg_catalog.now() returns timestamptz language sql stable parallel safe
        as $$ select transaction_timestamp() + interval '${shiftMs} milliseconds' $$`,
    )
    .finally(() => client.end())
}
