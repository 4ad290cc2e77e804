/** A zip archive written front to back, so that neither its parts nor the whole ever stand in memory. */
import { ExcelError } from './excel-error.ts'

export interface ZipPart {
  name: string
  content: Iterable<string> | AsyncIterable<string | Uint8Array>
}

/** What Node and the browser each do in their own way. */
export interface Packer {
  /** UTF-8 */
  encode(text: string): Uint8Array
  /** @param before of the bytes so far; 0 at the start */
  crc32(bytes: Uint8Array, before: number): number
  /** Raw, without a header of its own. */
  deflate(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
}

/** Beyond it the archive would need the 64-bit form, which not every reader knows. */
const MAX_BYTES = 0xffff_ffff
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808
const VERSION = 20
const DEFLATED = 8
/** 1980-01-01: the same content gives the same bytes. */
const DOS_DATE = 0x21

const LOCAL_HEADER = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50

interface Written {
  name: Uint8Array
  crc: number
  size: number
  packedSize: number
  offset: number
}

export async function* zipped(parts: Iterable<ZipPart>, packer: Packer): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for (const part of parts) {
    const entry: Written = { name: packer.encode(part.name), crc: 0, size: 0, packedSize: 0, offset }
    const header = localHeader(entry)
    yield header
    for await (const packed of packer.deflate(measured(part.content, entry, packer))) {
      entry.packedSize += packed.length
      yield packed
    }
    yield descriptor(entry)
    offset += header.length + entry.packedSize + DESCRIPTOR_BYTES
    if (entry.size > MAX_BYTES || offset > MAX_BYTES) throw new ExcelError('TOO_LARGE', `${part.name} exceeds 4 GiB`)
    written.push(entry)
  }
  let directoryBytes = 0
  for (const entry of written) {
    const header = centralHeader(entry)
    directoryBytes += header.length
    yield header
  }
  yield endRecord(written.length, directoryBytes, offset)
}

async function* measured(content: ZipPart['content'], entry: Written, packer: Packer): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    const bytes = typeof piece === 'string' ? packer.encode(piece) : piece
    entry.crc = packer.crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

/** Numbers of two and of four bytes, one after the other, and a name behind them. */
function record(fields: readonly (readonly [bytes: 2 | 4, value: number])[], name?: Uint8Array): Uint8Array {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0)
  const whole = new Uint8Array(length + (name?.length ?? 0))
  const view = new DataView(whole.buffer)
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  if (name) whole.set(name, length)
  return whole
}

const localHeader = ({ name }: Written): Uint8Array =>
  record(
    [
      [4, LOCAL_HEADER],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DOS_DATE],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ],
    name,
  )

const DESCRIPTOR_BYTES = 16
const descriptor = ({ crc, packedSize, size }: Written): Uint8Array =>
  record([
    [4, DESCRIPTOR],
    [4, crc],
    [4, packedSize],
    [4, size],
  ])

const centralHeader = ({ name, crc, packedSize, size, offset }: Written): Uint8Array =>
  record(
    [
      [4, CENTRAL_HEADER],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DOS_DATE],
      [4, crc],
      [4, packedSize],
      [4, size],
      [2, name.length],
      // Extra field, comment, disk, attributes of the file inside and out.
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ],
    name,
  )

const endRecord = (count: number, size: number, offset: number): Uint8Array =>
  record([
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ])
