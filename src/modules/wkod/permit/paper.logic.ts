/** What the paper of a permit says by its state and by what was measured. Pure. */

const unissued: ReadonlySet<string> = new Set(['TEMP', 'RQST', 'REVIEW', 'RTN', 'PREP', 'APPR'])
const void_: ReadonlySet<string> = new Set(['CANC', 'REJ', 'EXPIRED'])

/** What stands across the paper: it is not a permit yet, or no longer one. */
export function watermarkOf(statusCd: string): string | undefined {
  if (unissued.has(statusCd)) return '미발급'
  if (statusCd === 'CLOSE') return '종료'
  return void_.has(statusCd) ? '무효' : undefined
}

export const paperGases = ['O2', 'LEL', 'CO2', 'CO', 'H2S'] as const
interface Reading {
  gasCd: string
  gasNm: string | null
  pointCd: string
  readVal: number
}
/** One row of the table: of each gas its readings in the order of the points; what has no column of its own comes last. */
export function gasCells(lines: readonly Reading[]): { cells: string[]; others: string } {
  const known = new Set<string>(paperGases)
  const valuesOf = (gasCd: string) =>
    lines
      .filter((line) => line.gasCd === gasCd)
      .map(({ readVal }) => readVal)
      .join(' / ')
  const others = lines
    .filter(({ gasCd }) => !known.has(gasCd))
    .map(({ gasCd, gasNm, readVal }) => `${gasNm ?? gasCd} ${readVal}`)
  return { cells: paperGases.map(valuesOf), others: others.join(', ') }
}
