/** What a type of permit is: what it asks, checks, measures, and has to have been taught. Each type stands in a file of its own. */
import type { Licence } from '#modules/education/need/edu-need.model.ts'
import type { Check } from '#platform/model/check.ts'
import type { AnyField } from '#platform/model/field.ts'
import type { GasCd } from '../../gas/judge.logic.ts'
import type { PlanWork } from '../../plan/plan-codes.model.ts'
import { hasPart, need, type Said, type TypeRecord } from '../ask/guard-parts.logic.ts'
import { type NamedPart, namedBy } from '../crew/party.logic.ts'
import type { CheckStage } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'

/** Numbers of the register that guards judge by. */
export interface TypeLimits {
  extinguisherCnt: number
  drillMonths: number
  ventDays: number
  planV: number
  planVa: number
  lineCm: number
  lineStepCm: number
  excavationM: number
  slope: Readonly<Record<string, number>>
  heightM: number
  ladderM: number
  dropMinM: number
  dropRate: number
  liftOkPct: number
  liftMaxPct: number
  sling: Readonly<Record<string, number>>
  noticeDay: number
  noticeUrgentDay: number
}
export interface On {
  record: TypeRecord
  limits: TypeLimits
  /** Calendar day. */
  today: string
  /** Beside what approval asks: what has to stand at the place when the work begins. */
  isStart: boolean
}
type Told = Record<string, unknown>
/** What has to hold before approval and before the start. */
export interface Guard extends Omit<Said, 'values' | 'evidenceDesc'> {
  ruleCd: string
  /** Korean. */
  message: string
  holds(on: On): boolean
  values?(on: On): Told
  evidenceDesc?: (on: On) => string
}
export const judged = (guards: Iterable<Guard>, on: On): Check[] =>
  [...guards].flatMap(({ ruleCd, message, holds, values, evidenceDesc, ...said }) =>
    holds(on)
      ? []
      : need(false, ruleCd, message, {
          ...said,
          ...(values && { values: values(on) }),
          ...(evidenceDesc && { evidenceDesc: evidenceDesc(on) }),
        }),
  )

/** What is ticked: Korean, its law, when, with a photo or without. */
export type CheckLine = readonly [checkDesc: string, lawRefDesc: string, stageCd?: CheckStage, photoYn?: 'Y']

/** What the grade of the permit follows from, beside the record. */
export interface GradeFacts {
  /** The highest risk that the JSA leaves, dimensionless. */
  residual: number | null
  isNight: boolean
  /** Excavation from so many metres on, lifting above so many percent. */
  excavationM: number
  liftOkPct: number
}
export type GradedRecord = Pick<
  Permit,
  'zoneClassCd' | 'depthVal' | 'loadVal' | 'rigVal' | 'ratedVal' | 'load2Val' | 'rated2Val' | 'fluidCd'
>
export type TaughtRecord = Pick<Permit, 'depthVal' | 'voltVal' | 'loadVal' | 'cseKindNo'>

export type Posting = Pick<On, 'record' | 'limits' | 'today'>
interface KindOf<Name extends string> {
  checks: readonly CheckLine[]
  guards?: readonly Guard[]
  /** Measures among its fields: one that is taken, or more of it, is a tick; one that is given up is a change. */
  measures?: readonly Name[]
  /** What is read or done at the place while the work is prepared: reviews do not rest on it. */
  recorded?: readonly Name[]
  /** Why it makes a permit HIGH (2.5), Korean, and when; always where nothing is said. */
  high?: readonly (readonly [why: string, holds?: (record: GradedRecord, facts: GradeFacts) => boolean])[]
  /** What is measured before and while it goes on, and whether it is of this work. */
  gas?: {
    gases: readonly GasCd[]
    /** Beside them what the vessel or the line ever held. */
    withHeld?: boolean
    isAsked?(record: Pick<Permit, 'gasMainYn'>): boolean
  }
  /** Kinds of work plan whose analysis may be of this type. */
  plans?: readonly PlanWork[]
  /** Special education, by its number in 시행규칙 별표 5, and when it is asked for. */
  taught?: readonly (readonly [specialKindNo: number, isAsked?: (record: TaughtRecord) => boolean])[]
  /** A licence of own employees who do it. Contractors declare theirs as they come in (E08). */
  licence?: Licence
  /** The law wants it posted at the place from the start on: issued only when printed. */
  isPosted?(on: Posting): boolean
  /** Words by which somebody on site means it. */
  hint?: RegExp
}
export interface Kind extends KindOf<string> {
  names: readonly string[]
}
/** @param fields what it asks, those first that it shares with no other */
export const kindOf = <F extends Readonly<Record<string, AnyField>>>(
  fields: F,
  about: KindOf<keyof F & string>,
): Kind => ({ ...about, names: Object.keys(fields) })

type Field = keyof TypeRecord & keyof Permit
/** The guards that all types have alike: a field that has to be ticked, one to be filled in, a part, the paper at the place. */
export const ticked = (field: Field, ruleCd: string, message: string, law: string): Guard => ({
  ...{ field, ruleCd, message, law },
  holds: ({ record }) => record[field] === 'Y',
})
export const filled = (field: Field, ruleCd: string, message: string, law: string): Guard => ({
  ...{ field, ruleCd, message, law },
  holds: ({ record }) => `${record[field] ?? ''}`.trim() !== '',
})
export const manned = (part: NamedPart, ruleCd: string, message: string, law: string): Guard => ({
  ...{ field: namedBy[part], ruleCd, message, law },
  holds: ({ record }) => hasPart(record, part),
})
export const posted = (ruleCd: string, message: string, law: string): Guard => ({
  ...{ field: 'postedYn' as const, ruleCd, message, law },
  holds: ({ record, isStart }) => !isStart || isYes(record.postedYn),
})

export const isYes = (value: string | null): boolean => value === 'Y'
export const isWritten = (value: string | null): boolean => Boolean(value?.trim())
