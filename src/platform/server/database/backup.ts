/** A backup while the site runs: one snapshot of all tables, and the files that this snapshot knows. */
import { createWriteStream, existsSync, statSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartError } from '../config.ts'
import { copyInto, DATA, Digest, flush, MANIFEST, type Manifest, namesIn } from './backup-archive.ts'

export interface BackupOptions {
  /** Connects as the owner of the database. */
  url: string
  dataDir: string
  /** Made by the backup; it may not exist yet. */
  folder: string
  programVersion: string
  onProgress?: (text: string) => void
}

/** A table with the columns that can be loaded again; its partitions are part of it. */
const TABLES = `
select format('%I', c.relname) as name, array_agg(format('%I', a.attname) order by a.attnum) as columns,
  coalesce((select array_agg(distinct format('%I', k.confrelid::regclass::text)) from pg_constraint k
    where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as needs
from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  and c.relname <> 'schema_migration' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
group by c.oid, c.relname order by c.relname`

interface Table {
  name: string
  columns: string[]
  needs: string[]
}

/** Beside the database the files of these folders and names are kept; PostgreSQL's own are not. */
const ATTACHMENTS = 'attachments'
const NOT_OF_THE_SITE = /^(postgres\b|server\.pid)/

/**
 * Writes the folder under a name of its own and gives it the right one at the end: a folder with that name is whole.
 *
 * @throws StartError when the folder exists
 */
export async function backup({
  url,
  dataDir,
  folder,
  programVersion,
  onProgress = () => {},
}: BackupOptions): Promise<Manifest> {
  if (existsSync(folder)) {
    throw new StartError(`${folder} exists: name a folder that does not.`, `${folder} 폴더가 이미 있습니다.`)
  }
  const unfinished = `${folder}.partial`
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 })
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC -c row_security=off' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query('select name, checksum from schema_migration order by name')
    const tables = await copyTables(client, unfinished, onProgress)
    const stored = await storedNames(client)
    // Sequences stand outside of snapshots; read after the rows they are never behind them.
    const sequences = await readSequences(client)
    await client.query('commit')
    onProgress(`Copying ${stored.size} attachments …`)
    const { files, missingFiles } = await copyFiles(dataDir, join(unfinished, DATA), stored)
    const createDt = new Date().toISOString()
    const manifest: Manifest = {
      format: 1,
      programVersion,
      createDt,
      migrations,
      tables,
      sequences,
      files,
      missingFiles,
    }
    await writeFile(join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true })
    await rename(unfinished, folder)
    await flush(join(folder, '..'))
    return manifest
  } finally {
    await client.end()
  }
}

async function copyTables(
  client: pg.Client,
  folder: string,
  onProgress: (text: string) => void,
): Promise<Manifest['tables']> {
  const { rows } = await client.query<Table>(TABLES)
  const copied: Manifest['tables'] = []
  for (const [index, { name, columns }] of inOrderOfNeed(rows).entries()) {
    onProgress(`Copying table ${index + 1} of ${rows.length}: ${name} …`)
    const file = `tables/${name.replaceAll(/[^a-z0-9_]/g, '')}.copy.zst`
    const source = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
    const digest = new Digest()
    const target = createWriteStream(join(folder, file), { mode: 0o600, flush: true })
    await pipeline(source, createZstdCompress(), digest, target)
    copied.push({ name, columns, rowCnt: source.rowCount, file, sha256: digest.hex() })
  }
  return copied
}

/** Tables behind those that they refer to. */
function inOrderOfNeed(tables: Table[]): Table[] {
  const ordered = new Map<string, Table>()
  const byName = new Map(tables.map((table) => [table.name, table]))
  const visit = (table: Table, above: string[]): void => {
    if (ordered.has(table.name) || above.includes(table.name)) return
    for (const name of table.needs) {
      const needed = byName.get(name)
      if (needed) visit(needed, [...above, table.name])
    }
    ordered.set(table.name, table)
  }
  for (const table of tables) visit(table, [])
  return [...ordered.values()]
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query(
      `select last_value::text as "lastVal", is_called as "isCalled" from ${name}`,
    )
    sequences.push({ name, ...states[0] })
  }
  return sequences
}

async function storedNames(client: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await client.query(`select to_regclass('public.attach_file') is not null as exists`)
  if (!tables[0]?.exists) return new Set()
  const { rows } = await client.query<{ stored_nm: string }>('select stored_nm from attach_file')
  return new Set(rows.map((row) => row.stored_nm))
}

/** Attachments that the snapshot knows, with their previews, and the small files that lie beside the database: secrets. */
async function copyFiles(
  dataDir: string,
  target: string,
  stored: Set<string>,
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const missing = new Set(stored)
  const paths: string[] = []
  for (const part of await namesIn(join(dataDir, ATTACHMENTS))) {
    for (const name of await namesIn(join(dataDir, ATTACHMENTS, part))) {
      if (stored.has(name.split('.')[0] ?? '')) paths.push(join(ATTACHMENTS, part, name))
    }
  }
  for (const name of await namesIn(dataDir)) {
    if (!NOT_OF_THE_SITE.test(name) && statSync(join(dataDir, name)).isFile()) paths.push(name)
  }
  const files: Manifest['files'] = []
  for (const path of paths) {
    const sha256 = await copyInto(join(dataDir, path), join(target, path))
    if (!sha256) continue
    files.push({ path, sha256 })
    missing.delete(path.split('/').at(-1) ?? '')
  }
  return { files, missingFiles: [...missing] }
}
