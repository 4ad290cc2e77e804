/** What the guards of a permit look up: people, neighbours, air, isolations; each in one statement. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import type { Queries, Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { columnsOf, isPart, type Part, partyOf, personsOf, type Whom } from '../crew/party.logic.ts'
import { permitParty } from '../crew/party.sql.ts'
import { crewRoles, livePermitStates, typesOf } from '../fields/permit-codes.model.ts'
import type { Permit, permit } from '../permit.model.ts'
import { type AirSet, type CrewAsked, permitAsks } from '../permit.ports.ts'
import { taughtFor } from '../types/kinds.model.ts'
import { block } from './guard-parts.logic.ts'

export type Context = ActionContext<typeof permit>
export type Guard = (context: Context) => Promise<Check[]> | Check[]

/** A draft may lack anything; what is required is told by the platform. */
export const isFilled = (record: Permit) => isTimed(record) && Boolean(record.jsaNo)
/** As far as people are asked about. */
export const isTimed = (record: Permit) =>
  Boolean(record.workFromDt && record.workToDt && record.wkodDt && record.permitBaseCd)

/** What the action itself is about to write of the stop and the window is not yet so. */
export const asItWas = ({ record, before }: Context): Permit => {
  const { suspReasonCd, suspDt, stopAskYn, resumeAskDt, workToDt, extendCnt } = before ?? record
  return { ...record, suspReasonCd, suspDt, stopAskYn, resumeAskDt, workToDt, extendCnt }
}

/** Who puts it right where the work is: the contractor's managers; the own employee who leads is named. */
export const leadersOf = ({ vendorCd }: Permit): string[] => (vendorCd === null ? [] : ['VSP', 'VSM'])
export const leadersOnly = (record: Permit) => (record.vendorCd === null ? undefined : leadersOf(record))
/** A role of the site, and those who lead. */
export const sitesAndLeaders = (role: string, record: Permit): string[] => [role, ...leadersOf(record)]

/** Sets of works, newest first. */
export type AirOf = (work: Permit) => readonly AirSet[]
/** Usable sets of works; none that is older than what a permit was sent back for. */
export const airOf = async (db: Queries, works: readonly Permit[]): Promise<AirOf> =>
  sinceSentBack(await permitAsks.air(db, numbersOf(works)))
/** The sets that were bad, likewise. */
export async function badAirOf(db: Queries, works: readonly Permit[]): Promise<AirOf | 'unknown'> {
  const bad = await permitAsks.badAir(db, numbersOf(works))
  return bad === 'unknown' ? bad : sinceSentBack(bad)
}
const numbersOf = (works: readonly Permit[]) => works.map(({ permitNo }) => permitNo)

function sinceSentBack(sets: readonly AirSet[]): AirOf {
  const byPermit = Map.groupBy(sets, ({ permitNo }) => permitNo)
  return ({ permitNo, gasFromDt }) => {
    const since = gasFromDt === null ? Number.NEGATIVE_INFINITY : Date.parse(gasFromDt)
    return (byPermit.get(permitNo) ?? [])
      .filter(({ measureDt }) => Date.parse(measureDt) >= since)
      .toSorted((a, b) => Date.parse(b.measureDt) - Date.parse(a.measureDt))
  }
}

/** What of a permit decides about its people. */
export type CrewRecord = Pick<
  Permit,
  | ('plantCd' | 'vendorCd' | 'wkodDt' | 'workToDt' | 'permitBaseCd' | 'permitSubCds')
  | ('depthVal' | 'voltVal' | 'loadVal' | 'cseKindNo' | 'processNo')
>
export const later = (one: string, other: string) => (one > other ? one : other)
/** Of work that has begun, what is left of it counts: what held on its first day may be over. */
export const crewAskedOf = (
  record: CrewRecord,
  personNos: readonly number[],
  at: Date,
): Omit<CrewAsked, 'permitNo'> => {
  const fromYmd = later(record.wkodDt, dayOf(at))
  return {
    plantCd: record.plantCd,
    vendorCd: record.vendorCd ?? '',
    personNos,
    at,
    fromYmd,
    toYmd: later(dayOf(record.workToDt), fromYmd),
    permitTypeCds: typesOf(record),
    specialKindNos: taughtFor(record),
    processNos: record.processNo === null ? [] : [record.processNo],
  }
}

/** The rules of people, of the works of contractors. @param isAtWork for this day alone, whatever is to come */
export async function eligibilityOf(db: Transaction, works: readonly Permit[], now: Date, isAtWork = false) {
  const asked = works.flatMap((work) => {
    const personNos = personsOf(work)
    if (work.vendorCd === null || personNos.length === 0) return []
    const asked = { ...crewAskedOf(work, personNos, now), permitNo: work.permitNo }
    return isAtWork ? { ...asked, toYmd: dayOf(now), isAtWork } : asked
  })
  return asked.length > 0 ? permitAsks.eligibility(db, asked) : []
}

/** Who of a contractor's people has not gone in through the gate. */
export async function absentOf(db: Transaction, works: readonly Permit[], now: Date) {
  const people = works.flatMap((work) =>
    work.vendorCd === null ? [] : personsOf(work).map((personNo) => ({ work, personNo })),
  )
  if (people.length === 0) return []
  const personNos = [...new Set(people.map(({ personNo }) => personNo))]
  const inside = new Set(await permitAsks.presence(db, personNos, now))
  return people.filter(({ personNo }) => !inside.has(personNo))
}

/** People by number, in the order of their names. Whose work it is knows its own. */
async function nameByNo(db: Transaction, personNos: readonly number[]): Promise<Map<number, string>> {
  if (personNos.length === 0) return new Map()
  const rows = await db.queryAs<{ personNo: number; personNm: string }>(
    'SYSTEM',
    sql`select person_no as "personNo", person_nm as "personNm" from vendor_person
      where person_no = any(${[...personNos]}::bigint[]) order by person_nm`,
  )
  return new Map(rows.map(({ personNo, personNm }) => [personNo, personNm]))
}
/** A contractor's people and own employees, in the order of their names. */
export async function namesOfAll(db: Transaction, people: readonly Whom[]): Promise<(whom: Whom) => string> {
  const personNos = people.flatMap((whom) => ('personNo' in whom ? [whom.personNo] : []))
  const userIds = people.flatMap((whom) => ('userId' in whom ? [whom.userId] : []))
  const [persons, users] = await Promise.all([nameByNo(db, personNos), userNames(db, userIds)])
  return (whom) => ('personNo' in whom ? persons.get(whom.personNo) : users.get(whom.userId)) ?? ''
}

async function userNames(db: Transaction, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.queryAs<{ userId: string; userNm: string }>(
    'SYSTEM',
    sql`select user_id as "userId", user_nm as "userNm" from directory_person where user_id = any(${[...userIds]}::text[])`,
  )
  return new Map(rows.map(({ userId, userNm }) => [userId, userNm]))
}

interface Shared {
  roleCd: Part
  nm: string
  permitDocNo: string | null
}
/** Hot work that is done has its fire watch until it is closed, whatever its hours were. */
const isStillWatched = sql`r.status_cd = 'DONE' and r.permit_base_cd = 'HOT'`

/**
 * Who watches, signals or commands does nothing else meanwhile: no worker here, on no other permit of the same hours.
 *
 * @param parts those that are asked about
 */
export async function sharedParts(db: Transaction, work: Permit, parts: readonly Part[]): Promise<Check[]> {
  const given = partyOf(work).flatMap(({ whom, roles }) =>
    roles.flatMap((roleCd) =>
      isPart(roleCd) && roleCd !== 'LEADER' && parts.includes(roleCd)
        ? [{ ...columnsOf(whom), roleCd, isWorker: roles.includes('WORKER') }]
        : [],
    ),
  )
  if (given.length === 0) return []
  const shared = await db.queryAs<Shared>(
    'SYSTEM',
    sql`select distinct g."roleCd", coalesce(v.person_nm, u.user_nm, '') as nm, r.permit_doc_no as "permitDocNo"
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g("roleCd" text, "personNo" bigint, "userId" text)
        left join vendor_person v on v.person_no = g."personNo" left join directory_person u on u.user_id = g."userId"
        join wkod_master r on r.plant_cd = ${work.plantCd} and r.delete_yn = 'N' and r.permit_no <> ${work.permitNo}
          and (r.status_cd = any(${[...livePermitStates]}::text[]) and r.work_to_dt > ${work.workFromDt}::timestamptz or ${isStillWatched})
          and r.work_from_dt < ${work.workToDt}::timestamptz
          and r.work_from_dt > ${work.workFromDt}::timestamptz - interval '8 days'
      where exists (select from (${permitParty}) c
        where c.permit_no = r.permit_no and (c.person_no = g."personNo" or c.user_id = g."userId")
          and (not (${isStillWatched}) or c.role_cd = 'FIRE'))
      order by 1, 3`,
  )
  return [
    ...given.flatMap(({ roleCd, isWorker }) =>
      isWorker
        ? [block('PT_PART_WORKER', '{part}은(는) 작업자를 겸할 수 없습니다.', { values: { part: crewRoles[roleCd] } })]
        : [],
    ),
    ...shared.map(({ roleCd, nm, permitDocNo }) =>
      block('PT_PART_SHARED', '{part} {name}은(는) 같은 시간의 다른 허가에 있습니다. ({permitDocNo})', {
        values: { part: crewRoles[roleCd], name: nm, permitDocNo },
      }),
    ),
  ]
}
