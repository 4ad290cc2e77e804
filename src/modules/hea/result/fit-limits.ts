/**
 * Limits on somebody's work: they begin with a judgement of a checkup and end by a later one of the same checkup, or by a
 * physician who was heard about them. Neither another checkup nor a day that passes ends one.
 *
 * @law 산업안전보건법 제138조, 시행규칙 제220조제2항
 */
import { sql } from '#platform/server/database/sql.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf, type Notify } from '#platform/server/notifications/notify.ts'
import type { checkupResult } from './checkup-result.model.ts'
import { isGeneral } from './result.logic.ts'
import { resultMessages as m } from './result.messages.ts'
import type { WorkFit } from './result-codes.model.ts'

type Effect = EffectContext<typeof checkupResult>

/** The work that a judgement is about: processes, or all of it. */
export interface Scope {
  readonly processNos: readonly number[]
  readonly allWorkYn: 'Y' | 'N'
}
interface Judgement {
  workFitCd: WorkFit
  conditionDesc: string | null
  reviewYmd: string | null
}
const limitedFits: readonly WorkFit[] = ['나', '다', '라']

/**
 * Where he works with the factors of this result. All work where it is about no factor, or where it is not known with
 * what he is to work: of somebody who is not placed yet nothing is let through.
 */
export async function scopeOf({ record, db, today }: Effect): Promise<Scope> {
  if (isGeneral(record.heaCheckupClassCd)) return { processNos: [], allWorkYn: 'Y' }
  const factorCds = (record.factors ?? []).flatMap(({ factorCd }) => factorCd ?? [])
  const rows = await db.query<{ no: number }>(sql`select distinct process_no as no from hea_worker_hazard
    where user_id = ${record.userId} and factor_cd = any(${factorCds}::text[])
      and (end_ymd is null or end_ymd = ${today}::date) and delete_yn = 'N' order by 1`)
  return { processNos: rows.map(({ no }) => no), allWorkYn: rows.length > 0 ? 'N' : 'Y' }
}

const ofCheckup = ({ record }: Pick<Effect, 'record'>) => sql`m.user_id = ${record.userId} and m.end_ymd is null
  and m.delete_yn = 'N' and m.hea_checkup_result_no in (select r.hea_checkup_result_no from hea_checkup_result r
    where r.hea_checkup_target_no = ${record.heaCheckupTargetNo})`

/** Somebody is barred by what an earlier examination of the same checkup said. */
export async function isBarredBefore(context: Pick<Effect, 'record' | 'db'>): Promise<boolean> {
  const [bar] = await context.db.query(sql`select from hea_work_measure m where ${ofCheckup(context)}
    and (m.measure_cd = '7' or m.work_fit_cd in ('다', '라')) limit 1`)
  return bar !== undefined
}

/** K8: the judgement of a checkup takes the place of an earlier one of the same checkup, and of no other. */
export async function judgeFitness(effect: Effect, scope: Scope): Promise<void> {
  const { record, db, notify } = effect
  if (record.workFitCd === null) return
  await replace(effect, scope, { ...record, workFitCd: record.workFitCd }, sql`m.measure_cd = 'FIT'`)
  const others = await db.query<{
    no: number
  }>(sql`select distinct m.hea_checkup_result_no as no from hea_work_measure m
    where m.user_id = ${record.userId} and m.end_ymd is null and m.delete_yn = 'N' and m.measure_cd = 'FIT'
      and m.hea_checkup_result_no <> ${record.heaCheckupResultNo}`)
  for (const { no } of others)
    await notify.tell(m.HEA_FIT_OTHER, { ...record, heaCheckupResultNo: no }, { newNo: record.heaCheckupResultDocNo })
}

/** What a physician said of the limits of this checkup: it holds for the work that they were on. */
export async function hearPhysician(effect: Effect): Promise<void> {
  const { record, db, notify } = effect
  if (record.hearFitCd === null) return
  const [open] =
    await db.query<Scope>(sql`select coalesce(array_agg(distinct p.no) filter (where p.no is not null), '{}') as "processNos",
      max(m.all_work_yn) as "allWorkYn"
    from hea_work_measure m left join lateral unnest(m.process_nos) as p(no) on true
    where ${ofCheckup(effect)} and m.measure_cd in ('FIT', '7') having count(*) > 0`)
  const heard = {
    workFitCd: record.hearFitCd,
    conditionDesc: record.hearConditionDesc,
    reviewYmd: record.hearReviewYmd,
  }
  await replace(effect, open ?? (await scopeOf(effect)), heard, sql`m.measure_cd in ('FIT', '7')`)
  await notify.people([record.userId], messageOf(m.HEA_FIT_OWN, record))
}

/** One judgement in the place of what held before; whoever puts people to work hears of either. */
async function replace(
  effect: Effect,
  { processNos, allWorkYn }: Scope,
  { workFitCd, conditionDesc, reviewYmd }: Judgement,
  which: ReturnType<typeof sql>,
): Promise<void> {
  const { record, db, person, now, today, notify } = effect
  const ended = await db.query<{ workMeasureNo: number }>(sql`update hea_work_measure m set end_ymd = ${today}::date,
      row_version = m.row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
    where ${ofCheckup(effect)} and ${which} returning m.work_measure_no as "workMeasureNo"`)
  const isLimited = limitedFits.includes(workFitCd)
  const begun = isLimited
    ? await db.query<{
        workMeasureNo: number
      }>(sql`insert into hea_work_measure (plant_cd, user_id, hea_checkup_result_no,
        measure_cd, work_fit_cd, condition_desc, review_ymd, process_nos, all_work_yn, start_ymd,
        create_user_id, create_dt, update_user_id, update_dt)
      values (${record.plantCd}, ${record.userId}, ${record.heaCheckupResultNo}, 'FIT', ${workFitCd},
        ${conditionDesc}, ${reviewYmd}, ${processNos}::bigint[], ${allWorkYn}, ${today}::date,
        ${person.userId}, ${now}, ${person.userId}, ${now}) returning work_measure_no as "workMeasureNo"`)
    : []
  const [row] = isLimited ? begun : ended
  if (row) await tellHead({ db, notify }, record.userId, messageOf(isLimited ? m.HEA_FIT_LIMIT : m.HEA_FIT_END, row))
}

/** The head of his department, who puts him to work. */
export async function tellHead(
  { db, notify }: { db: Effect['db']; notify: Notify },
  userId: string,
  message: Parameters<Notify['people']>[1],
): Promise<void> {
  const heads = await db.query<{ userId: string | null }>(sql`select d.head_user_id as "userId" from sys_user u
    join directory_dept d on d.dept_cd = u.dept_cd where u.user_id = ${userId}`)
  await notify.people(
    heads.map((head) => head.userId),
    message,
  )
}
