import { sql } from 'drizzle-orm'
import { index, integer, pgPolicy, pgRole, pgTable, text } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyDatabase } from '#platform/test/cluster.ts'
import { migrationBetween, schemaDrift, snapshotOf } from './migration-diff.ts'

const app = pgRole('jikim_app').existing()
const place = pgTable('place', { placeCd: text().primaryKey(), placeNm: text().notNull() }, (t) => [
  index('place_by_name').on(t.placeNm),
  pgPolicy('scope', { for: 'all', to: app, using: sql`place_cd <> ''` }),
])
const renamedPlace = pgTable('place', { placeCd: text().primaryKey(), placeTitle: text().notNull() })

/** A database as the migrations of `place` make it, then changed by hand. */
async function changedBy(statement: string): Promise<string> {
  const url = await emptyDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const one of await migrationBetween(snapshotOf({}), snapshotOf({ place }))) await client.query(one)
  await client.query(statement)
  await client.end()
  return url
}

test('the difference of the same tables is nothing', async () => {
  expect(await migrationBetween(snapshotOf({ place }), snapshotOf({ place }))).toEqual([])
})

test('a new column is added', async () => {
  const wider = pgTable('place', { placeCd: text().primaryKey(), placeNm: text().notNull(), floorNo: integer() })
  const before = pgTable('place', { placeCd: text().primaryKey(), placeNm: text().notNull() })

  const statements = await migrationBetween(snapshotOf({ before }), snapshotOf({ wider }))

  expect(statements).toEqual(['ALTER TABLE "place" ADD COLUMN "floor_no" integer;'])
})

test('what could be a rename is refused, and dropped only when that is said', async () => {
  const before = snapshotOf({ place: pgTable('place', { placeCd: text().primaryKey(), placeNm: text().notNull() }) })
  const after = snapshotOf({ renamedPlace })

  await expect(migrationBetween(before, after)).rejects.toThrow(
    'place loses the column place_nm and gains place_title: is it a rename?',
  )
  expect(await migrationBetween(before, after, true)).toEqual([
    'ALTER TABLE "place" DROP COLUMN "place_nm";',
    'ALTER TABLE "place" ADD COLUMN "place_title" text NOT NULL;',
  ])
})

test.each([
  ['select 1', []],
  ['create index by_both on place (place_cd, place_nm)', []],
  ['alter table place add column extra int', ['place, column extra: only the database has it.']],
  [
    'alter table place alter place_nm drop not null',
    [/column place_nm: the models say "text not null", the database "text"/],
  ],
  ['drop index place_by_name', [/index place_by_name: .* lacks it/]],
  ['drop policy scope on place', [/policy scope: .* lacks it/]],
  ['alter policy scope on place using (true)', [/policy scope: .*place_cd.*true/]],
  ['alter table place disable row level security', [/row-level security: the models say "true", the database "false"/]],
])('after "%s" the drift is named', async (statement, expected) => {
  const drift = await schemaDrift(await changedBy(statement), await emptyDatabase(), { place })

  expect(drift).toHaveLength(expected.length)
  for (const [index, sentence] of expected.entries()) expect(drift[index]).toMatch(sentence)
})
