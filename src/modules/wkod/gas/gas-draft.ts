/** A set while it is typed: which cells it has, what each says by the limits, what is missing. Works without a connection. */
import type { FieldAnswer, MeasurablePermit } from './gas.calls.ts'
import type { GasPurpose } from './gas-set.model.ts'
import {
  gasPoints,
  type JudgedReading,
  judgeLines,
  type PointCd,
  type Reading,
  requiredGases,
  requiredPoints,
} from './judge.logic.ts'

export interface Cell {
  gasCd: string
  pointCd: PointCd
}
export const keyOf = ({ gasCd, pointCd }: Cell): string => `${gasCd}|${pointCd}`

/** What was typed, by cell; text, because `19.` is on its way to a number. */
export type Typed = Readonly<Record<string, string>>

export interface GasDraft {
  permit: MeasurablePermit
  extra: readonly string[]
  typed: Typed
}

export function gasesOf({ permit, extra }: GasDraft): string[] {
  const substances = permit.substanceCds.map((gasCd) => ({ gasCd }))
  const asked = requiredGases(permit.kindCds, substances)
  return [...new Set([...(asked.length > 0 ? asked : ['O2', 'LEL']), ...extra])]
}

export const pointsOf = ({ permit }: GasDraft): readonly PointCd[] => {
  const asked = requiredPoints(permit.kindCds)
  return asked.length > 0 ? asked : ['P1']
}

/** Row by row as people measure: all gases of one height, then the next. */
export const cellsOf = (draft: GasDraft): Cell[] =>
  pointsOf(draft).flatMap((pointCd) => gasesOf(draft).map((gasCd) => ({ gasCd, pointCd })))

export const readingsOf = (draft: GasDraft): Reading[] =>
  cellsOf(draft).flatMap((cell) => {
    const text = draft.typed[keyOf(cell)] ?? ''
    const readVal = Number(text)
    return text === '' || !Number.isFinite(readVal) ? [] : [{ ...cell, readVal }]
  })

export const judged = (draft: GasDraft, field: FieldAnswer): JudgedReading[] =>
  judgeLines(readingsOf(draft), draft.permit.kindCds, field.numbers, field.substances)

/** What is wrong with a reading, in the words that make people leave. */
export function dangerOf(
  { gasCd, gasNm, readVal, unitCd, gasLimitMinVal: min, gasLimitMaxVal: max }: JudgedReading,
  t: (korean: string, values?: Record<string, unknown>) => string,
): string {
  const x = `${readVal}${unitCd === '%' ? ' %' : ` ${unitCd}`}`
  if (gasCd === 'O2')
    return t('산소 {x} – 기준({min} 이상 {max} 미만) 벗어남. 즉시 대피하세요.', { x, min: min?.toFixed(1), max })
  return t('{gas} {x} – 기준({max} 미만) 벗어남. 즉시 대피하세요.', { gas: t(gasNm), x, max })
}

export const pointName = (pointCd: string): string => gasPoints[pointCd as PointCd] ?? pointCd

/** Which measurement this is, from how the permit stands. */
export function purposeOf({ statusCd }: Pick<MeasurablePermit, 'statusCd'>): GasPurpose {
  if (statusCd === 'WORK') return 'PERIODIC'
  if (statusCd === 'SUSP') return 'RESTART'
  return statusCd === 'DONE' ? 'POST' : 'PRE'
}

/** One more key on the pad. */
export function pressed(text: string, key: string): string {
  if (key === '⌫') return text.slice(0, -1)
  if (key === '.') return text.includes('.') ? text : `${text || '0'}.`
  const next = text === '0' ? key : `${text}${key}`
  return /^\d{0,6}(\.\d{0,3})?$/.test(next) ? next : text
}
