/** What a talk is about by itself: the gravest risks of the JSA, the air, isolations, notices, the weather (R1). */
import { audienceWords } from '#platform/model/audience.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { wordedText } from '#platform/model/sentences.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { isoPlan } from '../../isolation/iso-plan.model.ts'
import type { Permit } from '../../permit/permit.model.ts'
import { exceedings, kindsOfPermit, weatherMeasures } from '../weather/weather.logic.ts'
import { latestObs, saysOf, weatherNumbers } from '../weather/weather-store.ts'
import type { TbmTopicLine } from './tbm.model.ts'

const RISKS = 3
const NOTICES = 2
const NOTICE_DAYS = 14
const MAX = 500

const line = (topicCd: TbmTopicLine['topicCd'], topicDesc: string, measureDesc: string | null = null) => ({
  topicCd,
  topicDesc: topicDesc.slice(0, MAX),
  measureDesc: measureDesc?.slice(0, MAX) ?? null,
})

/** @param db reads as the program */
export async function topicsOf(db: Queries, record: Permit, now: Date): Promise<TbmTopicLine[]> {
  const found = await Promise.all([
    risks(db, record),
    air(db, record),
    isolations(db, record),
    notices(db, record, now),
    weather(db, record, now),
  ])
  return found.flat()
}

async function risks(db: Queries, { jsaNo }: Permit) {
  const rows = await db.query<{ stepNm: string | null; hazardDesc: string; measureDesc: string | null }>(
    sql`select step_nm as "stepNm", hazard_desc as "hazardDesc", coalesce(add_measure_desc, cur_measure_desc) as "measureDesc"
      from jsa_rows where jsa_no = ${jsaNo ?? 0} and hazard_desc is not null
      order by risk_before_val desc nulls last, seq_no limit ${RISKS}`,
  )
  return rows.map(({ stepNm, hazardDesc, measureDesc }) =>
    line('RISK', [stepNm, hazardDesc].filter(Boolean).join(': '), measureDesc),
  )
}

async function air(db: Queries, { permitNo }: Permit) {
  const [last] = await db.query<{ at: string; resultDesc: string | null; statusCd: string }>(
    sql`select to_char(g.measure_dt at time zone 'Asia/Seoul', 'HH24:MI') as at, g.result_desc as "resultDesc", g.status_cd as "statusCd"
      from gas_set g where g.permit_no = ${permitNo} and g.delete_yn = 'N' order by g.measure_dt desc limit 1`,
  )
  const judged: Readonly<Record<string, string>> = {
    PASS: '적합',
    WARN: '주의',
    CONFIRM: '주의 확인',
    COND: '송기 승인',
  }
  return last ? [line('GAS', `${last.at} ${judged[last.statusCd] ?? '부적합'} ${last.resultDesc ?? ''}`.trim())] : []
}

type IsoState = keyof typeof isoPlan.lifecycle.states

async function isolations(db: Queries, { permitNo }: Permit) {
  const rows = await db.query<{ docNo: string | null; equipNo: string; pointCnt: number; statusCd: IsoState }>(
    sql`select p.iso_plan_doc_no as "docNo", p.equip_no as "equipNo", p.status_cd as "statusCd",
        (select count(*)::int from iso_plan_points i where i.iso_plan_no = p.iso_plan_no) as "pointCnt"
      from iso_plan_permit l join iso_plan p on p.iso_plan_no = l.iso_plan_no
      where l.permit_no = ${permitNo} and p.delete_yn = 'N' and p.status_cd not in ('TEMP', 'CANC', 'CLOSE') order by 2`,
  )
  return rows.map(({ docNo, equipNo, pointCnt, statusCd }) => {
    const { label } = isoPlan.lifecycle.states[statusCd]
    const points = `${pointCnt}곳`
    const said = [equipNo, points, label, docNo].filter(Boolean).join(' · ')
    return line('ISO', said)
  })
}

/** Those that everybody of the crew's side is to read, the newest. */
async function notices(db: Queries, { plantCd, vendorCd, areaDeptCd }: Permit, now: Date) {
  const words =
    vendorCd === null
      ? [audienceWords.staff, audienceWords.department(areaDeptCd)]
      : [audienceWords.vendors, audienceWords.vendor(vendorCd)]
  const rows = await db.query<{ title: string }>(
    sql`select notice_title as title from notice where plant_cd = ${plantCd} and status_cd = 'OPEN' and delete_yn = 'N'
        and open_dt <= ${now} and open_dt > ${now}::timestamptz - make_interval(days => ${NOTICE_DAYS})
        and string_to_array(audience_desc, ' ') && ${words}::text[]
      order by urgent_yn desc, open_dt desc limit ${NOTICES}`,
  )
  return rows.map(({ title }) => line('NOTICE', wordedText('manage', 'kr', title)))
}

async function weather(db: Queries, record: Permit, now: Date) {
  const numbers = await weatherNumbers(db, dayOf(now))
  const last = await latestObs(db, record.plantCd, now, numbers)
  if (!last) return []
  const values = (Object.keys(weatherMeasures) as (keyof typeof weatherMeasures)[]).flatMap((name) =>
    last[name] === null ? [] : [`${weatherMeasures[name].label} ${last[name]} ${weatherMeasures[name].unit}`],
  )
  const stops = exceedings(kindsOfPermit(record), last, numbers).map(saysOf)
  const isHot = last.feelTempVal !== null && last.feelTempVal >= numbers.heatRest
  const heat = isHot ? [`${numbers.workMin / 60}시간 안에 ${numbers.restMin}분 이상 휴식`] : []
  return [line('WEATHER', values.join(' · '), [...stops, ...heat].join(', ') || null)]
}
