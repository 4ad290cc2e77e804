/** Brings a database to the program's version: SQL files in order, each once, each in a transaction of its own. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../config.ts'
import { ROOT } from '../root.ts'

export const MIGRATIONS = join(ROOT, 'migrations')

export interface MigrateOptions {
  /** Connects as the owner of the database. */
  url: string
  /** Where `NNNN-name.sql` files lie; the program's own by default. */
  directory?: string
  /** The last one to apply, when not all are wanted. */
  upTo?: string
  onProgress?: (text: string) => void
  /** How long a database that does not take connections yet is waited for. */
  patienceMs?: number
}
export interface Migrated {
  /** Names applied in this run, in order. */
  applied: string[]
  /** The last migration of the program: `0007-name`. */
  version: string
}
export interface Migration {
  name: string
  text: string
  checksum: string
}

/** @throws Error when a file's name has no number of its own */
export function readMigrations(directory: string): Migration[] {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  files.forEach((file, index) => {
    const expected = String(index + 1).padStart(4, '0')
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file) || !file.startsWith(expected)) {
      throw new Error(`Migration ${file} must be named ${expected}-some-name.sql: the numbers run without a gap.`)
    }
  })
  return files.map((file) => {
    const text = readFileSync(join(directory, file), 'utf8')
    return { name: file.slice(0, -'.sql'.length), text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

/** The role that answers requests; it cannot bypass row-level security. The owner may become it by `set role`. */
const PREPARE = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'jikim_app') then
    create role jikim_app nologin noinherit;
  end if;
  if not pg_has_role(current_user, 'jikim_app', 'set') then
    execute format('grant jikim_app to %I', current_user);
  end if;
end $$;
grant usage on schema public to jikim_app;
create table if not exists schema_migration (
  name text primary key,
  checksum text not null,
  apply_dt timestamptz not null default now()
)`

/** A table's policies do not hold for who asks one of its pieces by name: nobody but the owner may. */
const CLOSE_PIECES = `
do $$ declare piece regclass; begin
  for piece in select inhrelid::regclass from pg_inherits join pg_class p on p.oid = inhparent where p.relkind = 'p' loop
    execute format('revoke all on %s from jikim_app', piece);
  end loop;
end $$`

const LOCK = 'jikim.migrate'

/**
 * Applies what is missing. Two instances that start together wait for each other.
 *
 * @throws StartError when the database is newer than the program, or when a migration that was applied has changed since
 */
export async function migrate({
  url,
  directory = MIGRATIONS,
  upTo,
  onProgress = () => {},
  patienceMs = PATIENCE_MS,
}: MigrateOptions): Promise<Migrated> {
  const migrations = readMigrations(directory)
  const client = await connect(url, onProgress, patienceMs)
  try {
    await client.query(`select pg_advisory_lock(hashtext('${LOCK}'))`)
    await client.query(PREPARE)
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    )
    refuseForeign(migrations, rows)
    const done = new Set(rows.map(({ name }) => name))
    const applied: string[] = []
    for (const migration of migrations) {
      if (done.has(migration.name)) continue
      if (upTo !== undefined && migration.name > upTo) break
      onProgress(`Migrating the database: ${migration.name} …`)
      await apply(client, migration)
      applied.push(migration.name)
    }
    await client.query(CLOSE_PIECES)
    return { applied, version: migrations.at(-1)?.name ?? '0000' }
  } finally {
    await client.end()
  }
}

/** A database that is started beside the program, as by a machine that was switched on, is waited for so long. */
const PATIENCE_MS = 120_000
const TRY_EVERY_MS = 500

async function connect(
  connectionString: string,
  onProgress: (text: string) => void = () => {},
  patienceMs = PATIENCE_MS,
): Promise<pg.Client> {
  const until = Date.now() + patienceMs
  for (let tries = 1; ; tries++) {
    const client = new pg.Client({ connectionString, options: '-c timezone=Asia/Seoul' })
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (!isComing(error) || Date.now() > until) throw unreachable(error)
      if (tries === 1) onProgress('Waiting for the database, which does not take connections yet …')
      await sleep(TRY_EVERY_MS)
    }
  }
}

/** Nobody listens yet, nothing answers in time, or PostgreSQL says that it is starting; a wrong name or password stays wrong. */
const COMING = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EAI_AGAIN', '57P03'])
const isComing = (error: unknown): boolean => COMING.has((error as { code?: string }).code ?? '')

function unreachable(error: unknown): StartError {
  const reason = (error as Error).message || String((error as { code?: string }).code)
  return new StartError(
    `DATABASE_URL cannot be reached: ${reason}.`,
    'DATABASE_URL의 데이터베이스에 연결할 수 없습니다. 주소와 비밀번호를 확인하십시오.',
  )
}

/** Work that one program at a time does while it starts; the others wait for it. */
export async function aloneAtStart<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = await connect(url)
  try {
    await client.query(`select pg_advisory_lock(hashtext('${LOCK}'))`)
    return await work()
  } finally {
    await client.end()
  }
}

function refuseForeign(known: Migration[], recorded: { name: string; checksum: string }[]): void {
  const checksums = new Map(known.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of recorded) {
    const expected = checksums.get(name)
    if (expected === undefined) {
      throw new StartError(
        `The database is newer than this program (it has the migration ${name}): start the newer program or restore an older backup.`,
        `데이터베이스가 이 프로그램보다 새 버전입니다(${name}). 새 버전의 프로그램을 실행하십시오.`,
      )
    }
    if (expected !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after it had been applied to this database: put the released file back and write a new one.`,
        `이미 적용된 마이그레이션 ${name}의 내용이 바뀌었습니다. 배포된 파일로 되돌리십시오.`,
      )
    }
  }
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
