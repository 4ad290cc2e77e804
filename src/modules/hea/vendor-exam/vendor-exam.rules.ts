import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { messageOf } from '#platform/server/notifications/notify.ts'
import { problem } from '#platform/server/refusal.ts'
import { refuseWithoutCondition, refuseWithoutReview } from '../result/work-fit.api.ts'
import { vendorExamMessages } from './vendor-exam.messages.ts'
import { vendorExam } from './vendor-exam.model.ts'

type Context = ActionContext<typeof vendorExam>
type Effect = EffectContext<typeof vendorExam>

export const vendorExamRules = rulesFor(vendorExam, {
  set: { create: [named], edit: [named] },
  refuse: {
    create: [refuseStranger],
    edit: [refuseStranger],
    confirm: [
      refuseStranger,
      refuseNeedless,
      refuseWithoutReview(vendorExam),
      refuseWithoutCondition(vendorExam),
      refusePastReview,
    ],
  },
  follow: { confirm: [tellUnfit] },
})

/** It stands under the name of the person, with the names of what he was examined for. */
async function named({ record, db }: Context) {
  const factorCds = (record.factors ?? []).map(({ factorCd }) => factorCd)
  const [[person], factors] = await Promise.all([
    db.query<{ workerNm: string; workerVendorCd: string }>(
      sql`select person_nm as "workerNm", vendor_cd as "workerVendorCd" from vendor_person
        where person_no = ${record.personNo ?? null}::bigint`,
    ),
    db.query<{ name: string }>(sql`select factor_nm as name from hea_hazard_factor
      where factor_cd = any(${factorCds}::text[]) order by sort_order, factor_nm`),
  ])
  return {
    ...person,
    factorNms:
      factors
        .map(({ name }) => name)
        .join(', ')
        .slice(0, NAMES_MAX) || null,
  }
}
const NAMES_MAX = 500

/** Whoever works at the plant and is on a roster. */
async function refuseStranger({ record, db }: Context) {
  if (!record.personNo) return undefined
  const [known] = await db.query(sql`select from vendor_person where person_no = ${record.personNo}
    and plant_cd = ${record.plantCd} and person_status_cd = 'ACTIVE' and delete_yn = 'N'`)
  if (known) return undefined
  return problem(vendorExam, 'personNo', 'PERSON_NOT_ACTIVE', '소속 중인 인원만 선택할 수 있습니다.')
}

/** An examination for what asks for none proves nothing. @law 산업안전보건법 시행규칙 별표 22·별표 23 */
async function refuseNeedless({ record, db }: Context) {
  const [wrong] = await db.query<{ name: string }>(sql`select factor_nm as name from hea_hazard_factor
    where factor_cd = any(${(record.factors ?? []).map(({ factorCd }) => factorCd)}::text[])
      and (cycle_group_no is null or special_check_yn = 'N') order by sort_order limit 1`)
  if (!wrong) return undefined
  return problem(
    vendorExam,
    'factors',
    'HEA_VENDOR_EXAM_FACTOR',
    '배치전건강진단 대상이 아닌 유해인자입니다: {factor}',
    { values: { factor: wrong.name }, law: '산업안전보건법 시행규칙 별표 22' },
  )
}

function refusePastReview({ record }: Context) {
  if (!record.reviewYmd || !record.examYmd || record.reviewYmd > record.examYmd) return undefined
  return problem(vendorExam, 'reviewYmd', 'HEA_VENDOR_EXAM_REVIEW', '재평가일은 검진일보다 늦어야 합니다.')
}

/** Who orders the work learns that somebody may not do it, and not why. */
async function tellUnfit({ record, db, notify }: Effect) {
  if (record.workFitCd !== '다' && record.workFitCd !== '라') return
  const contracts = await db.queryAs<{ vendorContractNo: number; userId: string }>(
    'SYSTEM',
    sql`select distinct on (own_user_id) vendor_contract_no as "vendorContractNo", own_user_id as "userId" from vendor_contract
      where vendor_cd = ${record.workerVendorCd} and plant_cd = ${record.plantCd} and status_cd = 'ACTIVE'
        and delete_yn = 'N' and own_user_id is not null order by own_user_id, end_ymd desc`,
  )
  const who = { vendor: record.workerVendorNm, name: record.workerNm }
  for (const contract of contracts)
    await notify.people([contract.userId], messageOf(vendorExamMessages.HEA_VENDOR_UNFIT, contract, who))
}
