/** A vendor whose people may come in, for the tests of entry. */
import type { DraftOf } from '#platform/model/document.ts'
import { instead } from '#platform/server/ports.ts'
import type { Site } from '#platform/test/site.ts'
import { entryAsks } from './entry.ports.ts'
import { entryRqst } from './entry-rqst.model.ts'

export const VSM = 'V100001-02'
const VENDOR = 'V100001'

/** Everything of the vendor holds for two years; nobody of it has been anywhere. */
export async function aVendor(site: Site): Promise<number> {
  await site.sql(`delete from entry_scan; delete from entry_log; delete from entry_rqst_persons; delete from entry_rqst;
    delete from vendor_doc where vendor_cd = '${VENDOR}';
    insert into vendor_doc (vendor_doc_doc_no, status_cd, plant_cd, vendor_cd, doc_nm, doc_type_cd, valid_from_ymd, valid_to_ymd, create_user_id, update_user_id)
      select 'VC-T-' || t, 'CONFIRM', plant_cd, vendor_cd, t, t, '2026-01-01', '2027-12-31', 'pur', 'pur'
      from vendor_info, unnest(array['INS', 'LIA', 'SHP', 'RA', 'ORG']) t where vendor_cd = '${VENDOR}';
    update vendor_master set status_cd = 'ACTIVE', eval_grade_cd = 'A' where vendor_cd = '${VENDOR}'`)
  const [contract] = await site.sql<{ no: number }>(
    `update vendor_contract set status_cd = 'ACTIVE', start_ymd = '2026-01-01', end_ymd = '2027-12-31', own_user_id = 'owner'
      where vendor_contract_no = (select min(vendor_contract_no) from vendor_contract where vendor_cd = '${VENDOR}')
      returning vendor_contract_no::int as no`,
  )
  return contract?.no ?? 0
}

/** People of the vendor with nothing against them. @param validToYmd the last day of their entry education */
export async function aCrew(site: Site, count: number, offset = 0, validToYmd = '2027-11-01'): Promise<number[]> {
  const rows = await site.sql<{ no: number }>(
    `update vendor_person set birth_ymd = '1985-05-05', nation_cd = 'KR', agree_yn = 'Y', person_status_cd = 'ACTIVE', leave_ymd = null
      where person_no in (select person_no from vendor_person where vendor_cd = $1 order by 1 offset $2 limit $3)
      returning person_no::int as no`,
    [VENDOR, offset, count],
  )
  const nos = rows.map(({ no }) => no).sort((a, b) => a - b)
  await educated(site, nos, validToYmd)
  return nos
}

export async function educated(site: Site, personNos: readonly number[], validToYmd: string): Promise<void> {
  const [round] = await site.sql<{ no: number }>(
    `insert into edu_round (plant_cd, status_cd, edu_course_cd, round_title, start_dt, end_dt, place_nm, lang_cd, capacity_cnt,
      instructor_user_id, internal_yn, legal_yn, test_yn, create_user_id, update_user_id)
    values ('2000', 'DONE', 'ENTRY', '입문교육', '2026-01-05', '2026-01-05', '교육장', 'kr', 30, 'edu', 'N', 'N', 'N', 'edu', 'edu')
    returning edu_round_no::int as no`,
  )
  await site.sql(
    `with gone as (delete from edu_rqst where person_no = any($3::bigint[]))
    insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
      apply_dt, seat_key, edu_ymd, credit_min_val, edu_result_cd, valid_from_ymd, valid_to_ymd, cert_no)
    select $1, plant_cd, vendor_cd, person_no, human_key, 'ENTRY', 0, 'CONFIRM', '2026-01-04', gen_random_uuid()::text::varchar(32),
      '2026-01-05', 60, 'PASS', '2026-01-05', $2::date, gen_random_uuid()::text from vendor_person where person_no = any($3::bigint[])`,
    [round?.no, validToYmd, personNos],
  )
}

type Draft = DraftOf<typeof entryRqst>

export const anEntry = (contractNo: number, personNos: readonly number[], values: Draft = {}): Draft => ({
  entryTypeCd: 'TMP',
  contractNo,
  hostDeptCd: null,
  ownUserId: 'owner',
  entryStartYmd: '2026-11-23',
  entryEndYmd: '2026-12-04',
  zoneCds: 'G,P',
  gateCd: 'G1',
  purposeDesc: '열교환기 튜브 세정 작업을 합니다.',
  persons: personNos.map((personNo) => ({ personNo, entryRoleCd: 'WORK' })) as Draft['persons'] & object,
  ...values,
})

/** Requested, confirmed by the department and approved. */
export async function approved(site: Site, values: Draft) {
  const { entryRqstNo } = await site.as(VSM).create(entryRqst, values)
  await site.as(VSM).act(entryRqst, entryRqstNo, 'request')
  await site.as('owner').act(entryRqst, entryRqstNo, 'hostOk')
  return site.as('safety').act(entryRqst, entryRqstNo, 'approve')
}

/** Entry by itself: what cards and health say of people is another test's matter. */
export const entryAlone = [instead(entryAsks, { personChecks: [async () => []] })]
