/** Whether somebody may pass the gate now: his request, the rules of the day, and what he brings. */
import { dayOf } from '#platform/model/calendar.ts'
import { type Kept, kept, keptIn, sentences } from '#platform/model/sentences.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { eligibilityOf } from './entry.api.ts'
import { EMERGENCY_HOURS, isPreChecked } from './entry.logic.ts'
import { entryAsks, type Materials } from './entry.ports.ts'
import { type EntryCheck, worstOf } from './entry-check.logic.ts'
import { equipNamed, type RuleCd, type ScanResult } from './entry-codes.model.ts'
import type { EquipLine, PersonLine } from './entry-rqst.model.ts'
import { isAccepted, kindsIn, qualsNeeded } from './entry-rqst-lines.ts'
import { conditionsOf, type GateCondition } from './gate-conditions.logic.ts'
import type { AtGate, Visit } from './gate-find.ts'

/** What the gate answers, by the codes that scans keep. */
export const gateSays = sentences('GATE', {
  UNKNOWN: '등록되지 않은 코드입니다.',
  NO_REQUEST: '오늘 출입이 승인된 신청이 없습니다.',
  REQUEST_SUSP: '출입이 정지된 신청입니다.',
  EMG_OVER: '긴급출입 24시간이 지났습니다.',
  REFUSED: '출입 불가: {rule} {reason}',
  CONDITIONS: '조건을 확인한 후 들여보내십시오.',
  EQUIP: '장비 반입 불가: {equip} — 7일 안의 반입점검이 없습니다.',
  OTHER_GATE: '신청한 게이트가 아닙니다.',
  OK: '출입할 수 있습니다.',
  IS_IN: '이미 입장한 인원입니다.',
  OUT: '퇴장했습니다. (체류근로 {h}시간 {m}분)',
  OUT_HOURS: '퇴장했습니다. (체류근로 {h}시간)',
  OUT_MINUTES: '퇴장했습니다. (체류근로 {m}분)',
  NOT_IN: '입장 기록이 없습니다.',
  LATE_OUT: '미퇴장으로 마감된 기록에 퇴장 시각을 적었습니다.',
})

export interface Decision {
  resultCd: ScanResult
  ruleCd: RuleCd | 'R3' | null
  /** Korean with places. */
  message: string
  values: Readonly<Record<string, string | number | Kept>>
  visit: Visit | null
  /** What is looked at before he comes in. */
  conditions: readonly GateCondition[]
}

const HOUR_MS = 3_600_000
const said = (
  resultCd: ScanResult,
  message: string,
  more: Partial<Pick<Decision, 'ruleCd' | 'values' | 'visit' | 'conditions'>> = {},
): Decision => ({ resultCd, message, ruleCd: null, values: {}, visit: null, conditions: [], ...more })

export const unknownCode = said('BLOCK', gateSays.UNKNOWN)

/** An emergency lets in for a day and no longer. */
const isOver = ({ entryTypeCd, apprDt }: Visit, at: Date) =>
  entryTypeCd === 'EMG' && apprDt !== null && at.getTime() > new Date(apprDt).getTime() + EMERGENCY_HOURS * HOUR_MS

const lets = (visit: Visit, at: Date) =>
  visit.statusCd !== 'SUSP' && (visit.lineStatusCd === 'OK' || visit.lineStatusCd === 'WARN') && !isOver(visit, at)

/** What somebody typed is in no language of ours. */
const reasonIn = (text: string) => keptIn(text) ?? text

/** The visit that lets him in; without one, why there is none. */
function visitOf({ visits }: AtGate, gateCd: string, at: Date): Visit | Decision {
  const open = visits.filter((visit) => lets(visit, at))
  const found = open.find((visit) => visit.gateCd === gateCd) ?? open[0]
  if (found) return found
  const [barred] = visits
  if (!barred) return said('BLOCK', gateSays.NO_REQUEST)
  if (barred.statusCd === 'SUSP') return said('BLOCK', gateSays.REQUEST_SUSP, { visit: barred })
  if (isOver(barred, at)) return said('BLOCK', gateSays.EMG_OVER, { visit: barred })
  return said('BLOCK', gateSays.REFUSED, {
    ruleCd: (barred.lineRuleCd as RuleCd | null) ?? 'MAN',
    values: { rule: barred.lineRuleCd ?? '', reason: barred.lineCheck ?? reasonIn(barred.lineReasonDesc ?? '') },
    visit: barred,
  })
}

/**
 * Decides for many people in as many statements as for one.
 *
 * @param db acts as the program
 */
export async function decide(
  db: Queries,
  people: readonly AtGate[],
  { gateCd, at }: { gateCd: string; at: Date },
): Promise<Map<number, Decision>> {
  const visits = people.map((person) => ({ person, visit: visitOf(person, gateCd, at) }))
  const open = visits.flatMap(({ person, visit }) => ('resultCd' in visit ? [] : [{ person, visit }]))
  const checks = new Map<number, EntryCheck[]>()
  // Those of one kind of work are asked about together.
  const alike = Map.groupBy(open, ({ visit }) => `${visit.specialKindNos ?? ''}|${visit.examHazardYn}`)
  for (const group of alike.values())
    for (const check of await eligibilityOf(db, askedOf(group, at)))
      checks.set(check.personNo, [...(checks.get(check.personNo) ?? []), check])
  const materials = await materialsOf(db, open, dayOf(at))
  return new Map(
    visits.map(({ person, visit }) => {
      if ('resultCd' in visit) return [person.personNo, visit]
      const decision = decided(visit, checks.get(person.personNo) ?? [], gateCd, at)
      return [person.personNo, withConditions(decision, person, visit, materials)]
    }),
  )
}

type Open = readonly { person: AtGate; visit: Visit }[]
type Coming = Awaited<ReturnType<Materials>>

async function materialsOf(db: Queries, open: Open, ymd: string): Promise<Coming> {
  const vendorCds = [...new Set(open.map(({ person }) => person.vendorCd))]
  if (vendorCds.length === 0) return []
  return entryAsks.materials(db, vendorCds, ymd)
}

/** Who comes in is amber when the guard has something to look at first: what he drives, works, or handles. */
function withConditions(decision: Decision, { personNo, vendorCd }: AtGate, visit: Visit, coming: Coming): Decision {
  if (decision.resultCd === 'BLOCK') return decision
  const drives = visit.entryRoleCd === 'DRIVE' || visit.vehicles.length > 0
  const materials = coming.filter((one) => one.vendorCd === vendorCd && (drives || one.handlerNos.includes(personNo)))
  const conditions = conditionsOf({ ...visit, materials })
  if (conditions.length === 0) return decision
  if (decision.resultCd === 'WARN') return { ...decision, conditions }
  return said('WARN', gateSays.CONDITIONS, { visit, conditions })
}

function askedOf(group: readonly { person: AtGate; visit: Visit }[], at: Date) {
  const ymd = dayOf(at)
  const first = group[0]?.visit
  return {
    personNos: group.map(({ person }) => person.personNo),
    fromYmd: ymd,
    toYmd: ymd,
    at,
    mode: 'gate' as const,
    qualTypeCds: new Map(group.flatMap(({ person, visit }) => [...qualsOf(person, visit)])),
    specialKindNos: kindsIn(first?.specialKindNos ?? null),
    examHazardYn: first?.examHazardYn ?? ('N' as const),
  }
}

/** The licences that his role and what he works ask for. */
export const qualsOf = ({ personNo }: AtGate, { entryRoleCd, equips }: Visit) =>
  qualsNeeded({
    persons: [{ personNo, entryRoleCd } as PersonLine],
    equips: equips
      .filter(isAccepted)
      .map(({ equipTypeCd }) => ({ equipTypeCd, operatorPersonNo: personNo }) as EquipLine),
  })

function decided(visit: Visit, checks: readonly EntryCheck[], gateCd: string, at: Date): Decision {
  const worst = worstOf(checks)
  if (worst?.resultCd === 'BLOCK')
    return said('BLOCK', gateSays.REFUSED, {
      ruleCd: worst.ruleCd,
      values: { rule: worst.ruleCd, reason: kept(worst.message, worst.values) },
      visit,
    })
  const unchecked = visit.equips.find(
    (equip) => isAccepted(equip) && !isPreChecked(equip.preCheckResultCd, equip.preCheckDt, at),
  )
  if (unchecked)
    return said('WARN', gateSays.EQUIP, {
      ruleCd: 'R3',
      values: { equip: equipNamed(unchecked) },
      visit,
    })
  if (visit.gateCd !== gateCd) return said('WARN', gateSays.OTHER_GATE, { visit })
  if (worst) return said('WARN', worst.message, { ruleCd: worst.ruleCd, values: worst.values ?? {}, visit })
  return said('OK', gateSays.OK, { visit })
}
