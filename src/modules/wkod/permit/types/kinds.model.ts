/** All types of permit, and what follows from those that a permit has. */
import { type PermitType, permitTypeCds } from '#modules/common/permit-types.model.ts'
import type { Licence } from '#modules/education/need/edu-need.model.ts'
import type { Check } from '#platform/model/check.ts'
import { typesOf } from '../fields/permit-codes.model.ts'
import { chm } from './chm.model.ts'
import { cse } from './cse.model.ts'
import { ele } from './ele.model.ts'
import { exc } from './exc.model.ts'
import { gen } from './gen.model.ts'
import { hgt } from './hgt.model.ts'
import { hot } from './hot.model.ts'
import { hvy } from './hvy.model.ts'
import { judged, type Kind, type On, type Posting, type TaughtRecord } from './kind.model.ts'
import { lnb } from './lnb.model.ts'
import { pnt } from './pnt.model.ts'
import { rad } from './rad.model.ts'

export const kinds: Readonly<Record<PermitType, Kind>> = {
  GEN: gen,
  HOT: hot,
  CSE: cse,
  ELE: ele,
  EXC: exc,
  RAD: rad,
  HGT: hgt,
  HVY: hvy,
  LNB: lnb,
  CHM: chm,
  PNT: pnt,
}
export const allKinds: readonly Kind[] = permitTypeCds.map((type) => kinds[type])

type Typed = Parameters<typeof typesOf>[0]
export const kindsOf = (record: Typed): Kind[] => typesOf(record).map((type) => kinds[type])

/** All guards of the types that a permit has (section 3), what two of them share once. */
export const typeChecks = (record: On['record'], limits: On['limits'], today: string, isStart: boolean): Check[] =>
  judged(new Set(kindsOf(record).flatMap(({ guards }) => guards ?? [])), { record, limits, today, isStart })

/** Whether the work may only go on with measured air: R1 of the gas part. */
export const needsGas = (record: Typed & Pick<On['record'], 'gasMainYn'>): boolean =>
  kindsOf(record).some(({ gas }) => gas && (gas.isAsked?.(record) ?? true))

/** Whether the law wants it posted at the place. */
export const isPosted = (on: Posting): boolean => kindsOf(on.record).some((kind) => kind.isPosted?.(on))
/** Whether one of its types is ever posted, whatever it answers. */
export const mayBePosted = (record: Typed): boolean => kindsOf(record).some((kind) => kind.isPosted)

/**
 * The kinds of special education that the work asks for.
 *
 * @law 산업안전보건법 시행규칙 별표 5
 */
export const taughtFor = (record: Typed & TaughtRecord): number[] => [
  ...new Set(
    kindsOf(record).flatMap(({ taught = [] }) =>
      taught.flatMap(([specialKindNo, isAsked]) => (isAsked?.(record) === false ? [] : [specialKindNo])),
    ),
  ),
]

/**
 * The licences that it asks of own employees who do it.
 *
 * @law 유해·위험작업의 취업 제한에 관한 규칙 제3조, 산업안전보건기준에 관한 규칙 제318조
 */
export const licencesFor = (record: Typed): Licence[] => [
  ...new Set(kindsOf(record).flatMap(({ licence }) => licence ?? [])),
]
