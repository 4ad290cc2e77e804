/** Reproducible chance for sample data: the same seed gives the same values on every machine. Never for secrets. */

export interface Random {
  /** From 0 up to, but never, 1. */
  next(): number
  /** A whole number, both ends included. */
  int(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the values, as often as its weight says. */
  weighted<T>(entries: readonly (readonly [value: T, weight: number])[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
  /** A sequence of its own: what is drawn from it moves no other sequence. */
  fork(name: string): Random
}

/** FNV-1a with a final mix: seeds that differ by one character lead to unlike sequences. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}

/** Mulberry32: small, even, and the same in every engine. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

export function random(seed: string): Random {
  const next = mulberry32(hash(seed))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  const at = <T>(list: readonly T[], index: number): T => {
    if (index < 0 || index >= list.length) throw new RangeError('Nothing to choose from')
    return list[index] as T
  }
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => at(list, int(0, list.length - 1)),
    weighted(entries) {
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      const index = entries.findIndex(([, weight]) => {
        rest -= weight
        return rest < 0
      })
      return at(entries, index)[0]
    },
    shuffle(list) {
      const copy = [...list]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last)
        const moved = at(copy, last)
        copy[last] = at(copy, other)
        copy[other] = moved
      }
      return copy
    },
    fork: (name) => random(`${seed}/${name}`),
  }
}
