/** Pictures are kept upright, no larger than needed, and without anything that the camera told about itself. */
import { readFile, stat, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { drawnPartsOf } from './drawn-jpeg.ts'
import type { PictureKind } from './file-kind.ts'
import { decodeHeic } from './heic.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const PREVIEW_SIZES = [320, 960] as const
export type PreviewSize = (typeof PREVIEW_SIZES)[number]
/** Stands in every list of files. The larger one takes most of the work of a picture, and is looked at by few. */
const AT_ONCE: PreviewSize = 320

/** What is kept of a picture, and where it was written. */
export interface StoredPicture {
  kind: Exclude<PictureKind, 'heic'>
  path: string
  fileSize: number
  width: number
  height: number
  /** Those that are written with it; another one is written when it is first asked for. */
  previews: { size: PreviewSize; path: string }[]
}

const MAX_EDGE = 2560
/** The largest sensors of phones have 200 million; more is a trap for the memory. */
const MAX_PIXELS = 210_000_000
/** All frames of an animation together. */
const MAX_ANIMATED_PIXELS = 50_000_000
const JPEG_QUALITY = 82
const WEBP_QUALITY = 82
const PREVIEW_QUALITY = 75
/** A JPEG that takes more is finer than anybody sees. */
const MOST_READY_BYTES = 3_000_000

// One picture at a time, each on one thread of the pool: the others stay free for passwords and files. One that is ready takes
// little, and does not wait for those that are written anew.
sharp.concurrency(1)
sharp.cache(false)
const inTurn = oneAtATime()
const inTurnOfReady = oneAtATime()

/**
 * Writes `<path>.picture` and its small preview beside the original, which is left for the caller to remove.
 *
 * @throws Error when the content is broken or too large
 */
export async function storePicture(path: string, kind: PictureKind): Promise<StoredPicture> {
  const ready = kind === 'jpeg' && (await isReady(path)) ? await inTurnOfReady(() => asItIs(path)) : undefined
  return ready ?? inTurn(async () => written(path, await uprightOf(path, kind), kind === 'heic' ? 'jpeg' : kind))
}

/** Writes a preview of a picture of ours beside it. @returns its path */
export const previewOf = (path: string, size: PreviewSize): Promise<string> =>
  inTurn(() => writePreview(path, path, size))

export type Turn = 90 | 180 | 270
/** The same with a picture of ours, turned to the right. @returns undefined for one that moves */
export const turnPicture = (path: string, turn: Turn): Promise<StoredPicture | undefined> =>
  inTurn(async () => {
    const { format, pages = 1 } = await sharp(path).metadata()
    if (pages > 1 || !isStoredKind(format)) return undefined
    return written(path, sharp(path, { limitInputPixels: MAX_PIXELS }).rotate(turn), format)
  })
const isStoredKind = (format: string): format is StoredPicture['kind'] =>
  ['jpeg', 'png', 'gif', 'webp'].includes(format)

/**
 * What a phone has made ready, as ours does before it sends, is only freed of what it tells. Its colours must be those of every
 * screen, for the profile that says otherwise goes, too.
 */
async function isReady(path: string): Promise<boolean> {
  const { width, height, orientation = 1, hasProfile, space } = await sharp(path).metadata()
  const { size } = await stat(path)
  const isSmall = Math.max(width, height) <= MAX_EDGE && size <= MOST_READY_BYTES
  return isSmall && orientation === 1 && !hasProfile && (space === 'srgb' || space === 'b-w')
}

/** @returns undefined when only a decoder makes sense of it */
async function asItIs(path: string): Promise<StoredPicture | undefined> {
  const drawn = drawnPartsOf(await readFile(path))
  if (!drawn) return undefined
  await writeFile(`${path}.picture`, drawn, { mode: 0o600 })
  return kept(path, 'jpeg')
}

async function written(path: string, image: Sharp, kind: StoredPicture['kind']): Promise<StoredPicture> {
  await encoded(image, kind).toFile(`${path}.picture`)
  return kept(path, kind)
}

async function kept(path: string, kind: StoredPicture['kind']): Promise<StoredPicture> {
  const target = `${path}.picture`
  // Reads the picture to its end: what is broken does not come further.
  const preview = { size: AT_ONCE, path: await writePreview(target, path, AT_ONCE) }
  // Of the first frame: that is what is asked for without `animated`.
  const { width, height } = await sharp(target).metadata()
  const { size: fileSize } = await stat(target)
  return { kind, path: target, fileSize, width, height, previews: [preview] }
}

async function writePreview(picture: string, path: string, size: PreviewSize): Promise<string> {
  const preview = `${path}.${size}`
  await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: PREVIEW_QUALITY })
    .toFile(preview)
  return preview
}

async function uprightOf(path: string, kind: PictureKind): Promise<Sharp> {
  if (kind === 'heic') {
    const { width, height, data } = await decodeHeic(path)
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  }
  const animated = kind === 'gif' || kind === 'webp'
  const limitInputPixels = animated ? MAX_ANIMATED_PIXELS : MAX_PIXELS
  return sharp(path, { animated, limitInputPixels, failOn: 'error', autoOrient: true })
}

function encoded(image: Sharp, kind: StoredPicture['kind']): Sharp {
  const small = image.resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
  switch (kind) {
    case 'jpeg':
      return small.jpeg({ quality: JPEG_QUALITY })
    case 'png':
      return small.png()
    case 'gif':
      return small.gif()
    case 'webp':
      return small.webp({ quality: WEBP_QUALITY })
  }
}
