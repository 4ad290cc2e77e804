import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#platform/server/database/migrate.ts'
import { migrationBetween, type Snapshot, schemaDrift, snapshotOf } from '#platform/server/database/migration-diff.ts'
import { tableNameOf } from '#platform/server/documents/table.ts'
import { cloneDatabase, emptyDatabase } from '#platform/test/cluster.ts'
import { models } from './modules.ts'
import { tables } from './tables.ts'

test('the migrated database is what the models say', async () => {
  const empty = await emptyDatabase()
  await addFunctions(empty)

  expect(await schemaDrift(await cloneDatabase(), empty, tables)).toEqual([])
}, 120_000)

/** What policies and checks ask, as the migrations have it: the generated tables come without functions. */
async function addFunctions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create function jikim_may_write(text) returns boolean language sql return false;
    create function jikim_audience() returns text[] language sql return '{}'::text[];
    create function jikim_closed() returns text[] language sql return '{}'::text[];
    create function jikim_emergencies() returns text[] language sql return '{}'::text[];
    create function jikim_fits(jsonb, jsonb) returns boolean language sql return true;
    create function jikim_names_hurt(bigint, text, text, text) returns boolean language sql return false;
    create view acc_employer as select null::bigint as accident_no, null::varchar as vendor_cd`)
  await client.end()
}

test('no change of a model waits for its migration', async () => {
  const committed = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/snapshot.json'), 'utf8')) as Snapshot

  expect(await migrationBetween(committed, snapshotOf(tables))).toEqual([])
}, 120_000)

test('every document has its counters and, where it is searched, its grams', async () => {
  const url = await cloneDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `select tgrelid::regclass || ' ' || tgname as name from pg_trigger where tgname like 'track_%'`,
    )
    const found = new Set(rows.map(({ name }) => name))
    const wanted = models.flatMap((model) =>
      ['insert', 'update', 'delete'].map((step) => `${tableNameOf(model)} track_${step}`),
    )
    expect(wanted.filter((name) => !found.has(name))).toEqual([])
  } finally {
    await client.end()
  }
})
