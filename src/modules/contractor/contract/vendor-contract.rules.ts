import { asProgram } from '#platform/server/database/as-program.ts'
import { sql } from '#platform/server/database/sql.ts'
import { type ActionContext, type EffectContext, rulesFor } from '#platform/server/documents/rules.ts'
import { tells } from '#platform/server/notifications/notify.ts'
import { problem, type RuleProblem } from '#platform/server/refusal.ts'
import { recountVendors } from '../master/vendor-recount.ts'
import { bannedSubcontract, SUBCONTRACT_LAW, SUBCONTRACT_TEXT } from './subcontract.api.ts'
import { vendorContractMessages } from './vendor-contract.messages.ts'
import { vendorContract } from './vendor-contract.model.ts'

type Context = ActionContext<typeof vendorContract>
type Effect = EffectContext<typeof vendorContract>

const CHEMICALS_ACT = '화학물질관리법 제31조제1항'
const OSH_APPROVAL = '산업안전보건법 제59조제1항'

const atSigning = [
  refuseReversed,
  refuseUnreportedChemicals,
  refuseUnapprovedAcid,
  refuseAcidBelowFirstTier,
  refuseClosedVendor,
]

export const vendorContractRules = rulesFor(vendorContract, {
  refuse: { sign: atSigning, extend: atSigning },
  follow: { sign: [raiseRisk, tells(vendorContractMessages.VND_CONTRACT)] },
})

/** CM-05 */
function refuseReversed({ record }: Context) {
  if (record.startYmd <= record.endYmd) return undefined
  return problem(vendorContract, 'endYmd', 'CM-05', '종료일은 시작일보다 빠를 수 없습니다.')
}

/** @law 화학물질관리법 제31조제1항 */
function refuseUnreportedChemicals({ record }: Context) {
  if (record.chemHandleYn !== 'Y' || record.chemReportYmd) return undefined
  return problem(
    vendorContract,
    'chemReportYmd',
    'VENDOR_CHEM_REPORT',
    '유해화학물질 취급을 도급하려면 도급신고일을 입력하십시오.',
    {
      law: CHEMICALS_ACT,
    },
  )
}

/** The approval covers the whole time of the contract. @law 산업안전보건법 제59조제1항 */
function refuseUnapprovedAcid({ record }: Context): RuleProblem | undefined {
  if (record.acidWorkYn !== 'Y') return undefined
  const more = { law: OSH_APPROVAL }
  if (!record.acidApprNo)
    return problem(
      vendorContract,
      'acidApprNo',
      'VENDOR_ACID_APPROVAL',
      '도급승인 대상 작업은 승인번호가 있어야 합니다.',
      more,
    )
  if (record.acidApprToYmd && record.acidApprToYmd >= record.endYmd) return undefined
  return problem(
    vendorContract,
    'acidApprToYmd',
    'VENDOR_ACID_PERIOD',
    '도급승인 만료일이 계약 종료일보다 빠릅니다.',
    more,
  )
}

/** What was approved to be contracted out is not contracted on. @law 산업안전보건법 제60조 */
async function refuseAcidBelowFirstTier({ record, db }: Context) {
  const { vendorCd, vendorContractNo: contractNo, startYmd: fromYmd, endYmd: toYmd } = record
  const isApproved = record.acidWorkYn === 'Y'
  if (!(await bannedSubcontract(asProgram(db), { vendorCd, contractNo, fromYmd, toYmd, isApproved }))) return undefined
  return problem(vendorContract, 'acidWorkYn', 'VENDOR_ACID_TIER', SUBCONTRACT_TEXT, { law: SUBCONTRACT_LAW })
}

async function refuseClosedVendor({ record, db }: Context) {
  const [found] = await db.query(
    sql`select 1 from vendor_info where vendor_cd = ${record.vendorCd} and vendor_status_cd in ('TERM', 'REJ')`,
  )
  if (!found) return undefined
  return problem(vendorContract, 'vendorCd', 'VENDOR_CLOSED', '거래가 끝난 업체와는 계약을 등록할 수 없습니다.')
}

/** Work that needs a permit makes its vendor one of high risk. */
async function raiseRisk({ record, db, today, now, person }: Effect) {
  if (record.permitWorkYn !== 'Y') return
  await db.queryAs(
    'SYSTEM',
    sql`with raised as (
        update vendor_master v set vendor_risk_cd = 'A', row_version = v.row_version + 1, update_dt = ${now}, update_user_id = ${person.userId}
        from vendor_master o where o.vendor_master_no = v.vendor_master_no and v.vendor_cd = ${record.vendorCd}
          and v.vendor_risk_cd <> 'A' and v.status_cd <> 'TERM'
        returning v.vendor_master_no, v.plant_cd, v.vendor_cd, o.vendor_risk_cd as was
      )
      insert into sys_audit (audit_dt, user_id, biz_cd, biz_no, plant_cd, vendor_cd, action_cd, reason_desc, diff_json)
      select ${now}, ${person.userId}, 'vendor-master', vendor_master_no::text, plant_cd, vendor_cd, 'EDIT', ${`${record.contractNo} ${record.contractNm}`},
        jsonb_build_object('vendorRiskCd', jsonb_build_array(was, 'A')) from raised`,
  )
  await recountVendors(db, today, [record.vendorCd])
}
