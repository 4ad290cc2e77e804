/** Found before any database is made: two branches that gave their migration the same number. */
import { expect, test } from 'vitest'
import { MIGRATIONS, readMigrations } from './migrate.ts'

test('the migrations are numbered one by one', () => {
  expect(readMigrations(MIGRATIONS).length).toBeGreaterThan(50)
})
