/** What stands for texts that are bytes, found without making texts of them. */

interface Entry<Value> {
  readonly key: Uint8Array
  readonly hash: number
  readonly value: Value
}

const FIRST_SLOTS = 256
const FACTOR = 16_777_619

export class ByteMap<Value> {
  /** Open addressing; half of them at least are empty. */
  private slots: (Entry<Value> | undefined)[] = new Array(FIRST_SLOTS)
  private entryCnt = 0

  get size(): number {
    return this.entryCnt
  }

  get(bytes: Uint8Array, start: number, end: number): Value | undefined {
    const hash = hashOf(bytes, start, end)
    const mask = this.slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = this.slots[slot]
      if (!entry) return undefined
      if (entry.hash === hash && isSame(entry.key, bytes, start, end)) return entry.value
    }
  }

  /** Of one that it does not have. */
  add(bytes: Uint8Array, start: number, end: number, value: Value): void {
    if (this.entryCnt * 2 >= this.slots.length) this.grow()
    this.place({ key: Uint8Array.from(bytes.subarray(start, end)), hash: hashOf(bytes, start, end), value })
    this.entryCnt += 1
  }

  clear(): void {
    this.slots = new Array(FIRST_SLOTS)
    this.entryCnt = 0
  }

  private grow(): void {
    const entries = this.slots
    this.slots = new Array(entries.length * 2)
    for (const entry of entries) if (entry) this.place(entry)
  }

  private place(entry: Entry<Value>): void {
    const mask = this.slots.length - 1
    let slot = entry.hash & mask
    while (this.slots[slot]) slot = (slot + 1) & mask
    this.slots[slot] = entry
  }
}

/** FNV-1a, what is high in it mixed into what is low. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), FACTOR)
  return hash ^ (hash >>> 15)
}

function isSame(key: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (key.length !== end - start) return false
  for (let at = 0; at < key.length; at++) if (key[at] !== bytes[start + at]) return false
  return true
}
