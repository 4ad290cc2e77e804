/** A backup on disk: a folder with a manifest, one compressed file for each table, and the kept files of the site. */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { StartError } from '../config.ts'

export const MANIFEST = 'manifest.json'
/** Folder of the archive that holds what `DATA_DIR` held. */
export const DATA = 'data'

const manifestSchema = z.object({
  format: z.literal(1),
  programVersion: z.string(),
  createDt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order in which they can be loaded: a table comes after those it refers to. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rowCnt: z.number(),
      file: z.string(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastVal: z.string(), isCalled: z.boolean() })),
  files: z.array(z.object({ path: z.string(), sha256: z.string() })),
  /** Attachments that the database names and the disk did not have. */
  missingFiles: z.array(z.string()),
})
export type Manifest = z.output<typeof manifestSchema>

/** @throws StartError when the folder holds no complete backup */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST)
  const parsed = existsSync(file) ? manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  if (parsed?.success) return parsed.data
  throw new StartError(
    `${folder} is not a complete backup: its ${MANIFEST} is missing or of another format.`,
    `${folder}에 완전한 백업이 없습니다.`,
  )
}

/** Passes bytes on and knows their digest at the end. */
export class Digest extends Transform {
  private readonly hash = createHash('sha256')

  override _transform(piece: Buffer, _encoding: string, done: (error: null, piece: Buffer) => void): void {
    this.hash.update(piece)
    done(null, piece)
  }
  hex(): string {
    return this.hash.digest('hex')
  }
}

async function digestOf(file: string): Promise<string> {
  const digest = new Digest()
  await pipeline(createReadStream(file), digest, async (pieces) => {
    for await (const _ of pieces);
  })
  return digest.hex()
}

/** @throws StartError that names the first file that is not what the manifest says */
export async function verifyArchive(folder: string, manifest: Manifest): Promise<void> {
  const files = [
    ...manifest.tables.map(({ file, sha256 }) => ({ path: file, sha256 })),
    ...manifest.files.map(({ path, sha256 }) => ({ path: join(DATA, path), sha256 })),
  ]
  for (const { path, sha256 } of files) {
    const file = join(folder, path)
    if (existsSync(file) && (await digestOf(file)) === sha256) continue
    throw new StartError(`The backup is damaged: ${file} is missing or changed.`, `백업 파일이 손상되었습니다: ${file}`)
  }
}

/** Copies a file with its folders. @returns its digest, `undefined` when it is not there */
export async function copyInto(source: string, target: string): Promise<string | undefined> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  try {
    await copyFile(source, target)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  await flush(target)
  return digestOf(target)
}

/** A backup that a power cut could undo is none. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The names in a folder, none when it does not exist. */
export async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : []
}
