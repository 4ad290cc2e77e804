/** What permits and entry ask of education: E05 and E07, whoever employs somebody; and who is told what of it. */
import { afterEach, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { eduExternal } from '../external/edu-external.model.ts'
import { anEduExternal } from '../external/edu-external.seed.ts'
import { endEntryEducation, entryEducationOf, noteSpecialWork, specialEducationOf } from './education.api.ts'

const site = aFileSite()
afterEach(() => site().setClock(undefined))

let taken = 0
/** Somebody of a vendor whom no other test takes. */
async function somebody(
  values = "employ_type_cd = 'REG', contract_from_ymd = null, contract_to_ymd = null",
): Promise<number> {
  const [row] = await site().sql<{ no: number }>(
    `select person_no::int as no from vendor_person where vendor_cd = 'V100001' order by 1 offset ${taken++} limit 1`,
  )
  await site().sql(`update vendor_person set ${values} where person_no = ${row?.no}`)
  return row?.no ?? 0
}
/** Education that was passed, as a round of that day leaves it. */
async function passed(personNo: number, values: { ymd: string; kind?: number; hours?: number; to?: string }) {
  const { ymd, kind = 0, hours = 1, to = null } = values
  const classCd = kind ? 'SPECIAL' : 'ENTRY'
  const [round] = await site().sql<{ no: number }>(
    `insert into edu_round (plant_cd, status_cd, edu_course_cd, round_title, start_dt, end_dt, place_nm, lang_cd, capacity_cnt,
      instructor_user_id, internal_yn, legal_yn, test_yn, create_user_id, update_user_id)
    values ('2000', 'DONE', $1, '교육', $2::date, $2::date, '교육장', 'kr', 30, 'edu', 'N', 'N', 'N', 'edu', 'edu') returning edu_round_no::int as no`,
    [kind ? `SPECIAL-${kind}` : 'ENTRY', ymd],
  )
  await site().sql(
    `insert into edu_rqst (edu_round_no, plant_cd, vendor_cd, person_no, worker_key, edu_class_cd, special_kind_no, seat_status_cd,
      apply_dt, seat_key, edu_ymd, credit_min_val, edu_result_cd, valid_from_ymd, valid_to_ymd, cert_no)
    select $1, plant_cd, vendor_cd, person_no, worker_key, $2, $3, 'CONFIRM', $4::date, gen_random_uuid()::text::varchar(32), $4::date, $5,
      'PASS', $4::date, $6::date, gen_random_uuid()::text from vendor_person where person_no = $7`,
    [round?.no, classCd, kind, ymd, hours * 60, to, personNo],
  )
}
const entry = async (personNo: number, ymd: string, toYmd?: string, lastOutYmd: string | null = null) =>
  (await site().services.db.read('SYSTEM', (db) => entryEducationOf(db, [{ personNo, lastOutYmd }], ymd, toYmd)))[0]
const special = async (personNo: number, specialKindNo: number, ymd: string) =>
  (await site().services.db.read('SYSTEM', (db) => specialEducationOf(db, [personNo], { specialKindNo, ymd })))[0]

describe('E05', () => {
  test('entry education holds until its last day, warns where it ends inside the period, and ends by absence', async () => {
    const one = await somebody()
    expect(await entry(one, '2026-11-21')).toMatchObject({
      resultCd: 'BLOCK',
      msg: '입문교육을 이수하지 않았습니다.',
    })
    await passed(one, { ymd: '2025-11-26', to: '2026-11-25' })
    expect(await entry(one, '2026-11-25')).toMatchObject({ ruleCd: 'E05', resultCd: 'OK' })
    expect(await entry(one, '2026-11-23', '2026-11-30')).toMatchObject({
      resultCd: 'WARN',
      values: { to: '2026-11-25' },
    })
    expect(await entry(one, '2026-11-26')).toMatchObject({ resultCd: 'BLOCK' })
    expect(await entry(one, '2026-11-20', undefined, '2026-05-23')).toMatchObject({ resultCd: 'BLOCK' })
    expect(await entry(one, '2026-11-19', undefined, '2026-05-23')).toMatchObject({ resultCd: 'OK' })
  })

  test('it can be ended before its day', async () => {
    const one = await somebody()
    await passed(one, { ymd: '2026-10-01', to: '2027-09-30' })
    await site().services.db.write('SYSTEM', (tx) =>
      endEntryEducation(tx, [one], {
        lastYmd: '2026-11-20',
        reasonDesc: '벌점 40점',
        userId: null,
        now: new Date('2026-11-21T09:00:00+09:00'),
      }),
    )
    expect(await entry(one, '2026-11-21')).toMatchObject({ resultCd: 'BLOCK' })
  })
})

describe('E07', () => {
  test('CP-A05 special education passed at vendor A holds for the same human at vendor B', async () => {
    const atA = await somebody()
    await passed(atA, { ymd: '2026-05-11', kind: 34, hours: 16 })
    // Of a plant he works for one vendor at a time.
    await site().sql(
      `update vendor_person set person_status_cd = 'LEAVE', leave_ymd = '2026-10-31' where person_no = ${atA}`,
    )
    const [atB] = await site().sql<{ no: number }>(
      `update vendor_person set worker_key = (select worker_key from vendor_person where person_no = ${atA}), employ_type_cd = 'REG',
        contract_from_ymd = null, contract_to_ymd = null
      where person_no = (select min(person_no) from vendor_person where vendor_cd = 'V100003') returning person_no::int as no`,
    )
    expect(await special(atB?.no ?? 0, 34, '2026-11-21')).toMatchObject({
      resultCd: 'OK',
      evidenceDesc: expect.stringContaining('이수 승계'),
    })
    expect(await special(atB?.no ?? 0, 38, '2026-11-21')).toMatchObject({ resultCd: 'BLOCK' })
  })

  test('CP-A12 the first work starts the clock: 4 hours hold for three months', async () => {
    const welder = await somebody()
    await passed(welder, { ymd: '2026-09-01', kind: 38, hours: 4 })
    const note = (ymd: string) =>
      site().services.db.write('SYSTEM', (tx) => noteSpecialWork(tx, [welder], { specialKindNo: 38, ymd }))
    await note('2026-09-02')
    await note('2026-10-15')
    expect(await special(welder, 38, '2026-12-02')).toMatchObject({ resultCd: 'OK' })
    expect(await special(welder, 38, '2026-12-03')).toMatchObject({
      resultCd: 'BLOCK',
      msg: '특별교육({k}호) 이수시간이 부족합니다. (필요 {a}시간, 이수 {b}시간)',
      values: { k: 38, a: 16, b: 4 },
    })
    await site().setClock('2026-11-02T08:10:00+09:00')
    expect(await site().runJob('edu-special-rest')).toBeGreaterThan(0)
    const told = (await site().as('V100001-02').notifications()).rows.map(({ messageDesc }) => messageDesc)
    expect(told.some((text) => text.includes('특별교육 잔여 12시간') && text.includes('2026-12-02'))).toBe(true)
  })

  test('CP-A13 training held by the vendor counts once the host has confirmed it, and by its hours', async () => {
    await site().setClock('2026-11-20T09:00:00+09:00')
    const dayWorker = await somebody("employ_type_cd = 'DAY'")
    const vendor = site().as('V100001-02')
    const { attachFileId } = await vendor.attach('EDU_EXTERNAL')
    const draft = (hourVal: number) =>
      anEduExternal({ hourVal, attachFileId, eduYmd: '2026-11-19', eduPersons: [{ personNo: dayWorker }] })
    const { eduExternalNo: no } = await vendor.create(eduExternal, draft(1.5))
    await vendor.act(eduExternal, no, 'submit')
    expect(await special(dayWorker, 34, '2026-11-20')).toMatchObject({ resultCd: 'BLOCK', values: { b: 0 } })
    await expect(site().as('V100001-02').act(eduExternal, no, 'confirm')).rejects.toMatchObject({ status: 403 })
    await site().as('edu').act(eduExternal, no, 'confirm')
    expect(await special(dayWorker, 34, '2026-11-20')).toMatchObject({ resultCd: 'BLOCK', values: { a: 2, b: 1.5 } })
    const second = await vendor.create(eduExternal, {
      ...draft(0.5),
      attachFileId: (await vendor.attach('EDU_EXTERNAL')).attachFileId,
    })
    await vendor.act(eduExternal, second.eduExternalNo, 'submit')
    await site().as('edu').act(eduExternal, second.eduExternalNo, 'confirm')
    expect(await special(dayWorker, 34, '2026-11-20')).toMatchObject({ resultCd: 'OK', values: { b: 2 } })
  })
})

/** Training of one day that the host has confirmed, as the host sees it. */
async function held(values: Parameters<typeof anEduExternal>[0]) {
  const vendor = site().as('V100001-02')
  const { attachFileId } = await vendor.attach('EDU_EXTERNAL')
  const { eduExternalNo } = await vendor.create(eduExternal, anEduExternal({ ...values, attachFileId }))
  await vendor.act(eduExternal, eduExternalNo, 'submit')
  const waiting = await site().as('edu').read(eduExternal, eduExternalNo)
  return { waiting, confirmed: await site().as('edu').act(eduExternal, eduExternalNo, 'confirm') }
}

test('R3 who knows the work already needs half the hours of it, once the host has confirmed that', async () => {
  site().setClock('2026-11-20T09:00:00+09:00')
  const welder = await somebody()
  const eduPersons = [{ personNo: welder }]
  await held({ specialKindNo: 38, hourVal: 8, eduYmd: '2026-08-03', eduPersons })
  await site().services.db.write('SYSTEM', (tx) =>
    noteSpecialWork(tx, [welder], { specialKindNo: 38, ymd: '2026-08-04' }),
  )
  expect(await special(welder, 38, '2026-11-20')).toMatchObject({ resultCd: 'BLOCK', values: { a: 16, b: 8 } })
  const { confirmed } = await held({
    specialKindNo: 38,
    hourVal: 0.5,
    eduYmd: '2026-11-19',
    experiencedYn: 'Y',
    eduPersons,
  })
  expect(confirmed).toMatchObject({ checkUserId: 'edu', checkDt: expect.stringContaining('2026-11-20T09:0') })
  expect(await special(welder, 38, '2026-11-20')).toMatchObject({ resultCd: 'OK' })
  expect(await special(welder, 34, '2026-11-20')).toMatchObject({ resultCd: 'BLOCK', values: { a: 4 } })
})

test('R3 the hours at hiring follow from the employment; a shortfall is said to both sides, parts add up', async () => {
  site().setClock('2026-11-20T09:00:00+09:00')
  const [regular, monthly, daily] = [
    await somebody(),
    await somebody("employ_type_cd = 'FIX', contract_from_ymd = '2026-11-02', contract_to_ymd = '2026-11-30'"),
    await somebody("employ_type_cd = 'DAY'"),
  ]
  const hire = { eduClassCd: 'HIRE', specialKindNo: null, eduYmd: '2026-11-19' } as const
  const all = { ...hire, eduPersons: [regular, monthly, daily].map((personNo) => ({ personNo })) }
  const names = async (values: Parameters<typeof anEduExternal>[0]) => {
    const { waiting } = await held(values)
    return (waiting.can.checks?.confirm ?? []).filter(({ ruleCd }) => ruleCd === 'EDU_HIRE_HOURS')
  }
  const [first] = await names({ ...all, hourVal: 3.5 })
  expect(first).toMatchObject({ resultCd: 'WARN', law: '산업안전보건법 시행규칙 별표 4' })
  expect(first?.message).toMatch(/3\.5\/8.*3\.5\/4|3\.5\/4.*3\.5\/8/)
  expect(first?.message).not.toMatch(/3\.5\/1(?!\d)/)
  const [second] = await names({ ...all, hourVal: 1 })
  expect(second?.message).toMatch(/4\.5\/8/)
  expect(second?.message).not.toMatch(/4\.5\/4/)
  expect(await names({ ...all, hourVal: 3.5 })).toEqual([])
  expect(await names({ ...hire, eduPersons: [{ personNo: await somebody() }], hourVal: 4 })).toHaveLength(1)
  const skilled = [{ personNo: await somebody() }]
  expect(await names({ ...hire, eduPersons: skilled, experiencedYn: 'Y', hourVal: 4 })).toEqual([])
})

test('EDU_NOT_OURS EDU_SPECIAL_KIND a vendor tells of its own people only, and of an item for special education only', async () => {
  const vendor = site().as('V100001-02')
  const [other] = await site().sql<{ no: number }>(
    "select max(person_no)::int as no from vendor_person where vendor_cd = 'V100003'",
  )
  const { attachFileId } = await vendor.attach('EDU_EXTERNAL')
  const values = { attachFileId, eduYmd: '2026-11-02', eduPersons: [{ personNo: await somebody() }] }
  const hire = await vendor.create(eduExternal, anEduExternal({ ...values, eduClassCd: 'HIRE' }))
  await expect(vendor.act(eduExternal, hire.eduExternalNo, 'submit')).rejects.toMatchObject({
    code: 'EDU_SPECIAL_KIND',
  })
  const theirs = vendor.create(eduExternal, anEduExternal({ ...values, eduPersons: [{ personNo: other?.no ?? 0 }] }))
  await expect(
    theirs.then(({ eduExternalNo }) => vendor.act(eduExternal, eduExternalNo, 'submit')),
  ).rejects.toMatchObject({ status: expect.any(Number) })
  expect((await site().as('V100003-01').fetch(`${eduExternal.api}/${hire.eduExternalNo}`)).status).toBe(404)
})

test('how people stand: a vendor sees its own, the site all; what ends in 30 days is told once', async () => {
  await site().setClock('2026-11-21T08:00:00+09:00')
  const soon = await somebody()
  await passed(soon, { ymd: '2025-12-22', to: '2026-12-21' })
  const of = (userId: string, query = '') =>
    site()
      .as(userId)
      .call<{ total: number; rows: { personNo: number; vendorCd: string; stateCd: string }[] }>(
        `/api/saf/education/vendorstatuses?limit=1000${query}`,
      )
  const mine = await of('V100001-02')
  expect(mine.rows.find(({ personNo }) => personNo === soon)).toMatchObject({ stateCd: 'SOON' })
  expect(new Set(mine.rows.map(({ vendorCd }) => vendorCd))).toEqual(new Set(['V100001']))
  expect((await of('edu')).total).toBeGreaterThan(mine.total)
  const ending = async (query: string) => (await of('V100001-02', query)).rows.some(({ personNo }) => personNo === soon)
  expect(await ending('&validToYmdFrom=2026-12-21&validToYmdTo=2026-12-21')).toBe(true)
  expect(await ending('&validToYmdTo=2026-12-20')).toBe(false)
  expect((await of('edu', '&vendorCd=V100001')).total).toBe(mine.total)
  expect((await of('V100001-02', '&vendorCd=V100003')).total).toBe(0)
  expect((await site().as('emp').fetch('/api/saf/education/vendorstatuses')).status).toBe(403)
  expect(await site().runJob('edu-validity')).toBeGreaterThan(0)
  expect(await site().runJob('edu-validity')).toBe(0)
})
