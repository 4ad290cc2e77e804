/**
 * What was decided before by rules that were wrong: found, and told once to the health manager with what to do. Nothing of
 * it is changed by itself.
 */
import { type Sql, sql } from '#platform/server/database/sql.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { mendMessages as m } from './mend.messages.ts'
import { isCurrent } from './result-current.sql.ts'
import { workMeasures } from './work-measure.model.ts'

/** Of rows `f` with their plant, record, values and what they are told for: each to the health managers of the plant. */
const told = (found: Sql): Sql => sql`
  select p.user_id, f.biz_no, f.values_json, 'hea-mend:' || f.mark as once_key from (${found}) f
    cross join lateral (select distinct user_id from directory_role where auth_grp_cd = 'HLM' and plant_cd = f.plant_cd) p`

/** A bar that neither a physician nor a hand ended, but the judgement of another checkup. */
const endedBans = sql`
  select w.plant_cd, w.hea_checkup_result_no as biz_no, jsonb_build_object('no', r.hea_checkup_result_doc_no) as values_json,
    'ban:' || w.work_measure_no as mark
  from hea_work_measure w join hea_checkup_result r on r.hea_checkup_result_no = w.hea_checkup_result_no
  where w.measure_cd = 'FIT' and w.work_fit_cd in ('다', '라') and w.end_ymd is not null and w.delete_yn = 'N'
    and r.hear_ymd is null and r.status_cd <> 'REPLACED'
    and not exists (select from sys_audit a where a.biz_cd = ${workMeasures.name} and a.biz_no = w.work_measure_no::text
      and a.action_cd = 'end')
    and not exists (select from hea_checkup_result n where n.hea_checkup_target_no = r.hea_checkup_target_no
      and n.hea_checkup_result_no > r.hea_checkup_result_no and n.status_cd = 'RELEASED' and n.delete_yn = 'N')`

/** The day of its review passed, and with it the bar: it holds until a physician is heard. */
const passedReviews = (today: string) => sql`
  select w.plant_cd, w.hea_checkup_result_no as biz_no, jsonb_build_object('no', r.hea_checkup_result_doc_no,
      'due', w.review_ymd) as values_json, 'review:' || w.work_measure_no as mark
  from hea_work_measure w join hea_checkup_result r on r.hea_checkup_result_no = w.hea_checkup_result_no
  where w.measure_cd = 'FIT' and w.work_fit_cd = '다' and w.end_ymd is null and w.delete_yn = 'N'
    and w.review_ymd < ${today}::date`

/** Once a year, although one of the last two measurements was not below the limits. */
const yearlyUnits = sql`
  select u.plant_cd, u.measure_unit_no as biz_no, jsonb_build_object('unit', u.unit_nm) as values_json,
    'year:' || u.measure_unit_no as mark
  from measure_unit u where u.cycle_cd = 'YEAR' and u.status_cd = 'ACTIVE' and u.delete_yn = 'N' and exists (
    select from (select distinct m.measure_no, m.sample_end_ymd from measure_judgement j
          join measure m on m.measure_no = j.measure_no and m.delete_yn = 'N'
        where j.measure_unit_no = u.measure_unit_no order by m.sample_end_ymd desc limit 2) last
      join measure_judgement j on j.measure_no = last.measure_no and j.measure_unit_no = u.measure_unit_no
    where j.verdict_cd in ('AT', 'ABOVE') or j.mix_verdict_cd in ('AT', 'ABOVE'))`

/** A second examination that counts as over, though an R of the first was answered by none. */
const openSeconds = sql`
  select s.plant_cd, min(r.hea_checkup_result_no) as biz_no,
    jsonb_build_object('no', min(r.hea_checkup_result_doc_no)) as values_json, 'second:' || s.hea_checkup_target_no as mark
  from hea_second_exam s join hea_checkup_result r on r.hea_checkup_target_no = s.hea_checkup_target_no and ${isCurrent()}
    join hea_checkup_result_factors f on f.hea_checkup_result_no = r.hea_checkup_result_no and f.grade_cd = 'R'
  where s.done_ymd is not null and s.delete_yn = 'N' and not exists (
    select from hea_checkup_result o join hea_checkup_result_factors g on g.hea_checkup_result_no = o.hea_checkup_result_no
    where o.hea_checkup_target_no = s.hea_checkup_target_no and ${isCurrent('o')} and g.grade_cd <> 'R'
      and g.factor_cd is not distinct from f.factor_cd and g.organ_cd is not distinct from f.organ_cd)
  group by s.plant_cd, s.hea_checkup_target_no`

/** Halved by a D1 that is none any more; what is halved since then names its cause and is undone with it. */
const baselessHalvings = sql`
  select h.plant_cd, null::bigint as biz_no, jsonb_build_object('process', p.process_nm, 'factor', f.factor_nm,
      'n', count(*)) as values_json, 'half:' || h.process_no || ':' || h.factor_cd || ':' || h.shorten_trigger_ymd as mark
  from hea_worker_hazard h join process p on p.process_no = h.process_no
    join hea_hazard_factor f on f.factor_cd = h.factor_cd
  where h.shorten_reason_cd = 'COWORKER' and h.end_ymd is null and h.delete_yn = 'N'
    and not exists (select from hea_worker_hazard_log l where l.worker_hazard_no = h.worker_hazard_no
      and l.event_cd = 'SHORTEN' and l.cause_cd is not null)
    and not exists (select from hea_checkup_result r
        join hea_checkup_result_factors g on g.hea_checkup_result_no = r.hea_checkup_result_no
        join hea_worker_hazard o on o.user_id = r.user_id and o.factor_cd = h.factor_cd and o.process_no = h.process_no
      where g.factor_cd = h.factor_cd and g.grade_cd = 'D1' and r.receive_ymd = h.shorten_trigger_ymd and ${isCurrent()})
  group by h.plant_cd, h.process_no, p.process_nm, h.factor_cd, f.factor_nm, h.shorten_trigger_ymd`

/** K5: exempt from the checkup before placement, and no sheet says by what. */
const paperless = sql`
  select h.plant_cd, null::bigint as biz_no, jsonb_build_object('n', count(*)) as values_json, 'pre:' || h.plant_cd as mark
  from hea_worker_hazard h join hea_hazard_factor f on f.factor_cd = h.factor_cd and f.cycle_group_no is not null
  where h.pre_exam_yn = 'Y' and h.end_ymd is null and h.delete_yn = 'N'
    and not exists (select from hea_checkup_result r join hea_checkup_result_factors g using (hea_checkup_result_no)
      where r.user_id = h.user_id and g.factor_cd = h.factor_cd and r.delete_yn = 'N')
    and not exists (select from hea_ext_result e join hea_checkup_target t using (hea_checkup_target_no)
      where e.user_id = h.user_id and e.attach_file_id is not null and e.delete_yn = 'N'
        and t.target_status_cd = 'EXT' and h.factor_cd = any(t.factor_cds))
  group by h.plant_cd`

/** Each is told once, however often it runs. */
export const heaMend: Job = {
  name: 'hea-mend',
  label: '잘못 처리된 보건자료 알림',
  cron: '25 7 * * *',
  run: ({ db, clock }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      let n = await notify.each(told(endedBans), m.HEA_MEND_BAN)
      n += await notify.each(told(passedReviews(clock.today())), m.HEA_MEND_REVIEW)
      n += await notify.each(told(yearlyUnits), m.HEA_MEND_YEAR)
      n += await notify.each(told(openSeconds), m.HEA_MEND_SECOND)
      n += await notify.each(told(baselessHalvings), m.HEA_MEND_HALF)
      return n + (await notify.each(told(paperless), m.HEA_MEND_PRE))
    }),
}
