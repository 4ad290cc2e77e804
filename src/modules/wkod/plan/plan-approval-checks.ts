/** What must be there before a plan is approved, ended, closed: what the law makes the host answer for. */

import { unknownCheck } from '#modules/common/unknown.logic.ts'
import { bannedSubcontract, SUBCONTRACT_LAW, SUBCONTRACT_TEXT } from '#modules/contractor/contract/subcontract.api.ts'
import type { Check } from '#platform/model/check.ts'
import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { areaGuard } from '#platform/server/documents/area-guard.ts'
import { isLacking, type PaperState, paperState } from './plan.logic.ts'
import { planAsks } from './plan.ports.ts'
import type { Context } from './plan-values.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const block = (ruleCd: string, field: string, message: string, more: Partial<Check> = {}): Check => ({
  ruleCd,
  resultCd: 'BLOCK',
  field,
  message,
  lifterCds: [],
  ...more,
})

const paperTexts: Readonly<Record<Exclude<PaperState, 'OK'>, string>> = {
  EMPTY: "필수 서류 '{doc}'을(를) 올려야 승인할 수 있습니다.",
  UNDATED: "서류 '{doc}'의 날짜를 적어야 승인할 수 있습니다.",
  EXPIRED: "서류 '{doc}'의 유효기간이 지났습니다.",
  LATE: "서류 '{doc}'은(는) 작업 시작 {n}일 전까지 접수한 것이어야 합니다.",
}

/** @law 산업안전보건기준에 관한 규칙 제38조제1항, 제619조제1항; 원자력안전법 시행규칙 제64조제3항 */
export function papers({ record, today }: Context): Check[] {
  return (record.docs ?? []).flatMap((line): Check[] => {
    const state = paperState(line, today, record.planStartYmd)
    if (state === 'OK') return warnOfEnd(line.validToYmd, line.docNm, record.planEndYmd)
    const n = line.urgentYn === 'Y' ? line.urgentDayCnt : line.leadDayCnt
    const evidenceDesc = [line.validToYmd, line.docYmd].filter(Boolean).join(' · ') || undefined
    return [block('PLAN_PAPER', 'docs', paperTexts[state], { values: { doc: line.docNm, n }, evidenceDesc })]
  })
}
function warnOfEnd(validToYmd: string | null, docNm: string | null, planEndYmd: string): Check[] {
  if (validToYmd === null || validToYmd >= planEndYmd) return []
  const message = "계획기간 중에 서류 '{doc}'의 유효기간이 끝납니다."
  return [
    {
      ruleCd: 'PLAN_PAPER',
      resultCd: 'WARN',
      field: 'docs',
      message,
      values: { doc: docNm },
      evidenceDesc: validToYmd,
    },
  ]
}

/**
 * R1: without the vendor's word that he has been told, nobody approves; nobody may lift that.
 *
 * @law 산업안전보건법 제65조제1항, 같은 법 시행규칙 제83조
 */
export async function told({ record, db }: Context): Promise<Check | undefined> {
  if (record.law65Yn !== 'Y') return undefined
  const [info] = record.infoProvideNo
    ? await db.query<{ statusCd: string; no: string; at: string | null }>(
        sql`select status_cd as "statusCd", wkod_info_doc_no as no, confirm_dt::date::text as at from wkod_info
          where wkod_info_no = ${record.infoProvideNo} and delete_yn = 'N'`,
      )
    : []
  const law = '산업안전보건법 제65조제1항, 같은 법 시행규칙 제83조'
  if (info?.statusCd === 'CONFIRM') {
    const evidenceDesc = `${info.no} · ${info.at}`
    return { ruleCd: 'PLAN_LAW65', resultCd: 'OK', message: '안전보건정보 제공을 확인했습니다.', law, evidenceDesc }
  }
  return block('PLAN_LAW65', 'infoProvideNo', '안전보건정보 제공 확인 전에는 승인할 수 없습니다.', {
    law,
    evidenceDesc: info?.no,
  })
}

/**
 * What was approved to be contracted out is not contracted on, whatever the plan says of the substance.
 *
 * @law 산업안전보건법 제60조
 */
export async function notSubcontracted({ record, db }: Context): Promise<Check | undefined> {
  const { vendorCd, contractNo, planStartYmd: fromYmd, planEndYmd: toYmd, acidWorkYn, orgs, workCmdPersonNo } = record
  if (!fromYmd || !toYmd) return undefined
  const personNos = [...(orgs ?? []).map(({ personNo }) => personNo), workCmdPersonNo].flatMap((no) => no ?? [])
  const work = { vendorCd, contractNo, fromYmd, toYmd, isApproved: acidWorkYn === 'Y', personNos }
  const evidenceDesc = await bannedSubcontract(asProgram(db), work)
  if (!evidenceDesc) return undefined
  return block('PLAN_ACID_TIER', 'vendorCd', SUBCONTRACT_TEXT, { law: SUBCONTRACT_LAW, evidenceDesc })
}

/** R2 (CP-A23). @law 산업안전보건법 제59조제1항; 같은 법 시행령 제51조 */
export function acid({ record }: Context): Check | undefined {
  if (record.acidWorkYn !== 'Y') return undefined
  const law = '산업안전보건법 제59조제1항, 같은 법 시행령 제51조'
  if (record.acidRemoveYmd)
    return { ruleCd: 'PLAN_ACID', resultCd: 'OK', message: '전부 제거하고 신고한 설비입니다.', law }
  const { acidApprNo, acidApprToYmd, planEndYmd } = record
  if (!acidApprNo || !acidApprToYmd)
    return block('PLAN_ACID', 'acidApprNo', '도급승인 대상 작업은 승인번호와 만료일이 있어야 합니다.', { law })
  const evidenceDesc = `${acidApprNo} · ${acidApprToYmd}`
  if (acidApprToYmd >= planEndYmd)
    return { ruleCd: 'PLAN_ACID', resultCd: 'OK', message: '도급승인이 계획 종료일까지 유효합니다.', law, evidenceDesc }
  return block('PLAN_ACID', 'acidApprToYmd', '도급승인이 계획 종료일({to}) 전에 끝납니다.', {
    law,
    evidenceDesc,
    values: { to: planEndYmd },
  })
}

/** R3. @law 화학물질관리법 제31조제1항 */
export function chemReport({ record }: Context): Check | undefined {
  if (record.chemHandleYn !== 'Y' || record.chemReportYmd) return undefined
  return block('PLAN_CHEM', 'chemReportYmd', '유해화학물질 취급을 도급하려면 도급신고일을 입력하십시오.', {
    law: '화학물질관리법 제31조제1항',
  })
}

/** A suspension is lifted by who may, not by a new revision. */
export async function notSuspended({ record, db }: Context): Promise<Check | undefined> {
  const [found] = await db.query<{ revNo: number; why: string | null }>(
    sql`select rev_no as "revNo", susp_desc as why from wkod_plan where root_plan_no = ${record.rootPlanNo}
      and status_cd = 'SUSP' and delete_yn = 'N' limit 1`,
  )
  if (!found) return undefined
  const lifterCds = ['SHM']
  return block('PLAN_SUSPENDED', 'wkodTitle', '중지된 개정이 있습니다. 중지를 해제한 뒤 승인하십시오.', {
    lifterCds,
    evidenceDesc: found.why ?? undefined,
  })
}

/** Who works the area answers for it, not another department. */
export const ofArea = areaGuard(wkodPlan, {
  ruleCd: 'PLAN_AREA',
  message: '운전부서의 담당자만 검토할 수 있습니다.',
})

export async function permitsEnded({ record, db }: Context): Promise<Check | undefined> {
  const revisions = await db.query<{ no: number }>(
    sql`select wkod_plan_no as no from wkod_plan where root_plan_no = ${record.rootPlanNo}`,
  )
  const n = await planAsks.openPermitCnt(
    db,
    revisions.map(({ no }) => no),
  )
  if (n === 'unknown') return unknownCheck('PLAN_UNKNOWN', '이 계획서의 작업허가')
  if (n === 0) return undefined
  return block('PLAN_PERMITS_OPEN', 'wkodTitle', '끝나지 않은 작업허가가 {n}건 있습니다.', { values: { n } })
}

export function afterComplete({ record }: Context): Check | undefined {
  const lines = record.afterDocs ?? []
  if (!isLacking(lines)) return undefined
  const missing = lines.filter(({ mustYn, fileNo }) => mustYn === 'Y' && fileNo === null).map(({ docNm }) => docNm)
  return block('PLAN_AFTER', 'afterDocs', '사후서류를 모두 올려야 종결할 수 있습니다.', {
    evidenceDesc: missing.join(', '),
  })
}

/** A vendor that is kept out works under no plan. */
export async function vendorOpen({ record, db }: Context): Promise<Check | undefined> {
  const [found] = await db.query<{ statusCd: string }>(
    sql`select vendor_status_cd as "statusCd" from vendor_info where vendor_cd = ${record.vendorCd} and vendor_status_cd = 'SUSP'`,
  )
  if (!found) return undefined
  return block('PLAN_VENDOR_SUSP', 'vendorCd', '출입정지 중인 업체입니다.', { lifterCds: ['SHD', 'CSO'] })
}
