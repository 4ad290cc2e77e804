/** 300 evaluations in all groups and states, with the work measures that followed, and who has read them of late. */
import { addDays, addMonths, daysBetween } from '#platform/model/calendar.ts'
import { type Random, random } from '#platform/model/random.ts'
import { insertAll, type OwnerConnection } from '#platform/server/database/insert-all.ts'
import { insertStories } from '#platform/server/stories/insert-stories.ts'
import { story } from '#platform/server/stories/story.ts'
import { type Course, tellRows } from '#platform/server/stories/tell-rows.ts'
import type { HealthDemo } from '../hea.demo.ts'
import { heaDestroy } from '../privacy/hea-destroy.model.ts'
import { evaluated, type RiskGroup } from './cvd-risk.logic.ts'
import { cvdRisk } from './cvd-risk.model.ts'
import { workCare } from './work-care.model.ts'

type Row = Record<string, unknown>
interface Somebody {
  userId: string
  personNm: string
  sexCd: 'M' | 'F'
  ageVal: number
  plantCd: string
  headUserId: string | null
}

const COUNT = 300
const DAYS_BACK = 540
/** So many are older than they must be kept: what a destruction is proposed for. */
const EXPIRED = 6
const months: Readonly<Record<RiskGroup, number>> = { LOW: 24, MID: 24, HIGH: 12, VERY: 6 }
const teams: Readonly<Record<string, { nurse: string; doctor: string }>> = {
  2000: { nurse: 'nurse', doctor: 'doctor' },
}

export async function loadCvdRisks(connection: OwnerConnection, { today, now: latest }: HealthDemo): Promise<void> {
  const { rows } =
    await connection.query(`select u.user_id as "userId", u.user_nm as "personNm", u.gender_cd as "sexCd",
      extract(year from age(u.birth_ymd))::int as "ageVal", u.plant_cd as "plantCd", d.head_user_id as "headUserId"
    from sys_user u join sys_dept d using (dept_cd)
    where u.plant_cd = '2000' and u.user_status_cd = 'ACTIVE' and u.gender_cd in ('M', 'F') and u.birth_ymd is not null
    order by u.user_id`)
  const chance = random('heart and brain')
  const people = chance.shuffle(rows.map((row) => row as Row & Somebody)).slice(0, COUNT)
  const evaluations = people.map((person, index) => evaluation(person, index, today, chance))
  const sorted = evaluations.sort((a, b) => String(a.evalYmd).localeCompare(String(b.evalYmd)))
  const risks = numbered(sorted)
  const cares = risks.filter(({ workCareNo }) => workCareNo).map((risk) => careOf(risk, today))
  await insertAll(
    connection,
    'cvd_risk',
    risks.map(({ headUserId: _, ...risk }) => risk),
  )
  await insertAll(connection, 'work_care', cares)
  await tellRows(connection, cvdRisk, courses, { latest })
  await tellRows(connection, workCare, [cared], { latest })
  await proposeDestruction(connection, today)
  await readLately(connection, today)
}

/** Somebody's values, worse with his years, and how far his evaluation has come. */
function evaluation(person: Somebody, index: number, today: string, chance: Random): Row & Partial<Row> {
  const isExpired = index < EXPIRED
  const evalYmd = addDays(today, isExpired ? -chance.int(1840, 1900) : -chance.int(1, DAYS_BACK))
  const strain = Math.max(0, person.ageVal - 30) / 30
  const yes = (share: number) => (chance.chance(share) ? ('Y' as const) : ('N' as const))
  const values = {
    sexCd: person.sexCd,
    ageVal: person.ageVal,
    bpSysVal: chance.int(108, 134) + Math.round(strain * chance.int(0, 45)),
    bpDiaVal: chance.int(66, 84) + Math.round(strain * chance.int(0, 22)),
    ldlVal: chance.int(78, 150) + Math.round(strain * chance.int(0, 40)),
    smokeYn: yes(0.32),
    familyYn: yes(0.12),
    diabetesYn: yes(0.05 + strain * 0.06),
    organYn: yes(0.02),
    diseaseYn: yes(0.01 + strain * 0.02),
  }
  const prob10Val = Math.round((0.2 + strain * strain * chance.int(1, 14) + chance.int(0, 12) / 10) * 10) / 10
  const isOpen = daysBetween(evalYmd, today) < 21 && chance.chance(0.5)
  const found = evaluated(values, prob10Val)
  const { userId, personNm, plantCd, headUserId } = person
  return {
    userId,
    personNm,
    plantCd,
    headUserId,
    evalYmd,
    ...values,
    prob10Val,
    ...(isOpen ? { statusCd: 'OPEN' } : closed(found, evalYmd, today, chance)),
    overtimeYn: 'N',
    nightYn: 'N',
    hotYn: 'N',
  }
}

function closed(found: ReturnType<typeof evaluated>, evalYmd: string, today: string, chance: Random): Row {
  const days = daysBetween(evalYmd, today)
  const isWorst = found.riskGroupCd === 'VERY'
  const isRisky = isWorst || found.riskGroupCd === 'HIGH'
  const statusCd = days < 20 ? 'CLOSED' : days < 90 ? 'REPORTED' : isRisky && days < 300 ? 'ACTION' : 'DONE'
  const isReviewed = isWorst && (statusCd !== 'CLOSED' || chance.chance(0.4))
  return {
    ...found,
    statusCd,
    nextYmd: addMonths(evalYmd, months[found.riskGroupCd]),
    ...(isWorst && { reviewDueYmd: addDays(evalYmd, 14) }),
    ...(isReviewed && {
      workFitCd: chance.pick(['나', '나', '다']),
      reviewDt: `${addDays(evalYmd, chance.int(2, 12))}T14:00:00+09:00`,
      reviewDesc: '혈압이 조절될 때까지 야간작업과 연장근로를 제한하고 3개월 뒤에 다시 봅니다.',
    }),
    ...(statusCd !== 'CLOSED' && { careDesc: isRisky ? '금연클리닉과 주 1회 혈압 측정을 안내했습니다.' : null }),
  }
}

/** In the order of their days; a measure follows where the risk asked for one. */
function numbered(evaluations: readonly Row[]): (Row & { cvdRiskNo: number; workCareNo: number | null })[] {
  const numbers = new Map<string, number>()
  let careNo = 0
  return evaluations.map((row, index) => {
    const ymd = String(row.evalYmd).replaceAll('-', '')
    const next = (numbers.get(ymd) ?? 0) + 1
    numbers.set(ymd, next)
    const hasCare = row.statusCd === 'ACTION' && row.headUserId !== null && row.headUserId !== row.userId
    if (hasCare) careNo += 1
    const at = `${row.evalYmd}T10:30:00+09:00`
    const nurse = teams[String(row.plantCd)]?.nurse ?? 'nurse'
    return {
      ...row,
      cvdRiskNo: index + 1,
      cvdRiskDocNo: `CV-${ymd}-${String(next).padStart(4, '0')}`,
      ...(hasCare && { nightYn: 'Y', overtimeYn: careNo % 2 === 0 ? 'Y' : 'N', managerUserId: row.headUserId }),
      workCareNo: hasCare ? careNo : null,
      deleteYn: 'N',
      rowVersion: 1,
      createUserId: nurse,
      createDt: at,
      updateUserId: nurse,
      updateDt: at,
    }
  })
}

function careOf(risk: Row, today: string): Row {
  const fromYmd = addDays(String(risk.evalYmd), 20)
  const statusCd = daysBetween(fromYmd, today) < 110 ? 'RQST' : 'DOING'
  const at = `${fromYmd}T11:00:00+09:00`
  const { userId, personNm, plantCd, nightYn, overtimeYn, hotYn, managerUserId, nextYmd, workCareNo } = risk
  return {
    workCareNo,
    userId,
    personNm,
    plantCd,
    nightYn,
    overtimeYn,
    hotYn,
    managerUserId,
    fromYmd,
    statusCd,
    workCareDocNo: `WC-${fromYmd.replaceAll('-', '')}-${String(workCareNo).padStart(3, '0')}`,
    reviewYmd: nextYmd,
    resultDesc: statusCd === 'DOING' ? '주간조로 근무를 바꾸었습니다.' : null,
    deleteYn: 'N',
    rowVersion: 1,
    createUserId: 'health',
    createDt: at,
    updateUserId: 'health',
    updateDt: at,
  }
}

const evaluatedOf = [
  ['begin', 'createUserId', '+ 20 minutes'],
  ['close', 'createUserId', '+ 40 minutes'],
  ['report', '#HLM', '+ 1 day'],
] as const
const proposed = ['propose', '#HLM', '+ 2 hours'] as const
const courses: readonly Course<typeof cvdRisk>[] = [
  [...evaluatedOf, proposed],
  [...evaluatedOf, ['finish', '#HLM', '+ 1 day']],
]
const cared: Course<typeof workCare> = [
  ['propose', 'createUserId', '+ 10 minutes'],
  ['accept', 'managerUserId', '+ 1 day'],
]

/** What the first of the month found to be older than it must be kept. */
async function proposeDestruction(connection: OwnerConnection, today: string): Promise<void> {
  const { rows } = await connection.query(
    `select cvd_risk_no as "bizNo", cvd_risk_doc_no as "bizDocNo", eval_ymd::text as "baseYmd", (eval_ymd + interval '5 years')::date::text as "keepToYmd"
    from cvd_risk where eval_ymd + interval '5 years' <= $1::date`,
    [today],
  )
  if (rows.length === 0) return
  const proposal = {
    destroyTitle: `${today.slice(0, 7)} 보존기간 만료 ${rows.length}건`,
    lawDesc: '산업안전보건법 시행규칙 제241조제2항',
    targetCnt: rows.length,
  }
  const [told] = await insertStories(connection, [
    story(heaDestroy, proposal)
      .setting({ plantCd: '2000' })
      .as('SYSTEM')
      .at(`${today.slice(0, 8)}01T05:00:00+09:00`),
  ])
  await insertAll(
    connection,
    'hea_destroy_item',
    rows.map((row) => ({ ...row, heaDestroyNo: told?.heaDestroyNo, bizCd: cvdRisk.name, keepYearCnt: 5 })),
  )
}

/** Four weeks of reading: in the course of work, once in an emergency. */
async function readLately(connection: OwnerConnection, today: string): Promise<void> {
  await connection.query(
    `insert into sys_emergency_read (user_id, subject_user_id, plant_cd, reason_desc, start_dt, end_dt)
    select 'doctor', 'emp3', '3000', '작업 중 가슴 통증으로 이송되어 병력과 복용 약을 확인합니다.',
      ($1::date - 9) + time '21:40', ($1::date - 9) + time '22:40' where exists (select from sys_user where user_id = 'emp3')`,
    [today],
  )
  await connection.query(
    `insert into sys_read_log (read_dt, read_user_id, subject_user_id, biz_cd, biz_no, plant_cd, field_set_cd, purpose_cd, ip_addr)
    select at, reader, user_id, 'cvd-risk', cvd_risk_no, plant_cd, kind, 'DUTY', '10.20.3.' || (11 + n % 3)
    from (select r.*, n, (array['nurse', 'health', 'doctor'])[1 + (r.cvd_risk_no * 7 + n) % 3] as reader,
        case when (r.cvd_risk_no + n) % 3 = 0 then 'RECORD' else 'LIST' end as kind,
        ($1::date - ((r.cvd_risk_no * 5 + n * 3) % 28)::int)::timestamp + time '08:30' + make_interval(mins => ((r.cvd_risk_no * 37 + n * 101) % 540)::int) as at
      from cvd_risk r cross join generate_series(1, 2) n where r.delete_yn = 'N') l
    where l.reader <> l.user_id and l.at < $1::date order by at`,
    [today],
  )
}
