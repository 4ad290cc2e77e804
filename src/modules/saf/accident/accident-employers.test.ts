/** R6: an accident that hurt people of several contractors is each one's own, at every door; R10: he reads of his own people alone. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import type { VictimValues } from './accident.calls.ts'
import { aProcess, at, caseOf, found, hurt, learnt, reported, told } from './accident.fixture.ts'
import { accident } from './accident.model.ts'
import type { FormLine } from './form/form.calls.ts'
import { fieldOf, formNames } from './form/form.logic.ts'
import type { Lessons } from './lesson/lesson.calls.ts'

const site = aFileSite()
const DAY = '2026-11-03'
const [FIRST, SECOND, STRANGER] = ['V100001-02', 'V100003-01', 'V100004-01']
beforeEach(() => site().setClock(at(DAY)))

async function workerOf(vendorCd: string): Promise<{ no: number; nm: string }> {
  const [worker] = await site().sql<{ no: number; nm: string }>(
    `select person_no::int as no, person_nm as nm from vendor_person
      where vendor_cd = $1 and plant_cd = '2000' and delete_yn = 'N' order by 1 limit 1`,
    [vendorCd],
  )
  if (!worker) throw new Error(`Nobody works for ${vendorCd}`)
  return worker
}
const lost: Partial<VictimValues> = {
  sevClassCd: 'LTI',
  expectLostDayCnt: 4,
  employTypeCd: 'REG',
  workFormCd: 'SHIFT4',
  jobNm: '배관공',
  sameWorkMonthCnt: 30,
  hireYmd: '2020-03-02',
}

/** One of each contractor off work for four days. */
async function ofBoth(title = '덕트가 떨어짐'): Promise<number> {
  const { accidentNo: no } = await reported(site(), at(DAY, '09:30:00'), { accidentTitle: title, injuredCnt: 2 })
  for (const vendorCd of ['V100001', 'V100003'])
    await hurt(site(), no, { ...lost, personNo: (await workerOf(vendorCd)).no })
  return no
}
const classify = async (no: number) =>
  site()
    .as('safety')
    .act(accident, no, 'classify', found(await aProcess(site())))
const formsOf = async (no: number, userId: string) =>
  (await site().as(userId).call<{ rows: FormLine[] }>(`${accident.api}/${no}/forms`)).rows
const listed = async (userId: string, asked = {}) =>
  (await site().as(userId).list(accident, asked)).rows.map(({ accidentNo }) => accidentNo)

test('it stands in the portal of each, found, counted and filed as his own; to another contractor it is not there', async () => {
  const no = await ofBoth('송풍기 덕트가 떨어짐')
  for (const userId of [FIRST, SECOND]) {
    expect(await listed(userId)).toContain(no)
    expect(await listed(userId, { q: '송풍기' })).toEqual([no])
    expect((await site().as(userId).list(accident)).total).toBe((await listed(userId, { limit: 100 })).length)
    expect(await listed(userId, { where: { statusCd: 'REPORTED' } })).toContain(no)
    expect(JSON.stringify((await site().as(userId).readSheet(`${accident.api}s/excel`)).rows)).toContain('송풍기')
    expect(await site().as(userId).read(accident, no)).toMatchObject({ accidentTitle: '송풍기 덕트가 떨어짐' })
    expect((await site().as(userId).history(accident, no)).rows.length).toBeGreaterThan(0)
    expect(await site().as(userId).call<Lessons>(`${accident.api}/${no}/lessons`)).toMatchObject({ lessons: [] })
  }
  // Whoever asks for the accidents of the second finds those that hurt his people.
  expect(await listed('safety', { where: { vendorCd: 'V100003' } })).toContain(no)
  expect(await listed('safety', { where: { vendorCd: 'V100004' } })).not.toContain(no)

  expect(await listed(STRANGER)).not.toContain(no)
  const unknown = 99_999_999
  for (const path of ['', '/case', '/forms', '/lessons', '/history', '/comments'] as const) {
    const answers = await Promise.all(
      [no, unknown].map((key) =>
        site()
          .as(STRANGER)
          .call(`${accident.api}/${key}${path}`)
          .catch(({ status, code, message }) => ({ status, code, message })),
      ),
    )
    expect(answers[0], path).toMatchObject({ status: 404 })
    expect(answers[0], path).toEqual(answers[1])
  }
})

test('R10 each reads the names of his own people, and how many others there are', async () => {
  const no = await ofBoth()
  const [first, second] = [await workerOf('V100001'), await workerOf('V100003')]
  for (const [userId, own, other] of [
    [FIRST, first, second],
    [SECOND, second, first],
  ] as const) {
    const seen = await caseOf(site(), no, userId)
    expect(seen).toMatchObject({ victims: [{ victimNm: own.nm }], hiddenCnt: 1, clocks: [], candidates: [] })
    const { rows } = await site().as(userId).history(accident, no)
    expect(JSON.stringify([seen, rows, await site().as(userId).read(accident, no)])).not.toContain(other.nm)
  }
})

test('each hears of it as his worker is entered, once; who told of it himself is not told', async () => {
  const title = '밸브가 튐'
  const said = async (userId: string) => (await told(site(), userId)).filter((one) => one.includes(title)).length
  const { accidentNo: no } = await reported(site(), at(DAY, '09:30:00'), { accidentTitle: title, injuredCnt: 3 }, FIRST)
  expect([await said(FIRST), await said(SECOND)]).toEqual([1, 0])
  await hurt(site(), no, { ...lost, personNo: (await workerOf('V100001')).no })
  await hurt(site(), no, { ...lost, personNo: (await workerOf('V100003')).no })
  await hurt(site(), no, { ...lost, userId: 'emp2' })
  expect([await said(FIRST), await said(SECOND), await said(STRANGER)]).toEqual([1, 1, 0])
  await classify(no)
  expect([await said(FIRST), await said(SECOND), await said(STRANGER)]).toEqual([2, 2, 0])
})

test('each files the form of his own, and it is closed when both have', async () => {
  const no = await ofBoth()
  await classify(no)
  await site().sql(
    `update accident set status_cd = 'EFFECT', done_dt = '2026-11-03 00:00+09', scene_keep_yn = 'N' where accident_no = ${no}`,
  )
  const close = () => site().as('shd').act(accident, no, 'close')
  const values = Object.fromEntries(formNames.filter((name) => fieldOf(name).own).map((name) => [name, '적음']))
  const sign = { signerNm: '박대표', signDt: at(DAY, '11:00:00'), strokes: [[1, 2, 3, 4]] }
  const [other] = await formsOf(no, FIRST)
  for (const [userId, left] of [
    [FIRST, '1건'],
    [SECOND, undefined],
  ] as const) {
    const [form, ...more] = await formsOf(no, userId)
    expect(more).toEqual([])
    const path = `${accident.api}/${no}/forms/${form?.accFormNo}` as const
    const send = (step: string, method: 'PUT' | 'POST', body: object) =>
      site().as(userId).call(`${path}${step}`, { method, body })
    await send('', 'PUT', { values, residentNo: '900101-1234567' })
    await send('/confirm', 'POST', { sign, repOpinionDesc: null })
    await send('/submit', 'POST', { receiptNo: 'R-1', submitDt: at(DAY, '09:59:00') })
    if (left)
      await expect(close()).rejects.toMatchObject({ code: 'ACC_FORM_OPEN', message: expect.stringContaining(left) })
  }
  await expect(
    site().as(SECOND).call(`${accident.api}/${no}/forms/${other?.accFormNo}`),
    'the form of another is not there',
  ).rejects.toMatchObject({ status: 404 })
  await learnt(site(), no)
  expect((await close()).statusCd).toBe('CLOSE')
})

test('a comment of one is not read by the other, and by the site both are', async () => {
  const no = await ofBoth()
  const say = (userId: string, commentDesc: string) =>
    site().as(userId).call(`${accident.api}/${no}/comments`, { method: 'POST', body: { commentDesc } })
  const read = async (userId: string) =>
    (await site().as(userId).call<{ rows: { commentDesc: string }[] }>(`${accident.api}/${no}/comments`)).rows.map(
      ({ commentDesc }) => commentDesc,
    )
  await say(FIRST, '한빛이 확인')
  await say(SECOND, '둘째가 확인')
  expect([await read(FIRST), await read(SECOND)]).toEqual([['한빛이 확인'], ['둘째가 확인']])
  expect(await read('safety')).toEqual(['한빛이 확인', '둘째가 확인'])
})

test('whose worker was entered by mistake has it no longer, nor what was written of him', async () => {
  const no = await ofBoth()
  await classify(no)
  const [form] = await formsOf(no, FIRST)
  await site()
    .as(FIRST)
    .call(`${accident.api}/${no}/forms/${form?.accFormNo}`, {
      method: 'PUT',
      body: { values: { siteNm: '한빛' }, residentNo: '900101-1234567' },
    })
  const { victims } = await caseOf(site(), no)
  const wrong = victims.find(({ vendorCd }) => vendorCd === 'V100001')
  const {
    accVictimNo,
    seqNo: _1,
    vendorCd: _2,
    vendorNm: _3,
    deptNm: _4,
    lostDayCnt: _5,
    ...values
  } = wrong as NonNullable<typeof wrong>
  await site()
    .as('safety')
    .call(`${accident.api}/${no}/victims/${accVictimNo}`, {
      method: 'PUT',
      body: { ...values, userId: 'emp2', personNo: null, victimNm: null },
    })
  await expect(site().as(FIRST).read(accident, no)).rejects.toMatchObject({ status: 404 })
  expect(await listed(FIRST)).not.toContain(no)
  expect(await listed(SECOND)).toContain(no)
  expect(await site().as('safety').read(accident, no)).toMatchObject({ vendorCd: 'V100003', ownHurtCnt: 1 })
  // His employer owes it now, and begins anew.
  const mine = (await formsOf(no, 'safety')).find(({ accFormNo }) => accFormNo === form?.accFormNo)
  expect(mine).toMatchObject({ vendorNm: null, mayWrite: true, missing: expect.arrayContaining(['residentNo']) })
  const whole = await site()
    .as('safety')
    .call<{ values: { siteNm: string } }>(`${accident.api}/${no}/forms/${form?.accFormNo}`)
  expect(whole.values.siteNm).not.toBe('한빛')
})
