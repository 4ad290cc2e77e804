/** How exposures change: many in a few statements, each with an entry of its history and what is due computed anew. */
import type { Queries } from '#platform/server/database/database.ts'
import { raw, type Sql, sql } from '#platform/server/database/sql.ts'
import type { DueNumbers, ShortenReason } from './due.logic.ts'
import { isPreExaminedSql, recomputeDue } from './due.sql.ts'
import { type EducationNeed, publishEducationNeeds } from './education.api.ts'

export type ExposureEvent = 'ADD' | 'CHANGE' | 'MOVE' | 'END' | 'EXAM' | 'SHORTEN' | 'UNSHORTEN' | 'REOPEN'

/** Who changes what when, with the numbers of the law on that day. */
export interface ChangeContext {
  readonly db: Queries
  readonly numbers: DueNumbers
  /** Null for the program. */
  readonly userId: string | null
  readonly now: Date
}
export interface NewExposure {
  readonly userId: string
  readonly factorCd: string
  readonly processNo: number
  readonly placementYmd: string
  readonly lastExamYmd?: string | null
}
export interface Halving {
  readonly reasonCd: ShortenReason
  /** The day of the measurement, the finding, the opinion. */
  readonly triggerYmd: string
  /** By what it is undone; for good where none is named. */
  readonly causeCd?: string | null
}
/** What has changed, for whoever is shown it. */
export interface ChangedExposure {
  workerHazardNo: number
  userId: string
  factorCd: string
  processNo: number
  beforeDueYmd: string | null
  afterDueYmd: string | null
  preExamYn: 'Y' | 'N'
}

/**
 * Adds exposures; one that is there already, the same person in the same process with the same factor, is left as it is.
 * An examination for the factor in other work of his counts here as well.
 */
export async function addExposures(context: ChangeContext, rows: readonly NewExposure[]): Promise<ChangedExposure[]> {
  const { db, numbers, userId, now } = context
  const added = await db.query<{ no: number }>(sql`
    insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd, last_exam_ymd, pre_exam_yn,
      create_user_id, create_dt, update_user_id, update_dt)
    select p.plant_cd, a."userId", a."factorCd", p.process_no, a."placementYmd", x.exam_ymd,
      case when ${isPreExaminedSql(sql`a."placementYmd"`, sql`x.exam_ymd`, numbers)} then 'Y' else 'N' end,
      ${userId}, ${now}, ${userId}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a("userId" text, "factorCd" text, "processNo" bigint, "placementYmd" date, "lastExamYmd" date)
      join process p on p.process_no = a."processNo"
      join hea_hazard_factor f on f.factor_cd = a."factorCd"
      cross join lateral (select greatest(a."lastExamYmd", max(o.last_exam_ymd)) as exam_ymd from hea_worker_hazard o
        where o.user_id = a."userId" and o.factor_cd = a."factorCd" and o.delete_yn = 'N') x
    on conflict (user_id, factor_cd, process_no) where end_ymd is null and delete_yn = 'N' do nothing
    returning worker_hazard_no as no`)
  const before = added.map(({ no }) => ({ no, due: null, processNo: null, placementYmd: null }))
  return finish(context, 'ADD', before, { ymd: sql`h.placement_ymd` })
}

/** What is changed: a condition on `h`, and the columns that are set. */
interface Change {
  readonly event: ExposureEvent
  readonly where: Sql
  readonly set: Sql
  readonly ymd: string
  readonly reasonCd?: string | null
  readonly causeCd?: string | null
}

/** Changes all active exposures for which the condition holds. */
async function changeExposures(context: ChangeContext, change: Change): Promise<ChangedExposure[]> {
  const { db, userId, now } = context
  const before = await db.query<Before>(sql`
    select h.worker_hazard_no as no, h.next_due_ymd as due, h.process_no as "processNo", h.placement_ymd as "placementYmd"
    from hea_worker_hazard h where h.end_ymd is null and h.delete_yn = 'N' and ${change.where}
    order by h.worker_hazard_no for update`)
  if (before.length === 0) return []
  await db.query(sql`update hea_worker_hazard h set ${change.set}, row_version = h.row_version + 1,
      update_user_id = ${userId}, update_dt = ${now}
    where h.worker_hazard_no = any(${before.map(({ no }) => no)}::bigint[])`)
  const { event, ymd, reasonCd = null, causeCd = null } = change
  return finish(context, event, before, { ymd: sql`${ymd}::date`, reasonCd, causeCd })
}

/** What has to be learnt anew before the work begins. */
const taughtFor: Partial<Record<ExposureEvent, EducationNeed['causeCd']>> = { ADD: 'FACTOR', MOVE: 'PLACE' }

interface Before {
  no: number
  due: string | null
  processNo: number | null
  placementYmd: string | null
}
async function finish(
  { db, numbers, userId, now }: ChangeContext,
  event: ExposureEvent,
  before: readonly Before[],
  { ymd, reasonCd = null, causeCd = null }: { ymd: Sql; reasonCd?: string | null; causeCd?: string | null },
): Promise<ChangedExposure[]> {
  if (before.length === 0) return []
  const where = sql`h.worker_hazard_no = any(${before.map(({ no }) => no)}::bigint[])`
  await db.query(recomputeDue(numbers, where))
  const taughtCd = taughtFor[event]
  if (taughtCd) await publishEducationNeeds(db, { causeCd: taughtCd, startYmd: ymd, where, userId, now })
  return db.query<ChangedExposure>(sql`
    with was as (select * from jsonb_to_recordset(${JSON.stringify(before)}::jsonb)
        as b("no" bigint, "due" date, "processNo" bigint, "placementYmd" date)),
      logged as (insert into hea_worker_hazard_log (worker_hazard_no, plant_cd, user_id, event_cd, event_ymd, reason_cd, cause_cd,
          before_due_ymd, after_due_ymd, diff, create_user_id, create_dt)
        select h.worker_hazard_no, h.plant_cd, h.user_id, ${event}, ${ymd}, ${reasonCd}, ${causeCd}, b."due", h.next_due_ymd,
          nullif(jsonb_strip_nulls(jsonb_build_object(
            'processNo', case when b."processNo" <> h.process_no then jsonb_build_array(b."processNo", h.process_no) end,
            'placementYmd', case when b."placementYmd" <> h.placement_ymd
              then jsonb_build_array(b."placementYmd", h.placement_ymd) end)), '{}'::jsonb), ${userId}, ${now}
        from hea_worker_hazard h join was b on b."no" = h.worker_hazard_no)
    select h.worker_hazard_no as "workerHazardNo", h.user_id as "userId", h.factor_cd as "factorCd",
      h.process_no as "processNo", b."due" as "beforeDueYmd", h.next_due_ymd as "afterDueYmd", h.pre_exam_yn as "preExamYn"
    from hea_worker_hazard h join was b on b."no" = h.worker_hazard_no order by h.user_id, h.factor_cd`)
}

/** Work with the factor has ended; its history stays. */
export const endExposures = (context: ChangeContext, where: Sql, endYmd: string, causeCd: string | null = null) =>
  changeExposures(context, { event: 'END', where, set: sql`end_ymd = ${endYmd}::date`, ymd: endYmd, causeCd })

/** What had ended it is no longer so: the work goes on, unless it has begun anew meanwhile. */
export async function reopenExposures(
  context: ChangeContext,
  causeCd: string,
  ymd: string,
): Promise<ChangedExposure[]> {
  const { db, userId, now } = context
  const before = await db.query<Before>(sql`
    update hea_worker_hazard h set end_ymd = null, row_version = h.row_version + 1, update_user_id = ${userId}, update_dt = ${now}
    where h.end_ymd is not null and h.delete_yn = 'N' and exists (select from hea_worker_hazard_log l
        where l.worker_hazard_no = h.worker_hazard_no and l.event_cd = 'END' and l.cause_cd = ${causeCd})
      and not exists (select from hea_worker_hazard o where o.user_id = h.user_id and o.factor_cd = h.factor_cd
        and o.process_no = h.process_no and o.end_ymd is null and o.delete_yn = 'N')
    returning h.worker_hazard_no as no, null::date as due, h.process_no as "processNo", h.placement_ymd as "placementYmd"`)
  return finish(context, 'REOPEN', before, { ymd: sql`${ymd}::date`, causeCd })
}

/**
 * To another process, in which the work with the factor goes on: the cycle goes on as well. Who works with it there
 * already is not there twice: his exposure here ends.
 */
export async function moveExposures(context: ChangeContext, where: Sql, processNo: number, moveYmd: string) {
  const isThere = sql`exists (select from hea_worker_hazard o where o.user_id = h.user_id and o.factor_cd = h.factor_cd
    and o.process_no = ${processNo} and o.end_ymd is null and o.delete_yn = 'N')`
  const elsewhere = sql`${where} and h.process_no <> ${processNo}`
  const ended = await endExposures(context, sql`${elsewhere} and ${isThere}`, moveYmd)
  const set = sql`process_no = ${processNo}`
  const moved = await changeExposures(context, { event: 'MOVE', where: elsewhere, set, ymd: moveYmd })
  return [...moved, ...ended]
}

/** Another day of placement: whether he was examined before it is asked anew. */
export const changePlacement = (context: ChangeContext, where: Sql, placementYmd: string) =>
  changeExposures(context, {
    event: 'CHANGE',
    where: sql`${where} and h.placement_ymd <> ${placementYmd}::date`,
    set: sql`placement_ymd = ${placementYmd}::date, pre_exam_yn = ${preExamYn(
      context.numbers,
      sql`${placementYmd}::date`,
      sql`h.last_exam_ymd`,
    )}`,
    ymd: placementYmd,
  })

/** Y once the examination before placement is known; a special one after it says nothing about it. */
const preExamYn = (numbers: DueNumbers, placementYmd: Sql, examYmd: Sql): Sql => sql`(
  select case when ${isPreExaminedSql(placementYmd, examYmd, numbers)} then 'Y'
    when ${examYmd} > ${placementYmd} then h.pre_exam_yn else 'N' end
  from hea_hazard_factor f where f.factor_cd = h.factor_cd)`

/** What halves a cycle and was not withdrawn, as `s`. */
const halvings = sql`hea_worker_hazard_log s where s.worker_hazard_no = h.worker_hazard_no and s.event_cd = 'SHORTEN'
  and not exists (select from hea_worker_hazard_log w where w.worker_hazard_no = s.worker_hazard_no
    and w.event_cd = 'UNSHORTEN' and w.cause_cd = s.cause_cd and w.worker_hazard_log_no > s.worker_hazard_log_no)`

/** Day and reason of the first halving that counts; none where there is none. */
function firstHalving(counts: Sql): Sql {
  const first = (column: string) => sql`(select s.${raw(column)} from ${halvings} and ${counts}
    order by s.event_ymd, s.worker_hazard_log_no limit 1)`
  return sql`shorten_trigger_ymd = ${first('event_ymd')}, shorten_reason_cd = ${first('reason_cd')}`
}

/**
 * An examination for the factors: the next is due a cycle after it, and what halved the cycle is over (K3), but for
 * what came on that day or later. An older one than the last changes nothing.
 *
 * @law 산업안전보건법 시행규칙 제202조
 */
export const examine = (context: ChangeContext, where: Sql, examYmd: string) => {
  const day = sql`${examYmd}::date`
  return changeExposures(context, {
    event: 'EXAM',
    where: sql`${where} and (h.last_exam_ymd is null or h.last_exam_ymd < ${day})`,
    set: sql`last_exam_ymd = ${day}, ${firstHalving(sql`s.event_ymd >= ${day}`)},
      pre_exam_yn = ${preExamYn(context.numbers, sql`h.placement_ymd`, day)}`,
    ymd: examYmd,
  })
}

/**
 * Halves the cycle until the next examination (K3). Who has been examined since then has had it; of several reasons the
 * first day counts, so that nothing is due later than it was. Told again, nothing changes.
 *
 * @law 산업안전보건법 시행규칙 제202조제2항
 */
export const shorten = (context: ChangeContext, where: Sql, { reasonCd, triggerYmd, causeCd = null }: Halving) => {
  const day = sql`${triggerYmd}::date`
  const isFirst = sql`(h.shorten_trigger_ymd is null or h.shorten_trigger_ymd > ${day})`
  return changeExposures(context, {
    event: 'SHORTEN',
    where: sql`${where} and (h.last_exam_ymd is null or h.last_exam_ymd <= ${day})
      and not exists (select from ${halvings} and s.event_ymd = ${day} and s.reason_cd = ${reasonCd}
        and s.cause_cd is not distinct from ${causeCd})`,
    set: sql`shorten_trigger_ymd = case when ${isFirst} then ${day} else h.shorten_trigger_ymd end,
      shorten_reason_cd = case when ${isFirst} then ${reasonCd} else h.shorten_reason_cd end`,
    ymd: triggerYmd,
    reasonCd,
    causeCd,
  })
}

/**
 * What halved cycles is no longer so: what else halves them still does.
 *
 * @param but a condition on `h`: those for which the cause goes on
 */
export const unshorten = (context: ChangeContext, causeCd: string, but: Sql, ymd: string) =>
  changeExposures(context, {
    event: 'UNSHORTEN',
    where: sql`exists (select from ${halvings} and s.cause_cd = ${causeCd}) and not (${but})`,
    set: firstHalving(sql`s.cause_cd is distinct from ${causeCd}
      and (h.last_exam_ymd is null or s.event_ymd >= h.last_exam_ymd)`),
    ymd,
    causeCd,
  })
