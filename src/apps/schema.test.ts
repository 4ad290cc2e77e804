import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#platform/server/database/migrate.ts'
import { migrationBetween, type Snapshot, schemaDrift, snapshotOf } from '#platform/server/database/migration-diff.ts'
import { cloneDatabase, emptyDatabase } from '#platform/test/cluster.ts'
import { tables } from './tables.ts'

test('the migrated database is what the models say', async () => {
  expect(await schemaDrift(await cloneDatabase(), await emptyDatabase(), tables)).toEqual([])
})

test('no change of a model waits for its migration', async () => {
  const committed = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/snapshot.json'), 'utf8')) as Snapshot

  expect(await migrationBetween(committed, snapshotOf(tables))).toEqual([])
})
