/** Statistics of checkups: who was examined and with which grade, as the reader may see it. */
import { hideSmallCells, withTotals } from '#platform/model/small-cells.ts'
import { examinedRate } from './result.logic.ts'
import { type Grade, grades } from './result-codes.model.ts'

/** NONE: examined, and no result to be counted yet. OPEN: not examined. */
export type Outcome = Grade | 'NONE' | 'OPEN'
/** Grades told apart only as far as groups stay large enough. */
export const coarse = {
  GOOD: ['A'],
  WATCH: ['C1', 'C2', 'CN'],
  ILL: ['D1', 'D2', 'DN'],
  OTHER: ['R', 'U', 'NONE'],
  OPEN: ['OPEN'],
} as const satisfies Record<string, readonly Outcome[]>
export type Coarse = keyof typeof coarse

/** So many persons of one department came out so. Each person is in one row only. */
export interface OutcomeCount {
  deptCd: string
  deptNm: string
  outcomeCd: Outcome
  personCnt: number
}
export type StatusLine = ReturnType<typeof lineOf>
export interface StatusTable {
  rows: StatusLine[]
  total: StatusLine
}

const fine: readonly Outcome[] = [...(Object.keys(grades) as Grade[]), 'NONE', 'OPEN']

/** Everything as it is: for who may read each row as well. */
export const fullTable = (counts: readonly OutcomeCount[]): StatusTable =>
  tableOf(
    counts,
    fine.map((outcome) => [outcome, [outcome]] as const),
    false,
  )

/** Without a grade: who was examined and who was not. */
export const examinedTable = (counts: readonly OutcomeCount[]): StatusTable =>
  tableOf(
    counts,
    [
      ['NONE', fine.filter((outcome) => outcome !== 'OPEN')],
      ['OPEN', ['OPEN']],
    ],
    false,
  )

/** No number about fewer than five persons, and none that tells one; what was examined follows from what is shown. */
export const protectedTable = (counts: readonly OutcomeCount[]): StatusTable =>
  tableOf(counts, Object.entries(coarse) as [Coarse, readonly Outcome[]][], true)

function tableOf(
  counts: readonly OutcomeCount[],
  columns: readonly (readonly [name: string, outcomes: readonly Outcome[]])[],
  isProtected: boolean,
): StatusTable {
  const depts = [...new Map(counts.map(({ deptCd, deptNm }) => [deptCd, deptNm]))]
  const cells = depts.map(([deptCd]) =>
    columns.map(([, outcomes]) =>
      counts
        .filter((count) => count.deptCd === deptCd && outcomes.includes(count.outcomeCd))
        .reduce((sum, { personCnt }) => sum + personCnt, 0),
    ),
  )
  const totals = withTotals(cells.length > 0 ? cells : [columns.map(() => 0)])
  const shown = isProtected ? hideSmallCells(totals) : totals.map((row) => row.map(({ value }) => value))
  const names = columns.map(([name]) => name)
  const lines = depts.map(([deptCd, deptNm], index) => lineOf(deptCd, deptNm, names, shown[index] ?? []))
  return { rows: lines, total: lineOf('', '', names, shown.at(-1) ?? []) }
}

/**
 * @param values by column, their total last
 * @returns `rateVal`: K12, percent
 */
function lineOf(deptCd: string, deptNm: string, names: readonly string[], values: readonly (number | null)[]) {
  const counts: Record<string, number | null> = Object.fromEntries(
    names.map((name, index) => [name, values[index] ?? null]),
  )
  const targetCnt = values.at(-1) ?? null
  const openCnt = counts.OPEN ?? null
  const examinedCnt = targetCnt === null || openCnt === null ? null : targetCnt - openCnt
  const rateVal = examinedCnt === null ? null : examinedRate({ DONE: examinedCnt, TARGET: openCnt ?? 0 })
  return { deptCd, deptNm, targetCnt, examinedCnt, rateVal, counts }
}
