/** What weather and heat say to permits before work begins or goes on, for many of them at once. */
import { dayOf } from '#platform/model/calendar.ts'
import type { Check } from '#platform/model/check.ts'
import { sentences } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { cellOf } from '#platform/server/documents/shape.ts'
import { block, need, RULES } from '../../permit/ask/guard-parts.logic.ts'
import { permit } from '../../permit/permit.model.ts'
import type { OfPermit, WorkPlace } from '../../permit/permit.ports.ts'
import { clearSince, exceedings, hasRested, kindsOfPermit, type Span, type StoppableKind } from './weather.logic.ts'
import {
  heatTimes,
  type ObsRow,
  obsColumns,
  saysOf,
  spansOf,
  type WeatherNumbers,
  weatherNumbers,
} from './weather-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Work extends WorkPlace {
  weatherKindCds: string | null
  meansCd: string | null
  /** A scaffold that was looked at since the work was stopped. */
  isChecked: boolean
}
interface Sky extends ObsRow {
  plantCd: string
}

/** R4 @law 산업안전보건기준에 관한 규칙 제37조, 제58조, 제383조 */
export async function weatherChecks(
  db: Queries,
  asked: readonly WorkPlace[],
  now: Date,
  isAtWork: boolean,
): Promise<OfPermit[]> {
  const program = asProgram(db)
  const works = await worksOf(program, asked)
  const exposed = works.filter((work) => kindsOfPermit(work).length > 0 || work.suspReasonCd === 'WEATHER')
  if (exposed.length === 0) return []
  const numbers = await weatherNumbers(program, dayOf(now))
  const seen = await skiesOf(program, exposed, now, numbers)
  return exposed.flatMap((work) => {
    const sky = seen.filter(({ plantCd }) => plantCd === work.plantCd)
    const kinds = kindsOfPermit(work)
    const checks = isAtWork
      ? tooMuch(kinds, sky, numbers)
      : [...settled(work, kinds, sky, numbers, now), ...looked(work)]
    return checks.map((check) => ({ ...check, permitNo: work.permitNo }))
  })
}

const worksOf = async (db: Queries, asked: readonly WorkPlace[]): Promise<Work[]> => {
  const rows = await db.query<Work>(
    sql`select w.*, ${cellOf(permit, 'weatherKindCds', 'p')} as "weatherKindCds", ${cellOf(permit, 'meansCd', 'p')} as "meansCd",
        exists (select from scaffold_check c where c.permit_no = p.permit_no and c.ok_yn = 'Y' and c.check_dt > w."suspDt"
          and c.delete_yn = 'N') as "isChecked"
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w("permitNo" int, "plantCd" text, "suspReasonCd" text,
          "suspDt" timestamptz)
        join wkod_master p on p.permit_no = w."permitNo"`,
  )
  return rows
}

function skiesOf(db: Queries, works: readonly Work[], now: Date, { holdH }: WeatherNumbers): Promise<Sky[]> {
  const stops = works.flatMap(({ suspReasonCd, suspDt }) => (suspReasonCd === 'WEATHER' && suspDt ? [suspDt] : []))
  const from = new Date(Math.min(now.getTime() - holdH * HOUR, ...stops.map((dt) => Date.parse(dt))))
  const plants = [...new Set(works.map(({ plantCd }) => plantCd))]
  return db.query<Sky>(sql`select o.plant_cd as "plantCd", ${obsColumns} from weather_obs o
    where o.plant_cd = any(${plants}::text[]) and o.delete_yn = 'N' and o.obs_dt >= ${from} and o.obs_dt <= ${now}
    order by o.obs_dt`)
}

const LAW = `${RULES} 제37조, 제383조`
const seenAt = (last: Sky | undefined): string =>
  last ? `${last.obsDt.slice(0, 16).replace('T', ' ')} ${last.windVal ?? '-'} / ${last.gustVal ?? '-'} m/s` : ''

/** The limits have been kept for a while; what weather stopped goes on only when somebody saw it better. */
function settled(
  { suspReasonCd }: Work,
  kinds: readonly StoppableKind[],
  sky: readonly Sky[],
  numbers: WeatherNumbers,
  now: Date,
): Check[] {
  const isStopped = suspReasonCd === 'WEATHER'
  const wasBad = isStopped || sky.some((one) => exceedings(kinds, one, numbers).length > 0)
  const since = clearSince(kinds, sky, numbers)
  const isClear = !wasBad || (since !== null && now.getTime() - since >= numbers.clearMin * MINUTE)
  return need(isClear, 'PT_WEATHER_CLEAR', '기상이 기준 아래로 내려간 뒤 {n}분이 지나야 합니다.', {
    values: { n: numbers.clearMin },
    law: LAW,
    evidenceDesc: seenAt(sky.at(-1)),
  })
}

/** What goes on stops with the last word on the weather, at once. */
function tooMuch(kinds: readonly StoppableKind[], sky: readonly Sky[], numbers: WeatherNumbers): Check[] {
  const last = sky.at(-1)
  if (!last) return []
  return exceedings(kinds, last, numbers).map((one) => {
    const { message, values = {} } = saysOf(one)
    return { ruleCd: 'PT_WEATHER', resultCd: 'BLOCK', message, values, law: one.law, evidenceDesc: seenAt(last) }
  })
}

const looked = ({ suspReasonCd, meansCd, isChecked }: Work): Check[] =>
  need(
    suspReasonCd !== 'WEATHER' || meansCd !== 'SCAF' || isChecked,
    'PT_RESUME_SCAFFOLD',
    '악천후 뒤 비계를 점검하고 기록하십시오.',
    { law: `${RULES} 제58조` },
  )

/** Kept by its code as the reason of a stop. */
const { HEAT_REST: HEAT_TEXT } = sentences('WEATHER', {
  HEAT_REST: '체감온도 33℃ 이상: 20분 휴식이 필요합니다.',
})
const HEAT_LAW = `${RULES} 제560조제3항`

/** R5 @law 산업안전보건기준에 관한 규칙 제560조제3항 */
export async function restChecks(
  db: Queries,
  asked: readonly WorkPlace[],
  now: Date,
  isAtWork: boolean,
): Promise<OfPermit[]> {
  if (isAtWork) return overheated(asProgram(db), asked, now)
  const stopped = asked.filter(({ suspReasonCd }) => suspReasonCd === 'HEAT')
  if (stopped.length === 0) return []
  const program = asProgram(db)
  const { restMin } = await weatherNumbers(program, dayOf(now))
  const permitNos = stopped.map(({ permitNo }) => permitNo)
  const rests = await program.query<{ permitNo: number; fromDt: string; toDt: string | null }>(
    sql`select permit_no::int as "permitNo", start_dt as "fromDt", end_dt as "toDt" from rest_log
      where permit_no = any(${permitNos}::bigint[]) and rest_kind_cd = 'REST' and delete_yn = 'N'
        and start_dt > ${new Date(now.getTime() - 24 * HOUR)}`,
  )
  const restsOf = (no: number): Span[] => spansOf(rests.filter(({ permitNo }) => permitNo === no))
  return stopped.flatMap(({ permitNo, suspDt }) => {
    const isRested = hasRested(restsOf(permitNo), Date.parse(suspDt ?? ''), now.getTime(), restMin)
    const checks = need(isRested, 'PT_RESUME_REST', HEAT_TEXT, { law: HEAT_LAW })
    return checks.map((check) => ({ ...check, permitNo }))
  })
}

async function overheated(program: Queries, asked: readonly WorkPlace[], now: Date): Promise<OfPermit[]> {
  const numbers = await weatherNumbers(program, dayOf(now))
  const own = sql`p.permit_no = any(${asked.map(({ permitNo }) => permitNo)}::bigint[])`
  const works = await heatTimes(program, now, numbers, own)
  return works
    .filter(({ clock }) => clock.stateCd === 'OVER')
    .map(({ permitNo }) => ({ ...block('PT_HEAT', HEAT_TEXT, { law: HEAT_LAW }), permitNo }))
}
