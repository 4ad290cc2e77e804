/** Who works: whether each may, is there, was told, and has one part only. */
import type { Check } from '#platform/model/check.ts'
import { block, need, RULES } from '../ask/guard-parts.logic.ts'
import { absentOf, eligibilityOf, leadersOnly, sitesAndLeaders } from '../ask/permit-facts.ts'
import { HOUR_MS } from '../ask/validity.logic.ts'
import { everybody, insideOf, isSame, partyOf } from '../crew/party.logic.ts'
import type { Permit } from '../permit.model.ts'
import { permitAsks } from '../permit.ports.ts'
import { type Asked, type Condition, type Finding, onePer } from './condition.ts'
import { unfitOf } from './own-people.ts'

/** Beside them everything is asked when the work begins. */
const refusedAtRequest: ReadonlySet<string> = new Set(['E01', 'E02', 'E12'])
/** What the contractor has not read keeps nobody from working whose request was in order. */
const NOT_READ = 'E12'

const ahead = (found: Finding): Finding =>
  found.resultCd === 'BLOCK' && !refusedAtRequest.has(found.ruleCd) ? { ...found, resultCd: 'WARN' } : found

/**
 * The rules of people: E01–E12, of own employees their health. What they will refuse at the start is told at the request.
 *
 * @law 산업안전보건법 제29조, 제138조, 제140조
 */
export const persons: Condition = {
  name: 'persons',
  asked: 'Qsjxuw',
  stop: 'PERSON',
  leaves: true,
  find: async (works, given) => {
    const { db, now, moment } = given
    const asked =
      moment === 'extend' ? works.map((work) => ({ ...work, workToDt: work.extendToDt ?? work.workToDt })) : works
    const judged = await eligibilityOf(db, asked, now, moment === 'work')
    // Of many people nearly everything is in order: what is so is passed over before anything is made of it.
    const found = judged.filter(({ resultCd }) => resultCd !== 'OK')
    const said = moment === 'submit' ? found : found.filter(({ ruleCd }) => ruleCd !== NOT_READ)
    const all: Finding[] = [
      ...said.map(({ personNo, ...check }) => ({ ...check, whom: { personNo } })),
      ...(await unfitOf(asked, given)),
    ]
    return moment === 'submit' ? all.map(ahead) : all
  },
}

/** Whoever works for a contractor went in through the gate today, and not out (site). */
export const gate: Condition = {
  name: 'gate',
  asked: 'sjuw',
  stop: 'PERSON',
  leaves: true,
  waits: true,
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
 * Everybody has signed the talk of today, no longer ago than it stays fresh; who joins the same talk, before he begins.
 *
 * @law 산업안전보건법 제36조
 */
export const talk: Condition = {
  name: 'talk',
  asked: 'sj',
  waits: true,
  find: (works, asked) => works.flatMap((work) => talkSigned(work, asked)),
}

export function talkSigned(work: Permit, { now, limits, moment }: Pick<Asked, 'now' | 'limits' | 'moment'>): Finding[] {
  const since = now.getTime() - limits.tbmH * HOUR_MS
  const isHeard = (signDt: string | null) => signDt !== null && (moment === 'join' || Date.parse(signDt) >= since)
  return partyOf(work)
    .filter(({ signDt }) => !isHeard(signDt))
    .map(({ whom }) => ({
      ...block('PT_TBM', 'TBM 미서명 {n}명', { field: 'permitCrew', lifterCds: leadersOnly(work) }),
      permitNo: work.permitNo,
      whom,
    }))
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
      return isGone || !everybody(work).some((one) => isSame(one, whom))
    })
    .map(({ work: { permitNo }, whom }) => ({
      ...block('PT_LOST', '밀폐공간 안에 있는 것으로 기록된 {n}명이 현장에 없습니다. 즉시 확인하세요. ({names})', {
        law: `${RULES} 제621조`,
      }),
      permitNo,
      whom,
    }))
}
