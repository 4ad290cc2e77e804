/** What a released result leads to: follow-ups, what the department has to know, exposures that end, improvements, a message. */
import { registerFindings } from '#modules/impr/impr/impr.api.ts'
import { kept, keptText, sentences } from '#platform/model/sentences.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalParam } from '#platform/server/directory/legal-param.ts'
import { holidaysFrom } from '#platform/server/directory/site.ts'
import type { EffectContext } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { causes, endWork } from '../exposure/exposure.api.ts'
import { isFinding, planCounsel } from '../infirm/counsel-plan.api.ts'
import type { checkupResult } from './checkup-result.model.ts'
import { tellDisease } from './disease-effects.ts'
import { judgeFitness, type Scope, scopeOf } from './fit-limits.ts'
import { followUp } from './follow-up.model.ts'
import { dueAfter, isGeneral, isReportable, legalLast } from './result.logic.ts'
import { resultMessages } from './result.messages.ts'
import { type FollowUpCd, workMeasureCds } from './result-codes.model.ts'
import { replaceEarlier, reportedBefore } from './result-reissue.ts'

type Effect = EffectContext<typeof checkupResult>

export async function release(effect: Effect): Promise<void> {
  const { record, notify } = effect
  await replaceEarlier(effect)
  const scope = await scopeOf(effect)
  await judgeFitness(effect, scope)
  await createFollowUps(effect, scope)
  if (record.workFitCd === '라') await endExposures(effect)
  await improve(effect)
  await counselFinding(effect)
  await tellDisease(effect)
  const isAgain = record.prevResultNo !== null
  const ready = isAgain ? resultMessages.HEA_RESULT_AGAIN : resultMessages.HEA_RESULT_READY
  await notify.people([record.userId], messageOf(ready, record))
}

const factorsOf = ({ record }: Effect): string[] => (record.factors ?? []).flatMap(({ factorCd }) => factorCd ?? [])

/** K9: the deadline is that of the day on which the result came, by the number that held then. */
async function createFollowUps(effect: Effect, { processNos, allWorkYn }: Scope): Promise<void> {
  const { record, db, person, now, today } = effect
  const wanted = (record.followUps ?? []).map((line) => String(line.followUpCd)).filter((code) => code !== NOTHING)
  const reported = await reportedBefore(effect)
  // What was reported and is no longer asked for is taken back by a report as well.
  const takenBack = [...reported].filter((code) => !wanted.includes(code))
  if (wanted.length + takenBack.length === 0) return
  const { legalParamVal } = await legalParam(db, 'HEA_FOLLOW_REPORT_D', record.receiveYmd)
  const reportDueYmd = dueAfter(record.receiveYmd, Number(legalParamVal))
  const legalLastYmd = legalLast(reportDueYmd, await holidaysFrom(db, reportDueYmd))
  for (const followUpCd of [...wanted, ...takenBack] as FollowUpCd[]) {
    const isTakenBack = takenBack.includes(followUpCd)
    const isReported = isTakenBack || isReportable(record.heaCheckupClassCd, followUpCd)
    const { heaFollowUpNo } = await db.program(followUp, { by: person, now }).create({
      personNm: record.personNm,
      userId: record.userId,
      followUpCd,
      correctionYn: reported.has(followUpCd) ? 'Y' : 'N',
      managerUserId: person.userId,
      heaCheckupResultNo: record.heaCheckupResultNo,
      heaCheckupPlanNo: record.heaCheckupPlanNo,
      reportYn: isReported ? 'Y' : 'N',
      ...(isReported && { reportDueYmd, legalLastYmd }),
      plantCd: record.plantCd,
      lastActorId: person.userId,
    })
    if (isTakenBack || !workMeasureCds.has(followUpCd)) continue
    await db.query(sql`insert into hea_work_measure (plant_cd, user_id, hea_checkup_result_no, hea_follow_up_no, measure_cd,
        process_nos, all_work_yn, start_ymd, create_user_id, create_dt, update_user_id, update_dt)
      values (${record.plantCd}, ${record.userId}, ${record.heaCheckupResultNo}, ${heaFollowUpNo}, ${followUpCd},
        ${processNos}::bigint[], ${allWorkYn}, ${today}::date, ${person.userId}, ${now}, ${person.userId}, ${now})`)
  }
}
const NOTHING = '0'

/** I4: whoever has a finding is counselled, by the interval of his grade. */
async function counselFinding(effect: Effect): Promise<void> {
  const { userId, overallGradeCd: riskCd, heaCheckupResultNo, plantCd } = effect.record
  if (isFinding(riskCd)) await planCounsel(effect, { userId, riskCd, heaCheckupResultNo, plantCd })
}

/** K8: he never works with it again. What a general checkup says is about no factor and ends none. */
async function endExposures(effect: Effect): Promise<void> {
  const { record, db, person, now, today } = effect
  if (isGeneral(record.heaCheckupClassCd)) return
  await endWork(
    db,
    {
      userId: record.userId,
      factorCds: factorsOf(effect),
      endYmd: today,
      causeCd: causes.result(record.heaCheckupResultNo),
    },
    { userId: person.userId, now },
  )
}

interface Place {
  processNo: number
  processNm: string
  factorCd: string
  factorNm: string
  headUserId: string | null
}

/** K13: where an occupational disease is found or feared the process is improved, once for each plan; nobody is named. */
async function improve(effect: Effect): Promise<void> {
  const { record, db, person, now } = effect
  const found = (record.factors ?? []).flatMap(({ factorCd, gradeCd }) =>
    factorCd && (gradeCd === 'D1' || gradeCd === 'C1') ? [factorCd] : [],
  )
  if (found.length === 0) return
  const places = await db.query<Place>(sql`
    select distinct p.process_no as "processNo", p.process_nm as "processNm", f.factor_cd as "factorCd",
      f.factor_nm as "factorNm", d.head_user_id as "headUserId"
    from hea_worker_hazard h join process p on p.process_no = h.process_no
      join hea_hazard_factor f on f.factor_cd = h.factor_cd left join directory_dept d on d.dept_cd = p.dept_cd
    where h.user_id = ${record.userId} and h.factor_cd = any(${found}::text[]) and h.delete_yn = 'N'
      and (h.end_ymd is null or h.end_ymd = ${effect.today}::date)
      and not exists (select from impr i where i.src_cd = 'HEA' and i.delete_yn = 'N'
        and i.src_no = ${record.heaCheckupPlanNo}::text and i.src_row_no = p.process_no || ':' || f.sort_order)`)
  for (const place of places) await improveOne({ db, person, now }, record, place)
}

/** By their codes, as rows keep them: each reads them in his words. */
const says = sentences(
  'HEA_EXPOSURE',
  {
    LESS: '{process} {factor} 노출 관리 개선',
    LESS_HOW: '{factor}에 대한 노출을 줄이십시오. 추가 작업환경측정과 보호구 점검이 필요한지 함께 검토합니다.',
  },
  'hea',
)

async function improveOne(
  acting: Pick<Effect, 'db' | 'person' | 'now'>,
  record: Effect['record'],
  { processNo, processNm, factorCd, factorNm, headUserId }: Place,
): Promise<void> {
  // Nobody verifies his own measure: where the head is who releases, the work stays with the follow-up.
  if (headUserId === null || headUserId === acting.person.userId) return
  const [factor] = await acting.db.query<{ sortOrder: number }>(
    sql`select sort_order as "sortOrder" from hea_hazard_factor where factor_cd = ${factorCd}`,
  )
  await registerFindings(acting, [
    {
      srcCd: 'HEA',
      srcNo: String(record.heaCheckupPlanNo),
      srcRowNo: `${processNo}:${factor?.sortOrder ?? 0}`,
      imprTitle: keptText(kept(says.LESS, { process: processNm, factor: factorNm })),
      imprDesc: keptText(kept(says.LESS_HOW, { factor: factorNm })),
      placeDesc: processNm,
      plantCd: record.plantCd,
      processNo,
      riskGradeCd: 'MID',
      hazardCatCd: 'CHEM',
      owner: { userId: headUserId },
      verifyUserId: acting.person.userId,
    },
  ])
}
