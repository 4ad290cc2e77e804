import { cameraTime, timeSegment } from '#platform/model/photo-time.ts'

/** A photo of a phone has 4 to 12 MB; what anybody looks at later has one. Made smaller before it is sent. */

const MAX_EDGE = 2560
const JPEG_QUALITY = 0.85
/** A photo of this size goes up quickly even from a basement. */
const SMALL_BYTES = 1_500_000
/** Formats that a canvas can write back. A GIF may move, which a canvas does not know. */
const WRITABLE = ['image/jpeg', 'image/png', 'image/webp']
const NOT_PHOTOS = ['image/gif', 'image/svg+xml']

/**
 * The photo upright, at most 2560 px long, without what the camera wrote into it but when it was taken. Unchanged when it is small already
 * and tells nothing, and when the browser cannot read it (HEIC outside Safari): the server does the same again.
 */
export async function scalePhoto(file: File): Promise<File> {
  if (NOT_PHOTOS.includes(file.type)) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return file
  try {
    const share = Math.min(1, MAX_EDGE / Math.max(picture.width, picture.height))
    const isSmall = share === 1 && file.size <= SMALL_BYTES && WRITABLE.includes(file.type)
    if (isSmall && !(await hasMetadata(file))) return file
    return await redrawn(file, picture, share)
  } finally {
    picture.close()
  }
}

async function redrawn(file: File, picture: ImageBitmap, share: number): Promise<File> {
  const width = Math.max(1, Math.round(picture.width * share))
  const height = Math.max(1, Math.round(picture.height * share))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return file
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  // A drawing keeps its sharp edges and its transparency; everything else is a photo.
  const type = file.type === 'image/png' || file.type === 'image/webp' ? file.type : 'image/jpeg'
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY))
  // A phone that is short of memory answers with nothing, some browsers with another format.
  if (!blob || blob.type !== type) return file
  const taken =
    type === 'image/jpeg' ? cameraTime(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) : undefined
  const parts = taken ? [blob.slice(0, 2), timeSegment(taken), blob.slice(2)] : [blob]
  return new File(parts, nameFor(file.name, type), { type, lastModified: file.lastModified })
}

/** IMG_1.heic that was written as a JPEG is IMG_1.jpg. */
function nameFor(name: string, type: string): string {
  const fits = type === 'image/jpeg' ? /\.(jpe?g|jfif|jiff)$/i : type === 'image/png' ? /\.png$/i : /\.webp$/i
  return fits.test(name) ? name : `${name.replace(/\.[^.]*$/, '')}.${type === 'image/jpeg' ? 'jpg' : type.slice(6)}`
}

/** Where cameras and editors write what they know: EXIF and XMP of JPEG, PNG and WebP. */
const MARKS = ['Exif\0\0', 'http://ns.adobe.com/xap/', 'Photoshop 3.0', 'eXIf', 'iTXt', 'tEXt', 'zTXt', 'EXIF', 'XMP ']
/** Large enough for any of them to begin in it; previews inside EXIF come after its beginning. */
const HEAD_BYTES = 262_144

async function hasMetadata(file: File): Promise<boolean> {
  // WebP keeps it at the end.
  const parts = [file.slice(0, HEAD_BYTES), file.slice(-HEAD_BYTES)]
  const texts = await Promise.all(parts.map(async (part) => new TextDecoder('latin1').decode(await part.arrayBuffer())))
  return texts.some((text) => MARKS.some((mark) => text.includes(mark)))
}
