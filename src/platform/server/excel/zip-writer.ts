/** Writes a zip archive front to back, so that neither its parts nor the whole ever stand in memory. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'
import { ExcelError } from './excel-error.ts'

export interface ZipPart {
  name: string
  content: Iterable<string> | AsyncIterable<string>
}

/** Half the time of the default level for a file 12 % larger. */
const DEFLATE_LEVEL = 3
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
  name: Buffer
  crc: number
  size: number
  packedSize: number
  offset: number
}

export async function* zip(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const part of parts) {
    const entry: Written = { name: Buffer.from(part.name), crc: 0, size: 0, packedSize: 0, offset }
    const header = localHeader(entry)
    yield header
    for await (const packed of deflated(part.content, entry)) {
      entry.packedSize += packed.length
      yield packed
    }
    yield descriptor(entry)
    offset += header.length + entry.packedSize + 16
    if (entry.size > MAX_BYTES || offset > MAX_BYTES) throw new ExcelError('TOO_LARGE', `${part.name} exceeds 4 GiB`)
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(centralHeader))
  yield directory
  yield endRecord(written.length, directory.length, offset)
}

async function* deflated(content: ZipPart['content'], entry: Written): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw({ level: DEFLATE_LEVEL })
  const done = pipeline(Readable.from(measured(), { objectMode: false }), deflate)
  // Whoever stops reading early ends the pipeline; that is no fault of its own.
  done.catch(() => {})
  for await (const packed of deflate) yield packed as Buffer
  await done
}

function localHeader({ name }: Written): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(LOCAL_HEADER, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(DOS_DATE, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function descriptor({ crc, packedSize, size }: Written): Buffer {
  const record = Buffer.alloc(16)
  record.writeUInt32LE(DESCRIPTOR, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(packedSize, 8)
  record.writeUInt32LE(size, 12)
  return record
}

function centralHeader({ name, crc, packedSize, size, offset }: Written): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(CENTRAL_HEADER, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(VERSION, 6)
  header.writeUInt16LE(FLAGS, 8)
  header.writeUInt16LE(DEFLATED, 10)
  header.writeUInt16LE(DOS_DATE, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packedSize, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name])
}

function endRecord(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(END, 0)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(size, 12)
  record.writeUInt32LE(offset, 16)
  return record
}
