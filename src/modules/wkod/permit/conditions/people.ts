/** Who works: whether each may, is there, was told, and has one part only. */
import type { Check } from '#platform/model/check.ts'
import { block, need, RULES } from '../ask/guard-parts.logic.ts'
import { absentOf, eligibilityOf, leadersOnly, sharedParts, sitesAndLeaders } from '../ask/permit-facts.ts'
import { HOUR_MS } from '../ask/validity.logic.ts'
import type { Permit } from '../permit.model.ts'
import { type Asked, type Condition, ofEach } from './condition.ts'

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
  asked: 'Qsjxu',
  find: async (works, { db, now, moment }) => {
    const found = await eligibilityOf(db, works, now)
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
  asked: 'su',
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
  asked: 'Qs',
  find: ofEach((record, { db }) => sharedParts({ record, db })),
}

/** @law 산업안전보건기준에 관한 규칙 제621조 */
export const inside: Condition = {
  name: 'inside',
  asked: 'uf',
  find: ofEach((work) =>
    need((work.insideCnt ?? 0) === 0, 'PT_INSIDE', '밀폐공간 내부에 {n}명이 남아 있습니다.', {
      values: { n: work.insideCnt ?? 0 },
      law: `${RULES} 제621조`,
      lifterCds: leadersOnly(work),
    }),
  ),
}
