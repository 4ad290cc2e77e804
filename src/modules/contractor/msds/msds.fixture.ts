/** Materials for tests: a place, people who were taught, a request that may be approved as it stands. */
import type { DraftOf } from '#platform/model/document.ts'
import type { Site } from '#platform/test/site.ts'
import { vendorMsds } from './vendor-msds.model.ts'

type Draft = DraftOf<typeof vendorMsds>
export const VSM = 'V100001-02'

/** @param own the multiple of what the site itself keeps there; null where nobody has said it */
export async function aPlace(
  site: Site,
  locNm: string,
  permit: number | null = null,
  own: number | null = 0,
): Promise<number> {
  const [row] = await site.sql<{ no: string }>(
    `insert into chm_stock_loc (plant_cd, loc_nm, loc_kind_cd, permit_dg_multiple_val, own_dg_multiple_val, create_user_id)
      values ('2000', $1, case when $2::numeric is null then 'GENERAL' else 'STORE' end, $2, $3, 'chem') returning stock_loc_no as no`,
    [locNm, permit, own],
  )
  return Number(row?.no)
}

export async function peopleOf(site: Site, vendorCd: string, count: number): Promise<number[]> {
  const rows = await site.sql<{ no: string }>(
    `select person_no as no from vendor_person where vendor_cd = $1 and person_status_cd = 'ACTIVE' order by 1 limit $2`,
    [vendorCd, count],
  )
  return rows.map(({ no }) => Number(no))
}

/** Passed the education on safety data sheets. */
export async function taught(site: Site, personNos: readonly number[], ymd: string): Promise<void> {
  const [round] = await site.sql<{ no: string }>(
    `insert into edu_round (plant_cd, status_cd, edu_course_cd, round_title, start_dt, end_dt, place_nm, lang_cd, capacity_cnt,
      instructor_user_id, internal_yn, legal_yn, test_yn, create_user_id, update_user_id)
    values ('2000', 'DONE', 'MSDS', 'MSDS 교육', $1, $1, '교육장', 'kr', 30, 'edu', 'N', 'N', 'N', 'edu', 'edu') returning edu_round_no as no`,
    [ymd],
  )
  await site.sql(
    `insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
      apply_dt, seat_key, edu_ymd, credit_min_val, edu_result_cd, valid_from_ymd, valid_to_ymd, cert_no)
    select $1, plant_cd, vendor_cd, person_no, human_key, 'MSDS', 0, 'CONFIRM', $2::date,
      gen_random_uuid()::text::varchar(32), $2::date, 60, 'PASS', $2::date, $2::date + 3650,
      gen_random_uuid()::text from vendor_person where person_no = any($3::bigint[])`,
    [round?.no, ymd, personNos],
  )
}

let sheet = 0
/** 20 L of acetone: 0.05 of its designated quantity. */
export async function aMaterial(site: Site, values: Draft = {}, by = VSM): Promise<Draft> {
  sheet += 1
  const [personNo = 0] = await peopleOf(site, by.slice(0, 7), 1)
  const { attachFileId } = await site.as(by).attach('VENDOR_MSDS')
  return {
    productNm: `세정제 ${sheet}`,
    makerNm: '한강화학',
    revYmd: '2026-03-01',
    langCd: 'ko',
    attachFileId,
    msdsSubmitNo: `AA01234-${String(sheet).padStart(10, '0')}`,
    components: [{ casNo: '67-64-1', chemNm: '아세톤', minPctVal: 95, maxPctVal: 100, secretYn: 'N' }] as never,
    signalWordCd: 'DANGER',
    ghsCds: 'GHS02 GHS07',
    hazClassCd: 'C4_1W',
    useQtyVal: 20,
    containerCnt: 1,
    bringInYmd: '2026-11-24',
    bringOutYmd: '2026-12-10',
    handlers: [{ personNo }] as never,
    ...values,
  }
}

export async function requested(site: Site, values: Draft, by = VSM) {
  const { vendorMsdsNo } = await site.as(by).create(vendorMsds, await aMaterial(site, values, by))
  return site.as(by).act(vendorMsds, vendorMsdsNo, 'request')
}
export async function approved(site: Site, values: Draft, by = VSM) {
  const { vendorMsdsNo } = await requested(site, values, by)
  await site.as('health').act(vendorMsds, vendorMsdsNo, 'approveHealth')
  return site.as('chem').act(vendorMsds, vendorMsdsNo, 'approveChem')
}
export async function broughtIn(site: Site, values: Draft, inQtyVal: number, by = VSM) {
  const { vendorMsdsNo } = await approved(site, values, by)
  return site.as('gate').act(vendorMsds, vendorMsdsNo, 'bringIn', { inQtyVal, labelOkYn: 'Y' })
}
