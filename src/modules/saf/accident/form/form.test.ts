/** 산업재해조사표: one for each victim, due a month later, filled from the case, filed by the employer. */
import { beforeEach, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { aProcess, at, found, hurt, learnt, reported, told } from '../accident.fixture.ts'
import { accident } from '../accident.model.ts'
import type { FormLine, WholeForm } from './form.calls.ts'
import { fieldOf, formNames } from './form.logic.ts'

const site = aFileSite()
const VSM = 'V100001-02'
beforeEach(() => site().setClock(at('2026-11-03')))

const formsOf = async (no: number, userId = 'safety') =>
  (await site().as(userId).call<{ rows: FormLine[] }>(`${accident.api}/${no}/forms`)).rows
const whole = (no: number, form: number, userId = 'safety') =>
  site().as(userId).call<WholeForm>(`${accident.api}/${no}/forms/${form}`)
const put = (no: number, form: number, body: object, userId = 'safety') =>
  site().as(userId).call(`${accident.api}/${no}/forms/${form}`, { method: 'PUT', body })
const post = <T>(no: number, form: number, step: string, body: object, userId = 'safety') =>
  site().as(userId).call<T>(`${accident.api}/${no}/forms/${form}/${step}`, { method: 'POST', body })
const sign = {
  sign: { signerNm: '박대표', signDt: at('2026-11-03', '11:00:00'), strokes: [[1, 2, 3, 4]] },
  repOpinionDesc: null,
}

/** Two off work for four days, one of them a contractor's. */
async function classed(): Promise<number> {
  const { accidentNo } = await reported(site(), at('2026-11-02', '10:30:00'), {
    occurDt: at('2026-11-02', '10:00:00'),
    injuredCnt: 2,
  })
  const [worker] = await site().sql<{ no: number }>(
    `select person_no::int as no from vendor_person where vendor_cd = 'V100001' and delete_yn = 'N' order by 1 limit 1`,
  )
  const lost = {
    sevClassCd: 'LTI' as const,
    expectLostDayCnt: 4,
    employTypeCd: 'REG' as const,
    workFormCd: 'SHIFT4' as const,
    jobNm: '운전원',
    sameWorkMonthCnt: 30,
    hireYmd: '2020-03-02',
  }
  await hurt(site(), accidentNo, { ...lost, userId: 'emp2' })
  await hurt(site(), accidentNo, { ...lost, personNo: worker?.no ?? 0 })
  const record = await site().as('safety').read(accident, accidentNo)
  await site()
    .as('safety')
    .edit(accident, record, accidentNo, found(await aProcess(site())) as never)
  await site().as('safety').act(accident, accidentNo, 'classify')
  return accidentNo
}
/** Whatever the case does not say is written, and whoever speaks for the workers has signed. */
async function confirmed(no: number, formNo: number, userId = 'safety'): Promise<void> {
  await put(no, formNo, { values: filled, residentNo: '900101-1234567' }, userId)
  await post(no, formNo, 'confirm', sign, userId)
}
const filed = (receiptNo: string, submitDt: string) => ({ receiptNo, submitDt })
const stands = async (no: number, form: number) =>
  (await formsOf(no)).find(({ accFormNo }) => accFormNo === form)?.statusCd
const filled = Object.fromEntries(formNames.filter((name) => fieldOf(name).own).map((name) => [name, '적음']))

describe('the forms of an accident', () => {
  test('AC-A11 an own and a contractor’s victim have a form each, due 2026-12-02, which only their employer writes', async () => {
    const no = await classed()
    const forms = await formsOf(no)
    expect(forms.map(({ dueYmd, statusCd, mayWrite }) => [dueYmd, statusCd, mayWrite])).toEqual([
      ['2026-12-02', 'TEMP', true],
      ['2026-12-02', 'TEMP', false],
    ])
    const [own, vendors] = forms.map(({ accFormNo }) => accFormNo)
    expect((await formsOf(no, VSM)).map(({ accFormNo, mayWrite }) => [accFormNo, mayWrite])).toEqual([[vendors, true]])
    expect(await formsOf(no, 'emp')).toEqual([])
    await expect(whole(no, own ?? 0, VSM)).rejects.toMatchObject({ status: 404 })
    await expect(put(no, vendors ?? 0, { values: filled })).rejects.toMatchObject({ status: 403 })
    await put(no, vendors ?? 0, { values: { siteNm: '한빛플랜트' } }, VSM)
    expect((await whole(no, vendors ?? 0)).values.siteNm).toBe('한빛플랜트')
    // Nothing is closed while one of the two is owed; with both it is.
    await site().sql(
      `update accident set status_cd = 'EFFECT', done_dt = '2026-11-03 00:00+09', scene_keep_yn = 'N' where accident_no = ${no}`,
    )
    const close = () => site().as('shd').act(accident, no, 'close')
    const submit = (form = 0, userId = 'safety') =>
      post(no, form, 'submit', filed('R-1', at('2026-11-03', '09:59:00')), userId)
    await confirmed(no, own ?? 0)
    await submit(own)
    await expect(close()).rejects.toMatchObject({
      code: 'ACC_FORM_OPEN',
      message: expect.stringContaining('제출하지 않은 산업재해조사표가 1건 있습니다.'),
    })
    await confirmed(no, vendors ?? 0, VSM)
    await submit(vendors, VSM)
    expect((await formsOf(no)).map(({ statusCd }) => statusCd)).toEqual(['REPORTED', 'REPORTED'])
    await learnt(site(), no)
    expect((await close()).statusCd).toBe('CLOSE')
  })

  test('is filled from the case, names what is missing, and is filed once the representative has signed', async () => {
    const no = await classed()
    const [form] = await formsOf(no)
    const formNo = form?.accFormNo ?? 0
    const { values, missing } = await whole(no, formNo)
    expect(values).toMatchObject({
      ...{ occurDt: '2026-11-02 (월) 10:00', workType: '계단 이동', sameWork: '2년 6개월', employType: '상용' },
      ...{ workForm: '4교대', expectDays: '4일', injuryPart: '발', injuryType: '염좌' },
    })
    expect(missing).toContain('residentNo')
    expect(missing).not.toContain('jobNm')
    await expect(post(no, formNo, 'confirm', sign)).rejects.toMatchObject({ code: 'ACC_FORM_MISSING' })
    await expect(put(no, formNo, { values: filled, residentNo: '901301-1234567' })).rejects.toMatchObject({
      code: 'ACC_FORM_RESIDENT',
    })
    await put(no, formNo, { values: filled, residentNo: '9001011234567' })
    const known = await whole(no, formNo)
    expect(known.missing).toEqual([])
    expect(known.values.residentNo).toBe('900101-1******')
    await expect(post(no, formNo, 'submit', filed('R-1', at('2026-11-03')))).rejects.toMatchObject({
      code: 'ACC_FORM_REP',
    })
    await post(no, formNo, 'confirm', sign)
    // It was filed on its last day, and is recorded on the day after.
    site().setClock(at('2026-12-03', '09:00:00'))
    await expect(post(no, formNo, 'submit', filed('R-1', at('2026-12-03', '09:30:00')))).rejects.toMatchObject({
      code: 'ACC_FORM_TIME',
    })
    await post(no, formNo, 'submit', filed('2026-1234', at('2026-12-02', '23:00:00')))
    const [one] = await formsOf(no)
    expect(one).toMatchObject({ statusCd: 'REPORTED', lateYn: 'N', receiptNo: '2026-1234', repNm: '박대표' })
    await expect(put(no, formNo, { values: filled })).rejects.toMatchObject({ status: 409 })
  })

  test('a resident number lies encrypted, is opened with an entry in the audit, and by who files alone', async () => {
    const no = await classed()
    const [form] = await formsOf(no)
    const formNo = form?.accFormNo ?? 0
    await put(no, formNo, { values: {}, residentNo: '900101-1234567' })
    const [row] = await site().sql<{ cipher: string }>(
      `select resident_cipher as cipher from acc_victim where accident_no = ${no} and resident_cipher is not null`,
    )
    expect(row?.cipher).not.toContain('900101')
    await expect(post(no, formNo, 'resident', {}, 'cso')).rejects.toMatchObject({ status: 403 })
    expect(await post(no, formNo, 'resident', {})).toEqual({ residentNo: '900101-1234567' })
    const opened = await site().sql(
      `select 1 from sys_audit where biz_cd = 'accident' and biz_no = '${no}' and action_cd = 'REVEAL' and user_id = 'safety'`,
    )
    expect(opened).toHaveLength(1)
  })

  test('AC-A12 a victim of first aid who dies later owes one at that save, late at once; a day after its due it is filed late', async () => {
    const { accidentNo: no } = await reported(site(), at('2026-11-02', '10:30:00'), {
      occurDt: at('2026-11-02', '10:00:00'),
    })
    await hurt(site(), no, { userId: 'emp2', sevClassCd: 'FAC', expectLostDayCnt: 0 })
    const record = await site().as('safety').read(accident, no)
    await site()
      .as('safety')
      .edit(accident, record, no, found(await aProcess(site())) as never)
    await site().as('safety').act(accident, no, 'classify')
    expect(await formsOf(no)).toEqual([])
    site().setClock(at('2026-12-20', '09:00:00'))
    const [victim] = await site().sql<{ no: number }>(
      `select acc_victim_no::int as no from acc_victim where accident_no = ${no}`,
    )
    await site()
      .as('safety')
      .call(`${accident.api}/${no}/victims/${victim?.no}`, {
        method: 'PUT',
        body: { userId: 'emp2', deathYmd: '2026-12-20', sevClassCd: 'FAC', expectLostDayCnt: 0 },
      })
    const [form] = await formsOf(no)
    expect(form).toMatchObject({ dueYmd: '2026-12-02', statusCd: 'TEMP' })
    const formNo = form?.accFormNo ?? 0
    await site().sql(`update acc_victim set job_nm = '운전원', hire_ymd = '2020-03-02', same_work_month_cnt = 30, employ_type_cd = 'REG',
      work_form_cd = 'DAY', injury_type_cd = 'BURN', injury_part_cds = 'ARM' where accident_no = ${no}`)
    await confirmed(no, formNo)
    await post(no, formNo, 'submit', filed('R-2', at('2026-12-20', '08:59:00')))
    expect((await formsOf(no))[0]).toMatchObject({ lateYn: 'Y' })
  })

  test('what was signed is what is filed: a change of it or of the case asks for the signature anew', async () => {
    const no = await classed()
    const [form] = await formsOf(no)
    const formNo = form?.accFormNo ?? 0
    await confirmed(no, formNo)
    await put(no, formNo, { values: { situation: '사다리가 미끄러졌다.' }, victim: { jobNm: '정비원' } })
    expect(await whole(no, formNo)).toMatchObject({ statusCd: 'TEMP', repNm: null, values: { jobNm: '정비원' } })
    await post(no, formNo, 'confirm', sign)
    await site().sql(`update accident set place_desc = '다른 곳' where accident_no = ${no}`)
    expect((await whole(no, formNo)).values.place).not.toContain('다른 곳')
    const submit = () => post(no, formNo, 'submit', filed('R-1', at('2026-11-03', '09:59:00')))
    await expect(submit()).rejects.toMatchObject({ code: 'ACC_FORM_CHANGED' })
    await put(no, formNo, { values: {} })
    await post(no, formNo, 'confirm', sign)
    await submit()
    expect((await whole(no, formNo)).values.place).toContain('다른 곳')
  })

  test('back within two days by correction it is given up, worse after all it is owed again', async () => {
    const no = await classed()
    const [form] = await formsOf(no)
    const formNo = form?.accFormNo ?? 0
    const expected = async (days: number) => {
      await site().sql(`update acc_victim set expect_lost_day_cnt = ${days}, lost_day_cnt = ${days}, return_ymd = ${days < 3 ? "'2026-11-04'" : 'null'}
        where accident_no = ${no} and user_id = 'emp2'`)
      await hurt(site(), no, { victimNm: `목격한 이 ${days}`, sevClassCd: 'NONE' })
    }
    await expected(1)
    expect(await stands(no, formNo)).toBe('CANC')
    await expected(4)
    expect(await stands(no, formNo)).toBe('TEMP')
  })

  test('who files is told 14, 7, 3, 1 and 0 days before it is due and each week after, once, the latest alone', async () => {
    await site().sql('delete from acc_form')
    const no = await classed()
    const own = async (userId: string) =>
      (await told(site(), userId)).filter((text) => text.startsWith('산업재해조사표 제출기한'))
    const on = async (ymd: string) => {
      site().setClock(at(ymd, '07:30:00'))
      await site().runJob('accident-form-dues')
      await site().runJob('accident-form-dues')
    }
    const before = [await own('safety'), await own(VSM)].map(({ length }) => length)
    const since = async (userId: string, at: number) => (await own(userId)).length - (before[at] ?? 0)
    await on('2026-11-17')
    expect([await since('safety', 0), await since(VSM, 1)]).toEqual([0, 0])
    await on('2026-11-18')
    // Both forms to the site, his own to the contractor.
    expect([await since('safety', 0), await since(VSM, 1)]).toEqual([2, 1])
    await on('2026-11-20')
    expect(await since(VSM, 1)).toBe(1)
    await on('2026-11-29')
    expect(await since(VSM, 1)).toBe(2)
    expect((await own(VSM))[0]).toContain('산업재해조사표 제출기한: 2026-12-02 (D-3)')
    await on('2026-12-02')
    expect((await own(VSM))[0]).toContain('D-DAY')
    await on('2026-12-03')
    expect((await own(VSM))[0]).toBe(
      '산업재해조사표 제출기한(2026-12-02)이 지났습니다(D+1): 사다리에서 내려오다 미끄러짐',
    )
    await on('2026-12-09')
    expect(await since(VSM, 1)).toBe(4)
    await on('2026-12-10')
    expect(await since(VSM, 1)).toBe(5)
    const [, vendors] = await formsOf(no)
    await confirmed(no, vendors?.accFormNo ?? 0, VSM)
    await post(no, vendors?.accFormNo ?? 0, 'submit', filed('R-3', at('2026-12-10', '07:29:00')), VSM)
    await on('2026-12-17')
    expect(await since(VSM, 1)).toBe(5)
  })

  test('who is absent is asked on Mondays when he will be back, and those who keep his case how he is', async () => {
    await classed()
    site().setClock(at('2026-11-09', '07:40:00'))
    await site().runJob('accident-absent')
    await site().runJob('accident-absent')
    const asked = async (userId: string, start: string) =>
      (await told(site(), userId)).filter((text) => text.startsWith(start)).length
    const [keeper, self] = [await asked('safety', '휴업 중인 재해자 2명'), await asked('emp2', '복귀 예정일이')]
    expect(keeper).toBeGreaterThan(0)
    expect(self).toBeGreaterThan(0)
    expect(await asked(VSM, '휴업 중인 재해자 1명')).toBeGreaterThan(0)
    await site().sql(`update acc_victim set return_ymd = '2026-11-10'`)
    site().setClock(at('2026-11-16', '07:40:00'))
    await site().runJob('accident-absent')
    expect([await asked('safety', '휴업 중인 재해자 2명'), await asked('emp2', '복귀 예정일이')]).toEqual([
      keeper,
      self,
    ])
  })
})
