import { askedItems, judgeCheck } from '#modules/common/check-items.logic.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { kept, keptText } from '#platform/model/sentences.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, rulesFor } from '#platform/server/documents/rules.ts'
import { problem } from '#platform/server/refusal.ts'
import { checkTypeWord, jointSigns, LIMITS, ownTypes } from './check-codes.model.ts'
import { checkNumbers } from './check-numbers.ts'
import { checkResult, type SignField } from './check-result.model.ts'
import { afterDone } from './check-result-effects.ts'
import { answered, bad, itemsOfPlan, type ResultDraft, withPhotos } from './check-result-items.ts'
import type { SelfCheckPlan } from './self-check-plan.model.ts'

type Context = ActionContext<typeof checkResult>
const JOINT_LAW = '산업안전보건법 시행규칙 제82조제1항'

export const checkResultRules = rulesFor(checkResult, {
  set: {
    create: [begun, nameInspector],
    edit: [keepItems, nameInspector],
    complete: [keepAsked, nameInspector, judged],
    correct: [noted],
  },
  refuse: {
    create: [refusePlan, refuseOther],
    edit: [refuseOtherPlan, refuseOther],
    complete: [
      refuseInspector,
      refuseUnanswered,
      refuseOnlyNa,
      refuseBareNg,
      refuseNoImprovement,
      refuseUnsigned,
      refuseOtherSigner,
    ],
  },
  follow: { complete: [afterDone] },
})

type PlanFacts = Pick<
  SelfCheckPlan,
  'planNm' | 'vendorCd' | 'checkTypeCd' | 'cycleCd' | 'startYmd' | 'endYmd' | 'statusCd' | 'plantCd'
>
async function planOf({ record, db }: Context): Promise<PlanFacts | undefined> {
  const [plan] = await asProgram(
    db,
  ).query<PlanFacts>(sql`select plan_nm as "planNm", vendor_cd as "vendorCd", plant_cd as "plantCd",
      check_type_cd as "checkTypeCd", cycle_cd as "cycleCd", start_ymd::text as "startYmd", end_ymd::text as "endYmd",
      status_cd as "statusCd"
    from self_check_plan where self_check_plan_no = ${record.selfCheckPlanNo ?? null}`)
  return plan
}

/** 점검시작: the items of the list, and whose check it is. */
async function begun(context: Context): Promise<ResultDraft> {
  const plan = await planOf(context)
  if (!plan) return {}
  const items = await itemsOfPlan(context.db, context.record.selfCheckPlanNo)
  const checkTitle = plan.planNm ?? keptText(checkTypeWord(plan.checkTypeCd))
  // What the plan says is set whoever asks: these are no fields of the form.
  const given = { checkTitle, vendorCd: plan.vendorCd, checkTypeCd: plan.checkTypeCd, plantCd: plan.plantCd }
  return { ...given, items, criticalNgYn: 'N' } as ResultDraft
}

async function refusePlan(context: Context) {
  const plan = await planOf(context)
  if (!plan)
    return problem(checkResult, 'selfCheckPlanNo', 'CM-04', '{label}은(는) 필수입니다.', {
      values: { label: '점검계획' },
    })
  const day = dayOf(context.record.checkDt)
  if (plan.statusCd !== 'ACTIVE' || day < plan.startYmd || day > plan.endYmd)
    return problem(checkResult, 'selfCheckPlanNo', 'CHECK_PLAN_OVER', '이 날짜에 유효한 점검계획이 아닙니다.')
  const isVendor = context.person.kind === 'vendor'
  const mayWrite = plan.checkTypeCd === 'JOINT' || isVendor === ownTypes.includes(plan.checkTypeCd)
  if (mayWrite) return undefined
  return isVendor
    ? problem(checkResult, 'selfCheckPlanNo', 'CHECK_HOST_ONLY', '순회점검은 도급인이 실시합니다.')
    : problem(checkResult, 'selfCheckPlanNo', 'CHECK_VENDOR_ONLY', '자율점검은 업체 점검자가 실시합니다.')
}

/** The items are those of the plan by which the check began. */
function refuseOtherPlan({ record, before }: Context) {
  if (record.selfCheckPlanNo === before?.selfCheckPlanNo) return undefined
  return problem(checkResult, 'selfCheckPlanNo', 'CHECK_PLAN_FIXED', '시작한 점검의 점검계획은 바꿀 수 없습니다.')
}

function keepItems({ record, before }: Context): ResultDraft {
  return { items: answered(before?.items ?? [], record.items ?? []) }
}

/** What no answer has opened is no part of the check that is done. */
function keepAsked({ record, before }: Context): ResultDraft {
  return { items: askedItems(answered(before?.items ?? [], record.items ?? [])) }
}

interface Appointed {
  inspectorNm: string
  userId: string
  vendorCd: string | null
  statusCd: string
  fromYmd: string
  toYmd: string
}
async function inspectorOf({ record, db }: Context): Promise<Appointed | undefined> {
  const [found] = await asProgram(db).query<Appointed>(sql`select inspector_nm as "inspectorNm", user_id as "userId",
      vendor_cd as "vendorCd", status_cd as "statusCd", appoint_from_ymd::text as "fromYmd", appoint_to_ymd::text as "toYmd"
    from self_check_inspector where inspector_no = ${record.inspectorNo ?? null} and delete_yn = 'N'`)
  return found
}

async function nameInspector(context: Context) {
  return { inspectorNm: (await inspectorOf(context))?.inspectorNm ?? null }
}

/** R1, with the numbers that hold on the day of the check. */
async function judged({ record, db, now }: Context): Promise<ResultDraft> {
  const day = dayOf(record.checkDt)
  const numbers = await checkNumbers(db, day)
  const items = await withPhotos(db, record.items ?? [], record.photoFileId)
  const judgement = judgeCheck(items, numbers)
  return {
    items,
    ...judgement,
    resultCd: judgement.resultCd ?? null,
    doneDt: now.toISOString(),
    limitsDesc: keptText(kept(LIMITS, { pass: numbers.passScore, cond: numbers.condScore })),
  }
}

/** By account and by name: an appointment of before may have joined the one of a person with the other of another. */
const isHimself = ({ userId, inspectorNm, vendorCd }: Appointed, { person }: Context): boolean =>
  userId === person.userId && inspectorNm === person.userNm && vendorCd === (person.vendorCd ?? null)

/** A check begins and goes on under the name of whoever fills it in. */
async function refuseOther(context: Context) {
  const found = await inspectorOf(context)
  if (!found || isHimself(found, context)) return undefined
  return problem(checkResult, 'inspectorNo', 'CHECK_INSPECTOR', '등록된 점검자가 아닙니다.')
}

/** R3: appointed on the day of the check, by himself. */
async function refuseInspector(context: Context) {
  const found = await inspectorOf(context)
  const day = dayOf(context.record.checkDt)
  const isAppointed =
    found?.statusCd === 'ACTIVE' && isHimself(found, context) && found.fromYmd <= day && day <= found.toYmd
  if (isAppointed) return undefined
  const evidenceDesc = found ? `${found.inspectorNm} ${found.fromYmd} ~ ${found.toYmd}` : undefined
  const said = problem(checkResult, 'inspectorNo', 'CHECK_INSPECTOR', '등록된 점검자가 아닙니다.')
  return { ...said, evidenceDesc }
}

const refuse = (code: string, message: string, n: number) =>
  n === 0 ? undefined : problem(checkResult, 'items', code, message, { values: { n } })

function refuseUnanswered({ record }: Context) {
  const open = (record.items ?? []).filter(({ answerCd }) => !answerCd).length
  return refuse('CHECK_UNANSWERED', '판정하지 않은 항목이 있습니다. ({n}건)', open)
}

/** R1 */
function refuseOnlyNa({ record }: Context) {
  const items = record.items ?? []
  if (items.some(({ answerCd }) => answerCd !== 'NA')) return undefined
  return problem(checkResult, 'items', 'CHECK_ONLY_NA', '모든 항목이 해당없음이면 완료할 수 없습니다.')
}

function refuseBareNg({ record }: Context) {
  const bare = bad(record).filter(({ ngDesc, fileNo }) => !ngDesc?.trim() || !fileNo).length
  return refuse('CHECK_NG_BARE', '부적합 항목에 내용과 사진을 등록하세요. ({n}건)', bare)
}

function refuseNoImprovement({ record }: Context) {
  const bare = bad(record).filter(({ imprDesc }) => !imprDesc?.trim()).length
  return refuse('CHECK_NG_IMPR', '부적합 항목에 개선조치를 등록하세요. ({n}건)', bare)
}

/** R2: the host, the contractor and a worker of each have walked together. @law 산업안전보건법 시행규칙 제82조 */
async function refuseUnsigned({ record, db }: Context) {
  const names = Object.keys(jointSigns) as SignField[]
  if (record.checkTypeCd !== 'JOINT') {
    if (record.inspectorSign) return undefined
    return problem(checkResult, 'inspectorSign', 'CHECK_SIGN', '점검자 서명이 필요합니다.')
  }
  const { jointSignCnt } = await checkNumbers(db, dayOf(record.checkDt))
  const missing = names.filter((name) => !record[name])
  const n = names.length - missing.length
  if (missing.length === 0 && n >= jointSignCnt) return undefined
  const message = '합동점검은 도급인·수급인과 각 근로자 1명의 서명이 필요합니다. (서명 {n}명, 필요 {m}명)'
  return problem(checkResult, missing[0] ?? 'hostSign', 'CHECK_JOINT_SIGN', message, {
    values: { n, m: jointSignCnt },
    law: JOINT_LAW,
  })
}

/** Who signs is who has checked. */
function refuseOtherSigner({ record }: Context) {
  const { inspectorNm, inspectorSign } = record
  if (!inspectorSign || inspectorSign.signerNm === inspectorNm) return undefined
  return problem(
    checkResult,
    'inspectorSign',
    'CHECK_OTHER_SIGNER',
    '점검자 본인이 서명해야 합니다. (점검자 {inspector}, 서명 {signer})',
    {
      values: { inspector: inspectorNm, signer: inspectorSign.signerNm },
    },
  )
}

/** The record stays as it was; what was wrong in it is written beside it. */
function noted({ record, person, now, reason }: Context): ResultDraft {
  const corrections = [
    ...(record.corrections ?? []),
    { correctDt: now.toISOString(), correctUserId: person.userId, correctDesc: reason.reasonDesc },
  ]
  return { corrections } as ResultDraft
}
