/** Puts a backup back: the database as it was, the files beside it, then the migrations that came since. */
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartError } from '../config.ts'
import { copyInto, DATA, type Manifest, readManifest, verifyArchive } from './backup-archive.ts'
import { MIGRATIONS, migrate, readMigrations } from './migrate.ts'

export interface RestoreOptions {
  /** Connects as the owner of the database; no server may use it meanwhile. */
  url: string
  dataDir: string
  /** What `backup` wrote. */
  folder: string
  directory?: string
  /** Throw away what the database holds. */
  replace?: boolean
  onProgress?: (text: string) => void
}

/**
 * Rows come back in one transaction, without triggers; a restore that fails leaves an empty database behind.
 *
 * @throws StartError when the backup is damaged or newer than the program, or the database is in use or not empty
 */
export async function restore(options: RestoreOptions): Promise<Manifest> {
  const { url, dataDir, folder, directory = MIGRATIONS, replace = false, onProgress = () => {} } = options
  const manifest = readManifest(folder)
  refuseNewer(manifest, directory)
  onProgress('Checking the backup …')
  await verifyArchive(folder, manifest)
  await emptyDatabase(url, replace)
  const upTo = manifest.migrations.at(-1)?.name ?? ''
  await migrate({ url, directory, upTo, onProgress })
  await loadTables(url, folder, manifest, onProgress)
  onProgress(`Copying ${manifest.files.length} files …`)
  for (const { path } of manifest.files) await copyInto(join(folder, DATA, path), join(dataDir, path))
  await migrate({ url, directory, onProgress })
  return manifest
}

function refuseNewer({ migrations, programVersion }: Manifest, directory: string): void {
  const known = new Map(readMigrations(directory).map(({ name, checksum }) => [name, checksum]))
  const foreign = migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (!foreign) return
  throw new StartError(
    `The backup was made by Jikim ${programVersion} with the migration ${foreign.name}, which this program does not have: restore it with that version or a newer one.`,
    `이 백업은 다른 버전(${programVersion})의 프로그램에서 만든 것입니다. 그 버전 이상의 프로그램으로 복원하십시오.`,
  )
}

async function emptyDatabase(url: string, replace: boolean): Promise<void> {
  await withClient(url, async (client) => {
    const { rows: users } = await client.query(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    if (users[0].count > 0) {
      throw new StartError(
        `The database of DATABASE_URL is in use by ${users[0].count} connections: stop every server that uses it first.`,
        '데이터베이스를 사용 중인 서버가 있습니다. 모든 서버를 먼저 종료하십시오.',
      )
    }
    if (!replace && (await hasRows(client))) {
      throw new StartError(
        'The database is not empty: restore into an empty one, or add --replace to throw away everything in it.',
        '데이터베이스가 비어 있지 않습니다. 빈 데이터베이스에 복원하거나 --replace를 붙이면 기존 자료를 모두 지우고 복원합니다.',
      )
    }
    await client.query('drop schema if exists pgboss cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public authorization pg_database_owner')
    await client.query('grant usage on schema public to public')
  })
}

async function hasRows(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migration'`,
  )
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount) return true
  }
  return false
}

async function loadTables(
  url: string,
  folder: string,
  manifest: Manifest,
  onProgress: (text: string) => void,
): Promise<void> {
  const { tables, sequences } = manifest
  await withClient(url, async (client) => {
    await client.query('begin')
    await client.query("set local timezone = 'UTC'")
    for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
    // Migrations may have filled some; what the backup says replaces it.
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
    for (const [index, { name, columns, file, rowCnt }] of tables.entries()) {
      onProgress(`Loading table ${index + 1} of ${tables.length}: ${name} (${rowCnt} rows) …`)
      const target = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
      await pipeline(createReadStream(join(folder, file)), createZstdDecompress(), target)
      if (target.rowCount !== rowCnt) throw new Error(`${name} got ${target.rowCount} rows instead of ${rowCnt}.`)
    }
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
    for (const { name, lastVal, isCalled } of sequences) {
      await client.query('select setval($1::regclass, $2, $3)', [name, lastVal, isCalled])
    }
    await client.query('commit')
    await client.query('analyze')
  })
}

async function withClient(connectionString: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString, options: '-c client_min_messages=warning' })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
