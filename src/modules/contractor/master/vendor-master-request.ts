/** What a registration must be before it is asked for: by purchasing and the work owner, and by the vendor's own hand. */
import type { Person } from '#platform/model/access.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { ProgramValues } from '#platform/server/documents/program-door.ts'
import { problem } from '#platform/server/refusal.ts'
import { digitsOf, isBusinessNumber } from './business-number.logic.ts'
import { type VendorMaster, vendorMaster } from './vendor-master.model.ts'

interface Asked {
  record: VendorMaster
  db: Pick<Transaction, 'query' | 'queryAs'>
}
const MAX_TIER = 3

export const plainNumber = ({ record }: Asked) => (record.bizNum ? { bizNum: digitsOf(record.bizNum) } : {})

export async function tier({ record, db }: Asked) {
  if (!record.upVendorCd) return { tierNo: 1 }
  const [upper] = await db.query<{ tierNo: number }>(
    sql`select tier_no as "tierNo" from vendor_info where vendor_cd = ${record.upVendorCd}`,
  )
  return { tierNo: (upper?.tierNo ?? 0) + 1 }
}

/** V and six digits, given once. */
export async function vendorCode({ record, db }: Asked) {
  if (record.vendorCd) return {}
  const [row] = await db.query<{ vendorCd: string }>(
    sql`select 'V' || lpad(nextval('vendor_cd_seq')::text, 6, '0') as "vendorCd"`,
  )
  return { vendorCd: row?.vendorCd ?? null }
}

/** R1 */
export function refuseWrongNumber({ record }: Asked) {
  if (isBusinessNumber(record.bizNum)) return undefined
  return problem(vendorMaster, 'bizNum', 'VENDOR_BIZ_NUM', '사업자등록번호가 올바르지 않습니다.')
}

export async function refuseDuplicate({ record, db }: Asked) {
  const [found] = await db.queryAs<{ vendorCd: string }>(
    'SYSTEM',
    sql`select vendor_cd as "vendorCd" from vendor_info where plant_cd = ${record.plantCd} and biz_num = ${record.bizNum}
      and vendor_status_cd not in ('TERM', 'REJ') and delete_yn = 'N' and vendor_cd is distinct from ${record.vendorCd}`,
  )
  if (!found) return undefined
  return problem(vendorMaster, 'bizNum', 'VENDOR_DUPLICATE', '이미 등록된 업체입니다. (업체코드 {vendorCd})', {
    values: { vendorCd: found.vendorCd },
  })
}

export function refuseDeepTier({ record }: Asked) {
  if (record.upVendorCd && record.upVendorCd === record.vendorCd)
    return problem(vendorMaster, 'upVendorCd', 'VENDOR_OWN_UPPER', '자기 자신을 상위업체로 선택할 수 없습니다.')
  if ((record.tierNo ?? 1) <= MAX_TIER) return undefined
  return problem(vendorMaster, 'upVendorCd', 'VENDOR_TIER', '하도급은 {n}차까지 등록할 수 있습니다.', {
    values: { n: MAX_TIER },
  })
}

export function refuseNoSafetyManager({ record }: Asked) {
  if (record.statusCd === 'TEMP' || record.vendorRiskCd === 'C') return undefined
  const missing = (['safMgrNm', 'safMgrPhoneNo'] as const).find((name) => !record[name])
  return (
    missing && problem(vendorMaster, missing, 'VENDOR_SAFETY_MANAGER', '고위험·중간 업체는 안전관리자를 입력하십시오.')
  )
}

interface By {
  person: Person
  now: Date
}
/**
 * The vendor has written its data and asks for registration: the same rules as for whoever invited it.
 *
 * @throws Refusal 422
 */
export async function requestByVendor(
  tx: Transaction,
  vendorMasterNo: number,
  given: ProgramValues<typeof vendorMaster>,
  { person, now }: By,
): Promise<void> {
  await tx.program(vendorMaster, { by: person, now }).act(vendorMasterNo, 'request', given)
}
