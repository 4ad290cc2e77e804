/** A JPEG without anything but what draws it: no camera, position, thumbnail, comment, and nothing behind its end. Pure. */

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const JFIF = 0xe0
const ADOBE = 0xee
/** Frames that every browser draws, then the tables that they are drawn by. */
const FRAMES = [0xc0, 0xc1, 0xc2]
const TABLES = [0xc4, 0xdb, 0xdd]
/** What the rest of the world writes into a picture: applications and comments. */
const isTold = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
/** Within what is drawn: a 255 of the picture itself, and marks where a decoder may begin again. */
const isWithin = (after: number): boolean => after === 0 || (after >= 0xd0 && after <= 0xd7)

/** Longer ones carry a thumbnail. */
const JFIF_BYTES = 16
const ADOBE_BYTES = 14
/** How its colours are written stands in these two, and says nothing of anybody. */
const saysColours = (marker: number, segment: Buffer): boolean =>
  (marker === JFIF && segment.length === JFIF_BYTES + 2 && segment.toString('latin1', 4, 8) === 'JFIF') ||
  (marker === ADOBE && segment.length === ADOBE_BYTES + 2 && segment.toString('latin1', 4, 9) === 'Adobe')

/** @returns undefined for a file that is not put together as a JPEG is */
export function drawnPartsOf(jpeg: Buffer): Buffer | undefined {
  if (jpeg[0] !== 0xff || jpeg[1] !== SOI) return undefined
  const kept: Buffer[] = [jpeg.subarray(0, 2)]
  for (let at = 2; at + 4 <= jpeg.length || jpeg[at + 1] === EOI; ) {
    const marker = jpeg[at + 1] ?? 0
    if (jpeg[at] !== 0xff) return undefined
    if (marker === EOI) return Buffer.concat([...kept, jpeg.subarray(at, at + 2)])
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    const segment = jpeg.subarray(at, end)
    if (marker === SOS) {
      const next = endOfScan(jpeg, end)
      kept.push(jpeg.subarray(at, next))
      at = next
      continue
    }
    if (FRAMES.includes(marker) || TABLES.includes(marker) || saysColours(marker, segment)) kept.push(segment)
    else if (!isTold(marker)) return undefined
    at = end
  }
  return undefined
}

/** Where the marker stands that ends what is drawn here. */
function endOfScan(jpeg: Buffer, from: number): number {
  let at = jpeg.indexOf(0xff, from)
  while (at >= 0 && isWithin(jpeg[at + 1] ?? 0)) at = jpeg.indexOf(0xff, at + 2)
  return at < 0 ? jpeg.length : at
}
