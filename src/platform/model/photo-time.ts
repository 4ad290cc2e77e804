/** When a photo was taken, as its camera wrote it (EXIF). Nothing else of what a camera tells is read. Pure. */
import { isWrittenInstant } from './calendar.ts'

/** As it stands there: local time, and the offset where the camera knew it. */
export interface CameraTime {
  /** `2026:11:24 09:31:05` */
  time: string
  /** `+09:00` */
  offset?: string
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0]
const EXIF_IFD = 0x8769
const TIME_TAKEN = 0x9003
const OFFSET_TAKEN = 0x9011
const TIME = /^\d{4}:\d{2}:\d{2} \d{2}:\d{2}:\d{2}$/
const OFFSET = /^[+-]\d{2}:\d{2}$/
/** A camera that does not say where it was is one of the site. */
const SITE_OFFSET = '+09:00'

/** @param head the beginning of the file @returns undefined where nothing is said, or not in a readable way */
export function cameraTime(head: Uint8Array): CameraTime | undefined {
  const at = indexOf(head, EXIF)
  if (at < 0) return undefined
  try {
    return timeIn(head.subarray(at + EXIF.length))
  } catch (error) {
    // An offset that leads out of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** @returns an instant with its offset */
export function takenAt(head: Uint8Array): string | undefined {
  const found = cameraTime(head)
  if (!found) return undefined
  const [date = '', time = ''] = found.time.split(' ')
  const instant = `${date.replaceAll(':', '-')}T${time}${found.offset ?? SITE_OFFSET}`
  return !Number.isNaN(Date.parse(instant)) && isWrittenInstant(instant) ? instant : undefined
}

function indexOf(bytes: Uint8Array, wanted: readonly number[]): number {
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at
  return -1
}

function timeIn(tiff: Uint8Array): CameraTime | undefined {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const isLittle = view.getUint16(0) === 0x4949
  const entries = (from: number): Map<number, number> => {
    const found = new Map<number, number>()
    const count = view.getUint16(from, isLittle)
    for (let at = from + 2; at < from + 2 + count * 12; at += 12) found.set(view.getUint16(at, isLittle), at)
    return found
  }
  const pointerAt = entries(view.getUint32(4, isLittle)).get(EXIF_IFD)
  if (pointerAt === undefined) return undefined
  const camera = entries(view.getUint32(pointerAt + 8, isLittle))
  const textOf = (tag: number): string => {
    const at = camera.get(tag)
    if (at === undefined) return ''
    const length = view.getUint32(at + 4, isLittle)
    const from = length > 4 ? view.getUint32(at + 8, isLittle) : at + 8
    return String.fromCharCode(...tiff.subarray(from, from + Math.min(length, 40))).split('\0')[0] ?? ''
  }
  const [time, offset] = [textOf(TIME_TAKEN), textOf(OFFSET_TAKEN)]
  if (!TIME.test(time)) return undefined
  return OFFSET.test(offset) ? { time, offset } : { time }
}

/** The segment of a JPEG that says this and nothing else: for a picture that is written anew before it is sent. */
export function timeSegment({ time, offset }: CameraTime): Uint8Array<ArrayBuffer> {
  const texts = [
    { tag: TIME_TAKEN, text: `${time}\0` },
    ...(offset ? [{ tag: OFFSET_TAKEN, text: `${offset}\0` }] : []),
  ]
  const CAMERA_AT = 26
  const textsAt = CAMERA_AT + 2 + texts.length * 12 + 4
  const size = textsAt + texts.reduce((sum, { text }) => sum + text.length, 0)
  const bytes = new Uint8Array(4 + EXIF.length + size)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xffe1)
  view.setUint16(2, bytes.length - 2)
  bytes.set(EXIF, 4)
  const tiff = new DataView(bytes.buffer, 4 + EXIF.length)
  tiff.setUint32(0, 0x4d4d002a)
  tiff.setUint32(4, 8)
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.setUint16(at, tag)
    tiff.setUint16(at + 2, type)
    tiff.setUint32(at + 4, count)
    tiff.setUint32(at + 8, value)
  }
  tiff.setUint16(8, 1)
  entry(10, EXIF_IFD, 4, 1, CAMERA_AT)
  tiff.setUint16(CAMERA_AT, texts.length)
  let textAt = textsAt
  for (const [index, { tag, text }] of texts.entries()) {
    entry(CAMERA_AT + 2 + index * 12, tag, 2, text.length, textAt)
    for (const [place, char] of [...text].entries()) tiff.setUint8(textAt + place, char.charCodeAt(0))
    textAt += text.length
  }
  return bytes
}
