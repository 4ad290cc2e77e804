/** What of a plan follows from the rest: its contract, its papers, its analyses, what the law makes of it. */
import { jsaFacts } from '#modules/saf/jsa/jsa.api.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { sql } from '#platform/server/database/sql.ts'
import { legalNumbers } from '#platform/server/directory/legal-param.ts'
import type { ActionContext } from '#platform/server/documents/rules.ts'
import { isAcidWork, isLacking, isLaw65, isLegal, needsHead, riskOfGrade, worstRisk } from './plan.logic.ts'
import { kindNames, kindsIn } from './plan-codes.model.ts'
import { papersFor, withFiles } from './plan-papers.ts'
import type { PlanDocLine, PlanJsaLine, wkodPlan } from './wkod-plan.model.ts'

export type Context = ActionContext<typeof wkodPlan>
type Draft = DraftOf<typeof wkodPlan>

interface Contract {
  hostDeptCd: string
  ownUserId: string
  constNo: string | null
  acidWorkYn: 'Y' | 'N'
  acidApprNo: string | null
  acidApprToYmd: string | null
  chemHandleYn: 'Y' | 'N'
  chemReportYmd: string | null
}

/** Who ordered the work stands in the contract, and so do its approvals; those may be put right on the plan. */
export async function fromContract({ record, before, db }: Context): Promise<Draft> {
  if (!record.contractNo || record.contractNo === before?.contractNo) return {}
  const [found] =
    await db.query<Contract>(sql`select host_dept_cd as "hostDeptCd", own_user_id as "ownUserId", const_no as "constNo",
      acid_work_yn as "acidWorkYn", acid_appr_no as "acidApprNo", acid_appr_to_ymd::text as "acidApprToYmd",
      chem_handle_yn as "chemHandleYn", chem_report_ymd::text as "chemReportYmd"
    from vendor_contract where vendor_contract_no = ${record.contractNo} and delete_yn = 'N'`)
  if (!found) return {}
  const { hostDeptCd, ownUserId, constNo } = found
  const isChem = record.chemHandleYn === 'Y' || found.chemHandleYn === 'Y'
  return {
    hostDeptCd,
    ownUserId,
    constNo,
    acidApprNo: record.acidApprNo ?? found.acidApprNo,
    acidApprToYmd: record.acidApprToYmd ?? found.acidApprToYmd,
    chemHandleYn: isChem ? 'Y' : 'N',
    chemReportYmd: record.chemReportYmd ?? found.chemReportYmd,
  }
}

/** The analyses as they are now: what they are called, what they cover, what risk they leave. */
export async function withJsas({ record, db }: Context): Promise<Draft> {
  const wanted = (record.jsas ?? []).flatMap(({ jsaNo }) => jsaNo ?? [])
  const found = new Map((await jsaFacts(db, wanted)).map((one) => [one.jsaNo, one]))
  const jsas = [...new Set(wanted)].flatMap((jsaNo): PlanJsaLine[] => {
    const one = found.get(jsaNo)
    if (!one) return []
    const { statusCd: _, gradeAfterCd, ...facts } = one
    return [{ ...facts, riskCd: riskOfGrade(gradeAfterCd) }]
  })
  return { jsas, jsaCnt: jsas.length }
}

export function judged({ record }: Context): Draft {
  const kinds = kindsIn(record.planWorkCds)
  const riskCd = worstRisk((record.jsas ?? []).map((jsa) => jsa.riskCd))
  return {
    planWorkCds: kinds.join(' ') || null,
    planWorkNms: kindNames(kinds) || null,
    riskCd,
    legalYn: yn(isLegal(kinds)),
    headYn: yn(needsHead(kinds, riskCd)),
    law65Yn: yn(isLaw65({ kinds, chemEquipYn: record.chemEquipYn, collapseYn: record.collapseYn })),
  }
}

/** @law 산업안전보건법 시행령 제51조제1호 */
export async function acidJudged({ record, db, today }: Context): Promise<Draft> {
  if (!record.acidSubCd || record.acidPctVal === null) return { acidWorkYn: 'N' }
  const { APPR_ACID = 1 } = await legalNumbers(db, ['APPR_ACID'], today)
  return { acidWorkYn: yn(isAcidWork(record.acidSubCd, record.acidPctVal, APPR_ACID)) }
}

export async function beforePapers({ record, db }: Context): Promise<Draft> {
  const lines = await papersFor(db, 'BEFORE', kindsIn(record.planWorkCds), record.docs)
  return { docs: await withFiles(db, record, lines) }
}

export async function afterPapers({ record, db }: Context): Promise<Draft> {
  const lines = await papersFor(db, 'AFTER', kindsIn(record.planWorkCds), record.afterDocs)
  return lacking(await withFiles(db, record, lines))
}
const lacking = (afterDocs: PlanDocLine[]): Draft => ({ afterDocs, afterLackYn: yn(isLacking(afterDocs)) })

const yn = (is: boolean): 'Y' | 'N' => (is ? 'Y' : 'N')
