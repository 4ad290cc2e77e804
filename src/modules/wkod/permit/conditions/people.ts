/** Who works: whether each may, is there, was told, and has one part only. */
import type { Check } from '#platform/model/check.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { block, need, RULES } from '../ask/guard-parts.logic.ts'
import { absentOf, atWork, eligibilityOf, leadersOnly, sharedParts, sitesAndLeaders } from '../ask/permit-facts.ts'
import { HOUR_MS } from '../ask/validity.logic.ts'
import { workersNow } from '../crew/permit-people.ts'
import { crewRoles } from '../fields/permit-codes.model.ts'
import type { Permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { typeChecks } from '../types/kinds.model.ts'
import { type Asked, type Condition, type Finding, ofEach, onePer } from './condition.ts'
import { insideOf, isSame } from './who.logic.ts'

/** Beside them everything is asked when the work begins. */
const refusedAtRequest: ReadonlySet<string> = new Set(['E01', 'E02', 'E12', 'E13'])
/** Whose day was long does not get a longer one. */
const askedAtExtension: ReadonlySet<string> = new Set(['E13'])

/**
 * The rules of people: E01–E13. What they will refuse at the start is told at the request.
 *
 * @law 산업안전보건법 제29조, 제138조, 제140조
 */
export const persons: Condition = {
  name: 'persons',
  asked: 'Qsjxuw',
  stop: 'PERSON',
  leaves: true,
  find: async (works, { db, now, moment }) => {
    const found = await eligibilityOf(db, works, now, moment === 'work')
    const said = moment === 'extend' ? found.filter(({ ruleCd }) => askedAtExtension.has(ruleCd)) : found
    return said.map(({ personNo, ...check }) => {
      const isAhead = moment === 'submit' && check.resultCd === 'BLOCK' && !refusedAtRequest.has(check.ruleCd)
      return { ...check, ...(isAhead && { resultCd: 'WARN' }), whom: { personNo } }
    })
  },
}

/** Whoever works for a contractor went in through the gate today, and not out (site). */
export const gate: Condition = {
  name: 'gate',
  asked: 'suw',
  stop: 'PERSON',
  leaves: true,
  find: async (works, { db, now }) =>
    (await absentOf(db, works, now)).map(({ work, personNo }) => ({
      ...block('PT_GATE', '출입하지 않은 인원이 {n}명 있습니다. ({names})', {
        lifterCds: sitesAndLeaders('SEC', work),
      }),
      permitNo: work.permitNo,
      whom: { personNo },
    })),
}

/**
 * Each of the crew has signed the talk of today, no longer ago than it stays fresh.
 *
 * @law 산업안전보건법 제36조
 */
export const talk: Condition = { name: 'talk', asked: 's', find: ofEach(talkSigned) }

export function talkSigned(work: Permit, { now, limits }: Pick<Asked, 'now' | 'limits'>): Check[] {
  const since = now.getTime() - limits.tbmH * HOUR_MS
  const missing = (work.permitCrew ?? []).filter(
    ({ leaveDt, tbmSignDt }) => leaveDt === null && (tbmSignDt === null || Date.parse(tbmSignDt) < since),
  ).length
  return need(missing === 0, 'PT_TBM', 'TBM 미서명 {n}명', {
    field: 'permitCrew',
    values: { n: missing },
    lifterCds: leadersOnly(work),
  })
}

/** Who watches, signals or commands does nothing else meanwhile. */
export const parts: Condition = {
  name: 'parts',
  asked: 'Qsw',
  stop: 'PERSON',
  find: (works, asked) => (asked.moment === 'work' ? partsAtWork(works, asked) : shared(works, asked)),
}
const shared = ofEach((record, { db }) => sharedParts({ record, db }))

/** Parts without which work does not go on, by what lacks where nobody has them. */
const NEEDED: ReadonlySet<string> = new Set([
  'PT_HOT_WATCH',
  'PT_CSE_WATCH',
  'PT_CSE_WATCH_IN',
  'PT_EXC_CMD',
  'PT_HVY_SIGNAL',
])

/** Somebody has them, and nothing else to do at any work that goes on. */
async function partsAtWork(works: readonly Permit[], { db, limits, today }: Asked): Promise<Finding[]> {
  const lacking = onePer(works, (work) =>
    typeChecks(work, limits, today, false).filter(({ ruleCd }) => NEEDED.has(ruleCd)),
  )
  return [...lacking, ...(await takenElsewhere(db, works))]
}

async function takenElsewhere(db: Transaction, works: readonly Permit[]): Promise<Finding[]> {
  const parts = works.flatMap(({ permitNo, ...work }) =>
    partsOf(work).map(([roleCd, personNo]) => ({ permitNo, roleCd, personNo })),
  )
  if (parts.length === 0) return []
  const rows = await db.queryAs<{ permitNo: number; roleCd: PartCd; personNo: number; otherDocNo: string | null }>(
    'SYSTEM',
    sql`select p."permitNo", p."roleCd", p."personNo", min(r.permit_doc_no) as "otherDocNo"
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p("permitNo" int, "roleCd" text, "personNo" int)
        join (${workersNow}) c on c.person_no = p."personNo" and (c.permit_no <> p."permitNo" or c.role_cd = 'WORKER')
        join wkod_master r on r.permit_no = c.permit_no
      group by 1, 2, 3 order by 1, 2`,
  )
  return rows.map(({ permitNo, roleCd, personNo, otherDocNo }) => ({
    ...block('PT_PART_TAKEN', '{part} {names}은(는) 다른 일을 하고 있습니다. ({permitDocNo})', {
      values: { part: crewRoles[roleCd], permitDocNo: otherDocNo },
    }),
    permitNo,
    whom: { personNo },
  }))
}

type PartCd = 'WATCH' | 'FIRE' | 'SIGNAL' | 'CMD'
function partsOf(work: Pick<Permit, 'watchPersonNo' | 'fireWatchPersonNo' | 'signalPersonNo' | 'cmdPersonNo'>) {
  const all: [PartCd, number | null][] = [
    ['WATCH', work.watchPersonNo],
    ['FIRE', work.fireWatchPersonNo],
    ['SIGNAL', work.signalPersonNo],
    ['CMD', work.cmdPersonNo],
  ]
  return all.flatMap(([part, personNo]): [PartCd, number][] => (personNo === null ? [] : [[part, personNo]]))
}

/** @law 산업안전보건기준에 관한 규칙 제621조 */
export const inside: Condition = {
  name: 'inside',
  asked: 'ufw',
  stop: 'PERSON',
  find: (works, asked) => (asked.moment === 'work' ? lost(works, asked) : onePer(works, allOut)),
}

const allOut = (work: Permit): Check[] =>
  need((work.insideCnt ?? 0) === 0, 'PT_INSIDE', '밀폐공간 내부에 {n}명이 남아 있습니다.', {
    values: { n: work.insideCnt ?? 0 },
    law: `${RULES} 제621조`,
    lifterCds: leadersOnly(work),
  })

/** Who is inside by the log, and not of the work any more, or not behind the gate. */
async function lost(works: readonly Permit[], { db, now }: Asked): Promise<Finding[]> {
  const inside = works.flatMap((work) => insideOf(work).map((whom) => ({ work, whom })))
  if (inside.length === 0) return []
  const personNos = inside.flatMap(({ whom }) => ('personNo' in whom ? [whom.personNo] : []))
  const behindGate = new Set(await permitAsks.presence(db, personNos, now))
  return inside
    .filter(({ work, whom }) => {
      const isGone = 'personNo' in whom && !behindGate.has(whom.personNo)
      return isGone || !atWork(work).some((one) => isSame(one, whom))
    })
    .map(({ work: { permitNo }, whom }) => ({
      ...block('PT_LOST', '밀폐공간 안에 있는 것으로 기록된 {n}명이 현장에 없습니다. 즉시 확인하세요. ({names})', {
        law: `${RULES} 제621조`,
      }),
      permitNo,
      whom,
    }))
}
