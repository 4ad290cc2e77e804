/** What surveys of strain tell, and the days that the law gives: the health managers hear of each once. */
import { messages } from '#platform/model/messages.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { deadlines, due } from '#platform/server/jobs/deadlines.ts'
import { muscleSurvey } from './muscle-survey.model.ts'
import { muscleWork } from './muscle-work.model.ts'

/** What the law gives a day for cannot be switched off. */
const dues = { eventGrpCd: 'MUSCLE_DUE', label: '근골격계 조사 기한', optional: false } as const
const news = { eventGrpCd: 'MUSCLE_NEWS', label: '근골격계 조사 소식', optional: true } as const

export const muscleMessages = {
  ...messages(
    muscleSurvey,
    { group: dues, places: { left: ['남은 날', '90'] } },
    {
      MSD_DUE_SOON: [
        '다음 유해요인조사 다가옴',
        '다음 근골격계 유해요인조사가 {left}일 남았습니다({due}): {title}',
        { to: 'HLM' },
      ],
      MSD_DUE_LATE: [
        '유해요인조사 기한 지남',
        '근골격계 유해요인조사 기한이 지났습니다({due}): {title}',
        { to: 'HLM', tone: 'danger' },
      ],
      MSD_START_LATE: [
        '유해요인조사 시작 지연',
        '근골격계 유해요인조사를 시작할 날이 지났습니다({due}): {title}',
        { to: 'HLM', tone: 'danger' },
      ],
    },
  ),
  ...messages(
    muscleWork,
    { group: dues },
    { MSD_IMPR_CANCELLED: ['단위작업 개선 취소', '단위작업의 개선이 취소되었습니다: {title}', { to: 'HLM' }] },
  ),
  ...messages(
    muscleSurvey,
    { group: news },
    {
      MSD_BEGUN: [
        '유해요인조사 시작',
        '근골격계 유해요인조사가 시작되었습니다: {title}',
        { to: 'HYG', tone: 'progress' },
      ],
    },
  ),
  ...messages(
    muscleWork,
    { group: news },
    { MSD_IMPR_DONE: ['단위작업 개선 끝남', '단위작업의 개선이 끝났습니다: {title}', { to: 'HLM', tone: 'done' }] },
  ),
}
const m = muscleMessages

/** The last completed survey of each plant, as long as no regular one has been planned after it. */
const lasts = sql`select distinct on (s.plant_cd) s.* from muscle_survey s
  where s.delete_yn = 'N' and s.status_cd = 'DONE' and not exists (select from muscle_survey n where n.plant_cd = s.plant_cd
    and n.delete_yn = 'N' and n.muscle_survey_no > s.muscle_survey_no and n.survey_type_cd = 'REG'
    and n.status_cd in ('PROGRESS', 'DOING', 'REVIEW', 'ACTION', 'NOTIFY'))
  order by s.plant_cd, s.done_ymd desc, s.muscle_survey_no desc`

const once = (step: Sql) => sql`'msd:' || r.muscle_survey_no || ':' || ${step}`

export const muscleSurveyDues = deadlines(muscleSurvey, [
  due('DONE', 'nextDueYmd', {
    at: [90, 30, 7],
    where: sql`r.muscle_survey_no in (select l.muscle_survey_no from (${lasts}) l)`,
    tell: m.MSD_DUE_SOON,
    values: ({ n }) => ({ left: n }),
    once: ({ mark }) => once(mark),
    evenOld: true,
  }),
  due(['TEMP', 'RTN', 'PROGRESS'], 'startDueYmd', {
    late: true,
    where: sql`r.survey_type_cd = 'OCC'`,
    tell: m.MSD_START_LATE,
    once: ({ day }) => once(sql`'begin' || ${day}`),
  }),
])

/** Once a week; what was over before the site began stays silent. @param since when it began */
export const lateSurveys = (today: string, since: string): Sql => sql`
  select p.user_id, r.muscle_survey_no as biz_no, jsonb_build_object('title', r.survey_title, 'due', r.next_due_ymd) as values_json,
    ${once(sql`'late' || (${today}::date - r.next_due_ymd) / 7`)} as once_key
  from (${lasts}) r join directory_role p on p.auth_grp_cd = 'HLM' and p.plant_cd = r.plant_cd
  where r.next_due_ymd < ${today}::date and r.next_due_ymd >= ${since}::timestamptz::date`
