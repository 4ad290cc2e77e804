/**
 * A result is reissued, not edited: the corrected one takes the place of the one before, and what that one caused is
 * withdrawn, each with a line of its own. What was reported of it stays, and is corrected by another report.
 */
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { causes, reopenWork, withdrawHalving } from '../exposure/exposure.api.ts'
import { counsel } from '../infirm/counsel.model.ts'
import { checkupResult } from './checkup-result.model.ts'
import { tellHead } from './fit-limits.ts'
import { followUp } from './follow-up.model.ts'
import { resultMessages as m } from './result.messages.ts'

type Effect = EffectContext<typeof checkupResult>

/** The corrected result is released: the one before it no longer holds. */
export async function replaceEarlier({ record, db, person, now }: Effect): Promise<void> {
  if (record.prevResultNo === null) return
  await db
    .program(checkupResult, { by: person, now })
    .act(record.prevResultNo, 'replace', {}, { reasonDesc: record.reissueDesc })
}

/** What a result caused while it held. */
export async function withdraw(effect: Effect): Promise<void> {
  const { record, db, person, now, today } = effect
  const causeCd = causes.result(record.heaCheckupResultNo)
  const told = { userId: person.userId, now }
  // What goes on again is counted by whole cycles again, too.
  await reopenWork(db, { causeCd, ymd: today }, told)
  await withdrawHalving(db, { causeCd }, told)
  await endLimits(effect)
  await withdrawFollowUps(effect)
  await closeCounsel(effect)
}

/** Limits and measures at work; whoever had put them into practice hears that they are gone. */
async function endLimits({ record, db, person, now, today, notify }: Effect): Promise<void> {
  const [ended] = await db.query<{ workMeasureNo: number }>(sql`update hea_work_measure set end_ymd = ${today}::date,
      row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
    where hea_checkup_result_no = ${record.heaCheckupResultNo} and end_ymd is null and delete_yn = 'N'
    returning work_measure_no as "workMeasureNo"`)
  if (ended) await tellHead({ db, notify }, record.userId, messageOf(m.HEA_FIT_END, ended))
}

/** What is still being done is withdrawn; what was reported stays as it was. */
async function withdrawFollowUps({ record, db, person, now }: Effect): Promise<void> {
  const open = await db.query<{ no: number }>(sql`select hea_follow_up_no as no from hea_follow_up
    where hea_checkup_result_no = ${record.heaCheckupResultNo} and status_cd in ('PLAN', 'DOING', 'EXPLAINED')
      and delete_yn = 'N' order by 1`)
  const followUps = db.program(followUp, { by: person, now })
  for (const { no } of open) await followUps.act(no, 'withdraw')
}

async function closeCounsel({ record, db, person, now }: Effect): Promise<void> {
  const planned = await db.query<{ no: number }>(sql`select hea_counsel_no as no from hea_counsel
    where hea_checkup_result_no = ${record.heaCheckupResultNo} and status_cd = 'PLAN' and delete_yn = 'N' order by 1`)
  const counsels = db.program(counsel, { by: person, now })
  for (const { no } of planned) await counsels.act(no, 'close', { closeReasonCd: 'GRADE' })
}

/** The codes of what was reported of the result before this one: each is reported again, as it is now. */
export async function reportedBefore({ record, db }: Pick<Effect, 'record' | 'db'>): Promise<Set<string>> {
  if (record.prevResultNo === null) return new Set()
  const rows = await db.query<{ code: string }>(sql`select distinct follow_up_cd as code from hea_follow_up
    where hea_checkup_result_no = ${record.prevResultNo} and reported_ymd is not null and delete_yn = 'N'`)
  return new Set(rows.map(({ code }) => code))
}
