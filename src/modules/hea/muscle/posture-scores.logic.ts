/**
 * The published tables of RULA, REBA and OWAS: a line for each score of the first part, the last part runs fastest.
 *
 * McAtamney & Corlett, Applied Ergonomics 24 (1993); Hignett & McAtamney, Applied Ergonomics 31 (2000);
 * Karhu, Kansi & Kuorinka, Applied Ergonomics 8 (1977). KOSHA GUIDE H-9.
 */

export interface ScoreTable {
  /** How many scores each part has, from 1 on. */
  readonly sizes: readonly number[]
  readonly cells: readonly number[]
}
const table = (sizes: readonly number[], text: string): ScoreTable => ({
  sizes,
  cells: text.trim().split(/\s+/).map(Number),
})

/** @throws RangeError when the table has no such cell */
export function lookUp({ sizes, cells }: ScoreTable, ...scores: number[]): number {
  const isInside =
    scores.length === sizes.length && scores.every((score, part) => score >= 1 && score <= (sizes[part] ?? 0))
  const place = scores.reduce((sum, score, part) => sum * (sizes[part] ?? 0) + score - 1, 0)
  const found = isInside ? cells[place] : undefined
  if (found === undefined) throw new RangeError(`No cell ${scores.join()}`)
  return found
}

/** upperArm × lowerArm × wrist × wristTwist */
export const rulaA = table(
  [6, 3, 4, 2],
  `
    1 2   2 2   2 3   3 3   2 2   2 2   3 3   3 3   2 3   3 3   3 3   4 4
    2 3   3 3   3 4   4 4   3 3   3 3   3 4   4 4   3 4   4 4   4 4   5 5
    3 3   4 4   4 4   5 5   3 4   4 4   4 4   5 5   4 4   4 4   4 5   5 5
    4 4   4 4   4 5   5 5   4 4   4 4   4 5   5 5   4 4   4 5   5 5   6 6
    5 5   5 5   5 6   6 7   5 6   6 6   6 7   7 7   6 6   6 7   7 7   7 8
    7 7   7 7   7 8   8 9   8 8   8 8   8 9   9 9   9 9   9 9   9 9   9 9
  `,
)

/** neck × trunk × legs */
export const rulaB = table(
  [6, 6, 2],
  `
    1 3   2 3   3 4   5 5   6 6   7 7
    2 3   2 3   4 5   5 5   6 7   7 7
    3 3   3 4   4 5   5 6   6 7   7 7
    5 5   5 6   6 7   7 7   7 7   8 8
    7 7   7 7   7 8   8 8   8 8   8 8
    8 8   8 8   8 8   8 9   9 9   9 9
  `,
)

/** A, at most 8, × B, at most 7 */
export const rulaC = table(
  [8, 7],
  `
    1 2 3 3 4 5 5
    2 2 3 4 4 5 5
    3 3 3 4 4 5 6
    3 3 3 4 5 6 6
    4 4 4 5 6 7 7
    4 4 5 6 6 7 7
    5 5 6 6 7 7 7
    5 5 6 7 7 7 7
  `,
)

/** neck × trunk × legs */
export const rebaA = table(
  [3, 5, 4],
  `
    1 2 3 4   2 3 4 5   2 4 5 6   3 5 6 7   4 6 7 8
    1 2 3 4   3 4 5 6   4 5 6 7   5 6 7 8   6 7 8 9
    3 3 5 6   4 5 6 7   5 6 7 8   6 7 8 9   7 8 9 9
  `,
)

/** upperArm × lowerArm × wrist */
export const rebaB = table(
  [6, 2, 3],
  `
    1 2 2   1 2 3
    1 2 3   2 3 4
    3 4 5   4 5 5
    4 5 5   5 6 7
    6 7 8   7 8 8
    7 8 8   8 9 9
  `,
)

/** A × B, both at most 12 */
export const rebaC = table(
  [12, 12],
  `
    1 1 1 2 3 3 4 5 6 7 7 7
    1 2 2 3 4 4 5 6 6 7 7 8
    2 3 3 3 4 5 6 7 7 8 8 8
    3 4 4 4 5 6 7 8 8 9 9 9
    4 4 4 5 6 7 8 8 9 9 9 9
    6 6 6 7 8 8 9 9 10 10 10 10
    7 7 7 8 9 9 9 10 10 11 11 11
    8 8 8 9 10 10 10 10 10 11 11 11
    9 9 9 10 10 10 11 11 11 12 12 12
    10 10 10 11 11 11 11 12 12 12 12 12
    11 11 11 11 12 12 12 12 12 12 12 12
    12 12 12 12 12 12 12 12 12 12 12 12
  `,
)

/** back × arms × legs × load */
export const owas = table(
  [4, 3, 7, 3],
  `
    1 1 1   1 1 1   1 1 1   2 2 2   2 2 2   1 1 1   1 1 1
    1 1 1   1 1 1   1 1 1   2 2 2   2 2 2   1 1 1   1 1 1
    1 1 1   1 1 1   1 1 1   2 2 3   2 2 3   1 1 1   1 1 2

    2 2 3   2 2 3   2 2 3   3 3 3   3 3 3   2 2 2   2 3 3
    2 2 3   2 2 3   2 3 3   3 4 4   3 4 4   3 3 4   2 3 4
    3 3 4   2 2 3   3 3 3   3 4 4   4 4 4   4 4 4   2 3 4

    1 1 1   1 1 1   1 1 2   3 3 3   4 4 4   1 1 1   1 1 1
    2 2 3   1 1 1   1 1 2   4 4 4   4 4 4   3 3 3   1 1 1
    2 2 3   1 1 1   2 3 3   4 4 4   4 4 4   4 4 4   1 1 1

    2 3 3   2 2 3   2 2 3   4 4 4   4 4 4   4 4 4   2 3 4
    3 3 4   2 3 4   3 3 4   4 4 4   4 4 4   4 4 4   2 3 4
    4 4 4   2 3 4   3 3 4   4 4 4   4 4 4   4 4 4   2 3 4
  `,
)
