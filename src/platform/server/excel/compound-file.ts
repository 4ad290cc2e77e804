/**
 * The container that a protected workbook travels in: an OLE compound file with streams and nothing else.
 * Source: [MS-CFB] version 3, sectors of 512 bytes; streams under 4,096 bytes stand in the mini stream.
 */

export interface CompoundStream {
  name: string
  content: Buffer
}

const SECTOR = 512
const MINI_SECTOR = 64
const MINI_LIMIT = 4096
const ENTRY = 128
const FREE = 0xffff_ffff
const END = 0xffff_fffe
const FAT_SECTOR = 0xffff_fffd
const DIFAT_SECTOR = 0xffff_fffc
const NONE = 0xffff_ffff
const DIFAT_IN_HEAD = 109
const DIFAT_PER_SECTOR = SECTOR / 4 - 1
const PER_FAT_SECTOR = SECTOR / 4
const STREAM = 2
const ROOT = 5
const BLACK = 1

const sectorsOf = (bytes: number, size = SECTOR): number => Math.ceil(bytes / size)
const padded = (content: Buffer, size: number): Buffer =>
  Buffer.concat([content, Buffer.alloc(sectorsOf(content.length, size) * size - content.length)])

/** @param streams in the order of their names as the format compares them: the shorter first, then by letters */
export function compoundFile(streams: readonly CompoundStream[]): Buffer {
  const mini = streams.filter(({ content }) => content.length < MINI_LIMIT)
  const miniFat = mini.flatMap(({ content }, index) => {
    const before = mini.slice(0, index).reduce((sum, one) => sum + sectorsOf(one.content.length, MINI_SECTOR), 0)
    return chain(before, sectorsOf(content.length, MINI_SECTOR))
  })
  const miniStream = Buffer.concat(mini.map(({ content }) => padded(content, MINI_SECTOR)))
  const large = streams.filter(({ content }) => content.length >= MINI_LIMIT)
  const directoryCount = sectorsOf((streams.length + 1) * ENTRY)
  const parts = [directoryCount, sectorsOf(miniFat.length * 4), sectorsOf(miniStream.length)]
  const sizes = [...parts, ...large.map(({ content }) => sectorsOf(content.length))]
  const { fatCount, difatCount } = allocated(sizes.reduce((sum, size) => sum + size, 0))
  const starts: number[] = []
  sizes.reduce((at, size) => {
    starts.push(size === 0 ? END : at)
    return at + size
  }, fatCount + difatCount)
  const fat = [
    ...Array<number>(fatCount).fill(FAT_SECTOR),
    ...Array<number>(difatCount).fill(DIFAT_SECTOR),
    ...sizes.flatMap((size, index) => chain(starts[index] ?? END, size)),
  ]
  const [directoryStart = END, miniFatStart = END, miniStreamStart = END, ...largeStarts] = starts
  const entries = directory(streams, { large, largeStarts, mini, miniStreamStart, miniLength: miniStream.length })
  return Buffer.concat([
    header({ fatCount, difatCount, directoryStart, miniFatStart, miniFatCount: sizes[1] ?? 0 }),
    numbers(fat, fatCount * PER_FAT_SECTOR),
    difatSectors(fatCount, difatCount),
    padded(entries, SECTOR),
    numbers(miniFat, (sizes[1] ?? 0) * PER_FAT_SECTOR),
    padded(miniStream, SECTOR),
    ...large.map(({ content }) => padded(content, SECTOR)),
  ])
}

/** Each sector names the one after it. */
const chain = (start: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index === count - 1 ? END : start + index + 1))

/** The table of sectors counts its own sectors, too. */
function allocated(dataCount: number): { fatCount: number; difatCount: number } {
  let fatCount = 0
  let difatCount = 0
  for (;;) {
    const needed = sectorsOf((dataCount + fatCount + difatCount) * 4)
    const neededDifat = Math.ceil(Math.max(0, needed - DIFAT_IN_HEAD) / DIFAT_PER_SECTOR)
    if (needed === fatCount && neededDifat === difatCount) return { fatCount, difatCount }
    fatCount = needed
    difatCount = neededDifat
  }
}

function numbers(values: readonly number[], length: number): Buffer {
  const bytes = Buffer.alloc(length * 4, 0xff)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}

/** Where the table of sectors lies, beyond what the head can name. */
function difatSectors(fatCount: number, difatCount: number): Buffer {
  const rest = Array.from({ length: Math.max(0, fatCount - DIFAT_IN_HEAD) }, (_, index) => index + DIFAT_IN_HEAD)
  const sectors = Array.from({ length: difatCount }, (_, index) => {
    const named = rest.slice(index * DIFAT_PER_SECTOR, (index + 1) * DIFAT_PER_SECTOR)
    const filled = [...named, ...Array<number>(DIFAT_PER_SECTOR - named.length).fill(FREE)]
    return numbers([...filled, index === difatCount - 1 ? END : fatCount + index + 1], PER_FAT_SECTOR)
  })
  return Buffer.concat(sectors)
}

interface Head {
  fatCount: number
  difatCount: number
  directoryStart: number
  miniFatStart: number
  miniFatCount: number
}
function header({ fatCount, difatCount, directoryStart, miniFatStart, miniFatCount }: Head): Buffer {
  const bytes = Buffer.alloc(SECTOR)
  bytes.write('d0cf11e0a1b11ae1', 0, 'hex')
  // Minor and major version, byte order, sizes of sectors as powers of two.
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    bytes.writeUInt16LE(value, at)
  bytes.writeUInt32LE(fatCount, 44)
  bytes.writeUInt32LE(directoryStart, 48)
  bytes.writeUInt32LE(MINI_LIMIT, 56)
  bytes.writeUInt32LE(miniFatStart, 60)
  bytes.writeUInt32LE(miniFatCount, 64)
  bytes.writeUInt32LE(difatCount === 0 ? END : fatCount, 68)
  bytes.writeUInt32LE(difatCount, 72)
  for (let index = 0; index < DIFAT_IN_HEAD; index++)
    bytes.writeUInt32LE(index < fatCount ? index : FREE, 76 + index * 4)
  return bytes
}

interface Places {
  large: readonly CompoundStream[]
  largeStarts: readonly number[]
  mini: readonly CompoundStream[]
  miniStreamStart: number
  miniLength: number
}

/** The root, and below it the streams: each the right neighbour of the one before, which the format allows. */
function directory(streams: readonly CompoundStream[], places: Places): Buffer {
  const { large, largeStarts, mini, miniStreamStart, miniLength } = places
  let miniAt = 0
  const miniStarts = mini.map(({ content }) => {
    const start = miniAt
    miniAt += sectorsOf(content.length, MINI_SECTOR)
    return start
  })
  const startOf = (stream: CompoundStream): number =>
    (mini.includes(stream) ? miniStarts[mini.indexOf(stream)] : largeStarts[large.indexOf(stream)]) ?? END
  return Buffer.concat([
    entry('Root Entry', ROOT, { child: streams.length > 0 ? 1 : NONE, start: miniStreamStart, size: miniLength }),
    ...streams.map((stream, index) =>
      entry(stream.name, STREAM, {
        right: index + 2 <= streams.length ? index + 2 : NONE,
        start: startOf(stream),
        size: stream.content.length,
      }),
    ),
    ...Array.from({ length: unused(streams.length + 1) }, () => entry('', 0, { start: 0, size: 0 })),
  ])
}

const unused = (count: number): number => sectorsOf(count * ENTRY) * (SECTOR / ENTRY) - count

function entry(
  name: string,
  kind: number,
  { right = NONE, child = NONE, start, size }: { right?: number; child?: number; start: number; size: number },
): Buffer {
  const bytes = Buffer.alloc(ENTRY)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE(name === '' ? 0 : (name.length + 1) * 2, 64)
  bytes.writeUInt8(kind, 66)
  bytes.writeUInt8(BLACK, 67)
  bytes.writeUInt32LE(NONE, 68)
  bytes.writeUInt32LE(right, 72)
  bytes.writeUInt32LE(child, 76)
  bytes.writeUInt32LE(start, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}
