/** Takes in one file of an upload: to the disk as it comes, measured, then looked at. */
import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { takenAt } from '#platform/model/photo-time.ts'
import {
  contentTypeOf,
  extensionOf,
  type FileKind,
  fitsExtension,
  isPicture,
  kindOf,
  type PictureKind,
} from './file-kind.ts'
import { type PreviewSize, type StoredPicture, storePicture } from './picture.ts'
import type { Setting } from './settings.ts'
import type { Storage } from './storage.ts'

/** Why a file is refused; asked in this order, for all files of a choice, before one of them is kept. */
export const REFUSALS = ['K-57', 'K-50', 'K-51', 'K-52', 'FILE_EMPTY', 'FILE_CONTENT'] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** A file on the disk that is not kept yet, or why it will not be. */
type Outcome = { refused: RefusalCode } | { refused?: undefined; file: ReadyFile }
export type Received = { fileOrgNm: string; path: string } & Outcome
export interface ReadyFile {
  fileOrgNm: string
  fileExt: string
  fileSize: number
  contentType: string
  sha256: string
  width: number | null
  height: number | null
  /** When it was taken: a photo alone, where its camera says so. */
  takenDt: string | null
  /** What is to be kept: the content itself and, of a picture, the preview that is made with it. */
  path: string
  previews: readonly { size: PreviewSize; path: string }[]
}

const HEAD_BYTES = 65_536
/** A file goes to the disk, and is read from it, in few pieces: each waits for a thread and for its turn. */
const AT_ONCE_BYTES = 1_048_576
/** Leaves room in the column for an extension that follows the content. */
const MAX_NAME = 250

/** Reads the stream to its end whatever it holds, so that the answer still reaches the sender. */
export async function receive(
  source: Readable,
  { fileOrgNm, setting, storage }: { fileOrgNm: string; setting: Setting; storage: Storage },
): Promise<Received> {
  const name = plainName(fileOrgNm)
  const path = await storage.newPath()
  try {
    return { fileOrgNm: name, path, ...(await looked(source, path, name, setting)) }
  } catch (error) {
    await forget(path)
    throw error
  }
}

async function looked(source: Readable, path: string, name: string, setting: Setting): Promise<Outcome> {
  const ext = extensionOf(name)
  const isAccepted = setting.acceptExts.includes(ext)
  const { size, head } = await write(source, path, isAccepted ? setting.limitBytes : 0)
  if (!isAccepted) return { refused: 'K-51' }
  if (size > setting.limitBytes) return { refused: 'K-52' }
  if (size === 0) return { refused: 'FILE_EMPTY' }
  const kind = await kindOf(path, head)
  if (!fitsExtension(kind, ext, head)) return { refused: 'FILE_CONTENT' }
  if (!isPicture(kind)) return { file: await plainFile(path, name, ext, kind, size) }
  // What the decoder cannot read is damaged, or no picture behind its first bytes.
  const picture = await storePicture(path, kind).catch((error: NodeJS.ErrnoException) => {
    if (error.errno !== undefined) throw error
  })
  return picture
    ? { file: { ...(await pictureFile(name, kind, picture)), takenDt: takenAt(head) ?? null } }
    : { refused: 'FILE_CONTENT' }
}

/** Removes what was written for a file that was kept or refused. */
export async function forget(path: string): Promise<void> {
  for (const suffix of ['', '.picture', '.320', '.960']) await rm(path + suffix, { force: true })
}

/** The name alone, without folders, control characters and marks that turn the direction of writing. */
function plainName(fileOrgNm: string): string {
  const name = (fileOrgNm.normalize('NFC').split(/[\\/]/).pop() ?? '').replace(
    /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu,
    '',
  )
  const ext = name.match(/\.[^.]{1,20}$/)?.[0] ?? ''
  const chars = [...name]
  return chars.length <= MAX_NAME ? name : chars.slice(0, MAX_NAME - ext.length).join('') + ext
}

/** Bytes beyond the limit are counted, not written. */
async function write(source: Readable, path: string, limit: number): Promise<{ size: number; head: Buffer }> {
  const target = await open(path, 'wx', 0o600)
  const heads: Buffer[] = []
  let pieces: Buffer[] = []
  let size = 0
  let waiting = 0
  const flush = async () => {
    await target.writeFile(Buffer.concat(pieces))
    pieces = []
    waiting = 0
  }
  try {
    for await (const piece of source) {
      const bytes = piece as Buffer
      if (size < HEAD_BYTES) heads.push(bytes)
      size += bytes.length
      if (size > limit) continue
      pieces.push(bytes)
      waiting += bytes.length
      if (waiting >= AT_ONCE_BYTES) await flush()
    }
    await flush()
  } finally {
    await target.close()
  }
  return { size, head: Buffer.concat(heads).subarray(0, HEAD_BYTES) }
}

async function plainFile(path: string, name: string, ext: string, kind: FileKind, size: number): Promise<ReadyFile> {
  return {
    fileOrgNm: name,
    fileExt: ext,
    fileSize: size,
    contentType: contentTypeOf(kind, ext),
    sha256: await sha256Of(path),
    width: null,
    height: null,
    takenDt: null,
    path,
    previews: [],
  }
}

async function pictureFile(name: string, kind: PictureKind, picture: StoredPicture): Promise<ReadyFile> {
  const { kind: storedKind, path: target, fileSize, width, height, previews } = picture
  const given = extensionOf(name)
  const isSame = kind === storedKind && given !== 'heic' && given !== 'heif'
  const fileExt = isSame ? given : storedKind === 'jpeg' ? 'jpg' : storedKind
  return {
    fileOrgNm: isSame ? name : `${name.slice(0, -given.length - 1)}.${fileExt}`,
    fileExt,
    fileSize,
    contentType: contentTypeOf(storedKind, fileExt),
    sha256: await sha256Of(target),
    width,
    height,
    takenDt: null,
    path: target,
    previews,
  }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path)
  try {
    for await (const piece of file.createReadStream({ highWaterMark: AT_ONCE_BYTES })) hash.update(piece as Buffer)
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}
