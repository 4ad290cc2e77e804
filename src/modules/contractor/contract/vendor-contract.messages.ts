/** A contract that is signed, and its approval that ends: its owner at the host and its vendor hear of it. */
import { messages } from '#platform/model/messages.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { Ending } from '#platform/server/jobs/endings.ts'
import { vendorContract } from './vendor-contract.model.ts'

const group = { eventGrpCd: 'VENDOR_TASK', label: '협력업체 등록·서류', optional: false } as const
const n = ['남은 날', '30'] as const

export const vendorContractMessages = messages(
  vendorContract,
  { group },
  {
    VND_CONTRACT: [
      '계약 등록',
      '계약이 등록되었습니다: {title} ({from} ~ {to})',
      {
        to: ['ownUserId', 'VAD', 'VSM'],
        tone: 'progress',
        places: { from: { of: 'startYmd', sample: '2026-12-01' }, to: { of: 'endYmd', sample: '2026-12-05' } },
      },
    ],
    VND_ACID_SOON: [
      '도급승인 만료 예정',
      '도급승인이 {due}에 만료됩니다(남은 날 {n}일): {title}',
      { to: ['ownUserId', 'SHM', 'VAD', 'VSM'], places: { n, due: { of: 'acidApprToYmd', sample: '2026-12-21' } } },
    ],
  },
)

/**
 * The approval of a contract for work with acids and the like, as long as the contract is in force.
 *
 * @law 산업안전보건법 제59조
 */
export const contractEnding: Ending = {
  kind: vendorContractMessages.VND_ACID_SOON,
  n: 'days',
  of: sql`select 'vendor-acid:' || r.vendor_contract_no as end_key, 'vendor-acid:' || r.vendor_contract_no as group_key,
      r.acid_appr_to_ymd as end_ymd, r.contract_nm as name, p.user_id, r.vendor_contract_no as biz_no
    from vendor_contract r cross join lateral (
      select r.own_user_id as user_id
      union select user_id from directory_role where vendor_cd = r.vendor_cd and auth_grp_cd in ('VAD', 'VSM')
      union select user_id from directory_role where plant_cd = r.plant_cd and vendor_cd is null and auth_grp_cd = 'SHM') p
    where r.status_cd = 'ACTIVE' and r.acid_work_yn = 'Y' and r.acid_appr_to_ymd is not null and r.delete_yn = 'N'`,
}
