/** What a correction of somebody's education does to his card, his entry and his stops, in the moment of its approval. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aFinishedRound, type Finished, fixesOf } from '#modules/education/fix/edu-fix.fixture.ts'
import { aFileSite } from '#platform/test/site.ts'
import { issueDemerit } from '../demerit/sgc.seed.ts'
import { cardsOf } from './card.api.ts'

const site = aFileSite()
let round: Finished

beforeEach(async () => {
  round = await aFinishedRound(site())
})
afterEach(() => site().setClock(undefined))

const takenBack = async () => {
  const fix = fixesOf(site(), round)
  const { apprRqstNo } = await fix.submitted([fix.line(round.passed, { testScore: 60 })])
  await fix.decide(apprRqstNo)
}
const card = (personNo: number) =>
  site().sql(`insert into sgc_card (status_cd, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, valid_to_ymd, stop_yn, reissue_cnt)
    select 'ISSUED', plant_cd, vendor_cd, person_no, person_nm, 'REG', '2027-11-25', 'N', 0 from vendor_person where person_no = ${personNo}`)

test('the card runs out and approved entry is stopped', async () => {
  const { personNo } = round.passed
  await card(personNo)
  await site().sql(`with r as (insert into entry_rqst (status_cd, plant_cd, vendor_cd, entry_rqst_doc_no, entry_type_cd, entry_start_ymd,
      entry_end_ymd, host_dept_cd, own_user_id, zone_cds, gate_cd, purpose_desc, exam_hazard_yn, create_user_id)
      values ('APPR', '2000', 'V100001', 'ER-20261126-991', 'REG', '2026-11-26', '2026-12-10',
        (select dept_cd from sys_user where user_id = 'owner'), 'owner', 'G', 'G1', '배관 보수 작업을 위한 출입',
        'N', 'V100001-02') returning entry_rqst_no)
    insert into entry_rqst_persons (entry_rqst_no, seq_no, person_no, entry_role_cd, line_status_cd)
    select entry_rqst_no, 1, ${personNo}, 'WORK', 'OK' from r`)
  await takenBack()
  expect(await site().sql(`select status_cd from sgc_card where person_no = ${personNo}`)).toEqual([
    { status_cd: 'EXPIRED' },
  ])
  expect(
    await site().sql(`select l.line_status_cd, l.line_rule_cd, r.status_cd from entry_rqst_persons l join entry_rqst r using (entry_rqst_no)
      where r.entry_rqst_doc_no = 'ER-20261126-991'`),
  ).toEqual([{ line_status_cd: 'SUSP', line_rule_cd: 'E05', status_cd: 'SUSP' }])
})

test('a re-education that is taken back stops its person again', async () => {
  const { personNo, eduRqstNo } = round.passed
  const reason = async () => {
    const [check] = await site().services.db.read('SYSTEM', (db) => cardsOf(db, [personNo], '2026-12-05'))
    return check?.msg
  }
  await card(personNo)
  await site().setClock('2026-11-18T10:00:00+09:00')
  await issueDemerit(site(), personNo, { violItemCd: 'SE01' })
  await site().setClock('2026-11-27T02:00:00+09:00')
  await site().sql(`update edu_rqst set edu_class_cd = 'REEDU', valid_to_ymd = null where edu_rqst_no = ${eduRqstNo}`)
  await site().sql(`update edu_round set valid_month_cnt = null where edu_round_no = ${round.eduRoundNo}`)
  await site().runJob('sgc-demerit')
  expect(await reason()).toContain('안전카드 발급')
  await takenBack()
  expect(await reason()).toContain('벌점 재교육을 이수할 때까지')
})

test('a pass that is found afterwards ends before a year’s stop that began since, once that is final', async () => {
  const { personNo, eduRqstNo } = round.absent
  const fix = fixesOf(site(), round)
  const until = async () => {
    const [seat] = await site().sql<{ to: string }>(
      `select valid_to_ymd::text as to from edu_rqst where edu_rqst_no = ${eduRqstNo}`,
    )
    return seat?.to
  }
  const found = async (testScore: number) => {
    const came = { checkInDt: '2026-11-26T13:58:00+09:00', checkOutDt: '2026-11-26T15:00:00+09:00', testScore }
    const { apprRqstNo } = await fix.submitted([fix.line(round.absent, came)])
    await fix.decide(apprRqstNo)
  }
  const { sgcDemeritNo } = await issueDemerit(site(), personNo, { violItemCd: 'GR01' })
  await found(80)
  expect(await until(), 'what may still be taken back ends nothing').toBe('2027-11-25')
  await site().sql(`update edu_rqst set edu_result_cd = 'FAIL', valid_to_ymd = null, cert_no = null, test_score = 60
    where edu_rqst_no = ${eduRqstNo}`)
  await site().sql(
    `update sgc_demerit set status_cd = 'FINAL', final_score = demerit_score where sgc_demerit_no = ${sgcDemeritNo}`,
  )
  round = { ...round, absent: { ...round.absent, testScore: 60 } }
  await found(90)
  expect(await until()).toBe('2026-11-26')
})

test('a stop from before the education does not touch it', async () => {
  const { personNo, eduRqstNo } = round.absent
  await site().setClock('2026-11-20T10:00:00+09:00')
  const { sgcDemeritNo } = await issueDemerit(site(), personNo, { violItemCd: 'GR01' })
  await site().sql(
    `update sgc_demerit set status_cd = 'FINAL', final_score = demerit_score where sgc_demerit_no = ${sgcDemeritNo}`,
  )
  await site().setClock('2026-11-27T09:00:00+09:00')
  const fix = fixesOf(site(), round)
  const came = { checkInDt: '2026-11-26T13:58:00+09:00', checkOutDt: '2026-11-26T15:00:00+09:00', testScore: 80 }
  const { apprRqstNo } = await fix.submitted([fix.line(round.absent, came)])
  await fix.decide(apprRqstNo)
  expect(await site().sql(`select valid_to_ymd::text as to from edu_rqst where edu_rqst_no = ${eduRqstNo}`)).toEqual([
    { to: '2027-11-25' },
  ])
})
