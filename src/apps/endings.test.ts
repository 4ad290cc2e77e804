/** What ends, of every kind: told before it does, each time once, and not where it goes on. */
import { beforeEach, expect, test } from 'vitest'
import { aCrew, aVendor, educated } from '#modules/contractor/entry/entry.fixture.ts'
import { addDays } from '#platform/model/calendar.ts'
import { aFileSite } from '#platform/test/site.ts'

const site = aFileSite()
const END = '2027-01-10'
const kinds = [
  ...['EDU_LICENCE_SOON', 'EDU_VALID_ENDS', 'ENT_INSPECT_SOON', 'ENT_INSURE_SOON', 'SGC_CARD_SOON', 'VND_ACID_SOON'],
  ...['VND_DOC_SOON', 'VND_QUAL_SOON', 'VND_VISA_SOON'],
]
let one = 0
let other = 0

beforeEach(async () => {
  site().setClock('2026-11-24T10:00:00+09:00')
  await aVendor(site())
  const [first = 0, second = 0] = await aCrew(site(), 2)
  one = first
  other = second
  await site().sql(`delete from sys_end_told; delete from sys_job_run; delete from com_notification; delete from person_qual; delete from sgc_card;
    delete from edu_rqst where person_no in (${one}, ${other}); delete from edu_need; delete from vendor_doc where vendor_cd = 'V100001';
    update vendor_person set visa_to_ymd = null; delete from vendor_contract; delete from entry_rqst_vehicles; delete from entry_rqst_equips; delete from entry_rqst`)
})

interface Doc {
  type?: string
  from?: string
  remark?: string
}
const doc = (to: string, { type = 'INS', from = '2026-01-01', remark = '' }: Doc = {}) =>
  site().sql(
    `insert into vendor_doc (vendor_doc_doc_no, status_cd, plant_cd, vendor_cd, doc_nm, doc_type_cd, valid_from_ymd, valid_to_ymd, remark_desc,
        create_user_id, update_user_id)
      values (gen_random_uuid()::text::varchar(30), 'CONFIRM', '2000', 'V100001', '산재보험가입증명', $1, $2, $3, $4, 'pur', 'pur')`,
    [type, from, to, remark],
  )
const qual = (personNo: number, to: string | null, type = 'CRANE', certNo = 'C-1') =>
  site().sql(
    `insert into person_qual (person_qual_doc_no, status_cd, plant_cd, vendor_cd, person_no, qual_nm, qual_type_cd, cert_no, valid_to_ymd)
      values (gen_random_uuid()::text::varchar(30), 'CONFIRM', '2000', 'V100001', $1, '크레인 조종', $2, $3, $4::date)`,
    [personNo, type, certNo, to],
  )
const card = (personNo: number, to: string) =>
  site().sql(
    `insert into sgc_card (status_cd, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, issue_ymd, valid_to_ymd)
      select 'ISSUED', plant_cd, vendor_cd, person_no, person_nm, 'TMP', '2026-01-05', $2::date from vendor_person where person_no = $1`,
    [personNo, to],
  )
const licence = (userId: string, to: string | null) =>
  site().sql(
    `insert into edu_need (status_cd, plant_cd, need_title, user_id, cause_cd, licence_cd, start_ymd, due_ymd, cert_no, cert_ymd, cert_to_ymd)
      values ('MET', '2000', '전기 자격', $1, 'PERMIT', 'ELEC', '2026-01-05', '2026-01-05', 'E-1', '2020-01-02', $2::date)`,
    [userId, to],
  )
/** For work with acids, under way until so many days after the approval ends. */
const contract = (to: string, days = 30) =>
  site().sql(
    `insert into vendor_contract (status_cd, plant_cd, vendor_cd, contract_no, contract_nm, host_dept_cd, own_user_id, start_ymd, end_ymd,
        acid_work_yn, acid_appr_to_ymd)
      values ('ACTIVE', '2000', 'V100001', 'C-1', '황산 탱크 세정', 'D100', 'owner', '2026-01-05', $1::date + $2::int, 'Y', $1::date)`,
    [to, days],
  )
/** A vehicle and a machine that come in until so many days after insurance and inspection end. */
const letIn = (to: string, { days = 30, vehicle = '12가3456', reg = 'F-1' } = {}) =>
  site().sql(
    `with r as (insert into entry_rqst (status_cd, plant_cd, vendor_cd, entry_type_cd, host_dept_cd, own_user_id, zone_cds, gate_cd,
          purpose_desc, entry_start_ymd, entry_end_ymd)
        values ('APPR', '2000', 'V100001', 'REG', 'D100', 'owner', 'GEN', 'MAIN', '황산 탱크를 세정합니다', '2026-01-05', $1::date + $2::int) returning entry_rqst_no as no),
      v as (insert into entry_rqst_vehicles (entry_rqst_no, seq_no, vehicle_no, insure_to_ymd, line_status_cd) select no, 1, $3, $1::date, 'OK' from r)
      insert into entry_rqst_equips (entry_rqst_no, seq_no, equip_type_cd, model_nm, reg_no, inspect_to_ymd, line_status_cd)
        select no, 1, 'FORK', '지게차', $4, $1::date, 'OK' from r`,
    [to, days, vehicle, reg],
  )
async function allOf(to: string) {
  await contract(to)
  await letIn(to)
  await doc(to)
  await qual(one, to)
  await card(one, to)
  await educated(site(), [one], to)
  await licence('elec', to)
  await site().sql(`update vendor_person set visa_to_ymd = '${to}' where person_no = ${one}`)
}

/** What is told by a run so many days before the end, to whom it concerns. */
async function told(daysBefore: number, time = '00:30:00'): Promise<string[]> {
  await site().sql('delete from com_notification')
  site().setClock(`${addDays(END, -daysBefore)}T${time}+09:00`)
  await site().runJob('vendor-doc-due')
  await site().runJob('edu-validity')
  const rows = await site().sql<{ code: string; n: number }>(
    `select event_cd as code, count(*)::int as n from com_notification where user_id in ('V100001-02', 'elec') and event_cd = any($1)
      group by 1 order by 1`,
    [kinds],
  )
  expect(rows.filter(({ n }) => n > 1)).toEqual([])
  return rows.map(({ code }) => code)
}

test('each kind is told 30, 14, 7 and 1 day before its last one and on that day, once', async () => {
  await allOf(END)
  for (const n of [31, 30, 29, 15, 14, 13, 8, 7, 2, 1, 0])
    expect(await told(n), `D-${n}`).toEqual([30, 14, 7, 1, 0].includes(n) ? kinds : [])
  expect(await told(0, '09:30:00')).toEqual([])
  expect(await told(-1)).toEqual([])
})

test('what is confirmed late is told on the days that remain, the one on which it was confirmed among them', async () => {
  expect(await told(8)).toEqual([])
  expect(await told(7)).toEqual([])
  await allOf(END)
  expect(await told(7, '09:30:00')).toEqual(kinds)
  expect(await told(7, '10:30:00')).toEqual([])
  await site().sql('delete from sys_end_told')
  for (const n of [6, 5, 2]) expect(await told(n), `D-${n}`).toEqual([])
  expect(await told(1)).toEqual(kinds)
  expect(await told(0)).toEqual(kinds)
})

test('what goes on by another one of the same is not spoken of', async () => {
  const later = addDays(END, 365)
  await allOf(END)
  await doc(later, { from: addDays(END, 1) })
  await qual(one, null)
  await card(one, later)
  await licence('elec', later)
  await letIn(later)
  await site().sql(`update vendor_contract set acid_appr_to_ymd = '${later}'`)
  await site().sql(
    `insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd, apply_dt,
        seat_key, edu_ymd, credit_min_val, edu_result_cd, valid_from_ymd, valid_to_ymd, cert_no)
      select edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd, apply_dt,
        gen_random_uuid()::text::varchar(32), edu_ymd, 60, 'PASS', $2::date, $3::date, gen_random_uuid()::text
      from edu_rqst where person_no = $1 and edu_result_cd = 'PASS'`,
    [one, END, later],
  )
  expect(await told(30)).toEqual(['VND_VISA_SOON'])
})

test('another person, another kind, another licence of the vendor, a gap, or a mere seat keep nothing quiet', async () => {
  const later = addDays(END, 365)
  await allOf(END)
  await doc(later, { from: addDays(END, 5) })
  await doc(later, { type: 'LIA' })
  await qual(other, null)
  await qual(one, null, 'FORK')
  await card(other, later)
  await educated(site(), [other], later)
  await licence('emp', null)
  await letIn(later, { vehicle: '34나5678', reg: 'F-2' })
  expect(await told(30)).toEqual(kinds)
  await site().sql(
    `delete from vendor_doc where vendor_cd = 'V100001'; delete from person_qual; delete from sys_end_told`,
  )
  await doc(END, { type: 'LIC', remark: '기계설비' })
  await doc(later, { type: 'LIC', remark: '전기공사' })
  await qual(one, END, 'ETC', 'E-1')
  await qual(one, null, 'ETC', 'E-2')
  expect(await told(14)).toEqual(kinds)
})

test('people whose education or card ends on one day are named together', async () => {
  await educated(site(), [one, other], END)
  await card(one, END)
  await card(other, END)
  expect(await told(30)).toEqual(['EDU_VALID_ENDS', 'SGC_CARD_SOON'])
  const { rows } = await site().as('V100001-02').notifications()
  expect(rows.map(({ messageDesc }) => messageDesc)).toContainEqual(
    expect.stringMatching(/^안전카드가 2027-01-10에 만료됩니다: 2명 \(.+, .+\)$/),
  )
})

test('the approval is told to whoever answers for it at the site too; what is over by then is not spoken of', async () => {
  await contract(END)
  await letIn(END)
  await site().sql(`update vendor_contract set own_user_id = 'owner'`)
  expect(await told(30)).toEqual(['ENT_INSPECT_SOON', 'ENT_INSURE_SOON', 'VND_ACID_SOON'])
  const hears = await site().sql<{ user: string }>(
    `select user_id as user from com_notification where event_cd = 'VND_ACID_SOON' order by 1`,
  )
  expect(hears.map(({ user }) => user)).toEqual(expect.arrayContaining(['V100001-02', 'owner', 'safety']))
  await site().sql(`delete from sys_end_told; update vendor_contract set status_cd = 'END';
    update entry_rqst set entry_end_ymd = '${addDays(END, -1)}'`)
  expect(await told(14)).toEqual([])
})
