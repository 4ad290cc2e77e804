/** The next survey of a plant, and surveys that should have begun: the health managers hear of each day once. */
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { firstStartDt } from '#platform/server/directory/site.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import { markOf, type RunDays } from '#platform/server/jobs/run-days.ts'
import { notifyThrough } from '#platform/server/notifications/notify.ts'
import { muscleSurvey } from './muscle-survey.model.ts'

/** Days left at which it is told. */
const TOLD_AT = [90, 30, 7]

export const muscleDues: Job = {
  name: 'heaMsdDue',
  label: '유해요인조사 기한 알림',
  cron: '30 6 * * *',
  run: ({ db, clock, days }) =>
    db.write('SYSTEM', async (tx) => {
      const notify = notifyThrough(tx, clock.now())
      const today = clock.today()
      const since = await firstStartDt(tx)
      const soon = await notify.each(soonRows(days), {
        model: muscleSurvey,
        text: '다음 근골격계 유해요인조사가 {left}일 남았습니다({due}): {title}',
        tone: 'waiting',
      })
      const late = await notify.each(lateRows(today, since), {
        model: muscleSurvey,
        text: '근골격계 유해요인조사 기한이 지났습니다({due}): {title}',
        tone: 'danger',
      })
      const unbegun = await notify.each(unbegunRows(today, since), {
        model: muscleSurvey,
        text: '근골격계 유해요인조사를 시작할 날이 지났습니다({due}): {title}',
        tone: 'danger',
      })
      return soon + late + unbegun
    }),
}

/** The last completed survey of each plant, as long as no regular one has been planned after it. */
const lasts = sql`select distinct on (s.plant_cd) s.* from muscle_survey s
  where s.delete_yn = 'N' and s.status_cd = 'DONE' and not exists (select from muscle_survey n where n.plant_cd = s.plant_cd
    and n.delete_yn = 'N' and n.muscle_survey_no > s.muscle_survey_no and n.survey_type_cd = 'REG'
    and n.status_cd in ('PROGRESS', 'DOING', 'REVIEW', 'ACTION', 'NOTIFY'))
  order by s.plant_cd, s.done_ymd desc, s.muscle_survey_no desc`

const toldRows = (rows: Sql, key: Sql, due: Sql): Sql => sql`select p.user_id, r.muscle_survey_no as biz_no,
    jsonb_build_object('title', r.survey_title, 'due', ${due}, 'left', r.left_day) as values_json,
    'msd:' || r.muscle_survey_no || ':' || ${key} as once_key
  from (${rows}) r join directory_role p on p.auth_grp_cd = 'HLM' and p.plant_cd = r.plant_cd`

const soonRows = (days: RunDays) => {
  const mark = markOf(sql`l.next_due_ymd`, TOLD_AT, days)
  return toldRows(
    sql`select l.*, l.next_due_ymd - ${days.toYmd}::date as left_day, ${mark} as mark from (${lasts}) l
      where ${mark} is not null`,
    sql`r.mark::text`,
    sql`r.next_due_ymd`,
  )
}

/** Once a week. */
const lateRows = (today: string, since: string) =>
  toldRows(
    sql`select l.*, l.next_due_ymd - ${today}::date as left_day from (${lasts}) l
      where l.next_due_ymd < ${today}::date and l.next_due_ymd >= ${since}::timestamptz::date`,
    sql`('late' || ((-r.left_day) / 7)::text)`,
    sql`r.next_due_ymd`,
  )

const unbegunRows = (today: string, since: string) =>
  toldRows(
    sql`select s.*, s.start_due_ymd - ${today}::date as left_day from muscle_survey s
      where s.delete_yn = 'N' and s.status_cd in ('TEMP', 'RTN', 'PROGRESS') and s.survey_type_cd = 'OCC'
        and s.start_due_ymd < ${today}::date and s.create_dt >= ${since}::timestamptz`,
    sql`('begin' || r.start_due_ymd)`,
    sql`r.start_due_ymd`,
  )
