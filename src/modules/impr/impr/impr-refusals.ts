/** What the server refuses about an improvement. */
import { addDays, daysBetween } from '#platform/model/calendar.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { reaching, rightOf } from '#platform/server/documents/rights.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { readPerson } from '#platform/server/sign-in/person.ts'
import { impr, MOST_BOUNCES } from './impr.model.ts'
import { defaultDue, HOLD_REVIEW_DAYS, longestExtension, MOST_EXTENSIONS, withOwnDue } from './impr-dues.ts'
import { eventsAfter } from './impr-repeats.ts'

export type Context = ActionContext<typeof impr>
type Refused = RuleProblem | undefined

const LAW_53 = '산업안전보건법 제53조제1항'

/** Whether an account of the plant's staff could open and act on a row of the register. */
async function mayAct(db: Transaction, userId: string, plantCd: string, today: string): Promise<boolean> {
  const person = await readPerson(db, userId, today)
  if (person?.kind !== 'staff' || !rightOf(person, impr).write) return false
  return person.plantCd === plantCd || reaching(person, impr, 'write').scopeCd === 'ALL'
}

/** Exactly one owner, who could act: a person of the plant, or a vendor. */
export async function refuseOwner({ record, db, today }: Context): Promise<Refused> {
  const { ownerUserId, vendorCd, plantCd } = record
  if (Boolean(ownerUserId) === Boolean(vendorCd))
    return problem(impr, 'ownerUserId', 'IMPR_ONE_OWNER', '담당자와 담당업체 중 하나만 지정하십시오.')
  if (!ownerUserId || (await mayAct(db, ownerUserId, plantCd, today))) return undefined
  return problem(impr, 'ownerUserId', 'IMPR_OWNER_NO_ACCESS', '담당자가 이 개선을 처리할 수 없습니다.')
}

export async function refuseVerifier({ record, db, today }: Context): Promise<Refused> {
  const { verifyUserId, ownerUserId, plantCd } = record
  if (verifyUserId === ownerUserId)
    return problem(impr, 'verifyUserId', 'IMPR_SAME_PERSON', '조치자와 확인자는 같을 수 없습니다.')
  if (verifyUserId && (await mayAct(db, verifyUserId, plantCd, today))) return undefined
  return problem(impr, 'verifyUserId', 'IMPR_VERIFIER_NO_ACCESS', '확인자가 이 개선을 처리할 수 없습니다.')
}

/**
 * A day of its own has what comes with one: an order of the authority must name it. For everything else the grade decides,
 * and may only be undercut.
 *
 * @law 산업안전보건법 제53조제1항
 */
export function refuseLateDue({ record, before, today }: Context): Refused {
  const asked = before?.dueYmd ?? null
  if (record.srcCd === 'LAW' && !asked)
    return problem(impr, 'dueYmd', 'IMPR_LAW_DUE', '시정명령의 기한을 입력하십시오.', { law: LAW_53 })
  const latest = defaultDue(record.riskGradeCd, today)
  if (withOwnDue.has(record.srcCd) || !asked || asked <= latest) return undefined
  return problem(impr, 'dueYmd', 'IMPR_DUE_TOO_LATE', '기한은 위험등급이 정한 {day}까지입니다.', {
    values: { day: latest },
  })
}

export function refuseEndlessObjection({ before }: Context): Refused {
  if ((before?.bounceCnt ?? 0) < MOST_BOUNCES) return undefined
  return problem(impr, '', 'IMPR_OWNER_DECIDED', '안전환경팀장이 담당을 정했습니다. 더 이상 담당이의를 할 수 없습니다.')
}

/** An objection names whose it is instead; a vendor, who does not know the staff, says it in his reason. */
export function refuseUnnamedOwner({ record, person }: Context): Refused {
  if (person.kind === 'vendor' || record.suggestUserId) return undefined
  return problem(impr, 'suggestUserId', 'IMPR_NOBODY_NAMED', '맡을 사람을 지정하십시오.')
}

export function refusePlanWithoutInterim({ record }: Context): Refused {
  if (record.riskGradeCd !== 'CRIT' || record.interimDesc) return undefined
  return problem(impr, 'interimDesc', 'IMPR_INTERIM_FIRST', '임시조치를 먼저 등록하세요.')
}

/** R2: twice, each time a month at most (CRIT a week), asked in time; what the authority has ordered is not put off. */
export function refuseExtension({ record, today }: Context): Refused {
  const { srcCd, dueYmd, extendCnt, extendToYmd } = record
  if (srcCd === 'LAW')
    return problem(impr, 'extendToYmd', 'IMPR_LAW_NO_EXTENSION', '감독·시정명령은 기한을 연장할 수 없습니다.', {
      law: LAW_53,
    })
  if (!dueYmd || today > dueYmd)
    return problem(impr, 'extendToYmd', 'IMPR_PAST_DUE', '기한이 지난 건은 연장할 수 없습니다.')
  if ((extendCnt ?? 0) >= MOST_EXTENSIONS)
    return problem(impr, 'extendToYmd', 'IMPR_EXTENDED_ENOUGH', '기한은 {n}회까지 연장할 수 있습니다.', {
      values: { n: MOST_EXTENSIONS },
    })
  const latest = longestExtension(record)
  if (extendToYmd && extendToYmd > dueYmd && extendToYmd <= latest) return undefined
  return problem(impr, 'extendToYmd', 'IMPR_EXTENSION_TOO_LONG', '{from} 다음날부터 {to}까지 연장할 수 있습니다.', {
    values: { from: dueYmd, to: latest },
  })
}

/** What waits for money waits behind an interim measure, and not for ever. */
export function refuseHold({ record, today }: Context): Refused {
  if (!record.interimDesc) return problem(impr, 'interimDesc', 'IMPR_INTERIM_FIRST', '임시조치를 먼저 등록하세요.')
  const latest = addDays(today, HOLD_REVIEW_DAYS)
  if (record.holdReviewYmd && record.holdReviewYmd <= latest) return undefined
  return problem(impr, 'holdReviewYmd', 'IMPR_HOLD_TOO_LONG', '보류는 {day}까지 다시 검토해야 합니다.', {
    values: { day: latest },
  })
}

export function refuseActorAsVerifier({ record, person }: Context): Refused {
  if (record.actionUserId !== person.userId) return undefined
  return problem(impr, '', 'IMPR_SAME_PERSON', '조치자와 확인자는 같을 수 없습니다.')
}

export function refuseEarlyEffect({ record, today }: Context): Refused {
  const { effectDueYmd } = record
  if (!effectDueYmd || daysBetween(effectDueYmd, today) >= 0) return undefined
  return problem(impr, 'effectCd', 'IMPR_EFFECT_TOO_EARLY', '유효성은 {day}부터 확인할 수 있습니다.', {
    values: { day: effectDueYmd },
  })
}

/** R4: where it happened again, only the SHE head calls the measure effective, and says why. */
export async function refuseEffectAgainstEvents({ record, before, person, db, today }: Context): Promise<Refused> {
  if (record.effectCd !== 'EFF' || !before) return undefined
  if (person.roles.includes('SHD') && record.effectDesc) return undefined
  const events = await eventsAfter(db, before, today)
  if (events.length === 0) return undefined
  return problem(
    impr,
    'effectCd',
    'IMPR_HAPPENED_AGAIN',
    '확인한 뒤에 같은 곳에서 {n}건이 다시 발생했습니다. 유효하다고 하려면 안전환경팀장의 의견이 있어야 합니다.',
    { values: { n: events.length } },
  )
}
