/** The columns of the sample grid; what is computed shows while one types, by the same logic as the evaluation. */
import { createContext, useContext } from 'react'
import { formatNumber } from '#platform/web/format.ts'
import type { Column, ColumnItem } from '#platform/web/table/table.types.ts'
import type { ResultAnswer, ResultSample } from './measure.calls.ts'
import { IndexBar, Verdict } from './measure-index.tsx'
import {
  limitTypes,
  requiredOfSample,
  type SampleDraft,
  type SampleResult,
  sampleLabels,
  sampleProblems,
  sampleTypes,
  sampleUnits,
} from './sample.logic.ts'

/** What the rows come to as they stand; a row without one has what was stored. */
export const Computed = createContext<ReadonlyMap<object, SampleResult>>(new Map())

const useComputed = (row: ResultSample): SampleResult => useContext(Computed).get(row) ?? row
function Twa({ row }: { row: ResultSample }) {
  const { twaVal } = useComputed(row)
  return twaVal === null ? null : formatNumber(twaVal, 2)
}
function Limit({ row }: { row: ResultSample }) {
  const { limitVal, limitAdjVal } = useComputed(row)
  if (limitAdjVal === null) return null
  const text = formatNumber(limitAdjVal, 2)
  return limitVal === limitAdjVal ? text : <span title={formatNumber(limitVal ?? 0, 2)}>{text} *</span>
}
function Index({ row }: { row: ResultSample }) {
  const { indexVal, limitVal } = useComputed(row)
  return limitVal === null && indexVal === null && row.concVal === null ? null : <IndexBar value={indexVal} />
}
function Judged({ row }: { row: ResultSample }) {
  const { exceedYn, indexVal } = useComputed(row)
  return <Verdict exceedYn={exceedYn} indexVal={indexVal} />
}

const itemsOf = (names: Readonly<Record<string, string>>): ColumnItem[] =>
  Object.entries(names).map(([code, codeNm]) => ({ code, codeNm }))

/** @param isEdited what is only read is a shorter row */
export function sampleColumnsOf({ factors, targets }: ResultAnswer, isEdited: boolean): Column<ResultSample>[] {
  const known = new Map(factors.map((factor) => [factor.factorCd, factor]))
  const units = new Set(targets.map(({ measureUnitNo }) => measureUnitNo))
  const checked = (name: keyof SampleDraft) => ({
    problem: (row: ResultSample) =>
      sampleProblems(row, known.get(row.factorCd ?? ''), units).find(({ field }) => field === name)?.message,
  })
  const number = (name: keyof SampleDraft, width: number, pointNumber = 0): Column<ResultSample> => ({
    name,
    text: sampleLabels[name],
    type: 'number',
    width,
    pointNumber,
    sortable: true,
    required: isRequired(name),
    ...checked(name),
  })
  const choice = (name: keyof SampleDraft, width: number, items: ColumnItem[]): Column<ResultSample> => ({
    name,
    text: sampleLabels[name],
    type: 'select',
    width,
    items,
    sortable: true,
    required: isRequired(name),
    ...checked(name),
  })
  const text = (name: keyof SampleDraft, width: number, maxlength: number): Column<ResultSample> => ({
    name,
    text: sampleLabels[name],
    type: 'text',
    width,
    maxlength,
    ...checked(name),
  })
  const used = new Set(targets.flatMap(({ factorCds }) => factorCds))
  const measured = factors.filter(({ measureYn }) => measureYn !== 'N')
  const sorted = [
    ...measured.filter((one) => used.has(one.factorCd)),
    ...measured.filter((one) => !used.has(one.factorCd)),
  ]
  const edited: Readonly<Record<keyof SampleDraft, Column<ResultSample>>> = {
    measureUnitNo: choice(
      'measureUnitNo',
      180,
      targets.map(({ measureUnitNo, unitNm }) => ({ code: measureUnitNo, codeNm: unitNm })),
    ),
    factorCd: choice(
      'factorCd',
      128,
      sorted.map(({ factorCd, factorNm }) => ({ code: factorCd, codeNm: factorNm })),
    ),
    userId: text('userId', 96, 30),
    pointNm: text('pointNm', 112, 100),
    sampleTypeCd: choice('sampleTypeCd', 96, itemsOf(sampleTypes)),
    areaReasonDesc: text('areaReasonDesc', 140, 500),
    limitTypeCd: choice('limitTypeCd', 88, itemsOf(limitTypes)),
    concVal: number('concVal', 96, 4),
    unitCd: choice('unitCd', 88, itemsOf(sampleUnits)),
    minuteCnt: number('minuteCnt', 80),
    workHourVal: number('workHourVal', 96, 1),
    timesCnt: number('timesCnt', 80),
    gapMinuteCnt: number('gapMinuteCnt', 104),
  }
  // A block copied from the form fits as it is; what it comes to stays in sight beside it.
  if (isEdited)
    return [...Object.values(edited), twa, limit, { ...index, fixed: 'right' }, { ...verdict, fixed: 'right' }]
  const { measureUnitNo, factorCd, pointNm, concVal, unitCd, userId, ...rest } = edited
  const first = [measureUnitNo, factorCd, pointNm, index, verdict, concVal, unitCd, limit, twa]
  return [...first, ...Object.values(rest), { ...userId, hidden: true }]
}

const twa: Column<ResultSample> = {
  name: 'twaVal',
  text: 'TWA',
  width: 80,
  align: 'right',
  render: (row) => <Twa row={row} />,
}
const limit: Column<ResultSample> = {
  name: 'limitAdjVal',
  text: '기준값',
  width: 80,
  align: 'right',
  render: (row) => <Limit row={row} />,
}
const index: Column<ResultSample> = {
  name: 'indexVal',
  text: '노출지수',
  width: 160,
  sortable: true,
  render: (row) => <Index row={row} />,
}
const verdict: Column<ResultSample> = {
  name: 'exceedYn',
  text: '평가',
  width: 72,
  sortable: true,
  render: (row) => <Judged row={row} />,
}

const isRequired = (name: keyof SampleDraft): boolean => requiredOfSample.some((one) => one === name)
