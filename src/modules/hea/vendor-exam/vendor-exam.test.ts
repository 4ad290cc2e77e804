/** E10 and E11 of vendors' people: applied for, confirmed by the health team, asked by entry and permits; who reads what. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deptRqst } from '#modules/contractor/dept-rqst/dept-rqst.model.ts'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { vendorExam } from './vendor-exam.model.ts'
import { placementExamOf, workRestrictionOf } from './vendor-fitness.api.ts'

const site = aFileSite()
const BENZENE = '71-43-2'
const TOLUENE = '108-88-3'
const TODAY = '2026-11-21'
const as = (userId: string) => site().as(userId)
let people: number[] = []
let contractNo = 0
beforeAll(async () => {
  const rows = await site().sql<{ no: number }>(
    `select person_no::int as no from vendor_person where vendor_cd = 'V100001' and person_status_cd = 'ACTIVE' order by 1`,
  )
  people = rows.map(({ no }) => no)
  const [contract] = await site().sql<{ no: number }>(
    `select vendor_contract_no::int as no from vendor_contract where vendor_cd = 'V100001' and status_cd = 'ACTIVE' limit 1`,
  )
  contractNo = contract?.no ?? 0
})
beforeEach(() => site().setClock(`${TODAY}T10:00:00+09:00`))
const somebody = () => people.pop() ?? 0

const certificate = async (values: DraftOf<typeof vendorExam> = {}) =>
  ({
    examYmd: '2026-10-12',
    examOrgNm: '여수한마음병원',
    designationNo: '광주-2023-04',
    workFitCd: '가' as const,
    factors: [{ factorCd: BENZENE }],
    attachFileId: (await as('nurse').attach('HEA_VENDOR_EXAM')).attachFileId,
    ...values,
  }) satisfies DraftOf<typeof vendorExam>
async function confirmed(personNo: number, values: DraftOf<typeof vendorExam> = {}) {
  const { heaVendorExamNo } = await as('nurse').create(vendorExam, { personNo, ...(await certificate(values)) })
  return as('nurse').act(vendorExam, heaVendorExamNo, 'confirm')
}
const e10 = (personNos: readonly number[], ymd = TODAY, factorCds: readonly string[] = [BENZENE]) =>
  site().services.db.write('SYSTEM', (tx) => placementExamOf(tx, personNos, { ymd, factorCds }))
const e11 = (personNo: number, asked: Partial<Parameters<typeof workRestrictionOf>[2]> = {}) =>
  site().services.db.write('SYSTEM', async (tx) => {
    const [answer] = await workRestrictionOf(tx, [personNo], { fromYmd: TODAY, ...asked })
    return answer
  })

test('what a vendor applies for as HEALTH_CHK waits with the health team, and answers E10 once it is confirmed', async () => {
  const asked = [somebody(), somebody()].sort((one, other) => one - other)
  const { deptRqstNo } = await as('V100001-02').create(deptRqst, {
    targetClassCd: 'HEALTH_CHK',
    contractNo,
    persons: asked.map((personNo) => ({ personNo })),
  } as never)
  await as('V100001-02').act(deptRqst, deptRqstNo, 'request')
  await as('owner').act(deptRqst, deptRqstNo, 'hostOk')
  const { persons } = await as('health').act(deptRqst, deptRqstNo, 'confirm')
  expect(persons?.map(({ resultRefNo }) => resultRefNo)).toEqual(
    asked.map(() => expect.stringMatching(/^HVE-\d{8}-\d{3}$/)),
  )
  const { rows } = await as('nurse').list(vendorExam, { where: { statusCd: 'RQST' } })
  expect(rows.map(({ personNo }) => personNo).sort()).toEqual(asked)
  expect((await e10(asked)).map(({ resultCd }) => resultCd)).toEqual(['BLOCK', 'BLOCK'])

  const [first] = rows
  const no = first?.heaVendorExamNo ?? 0
  await expect(as('nurse').act(vendorExam, no, 'confirm')).rejects.toMatchObject({ status: 400 })
  const record = await as('nurse').read(vendorExam, no)
  await as('nurse').edit(vendorExam, record, no, await certificate())
  expect(await as('nurse').act(vendorExam, no, 'confirm')).toMatchObject({ statusCd: 'CONFIRM', factorNms: '벤젠' })
  const answers = await e10(asked)
  expect(answers.find(({ personNo }) => personNo === first?.personNo)).toEqual({
    personNo: first?.personNo,
    ruleCd: 'E10',
    resultCd: 'OK',
    law: '산업안전보건법 제130조제2항',
    message: '배치전건강진단 확인 ({factors})',
    values: { factors: '벤젠' },
    evidenceDesc: '벤젠 2026-10-12',
  })
  expect(answers.find(({ personNo }) => personNo !== first?.personNo)).toMatchObject({
    resultCd: 'BLOCK',
    message: '배치전건강진단이 확인되지 않았습니다. ({factors})',
    values: { factors: '벤젠' },
  })
})

test('E10 K5 an examination serves 6 months for benzene and 12 for noise, for its factors alone; others ask for none', async () => {
  const personNo = somebody()
  await confirmed(personNo, { examYmd: '2026-05-21', factors: [{ factorCd: BENZENE }, { factorCd: 'NOISE' }] })
  const result = async (ymd: string, ...factorCds: string[]) => (await e10([personNo], ymd, factorCds))[0]?.resultCd
  expect(await result(TODAY, BENZENE)).toBe('OK')
  expect(await result('2026-11-22', BENZENE)).toBe('BLOCK')
  expect(await result('2027-05-21', 'NOISE')).toBe('OK')
  expect(await result('2027-05-22', 'NOISE')).toBe('BLOCK')
  expect(await result('2026-05-20', 'NOISE')).toBe('BLOCK')
  expect((await e10([personNo], TODAY, [BENZENE, TOLUENE]))[0]).toMatchObject({
    resultCd: 'BLOCK',
    values: { factors: '톨루엔' },
  })
  expect((await e10([personNo], TODAY, []))[0]).toMatchObject({ message: '배치전건강진단 대상 유해인자가 없습니다.' })
  expect(await e10([999_999])).toEqual([])
})

test('the factors of a process are asked for by its number, and what somebody was examined for follows him to another vendor', async () => {
  const [process] = await site().sql<{ no: number }>(`insert into process (process_cd, process_nm, plant_cd, dept_cd)
    values ('VE-1', '벤젠 회수', '2000', 'D2110') returning process_no::int as no`)
  await site().sql(`insert into hea_worker_hazard (plant_cd, user_id, factor_cd, process_no, placement_ymd)
    values ('2000', 'emp', '${BENZENE}', ${process?.no}, '2020-01-01')`)
  const personNo = somebody()
  await confirmed(personNo)
  await site().sql(
    `update vendor_person set person_status_cd = 'LEAVE', worker_key = 'one-human' where person_no = ${personNo}`,
  )
  const [again] = await site().sql<{
    no: number
  }>(`insert into vendor_person (vendor_cd, plant_cd, person_nm, birth_ymd, phone_no,
      job_type_cd, employ_type_cd, hire_ymd, worker_key)
    select 'V100002', plant_cd, person_nm, birth_ymd, phone_no, job_type_cd, employ_type_cd, '2026-11-01', 'one-human'
    from vendor_person where person_no = ${personNo} returning person_no::int as no`)
  const asked = [again?.no ?? 0, somebody()]
  const answers = await site().services.db.write('SYSTEM', (tx) =>
    placementExamOf(tx, asked, { ymd: TODAY, processNos: [process?.no ?? 0] }),
  )
  expect(Object.fromEntries(answers.map(({ personNo: no, resultCd }) => [no, resultCd]))).toEqual({
    [asked[0] ?? 0]: 'OK',
    [asked[1] ?? 0]: 'BLOCK',
  })
})

test('E11 fitness 라 bars, 다 until a newer judgement; what is told names no reason but 보건 사유, and one statement asks for all', async () => {
  const unfit = somebody()
  await confirmed(unfit, { workFitCd: '라' })
  const barred = {
    resultCd: 'BLOCK',
    message: '보건 사유로 작업할 수 없습니다.',
    evidenceDesc: expect.stringContaining('보건 사유'),
    values: {},
  }
  expect(await e11(unfit)).toMatchObject(barred)
  expect(await e11(unfit, { factorCds: [BENZENE] })).toMatchObject(barred)
  expect(await e11(unfit, { factorCds: [TOLUENE] })).toMatchObject({ resultCd: 'OK' })
  const waiting = somebody()
  await confirmed(waiting, { workFitCd: '다', reviewYmd: '2026-12-10' })
  expect(await e11(waiting, { fromYmd: '2026-12-10' })).toMatchObject(barred)
  expect(await e11(waiting, { fromYmd: '2026-12-11' })).toMatchObject(barred)
  expect(await e11(waiting, { fromYmd: '2026-12-05', toYmd: '2026-12-31' })).toMatchObject(barred)
  // A newer opinion takes the place of the one before.
  await confirmed(waiting, { examYmd: '2026-11-20' })
  expect(await e11(waiting)).toMatchObject({ resultCd: 'OK' })
  const statements: unknown[] = []
  await site().services.db.write('SYSTEM', (tx) => {
    const queryAs: typeof tx.queryAs = (actor, statement) => {
      statements.push(statement)
      return tx.queryAs(actor, statement)
    }
    return workRestrictionOf({ joins: tx.joins, queryAs }, [unfit, waiting], { fromYmd: TODAY })
  })
  expect(statements).toHaveLength(1)
  expect((await as('owner').notifications()).rows[0]?.messageDesc).toMatch(
    /^보건 사유로 작업할 수 없는 협력업체 근로자가 있습니다: /,
  )
})

test('E11 an opinion on work at night is about work at night', async () => {
  const personNo = somebody()
  await confirmed(personNo, { workFitCd: '라', factors: [{ factorCd: 'NIGHT' }] })
  expect(await e11(personNo, { kindCd: 'NIGHT' })).toMatchObject({ resultCd: 'BLOCK' })
  expect(await e11(personNo, { kindCd: 'CONFINED' })).toMatchObject({ resultCd: 'OK' })
})

test('a certificate is complete, of the plant, and for what asks for an examination', async () => {
  const personNo = somebody()
  const refused = async (values: DraftOf<typeof vendorExam>, code: string, field: string) =>
    expect(confirmed(personNo, values)).rejects.toMatchObject({ status: 422, code, field })
  await refused({ workFitCd: '나' }, 'HEA_CONDITION_REQUIRED', 'conditionDesc')
  await refused({ workFitCd: '다' }, 'HEA_REVIEW_DATE_REQUIRED', 'reviewYmd')
  await refused({ workFitCd: '다', reviewYmd: '2026-10-12' }, 'HEA_VENDOR_EXAM_REVIEW', 'reviewYmd')
  await site().sql(`insert into hea_hazard_factor (factor_cd, factor_nm, factor_group_cd, phase_cd, use_yn)
    values ('NO-EXAM', '대상 아닌 물질', 'ORG', 'GAS', 'Y')`)
  await refused({ factors: [{ factorCd: 'NO-EXAM' }] }, 'HEA_VENDOR_EXAM_FACTOR', 'factors')
  await site().sql(`update vendor_person set person_status_cd = 'LEAVE' where person_no = ${personNo}`)
  await refused({}, 'PERSON_NOT_ACTIVE', 'personNo')
})

test('§6 the health team reads it and leaves an entry; nobody else does, his vendor least of all', async () => {
  const personNo = somebody()
  const { heaVendorExamNo: no } = await confirmed(personNo)
  for (const userId of ['mgr', 'hygiene', 'safety', 'owner', 'admin', 'reader', 'V100001-01', 'V100001-02'])
    expect([userId, (await as(userId).fetch(`${vendorExam.api}/${no}`)).status]).toEqual([userId, 403])
  await as('doctor').read(vendorExam, no)
  await as('doctor').list(vendorExam)
  expect(
    await site().sql(`select field_set_cd as what, subject_user_id as account, subject_person_no::int as whom from sys_read_log
      where read_user_id = 'doctor' and biz_cd = 'hea-vendor-exam' and biz_no = ${no} order by read_log_no`),
  ).toEqual([
    { what: 'RECORD', account: null, whom: personNo },
    { what: 'LIST', account: null, whom: personNo },
  ])
  const [person] = await site().sql<{ nm: string }>(
    `select person_nm as nm from vendor_person where person_no = ${personNo}`,
  )
  const { rows } = await as('health').call<{ rows: object[] }>(
    '/api/hea/privacy/readlogs?limit=20&bizCd=hea-vendor-exam',
  )
  const entry = { readUserId: 'doctor', subjectUserId: null, subjectUserNm: person?.nm }
  expect(rows).toContainEqual(expect.objectContaining(entry))
})
