/** `npm run db:migration -- name`: writes the SQL that leads from the last snapshot to the tables of the models. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { MIGRATIONS } from '#platform/server/database/migrate.ts'
import { migrationBetween, type Snapshot, snapshotOf } from '#platform/server/database/migration-diff.ts'
import { tables } from './tables.ts'

const SNAPSHOT = join(MIGRATIONS, 'meta/snapshot.json')

const USAGE = `Usage: npm run db:migration -- name [--drop | --by-hand]
  --drop     what the models no longer name is dropped, with its data
  --by-hand  writes a file that you complete, for renames and moves of data`

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { drop: { type: 'boolean', default: false }, 'by-hand': { type: 'boolean', default: false } },
  })
  const name = positionals[0]
  if (!name || !/^[a-z0-9-]+$/.test(name)) throw new Error(USAGE)
  const before = existsSync(SNAPSHOT) ? (JSON.parse(readFileSync(SNAPSHOT, 'utf8')) as Snapshot) : snapshotOf({})
  const after = snapshotOf(tables, before)
  const statements = values['by-hand'] ? ['-- To be written.'] : await difference(before, after, values.drop)
  if (statements.length === 0) {
    process.stdout.write('The models say what the last migration made: nothing to write.\n')
    return
  }
  const file = join(MIGRATIONS, `${nextNumber()}-${name}.sql`)
  writeFileSync(file, `${statements.join('\n')}\n`)
  mkdirSync(dirname(SNAPSHOT), { recursive: true })
  writeFileSync(SNAPSHOT, `${JSON.stringify(after, null, 1)}\n`)
  process.stdout.write(`Wrote ${file}: read it, complete it, commit it with migrations/meta.\n`)
}

async function difference(before: Snapshot, after: Snapshot, drop: boolean): Promise<string[]> {
  try {
    return await migrationBetween(before, after, drop)
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`)
  }
}

/** The lowest number that is free: numbers run without a gap. */
function nextNumber(): string {
  const taken = new Set(readdirSync(MIGRATIONS).map((file) => file.slice(0, 4)))
  let number = 1
  while (taken.has(String(number).padStart(4, '0'))) number++
  return String(number).padStart(4, '0')
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
