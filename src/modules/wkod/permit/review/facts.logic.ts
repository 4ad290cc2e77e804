/** What the reviews of a permit rest on (2.3), and what of it another state of things takes from under them. Pure. */
import { type PermitType, permitTypes } from '#modules/common/permit-types.model.ts'
import { minuteOf } from '#platform/model/calendar.ts'
import type { AnyField } from '#platform/model/field.ts'
import { numberText } from '#platform/model/number-text.ts'
import { type Kept, keptAll } from '#platform/model/sentences.ts'
import { type Method, methods } from '../../isolation/isolation.logic.ts'
import { typeFieldNames } from '../fields/permit-fields.model.ts'
import { type Permit, permit } from '../permit.model.ts'
import { worstRatio } from '../types/hvy.model.ts'
import { allKinds } from '../types/kinds.model.ts'

type FieldName = keyof typeof permit.fields & keyof Permit

/** Kind, equipment, zone, place and window; a figure of a kind stands beside them. */
const written = [
  ...(['permitBaseCd', 'permitSubCds', 'equipNo', 'zoneClassCd', 'areaDeptCd', 'processNo', 'placeDesc'] as const),
  ...(['workFromDt', 'workToDt', 'sevenDayYn'] as const),
] satisfies readonly FieldName[]

/** What is read or done at the place while the work is prepared: each has a condition of its own that asks it. */
const recordedThere: ReadonlySet<string> = new Set([
  ...(['checkPhotoFileId', 'postedYn'] as const),
  ...allKinds.flatMap(({ recorded = [] }) => recorded),
])
const measures: ReadonlySet<string> = new Set(allKinds.flatMap((kind) => kind.measures ?? []))

const factNames: readonly FieldName[] = [...written, ...typeFieldNames.filter((name) => !recordedThere.has(name))]

/** A mark of the permit in metres of the site. */
export interface FactMark {
  readonly kindCd: PermitType
  readonly mapNm: string
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly elevation: number
}
/** A point that is, or will be, locked for the permit. */
export interface FactPoint {
  readonly isoPlanNo: number
  readonly isoPlanDocNo: string | null
  readonly tagNm: string
  readonly energyCd: string | null
  readonly isoMethodCd: Method | null
  readonly serviceCd: string | null
}
/** What stands beside the record. */
export interface FactGround {
  readonly marks: readonly FactMark[]
  readonly points: readonly FactPoint[]
}
export interface Facts extends FactGround {
  readonly fields: Readonly<Record<string, string>>
}

export const factsOf = (record: Permit, { marks, points }: FactGround): Facts => ({
  fields: {
    ...Object.fromEntries(factNames.map((name) => [name, plain(permit.fields[name], record[name])])),
    [LIFT]: String(worstRatio(record) ?? ''),
  },
  marks,
  points,
})

/** How much of its rated load the crane lifts: it follows from figures, and says more than they do. */
const LIFT = 'liftRatio'

/** The same thing written alike: an instant whatever its zone, codes whatever their order, nothing as nothing. */
function plain(field: AnyField, value: unknown): string {
  if (field.kind === 'yesNo') return value === 'Y' ? 'Y' : 'N'
  if (value === null || value === undefined) return ''
  if (field.kind === 'dateTime') return new Date(String(value)).toISOString()
  if (field.kind === 'text' && field.several) return codesIn(String(value)).toSorted().join(' ')
  return String(value).trim()
}
const codesIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** Something that reviews rested on, as it was and as it is; null where there is nothing. */
export interface FactChange {
  readonly label: Kept
  readonly was: Kept | string | null
  readonly is: Kept | string | null
}

export const changedFacts = (was: Facts, is: Facts): FactChange[] => [
  ...Object.keys(was.fields).flatMap((name) => changeOf(name, was.fields[name] ?? '', is.fields[name] ?? '')),
  ...moved(was.marks, is.marks),
  ...weakened(was.points, is.points),
]

function moved(was: readonly FactMark[], is: readonly FactMark[]): FactChange[] {
  const [before, after] = [inOrder(was), inOrder(is)]
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return [{ label: { message: '작업 위치' }, was: placesText(before), is: placesText(after) }]
}
const inOrder = (marks: readonly FactMark[]) =>
  marks
    .map(({ kindCd, mapNm, x, y, radius, elevation }) => [kindCd, mapNm, x, y, radius, elevation] as const)
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
const placesText = (marks: ReturnType<typeof inOrder>): Kept | null =>
  marks.length === 0
    ? null
    : told(
        marks.map(([kindCd, mapNm, x, y, radius, elevation]) => ({
          message: ['{kind} {map} ({x} m, {y} m)', radius ? 'R {radius} m' : '', elevation ? 'H {elevation} m' : '']
            .filter(Boolean)
            .join(' '),
          values: { kind: { message: permitTypes[kindCd] }, map: mapNm, x, y, radius, elevation },
        })),
        ', ',
      )

/** So many are told one by one; who has to review reviews all of them anyway. */
const TOLD = 6
const told = (all: readonly Kept[], between: string): Kept => {
  const more = all.length - TOLD
  const rest: Kept[] = more > 0 ? [{ message: '외 {n}건', values: { n: more } }] : []
  return keptAll([...all.slice(0, TOLD), ...rest], between)
}

function changeOf(name: string, was: string, is: string): FactChange[] {
  if (was === is) return []
  if (name === LIFT) return [{ label: { message: '정격하중 대비 양중' }, was: percent(was), is: percent(is) }]
  const field = permit.fields[name as FieldName]
  if (measures.has(name) && isKept(field, was, is)) return []
  return [{ label: { message: field.label }, was: worded(field, was), is: worded(field, is) }]
}
const percent = (text: string): string | null => (text === '' ? null : `${text} %`)

function isKept(field: AnyField, was: string, is: string): boolean {
  if (field.kind === 'yesNo') return is === 'Y'
  if (field.kind === 'text') return codesIn(was).every((code) => codesIn(is).includes(code))
  return Number(is) >= Number(was)
}

/** A value in words of ours as far as there are, to be read by each reader in his language. */
function worded(field: AnyField, value: string): Kept | string | null {
  if (value === '') return null
  switch (field.kind) {
    case 'yesNo':
      return { message: value === 'Y' ? '예' : '아니요' }
    case 'dateTime':
      return minuteOf(value)
    case 'code':
      return { message: field.codes?.[value] ?? value }
    case 'number':
    case 'count':
      return `${numberText(Number(value), field.decimals)}${field.unit ? ` ${field.unit}` : ''}`
    case 'text':
      return field.several ? namesOf(value, field.several.codes) : value
    default:
      return value
  }
}
const namesOf = (value: string, names: Readonly<Record<string, string>>): Kept =>
  keptAll(
    codesIn(value).map((code) => ({ message: names[code] ?? code })),
    ', ',
  )

/** How well a method keeps the energy out: a valve that is closed leaks, a line that is cut does not. */
const strength: Readonly<Record<Method, number>> = { LOCK: 1, VALVE: 1, DBB: 2, BLIND: 3, DISC: 3 }

/** An isolation that was added takes nothing away; one that was taken off, or holds less, does. */
function weakened(was: readonly FactPoint[], is: readonly FactPoint[]): FactChange[] {
  return was.flatMap((point): FactChange[] => {
    const now = is.find((one) => one.isoPlanNo === point.isoPlanNo && one.tagNm === point.tagNm)
    const label: Kept = { message: '격리 {doc} {tag}', values: { doc: point.isoPlanDocNo ?? '', tag: point.tagNm } }
    if (!now) return [{ label, was: methodWord(point), is: { message: '해제' } }]
    const isSame = now.energyCd === point.energyCd && now.serviceCd === point.serviceCd
    if (isSame && strengthOf(now) >= strengthOf(point)) return []
    return [{ label, was: methodWord(point), is: methodWord(now) }]
  })
}
const strengthOf = ({ isoMethodCd }: FactPoint): number => (isoMethodCd === null ? 0 : strength[isoMethodCd])
const methodWord = ({ isoMethodCd }: FactPoint): Kept | null => isoMethodCd && { message: methods[isoMethodCd] }

const NOTHING = '–'

/** From what to what, as a sentence that each reads in his language. */
export const changesText = (changes: readonly FactChange[]): Kept =>
  told(
    changes.map(({ label, was, is }) => ({
      message: '{label}: {was} → {is}',
      values: { label, was: was ?? NOTHING, is: is ?? NOTHING },
    })),
    ' · ',
  )
