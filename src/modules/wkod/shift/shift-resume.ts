/** 2.6: what has to be so before work goes on that weather, heat, an emergency or a missed hand-over stopped. */

import type { ResumeCondition, StopAsked } from '#modules/common/permit.ports.ts'
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { block, need, RULES } from '../permit/ask/guard-parts.logic.ts'
import { SHIFT_TEXT } from './handover/hand.jobs.ts'
import { HEAT_TEXT } from './weather/weather.jobs.ts'
import { clearSince, hasRested, kindsOfPermit } from './weather/weather.logic.ts'
import { type ObsRow, obsColumns, spansOf, weatherNumbers } from './weather/weather-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const resumeByShift: ResumeCondition = (tx, asked) => {
  const db = asProgram(tx)
  switch (asked.reasonCd) {
    case 'WEATHER':
      return byWeather(db, asked)
    case 'HEAT':
      return byHeat(db, asked)
    case 'EMERGENCY':
      return byEmergency(db, asked)
    case 'SHIFT':
      return byHandover(db, asked)
    default:
      return Promise.resolve([])
  }
}

interface Sky {
  weatherKindCds: string | null
  meansCd: string | null
  isChecked: boolean
}
async function byWeather(db: Queries, { permitNo, plantCd, suspDt, now }: StopAsked): Promise<Check[]> {
  const numbers = await weatherNumbers(db, dayOf(now))
  const holdFrom = new Date(Math.min(Date.parse(suspDt), now.getTime() - numbers.holdH * HOUR))
  const [[work], seen] = await Promise.all([
    db.query<Sky>(sql`select weather_kind_cds as "weatherKindCds", means_cd as "meansCd",
        exists (select from scaffold_check c where c.permit_no = p.permit_no and c.ok_yn = 'Y' and c.check_dt > ${suspDt}::timestamptz
          and c.delete_yn = 'N') as "isChecked"
      from wkod_master p where p.permit_no = ${permitNo}`),
    db.query<ObsRow>(sql`select ${obsColumns} from weather_obs o where o.plant_cd = ${plantCd} and o.delete_yn = 'N'
      and o.obs_dt >= ${holdFrom} and o.obs_dt <= ${now} order by o.obs_dt`),
  ])
  if (!work) return []
  const since = clearSince(kindsOfPermit(work), seen, numbers)
  const last = seen.at(-1)
  const isClear = since !== null && now.getTime() - since >= numbers.clearMin * MINUTE
  return [
    ...need(isClear, 'PT_RESUME_WEATHER', '기상이 기준 아래로 내려간 뒤 {n}분이 지나야 합니다.', {
      values: { n: numbers.clearMin },
      law: `${RULES} 제37조, 제383조`,
      evidenceDesc: last
        ? `${last.obsDt.slice(0, 16).replace('T', ' ')} ${last.windVal ?? '-'} / ${last.gustVal ?? '-'} m/s`
        : '',
    }),
    ...need(
      work.meansCd !== 'SCAF' || work.isChecked,
      'PT_RESUME_SCAFFOLD',
      '악천후 뒤 비계를 점검하고 기록하십시오.',
      {
        law: `${RULES} 제58조`,
      },
    ),
  ]
}

async function byHeat(db: Queries, { permitNo, suspDt, now }: StopAsked): Promise<Check[]> {
  const { restMin } = await weatherNumbers(db, dayOf(now))
  const rests = await db.query<{
    fromDt: string
    toDt: string | null
  }>(sql`select start_dt as "fromDt", end_dt as "toDt"
    from rest_log where permit_no = ${permitNo} and rest_kind_cd = 'REST' and delete_yn = 'N' and start_dt > ${new Date(now.getTime() - 24 * HOUR)}`)
  return need(hasRested(spansOf(rests), Date.parse(suspDt), now.getTime(), restMin), 'PT_RESUME_REST', HEAT_TEXT, {
    law: `${RULES} 제560조제3항`,
  })
}

/** One that somebody on the spot stopped by the code has no stop of the control room behind it. */
async function byEmergency(db: Queries, { permitNo, suspDt }: StopAsked): Promise<Check[]> {
  const [held] = await db.query<{ isOver: boolean; isReleased: boolean; at: string }>(
    sql`select s.end_dt is not null as "isOver", x.release_dt is not null as "isReleased",
        to_char(s.stop_dt at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') || ' ' || s.reason_desc as at
      from emergency_stop_permit x join emergency_stop s on s.emergency_stop_no = x.emergency_stop_no
      where x.permit_no = ${permitNo} and s.stop_dt >= ${suspDt}::timestamptz - interval '1 minute' and s.delete_yn = 'N'
      order by x.emergency_stop_no desc limit 1`,
  )
  if (!held) return []
  const said = { evidenceDesc: held.at }
  return [
    ...need(held.isOver, 'PT_RESUME_EMERGENCY', '비상상황이 해제되지 않았습니다.', {
      ...said,
      lifterCds: ['SHM', 'SEC'],
    }),
    ...need(held.isReleased, 'PT_RESUME_RELEASE', '운전부서가 이 작업을 개별 해제하지 않았습니다.', {
      ...said,
      lifterCds: ['OPR'],
    }),
  ]
}

async function byHandover(db: Queries, { permitNo, plantCd, areaDeptCd, suspDt }: StopAsked): Promise<Check[]> {
  const [found] = await db.query<{ isSigned: boolean }>(
    sql`select exists (select from permit_handover h join permit_handover_permit_rows l on l.hand_no = h.hand_no
      where h.plant_cd = ${plantCd} and h.area_dept_cd = ${areaDeptCd} and h.status_cd = 'DONE' and h.delete_yn = 'N'
        and l.permit_no = ${permitNo} and h.hand_dt >= ${suspDt}::timestamptz) as "isSigned"`,
  )
  return found?.isSigned ? [] : [block('PT_RESUME_SHIFT', SHIFT_TEXT, { lifterCds: ['OPR'] })]
}
