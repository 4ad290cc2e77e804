/** What stands on the paper of a permit, and in what words another state of things is told to whoever holds it. Pure. */
import { type Kept, kept, sentences } from '#platform/model/sentences.ts'
import { partyOf, type Whom } from '../crew/party.logic.ts'
import { type CrewRole, crewRoles, typesOf } from '../fields/permit-codes.model.ts'
import { type Permit, permit } from '../permit.model.ts'
import { changedFacts, type FactGround, type FactPoint, type Facts, factsOf } from '../review/facts.logic.ts'

/** Beside what was reviewed: what else whoever reads the paper goes by. */
const alsoPrinted = [
  ...(['wkodTitle', 'wkodDesc', 'areaHazardDesc', 'gasPlanDesc', 'isoNoneDesc'] as const),
  ...(['supplyAirYn', 'ppeDesc', 'commMeansDesc', 'fireStationTel'] as const),
] satisfies readonly (keyof typeof permit.fields & keyof Permit)[]

interface PrintedCheck {
  readonly itemNo: string
  readonly desc: string
  readonly isTicked: boolean
}
export interface PrintFacts extends Facts {
  readonly also: Readonly<Record<string, string>>
  /** By part who has it: numbers and accounts, never told. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** Who works in a confined space, which the law wants posted by name. @law 산업안전보건기준에 관한 규칙 제619조제2항 */
  readonly crew: readonly string[]
  readonly checks: readonly PrintedCheck[]
}

const keyOf = (whom: Whom): string => ('personNo' in whom ? `p${whom.personNo}` : `u${whom.userId}`)

export function printFactsOf(record: Permit, ground: FactGround): PrintFacts {
  const party = partyOf(record)
  const held = Map.groupBy(
    party.flatMap(({ whom, roles }) => roles.map((role) => ({ role, key: keyOf(whom) }))),
    ({ role }) => role,
  )
  const isNamed = typesOf(record).includes('CSE')
  return {
    ...factsOf(record, ground),
    also: Object.fromEntries(alsoPrinted.map((name) => [name, String(record[name] ?? '').trim()])),
    parts: Object.fromEntries(
      [...held].flatMap(([role, all]) => (role === 'WORKER' ? [] : [[role, all.map(({ key }) => key).toSorted()]])),
    ),
    crew: isNamed ? party.map(({ whom }) => keyOf(whom)).toSorted() : [],
    checks: (record.permitCheck ?? []).flatMap(({ checkItemNo, checkDesc, okYn }) =>
      checkItemNo === null ? [] : [{ itemNo: checkItemNo, desc: checkDesc ?? '', isTicked: okYn === 'Y' }],
    ),
  }
}

const says = sentences(
  'PT_PAPER',
  {
    IS: '{label}: {was} → {is}',
    OTHER: '{label} 변경',
    ISO_ADDED: '격리 {tag} 추가',
    ISO_GONE: '격리 {tag} 해제',
    ISO_OTHER: '격리 {tag} 방법 변경',
    CREW: '작업인원 {n}명 추가',
    CHECK_ADDED: '안전조치 추가: {check}',
    CHECK_GONE: '안전조치 빠짐: {check}',
    CHECK_UNTICKED: '안전조치 확인 취소: {check}',
  },
  'wkod',
)
const word = (message: string): Kept => ({ message })

/** In the order in which they endanger whoever goes by the paper; ticks, signatures and readings are written on it by hand. */
export const printChanges = (was: PrintFacts, is: PrintFacts): Kept[] => [
  ...changedFacts({ ...was, points: [] }, { ...is, points: [] }).map(({ label, was: before, is: after }) =>
    kept(says.IS, { label, was: before ?? '–', is: after ?? '–' }),
  ),
  ...pointChanges(was.points, is.points),
  ...alsoPrinted.flatMap((name) =>
    was.also[name] === is.also[name] ? [] : [kept(says.OTHER, { label: word(permit.fields[name].label) })],
  ),
  ...partChanges(was.parts, is.parts),
  ...crewChanges(was.crew, is.crew),
  ...checkChanges(was.checks, is.checks),
]

const pointKey = ({ isoPlanNo, tagNm }: FactPoint) => `${isoPlanNo} ${tagNm}`
function pointChanges(was: readonly FactPoint[], is: readonly FactPoint[]): Kept[] {
  const before = new Map(was.map((point) => [pointKey(point), point]))
  const after = new Map(is.map((point) => [pointKey(point), point]))
  const told = (text: string, { tagNm }: FactPoint) => kept(text, { tag: tagNm })
  return [
    ...is.flatMap((point) => {
      const old = before.get(pointKey(point))
      if (!old) return [told(says.ISO_ADDED, point)]
      return old.isoMethodCd === point.isoMethodCd ? [] : [told(says.ISO_OTHER, point)]
    }),
    ...was.flatMap((point) => (after.has(pointKey(point)) ? [] : [told(says.ISO_GONE, point)])),
  ]
}

const partChanges = (was: PrintFacts['parts'], is: PrintFacts['parts']): Kept[] =>
  (Object.keys(crewRoles) as CrewRole[]).flatMap((role) =>
    (was[role] ?? []).join() === (is[role] ?? []).join() ? [] : [kept(says.OTHER, { label: word(crewRoles[role]) })],
  )

/** Who left is crossed out on the paper; who came is not on it. */
function crewChanges(was: readonly string[], is: readonly string[]): Kept[] {
  const n = is.filter((key) => !was.includes(key)).length
  return n > 0 ? [kept(says.CREW, { n })] : []
}

function checkChanges(was: readonly PrintedCheck[], is: readonly PrintedCheck[]): Kept[] {
  const before = new Map(was.map((one) => [one.itemNo, one]))
  const after = new Map(is.map((one) => [one.itemNo, one]))
  const told = (text: string, { desc }: PrintedCheck) => kept(text, { check: word(desc) })
  return [
    ...is.flatMap((one) => {
      const old = before.get(one.itemNo)
      if (!old) return [told(says.CHECK_ADDED, one)]
      return old.isTicked && !one.isTicked ? [told(says.CHECK_UNTICKED, one)] : []
    }),
    ...was.flatMap((one) => (after.has(one.itemNo) ? [] : [told(says.CHECK_GONE, one)])),
  ]
}
