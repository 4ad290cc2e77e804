/** The weather board, observations by hand, the days of heat and their sheet. */

import { addDays, startOfDay } from '#platform/model/calendar.ts'
import type { Say } from '#platform/model/i18n.ts'
import { wordedFor } from '#platform/model/sentences.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { answer, routes } from '#platform/server/calls/answer.ts'
import { type ListColumn, listSheet } from '#platform/server/calls/list-sheet.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { cellOf } from '#platform/server/documents/shape.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'
import { isOutside } from '../../permit/fields/outside.sql.ts'
import { permit } from '../../permit/permit.model.ts'
import type { HeatLine, WeatherWorkLine } from './weather.calls.ts'
import * as calls from './weather.calls.ts'
import { exceedings, heatClock, heatMeasures, isOutdoor, kindsOfPermit } from './weather.logic.ts'
import {
  heatWorks,
  latestObs,
  type ObsRow,
  obsColumns,
  observe,
  saysOf,
  spansOf,
  type WeatherNumbers,
  weatherNumbers,
} from './weather-store.ts'

const board = answer(
  calls.weatherBoard,
  async ({ query, person: { plantCd }, program, now, today, request: { language } }) => {
    const ymd = query.ymd ?? today
    const numbers = await weatherNumbers(program, ymd)
    const [latest, observations, works, [hot]] = await Promise.all([
      latestObs(program, plantCd, now, numbers),
      observationsOf(program, plantCd, ymd),
      worksOf(program, plantCd, now, numbers),
      program.query<HeatLine>(heatStatement(sql`h.plant_cd = ${plantCd} and h.heat_ymd = ${ymd}::date`)),
    ])
    return {
      nowDt: now.toISOString(),
      ymd,
      latest: latest ?? null,
      limits: numbers,
      observations,
      works: works.map((work) => ({
        ...work,
        stops: latest
          ? exceedings(kindsOfPermit(work), latest, numbers).map((one) => wordedFor('wkod', language, saysOf(one)))
          : [],
      })),
      today: hot ?? null,
    }
  },
)

const observationsOf = (db: Queries, plantCd: string, ymd: string) =>
  db.query<ObsRow>(sql`select ${obsColumns} from weather_obs o where o.plant_cd = ${plantCd} and o.delete_yn = 'N'
    and o.obs_dt >= ${startOfDay(ymd)} and o.obs_dt < ${startOfDay(addDays(ymd, 1))} order by o.obs_dt, o.weather_obs_no`)

type Found = Omit<WeatherWorkLine, 'stops' | 'kindCds' | 'isOutdoor' | 'heat'> & {
  weatherKindCds: string | null
  meansCd: string | null
  outdoorYn: string | null
}
/** Works that weather or heat can stop, or has stopped. */
async function worksOf(db: Queries, plantCd: string, now: Date, numbers: WeatherNumbers) {
  const [rows, hot] = await Promise.all([
    db.query<Found>(sql`select p.permit_no as "permitNo", p.permit_doc_no as "permitDocNo", p.wkod_title as "wkodTitle",
        p.place_desc as "placeDesc", v.vendor_nm as "vendorNm", d.dept_nm as "areaDeptNm", p.status_cd as "statusCd",
        p.susp_reason_cd as "suspReasonCd", ${cellOf(permit, 'weatherKindCds', 'p')} as "weatherKindCds", ${cellOf(permit, 'meansCd', 'p')} as "meansCd",
        ${cellOf(permit, 'outdoorYn', 'p')} as "outdoorYn"
      from wkod_master p left join vendor_info v on v.vendor_cd = p.vendor_cd left join sys_dept d on d.dept_cd = p.area_dept_cd
      where p.plant_cd = ${plantCd} and p.delete_yn = 'N' and p.status_cd in ('ISSUED', 'WORK', 'SUSP')
        and (${isOutside} or ${cellOf(permit, 'meansCd', 'p')} = 'AWP' or p.susp_reason_cd in ('WEATHER', 'HEAT'))
      order by p.status_cd = 'SUSP' desc, p.permit_doc_no limit 500`),
    heatWorks(db, now, numbers, sql`p.plant_cd = ${plantCd}`),
  ])
  const clocks = new Map(
    hot.map(({ permitNo, startDt, hotSinceDt, pauses, isCooled }) => {
      const facts = { startMs: Date.parse(startDt), hotSinceMs: Date.parse(hotSinceDt), isCooled, nowMs: now.getTime() }
      const { stateCd, dueMs } = heatClock({ ...facts, pauses: spansOf(pauses) }, numbers)
      return [permitNo, { stateCd, dueDt: new Date(dueMs).toISOString() }]
    }),
  )
  return rows.map((row) => ({
    ...row,
    kindCds: kindsOfPermit(row),
    isOutdoor: isOutdoor(row),
    heat: clocks.get(row.permitNo) ?? null,
  }))
}

const AHEAD_MS = 60_000
const BEHIND_MS = 24 * 3_600_000
/** @throws Refusal 422 for a moment that is still to come, or long past */
export function requireRecent(obsDt: string, now: Date): void {
  const ageMs = now.getTime() - Date.parse(obsDt)
  if (ageMs < -AHEAD_MS || ageMs > BEHIND_MS)
    throw new Refusal(422, 'WEATHER_TIME', '관측시각은 지난 24시간 안이어야 합니다.')
}

const observing = answer(calls.observeWeather, async ({ body, person: { plantCd, userId }, tx, program, now }) => {
  const { obsDt = now.toISOString(), ...values } = body
  requireRecent(obsDt, now)
  const stopped = await observe(tx, { plantCd, userId, obsDt, ...values, sourceCd: 'MANUAL' }, now)
  await writeAudit(program, { now, userId, plantCd, bizCd: 'weather-obs', bizNo: 0, actionCd: 'CREATE' })
  return { obsDt, stoppedCnt: stopped.length }
})

const heatStatement = (where: Sql): Sql => sql`
  select h.heat_ymd::text as "heatYmd", h.max_feel_val as "maxFeelVal", h.max_obs_dt as "maxObsDt", h.heat_limit_val as "heatLimitVal",
    h.measure_cds as "measureCds", h.measure_desc as "measureDesc", u.user_nm as "measureUserNm", h.measure_dt as "measureDt",
    h.retain_to_ymd::text as "retainToYmd",
    (select count(*)::int from rest_log r join wkod_master p on p.permit_no = r.permit_no where p.plant_cd = h.plant_cd and r.rest_kind_cd = 'REST'
      and r.delete_yn = 'N' and r.start_dt >= (h.heat_ymd::timestamp at time zone 'Asia/Seoul')
      and r.start_dt < ((h.heat_ymd + 1)::timestamp at time zone 'Asia/Seoul')) as "restCnt"
  from heat_day h left join directory_person u on u.user_id = h.measure_user_id
  where h.delete_yn = 'N' and ${where} order by h.heat_ymd desc`
const ofYear = (plantCd: string, year: number): Sql =>
  sql`h.plant_cd = ${plantCd} and h.heat_ymd between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`

const yearOf = ({ year }: { year?: number | undefined }, today: string) => year ?? Number(today.slice(0, 4))

const days = answer(calls.heatDays, async ({ query, person, db, today }) => ({
  rows: await db.query<HeatLine>(heatStatement(ofYear(person.plantCd, yearOf(query, today)))),
}))

const note = answer(calls.noteHeat, async ({ places: { ymd }, body, person: { plantCd, userId }, program, now }) => {
  const { measureCds, measureDesc } = body
  if (measureCds.length === 0 && !measureDesc)
    throw new Refusal(422, 'HEAT_MEASURE', '그날 한 폭염 조치를 하나 이상 고르거나 적으십시오.')
  const [row] = await program.query<{ no: number }>(
    sql`update heat_day set measure_cds = ${measureCds.join(' ') || null},
        measure_desc = ${measureDesc}, measure_user_id = ${userId}, measure_dt = ${now}, row_version = row_version + 1,
        update_user_id = ${userId}, update_dt = ${now}
      where plant_cd = ${plantCd} and heat_ymd = ${ymd}::date and delete_yn = 'N' returning heat_day_no as no`,
  )
  if (!row) throw notFound()
  await writeAudit(program, { now, userId, plantCd, bizCd: 'heat-day', bizNo: row.no, actionCd: 'EDIT' })
  return { heatYmd: ymd }
})

const measuresIn = ({ measureCds }: HeatLine, say: Say): string =>
  (measureCds ?? '')
    .split(' ')
    .filter((code): code is keyof typeof heatMeasures => code in heatMeasures)
    .map((code) => say(heatMeasures[code]))
    .join(', ')

const heatColumns: readonly ListColumn<HeatLine>[] = [
  { text: '일자', kind: 'day', width: 12, value: (row) => row.heatYmd },
  { text: '최고 체감온도(℃)', kind: 'number', decimals: 1, value: (row) => row.maxFeelVal },
  { text: '관측시각', kind: 'dateTime', width: 18, value: (row) => row.maxObsDt },
  { text: '기준(℃)', kind: 'number', value: (row) => row.heatLimitVal },
  { text: '조치', kind: 'text', width: 40, value: measuresIn },
  { text: '조치 내용', kind: 'text', width: 40, value: (row) => row.measureDesc },
  { text: '작성자', kind: 'text', value: (row) => row.measureUserNm },
  { text: '휴식 기록', kind: 'count', value: (row) => row.restCnt },
  { text: '보존기한', kind: 'day', width: 12, value: (row) => row.retainToYmd },
]

/** 폭염기록: value and measures of each day. @law 산업안전보건기준에 관한 규칙 제562조제2항제3호 */
const sheet = answer(calls.heatSheet, async ({ query, person, db, today, now, ip, services, request }) => {
  const { plantCd, userId } = person
  const rows = await db.query<HeatLine>(heatStatement(ofYear(plantCd, yearOf(query, today))))
  await logAccess(services.db, { now, userId, ip, accessCd: 'EXPORT', bizCd: 'heat-day', rowCnt: rows.length })
  return listSheet(request, { area: 'wkod', label: '폭염기록', columns: heatColumns, rows })
})

export const weatherRoutes = routes(board, observing, days, note, sheet)
