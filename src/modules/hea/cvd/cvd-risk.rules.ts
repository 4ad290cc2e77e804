import { addDays, addMonths } from '#platform/model/calendar.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { evaluated, type RiskGroup } from './cvd-risk.logic.ts'
import { cvdMessages as m } from './cvd-risk.messages.ts'
import { cvdRisk } from './cvd-risk.model.ts'
import { workCare } from './work-care.model.ts'

type Context = ActionContext<typeof cvdRisk>
type Effect = EffectContext<typeof cvdRisk>

export const cvdRiskRules = rulesFor(cvdRisk, {
  set: {
    create: [aboutPerson],
    edit: [aboutPerson],
    close: [groups],
    reopen: [() => ({ ...noGroups, reviewDueYmd: null, reviewDt: null, workFitCd: null, reviewDesc: null })],
    review: [({ now }) => ({ reviewDt: now.toISOString() })],
  },
  refuse: {
    create: [refuseProbability],
    edit: [refuseProbability],
    begin: [refuseProbability, refuseOtherPlant],
    close: [refuseProbability],
    report: [refuseWithoutReview],
    propose: [refuseNoMeasure],
  },
  follow: {
    close: [tellPhysician],
    report: [tellPerson],
    propose: [proposeCare],
  },
})

/** Name, sex and age as the directory has them: who fills the form in types none of it. */
async function aboutPerson({ record, before, db, today }: Context) {
  if (!record.userId || (before?.userId === record.userId && before?.evalYmd === record.evalYmd)) return {}
  const [person] = await db.query<{ personNm: string; sexCd: 'M' | 'F' | null; ageVal: number | null }>(sql`
    select user_nm as "personNm", case when gender_cd in ('M', 'F') then gender_cd end as "sexCd",
      extract(year from age(${record.evalYmd ?? today}::date, birth_ymd))::int as "ageVal"
    from sys_user where user_id = ${record.userId}`)
  return person ?? {}
}

const noGroups = {
  riskFactorCnt: null,
  bpGradeCd: null,
  probGroupCd: null,
  surveyGroupCd: null,
  riskGroupCd: null,
  nextYmd: null,
}

/** The company's own rule: months to the next evaluation by group, and days until the physician has looked. */
async function cycles(db: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ code: string; codeNm: string }>(
    sql`select code, code_nm as "codeNm" from directory_code where code_grp_cd = 'HEA_CVD_CYCLE'`,
  )
  return new Map(rows.map(({ code, codeNm }) => [code, Number.parseInt(codeNm, 10)]))
}

async function groups({ record, db, today }: Context) {
  const { bpSysVal, bpDiaVal, ldlVal, prob10Val } = record
  if (bpSysVal === null || bpDiaVal === null || ldlVal === null || prob10Val === null) return noGroups
  const found = evaluated({ ...record, bpSysVal, bpDiaVal, ldlVal }, prob10Val)
  const company = await cycles(db)
  const isWorst = found.riskGroupCd === 'VERY'
  return {
    ...found,
    nextYmd: addMonths(record.evalYmd, monthsTo(found.riskGroupCd, company)),
    reviewDueYmd: isWorst ? addDays(today, company.get('REVIEW_DAY') ?? REVIEW_DAYS) : null,
  }
}

/** Where the company has no rule of its own. */
const REVIEW_DAYS = 14
const usualMonths: Readonly<Record<RiskGroup, number>> = { LOW: 24, MID: 24, HIGH: 12, VERY: 6 }
const monthsTo = (group: RiskGroup, company: ReadonlyMap<string, number>): number =>
  company.get(group) ?? usualMonths[group]

const MAX_PERCENT = 100
function refuseProbability({ record: { prob10Val } }: Context) {
  if (prob10Val === null || prob10Val === undefined || (prob10Val >= 0 && prob10Val <= MAX_PERCENT)) return undefined
  return problem(cvdRisk, 'prob10Val', 'HEA_CVD_PROB', '발병확률은 0~100%로 입력하세요.')
}

/** The fence of these rows is the plant: the team of another one could not read what it wrote. */
async function refuseOtherPlant({ record, db }: Context) {
  const [person] = await db.query<{ plantCd: string }>(
    sql`select plant_cd as "plantCd" from sys_user where user_id = ${record.userId}`,
  )
  if (person?.plantCd === record.plantCd) return undefined
  return problem(cvdRisk, 'userId', 'HEA_CVD_PLANT', '우리 사업장의 임직원을 선택하십시오.')
}

function refuseWithoutReview({ record }: Context) {
  if (record.riskGroupCd !== 'VERY' || record.reviewDt) return undefined
  return problem(
    cvdRisk,
    'workFitCd',
    'HEA_CVD_REVIEW',
    '최고위험군은 산업보건의가 업무적합성을 평가한 뒤에 통보합니다.',
  )
}

function refuseNoMeasure({ record: { overtimeYn, nightYn, hotYn } }: Context) {
  if ([overtimeYn, nightYn, hotYn].includes('Y')) return undefined
  return problem(cvdRisk, 'overtimeYn', 'HEA_CVD_MEASURE', '제안할 근무조치를 하나 이상 선택하십시오.')
}

async function tellPhysician({ record, notify }: Effect) {
  if (record.riskGroupCd === 'VERY') await notify.tell(m.CVD_REVIEW, record)
}

async function tellPerson({ record, notify }: Effect) {
  await notify.people([record.userId], messageOf(m.CVD_RESULT, {}))
}

/** To his department goes what is to change, and nothing of why. */
async function proposeCare({ record, person, db, now, today }: Effect) {
  const { userId, overtimeYn, nightYn, hotYn, managerUserId, plantCd } = record
  const { workCareNo } = await db.program(workCare, { by: person, now }).create('propose', {
    userId,
    overtimeYn,
    nightYn,
    hotYn,
    managerUserId,
    plantCd,
    fromYmd: today,
    reviewYmd: record.nextYmd,
  })
  await db.query(sql`update cvd_risk set work_care_no = ${workCareNo} where cvd_risk_no = ${record.cvdRiskNo}`)
}
