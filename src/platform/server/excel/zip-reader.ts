/** Opens a zip archive that somebody else made. Sizes that it claims are not believed: what comes out is counted. */
import { createInflateRaw } from 'node:zlib'
import { ExcelError } from '#platform/model/excel/excel-error.ts'

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
const END_SIZE = 22
const MAX_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8
const CHUNK = 65_536
/** A workbook of ours has seven parts; one with many sheets and pictures some hundreds. */
const MAX_ENTRIES = 5_000

interface Entry {
  method: number
  packedSize: number
  offset: number
  isEncrypted: boolean
}

export class ZipArchive {
  private readonly bytes: Buffer
  private readonly entries: ReadonlyMap<string, Entry>
  /** Bytes that may still come out of the archive, all parts together. */
  private left: number

  /**
   * @param maxInflatedBytes of all parts that are read, together
   * @throws ExcelError NOT_XLSX, TOO_LARGE
   */
  constructor(bytes: Buffer, maxInflatedBytes: number) {
    this.bytes = bytes
    this.entries = readDirectory(bytes)
    this.left = maxInflatedBytes
  }

  names(): string[] {
    return [...this.entries.keys()]
  }
  has(name: string): boolean {
    return this.entries.has(name)
  }

  /** The content of a part, piece by piece. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name)
    if (!entry) throw broken(`no part ${name}`)
    if (entry.isEncrypted) throw new ExcelError('ENCRYPTED', `${name} is encrypted`)
    const packed = this.packed(entry)
    if (entry.method === STORED) {
      this.count(packed.length)
      yield packed
      return
    }
    if (entry.method !== DEFLATED) throw broken(`method ${entry.method}`)
    const inflate = createInflateRaw({ chunkSize: CHUNK })
    inflate.end(packed)
    try {
      for await (const piece of inflate) {
        this.count((piece as Buffer).length)
        yield piece as Buffer
      }
    } catch (error) {
      throw error instanceof ExcelError ? error : new ExcelError('NOT_XLSX', 'Not deflated', { cause: error })
    }
  }

  private count(size: number): void {
    this.left -= size
    if (this.left < 0) throw new ExcelError('TOO_LARGE', 'More content than allowed')
  }

  private packed({ offset, packedSize }: Entry): Buffer {
    if (offset + 30 > this.bytes.length || this.bytes.readUInt32LE(offset) !== LOCAL_HEADER) throw broken('header')
    const start = offset + 30 + this.bytes.readUInt16LE(offset + 26) + this.bytes.readUInt16LE(offset + 28)
    if (start + packedSize > this.bytes.length) throw broken('cut off')
    return this.bytes.subarray(start, start + packedSize)
  }
}

const broken = (what: string) => new ExcelError('NOT_XLSX', `Not a readable archive: ${what}`)

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = endOffset(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) throw new ExcelError('TOO_LARGE', `${count} parts`)
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL_HEADER) throw broken('directory')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    if (entries.has(name)) throw broken(`two parts ${name}`)
    entries.set(name, {
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

function endOffset(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_SIZE - MAX_COMMENT)
  for (let at = bytes.length - END_SIZE; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at
  throw broken('no end')
}
