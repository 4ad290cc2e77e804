/** What stands for the texts of a column, found by their bytes: no text is made of them, and four of them are one number. */
import type { CopiedRow } from '../database/copied-rows.ts'

interface Entry<Value> {
  readonly length: number
  /** The first four bytes and the last four, then those between them by four. */
  readonly first: number
  readonly last: number
  readonly between: Int32Array
  readonly value: Value
}

const FIRST_SLOTS = 256
const WORD = 4
const FACTOR = 16_777_619

export class ByteMap<Value> {
  /** Open addressing; half of them at least are empty. */
  private slots: (Entry<Value> | undefined)[] = new Array(FIRST_SLOTS)
  private entryCnt = 0
  /** Sorted by a day, or by a state, many rows have what the one before had. */
  private latest: Entry<Value> | undefined

  get size(): number {
    return this.entryCnt
  }

  /** Of a column that there is. */
  get({ view, starts, ends }: CopiedRow, column: number): Value | undefined {
    const start = starts[column] as number
    const end = ends[column] as number
    const length = end - start
    const first = firstOf(view, start, end)
    const last = length > WORD ? view.getInt32(end - WORD) : 0
    const { latest, slots } = this
    if (latest && isSame(latest, length, first, last, view, start)) return latest.value
    const mask = slots.length - 1
    let hash = hashOf(length, first, last)
    for (let at = start + WORD; at < end - WORD; at += WORD) hash = mixed(hash, view.getInt32(at))
    for (let slot = slotOf(hash, mask); ; slot = (slot + 1) & mask) {
      const entry = slots[slot]
      if (!entry) return undefined
      if (!isSame(entry, length, first, last, view, start)) continue
      this.latest = entry
      return entry.value
    }
  }

  /** Of one that it does not have. */
  add({ view, starts, ends }: CopiedRow, column: number, value: Value): void {
    const start = starts[column] as number
    const end = ends[column] as number
    const length = end - start
    const between = new Int32Array(Math.max(0, Math.ceil(length / WORD) - 2))
    for (let at = 0; at < between.length; at++) between[at] = view.getInt32(start + (at + 1) * WORD)
    if (this.entryCnt * 2 >= this.slots.length) this.grow()
    const last = length > WORD ? view.getInt32(end - WORD) : 0
    this.place({ length, first: firstOf(view, start, end), last, between, value })
    this.entryCnt += 1
  }

  clear(): void {
    this.slots = new Array(FIRST_SLOTS)
    this.entryCnt = 0
    this.latest = undefined
  }

  private grow(): void {
    const entries = this.slots
    this.slots = new Array(entries.length * 2)
    for (const entry of entries) if (entry) this.place(entry)
  }

  private place(entry: Entry<Value>): void {
    const mask = this.slots.length - 1
    const hash = entry.between.reduce(mixed, hashOf(entry.length, entry.first, entry.last))
    let slot = slotOf(hash, mask)
    while (this.slots[slot]) slot = (slot + 1) & mask
    this.slots[slot] = entry
  }
}

/** Of fewer than four, those that there are. */
function firstOf(view: DataView, start: number, end: number): number {
  if (end - start >= WORD) return view.getInt32(start)
  let word = 0
  for (let at = start; at < end; at++) word = (word << 8) | view.getUint8(at)
  return word
}

const mixed = (hash: number, word: number): number => Math.imul(hash ^ word, FACTOR)
const hashOf = (length: number, first: number, last: number): number => mixed(mixed(length, first), last)
/** What is high in it mixed into what is low. */
const slotOf = (hash: number, mask: number): number => (hash ^ (hash >>> 15)) & mask

function isSame<Value>(
  entry: Entry<Value>,
  length: number,
  first: number,
  last: number,
  view: DataView,
  start: number,
): boolean {
  if (entry.last !== last || entry.first !== first || entry.length !== length) return false
  const { between } = entry
  for (let at = 0; at < between.length; at++) if (between[at] !== view.getInt32(start + (at + 1) * WORD)) return false
  return true
}
