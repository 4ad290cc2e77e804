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
  refuseUnsaidTier,
  refuseUnfitUpper,
  refuseSubcontract,
  refuseClosedVendor,
]

export const vendorContractRules = rulesFor(vendorContract, {
  refuse: {
    sign: atSigning,
    extend: atSigning,
    edit: [whenMoved(refuseUnsaidTier), whenMoved(refuseUnfitUpper), whenMoved(refuseSubcontract)],
  },
  follow: { sign: [raiseRisk, tells(vendorContractMessages.VND_CONTRACT)] },
})

/** Asked of a contract in force when it comes to stand elsewhere; a draft says what it says until it is signed. */
function whenMoved(rule: (context: Context) => Promise<RuleProblem | undefined>) {
  return (context: Context) => {
    const { record, before } = context
    const isSame = before?.upContractNo === record.upContractNo && before.constNo === record.constNo
    return record.statusCd === 'TEMP' || isSame ? undefined : rule(context)
  }
}

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
async function refuseSubcontract({ record, db }: Context) {
  const { vendorCd, vendorContractNo: contractNo, startYmd: fromYmd, endYmd: toYmd, upContractNo } = record
  const written = { contractNo: record.contractNo, constNo: record.constNo, upContractNo }
  const work = { vendorCd, contractNo, fromYmd, toYmd, isApproved: record.acidWorkYn === 'Y', written }
  if (!(await bannedSubcontract(asProgram(db), work))) return undefined
  const field = upContractNo === null ? 'acidWorkYn' : 'upContractNo'
  return problem(vendorContract, field, 'VENDOR_ACID_TIER', SUBCONTRACT_TEXT, { law: SUBCONTRACT_LAW })
}

/** Who was registered below another contractor works under a contract of that one, or of whoever stands above it. */
async function refuseUnsaidTier({ record, before, db }: Context) {
  const isSame = before && before.statusCd !== 'TEMP' && before.upContractNo === record.upContractNo
  if (record.upContractNo !== null || isSame) return undefined
  const [found] = await asProgram(db).query(
    sql`select from vendor_info where vendor_cd = ${record.vendorCd} and tier_no > 1 and up_vendor_cd is not null`,
  )
  if (!found) return undefined
  return problem(
    vendorContract,
    'upContractNo',
    'VENDOR_UP_CONTRACT',
    '상위업체가 있는 업체의 계약은 원계약을 고르세요. 회사와 직접 계약하면 업체의 상위업체를 먼저 비우세요.',
  )
}

/** The contract above is in force at the same plant, with somebody else, and does not stand below this one. */
async function refuseUnfitUpper({ record, db }: Context) {
  if (record.upContractNo === null) return undefined
  const [found] = await asProgram(db).query<{ isFit: boolean }>(sql`
    with recursive line as (
      select c.vendor_contract_no, c.up_contract_no, 1 as steps from vendor_contract c
        where c.vendor_contract_no = ${record.upContractNo} and c.plant_cd = ${record.plantCd} and c.delete_yn = 'N'
          and c.status_cd = 'ACTIVE' and c.vendor_cd <> ${record.vendorCd}
          and c.start_ymd <= ${record.endYmd}::date and c.end_ymd >= ${record.startYmd}::date
      union all
      select u.vendor_contract_no, u.up_contract_no, l.steps + 1
        from line l join vendor_contract u on u.vendor_contract_no = l.up_contract_no where l.steps < 10
    )
    select count(*) > 0 and coalesce(bool_and(vendor_contract_no <> coalesce(${record.vendorContractNo}::bigint, 0)), false) as "isFit" from line`)
  if (found?.isFit) return undefined
  return problem(
    vendorContract,
    'upContractNo',
    'VENDOR_UP_CONTRACT_UNFIT',
    '원계약은 같은 사업장에서 기간이 겹치는, 다른 업체의 유효한 계약이어야 합니다.',
  )
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
