import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { safetyCheckMessages as m } from '../check.messages.ts'
import { safetyCheckAsks } from '../result/safety-check.ports.ts'
import { checkPlan } from './check-plan.model.ts'

type Context = ActionContext<typeof checkPlan>

export const checkPlanRules = rulesFor(checkPlan, {
  set: {
    skip: [({ person, now, reason }) => ({ ...asked(person.userId, now), skipReasonDesc: reason.reasonDesc })],
    askSkip: [({ person, now, reason }) => ({ ...asked(person.userId, now), skipReasonDesc: reason.reasonDesc })],
  },
  guard: { askSkip: [nothingToSee], agreeSkip: [nothingToSee], accept: [madeInTime] },
  follow: { askSkip: [tells(m.CHK_SKIP_ASK)] },
})

const asked = (skipUserId: string, now: Date) => ({ skipUserId, skipRqstDt: now.toISOString() })

/** A legal one is left out only where there was nothing to look at: out of use, or no contractor there all the time. */
async function nothingToSee({ record, db, today }: Context): Promise<Check | undefined> {
  const { equipNo, locationNo, plantCd, planYmd, dueYmd } = record
  const [used] = await asProgram(db).query<{ isUsed: boolean }>(sql`select
      case when ${equipNo}::bigint is not null then exists (select from facility f where f.equip_no = ${equipNo} and f.use_yn = 'Y' and f.delete_yn = 'N')
        when ${locationNo}::bigint is not null then exists (select from site_location l where l.location_no = ${locationNo} and l.use_yn = 'Y' and l.delete_yn = 'N')
        else true end as "isUsed"`)
  if (!used?.isUsed) return undefined
  const isOver = dueYmd !== null && dueYmd <= today
  if (isOver && planYmd && !(await safetyCheckAsks.anybodyIn(asProgram(db), plantCd, planYmd, dueYmd))) return undefined
  return {
    ruleCd: 'CHECK_SKIP_LEGAL',
    resultCd: 'BLOCK',
    message: '법정 점검은 대상을 쓰지 않거나 기간 내내 출입한 협력업체가 없을 때만 제외합니다.',
    lifterCds: [],
  }
}

/** R9: what was done by its day is taken as done, however late it came. */
async function madeInTime({ record, db }: Context): Promise<Check | undefined> {
  const [found] = await asProgram(db).query<{ checkDt: string }>(
    sql`select check_dt as "checkDt" from safety_check where safety_check_no = ${record.safetyCheckNo} and status_cd = 'DONE'`,
  )
  if (found && record.limitYmd && dayOf(found.checkDt) <= record.limitYmd) return undefined
  return {
    ruleCd: 'CHECK_NOT_IN_TIME',
    resultCd: 'BLOCK',
    message: '기한 안에 한 점검이 아닙니다.',
    lifterCds: [],
    ...(found && { evidenceDesc: dayOf(found.checkDt) }),
  }
}
