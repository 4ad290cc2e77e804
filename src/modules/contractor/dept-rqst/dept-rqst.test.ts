import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { deptRqst } from './dept-rqst.model.ts'

const site = aFileSite()
let contractNo = 0
let people: number[] = []
/** A Friday. */
beforeEach(() => site().setClock('2026-11-20T10:00:00+09:00'))
beforeAll(async () => {
  await site().sql(`delete from dept_rqst_persons`)
  await site().sql(`update dept_rqst set status_cd = 'CANC'`)
  const [contract] = await site().sql<{ no: number }>(
    `select vendor_contract_no::int as no from vendor_contract where vendor_cd = 'V100001' and status_cd = 'ACTIVE' limit 1`,
  )
  contractNo = contract?.no ?? 0
  const rows = await site().sql<{ no: number }>(
    `select person_no::int as no from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' order by 1 limit 3`,
  )
  people = rows.map(({ no }) => no)
})
const persons = (nos: readonly number[]) => nos.map((personNo) => ({ personNo }))
const draft = (values: object = {}) =>
  site()
    .as('V100001-02')
    .create(deptRqst, { targetClassCd: 'ENTRY_EDU', contractNo, persons: persons(people), ...values } as never)
const request = async (values: object = {}) => {
  const { deptRqstNo } = await draft(values)
  return site().as('V100001-02').act(deptRqst, deptRqstNo, 'request')
}

test('a request goes to the department of the contract and then to the desk of its class, each with its working days', async () => {
  const asked = await request()
  expect(asked).toMatchObject({ statusCd: 'RQST', personCnt: 3, hostDueYmd: '2026-11-23', rqstTitle: '입문교육 3명' })
  expect(asked.hostDeptCd).toBeTruthy()
  await expect(site().as('edu').act(deptRqst, asked.deptRqstNo, 'confirm')).rejects.toMatchObject({ status: 409 })
  expect(await site().as('owner').act(deptRqst, asked.deptRqstNo, 'hostOk')).toMatchObject({
    confirmDueYmd: '2026-11-24',
  })
  await expect(site().as('safety').act(deptRqst, asked.deptRqstNo, 'confirm')).rejects.toMatchObject({ status: 403 })
  const done = await site().as('edu').act(deptRqst, asked.deptRqstNo, 'confirm')
  expect(done.persons.map(({ lineStatusCd, resultRefNo }) => [lineStatusCd, resultRefNo])).toEqual([
    ['OK', null],
    ['OK', null],
    ['OK', null],
  ])
})

test('confirmed education is a seat in the next round from the day that was asked for; who may not is left to the desk', async () => {
  await site().sql(`delete from edu_rqst; update edu_round set status_cd = 'CANC'`)
  const rounds = await site().sql<{ no: number; docNo: string }>(
    `insert into edu_round (plant_cd, status_cd, edu_round_doc_no, edu_course_cd, round_title, edu_class_cd, start_dt, end_dt, cutoff_dt,
      place_nm, lang_cd, capacity_cnt, instructor_user_id, internal_yn, legal_yn, test_yn, create_user_id, update_user_id)
    select '2000', 'OPEN', 'ED-' || ymd, 'ENTRY', '입문교육', 'ENTRY', ymd::date + time '09:00', ymd::date + time '10:00', ymd::date - 1,
      '교육장', 'kr', 2, 'edu', 'N', 'N', 'N', 'edu', 'edu' from unnest(array['20261124', '20261127', '20261201']) ymd
    returning edu_round_no::int as no, edu_round_doc_no as "docNo"`,
  )
  const [, asked] = rounds
  await site().sql(`update vendor_person set agree_yn = 'N' where person_no = ${people[0]}`)
  await site().sql(`update dept_rqst set status_cd = 'CANC'`)
  const { deptRqstNo } = await request({ wantYmd: '2026-11-25' })
  await site().as('owner').act(deptRqst, deptRqstNo, 'hostOk')
  const done = await site().as('edu').act(deptRqst, deptRqstNo, 'confirm')
  await site().sql(`update vendor_person set agree_yn = 'Y' where person_no = ${people[0]}`)
  expect(done.persons.map(({ personNo, resultRefNo }) => [personNo, resultRefNo])).toEqual([
    [people[0], null],
    [people[1], asked?.docNo],
    [people[2], asked?.docNo],
  ])
  const seats = await site().sql(
    `select edu_round_no::int as no, person_no::int as person, seat_status_cd as state from edu_rqst order by person_no`,
  )
  expect(seats).toEqual(people.slice(1).map((person) => ({ no: asked?.no, person, state: 'CONFIRM' })))
})

test('whoever stands in an open request of the class is refused by row', async () => {
  await request({ targetClassCd: 'CARD', persons: persons(people.slice(0, 1)) })
  await expect(request({ targetClassCd: 'CARD' })).rejects.toMatchObject({
    status: 422,
    code: 'DEPT_RQST_DUPLICATE',
    answer: { problems: [expect.objectContaining({ field: 'persons.0.personNo' })] },
  })
  await expect(
    request({ targetClassCd: 'PPE', persons: persons([people[0] ?? 0, people[0] ?? 0]) }),
  ).rejects.toMatchObject({
    field: 'persons.1.personNo',
  })
})

test('people and contracts of another vendor cannot be named', async () => {
  const [other] = await site().sql<{ no: number }>(
    `select person_no::int as no from vendor_person where vendor_cd = 'V100002' limit 1`,
  )
  await expect(draft({ persons: persons([other?.no ?? 0]) })).rejects.toMatchObject({ status: 400 })
  const [contract] = await site().sql<{ no: number }>(
    `select vendor_contract_no::int as no from vendor_contract where vendor_cd = 'V100002' and status_cd = 'ACTIVE' limit 1`,
  )
  await expect(request({ contractNo: contract?.no })).rejects.toMatchObject({ status: 400 })
})

test('what waits longer than agreed is told to the head of the department, once', async () => {
  await request({ targetClassCd: 'SPECIAL_EDU' })
  await site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`)
  site().setClock('2026-11-24T08:00:00+09:00')
  expect(await site().runJob('dept-rqst-late')).toBeGreaterThan(0)
  expect(await site().runJob('dept-rqst-late')).toBe(0)
})
