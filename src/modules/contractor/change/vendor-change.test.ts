/** What a vendor wants changed in its master data: asked for, looked at, taken over. */
import { beforeEach, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { aFileSite } from '#platform/test/site.ts'
import { vendorChange } from './vendor-change.model.ts'

type Draft = DraftOf<typeof vendorChange>
const site = aFileSite()
const VAD = 'V100001-01'
beforeEach(async () => {
  site().setClock('2026-11-21T10:00:00+09:00')
  await site().sql(`update vendor_master set vendor_risk_cd = 'A', chief_nm = '김대표', saf_mgr_nm = '이안전',
    saf_mgr_phone_no = '010-1111-2222', reg_worker_cnt = 30 where vendor_cd = 'V100001'`)
})

const drafted = (values: Draft = {}) =>
  site()
    .as(VAD)
    .create(vendorChange, { changeReasonDesc: '대표자 변경', ...values })
const submitted = async (values: Draft = { chiefNm: '박대표' }) => {
  const { vendorChangeNo } = await drafted(values)
  return site().as(VAD).act(vendorChange, vendorChangeNo, 'submit')
}
const master = async () => {
  const [row] = await site().sql<{ chief: string; cnt: number }>(
    `select chief_nm as chief, reg_worker_cnt as cnt from vendor_master where vendor_cd = 'V100001'`,
  )
  return row
}

test('a request begins with what is known, and one that changes nothing is refused', async () => {
  expect(await drafted()).toMatchObject({
    vendorCd: 'V100001',
    chiefNm: '김대표',
    regWorkerCnt: 30,
    safMgrNm: '이안전',
  })
  await expect(submitted({})).rejects.toMatchObject({
    status: 422,
    code: 'VENDOR_CHANGE_NOTHING',
    answer: { message: '바뀐 내용이 없습니다.' },
  })
})

test('a vendor of high or middle risk keeps a safety manager, one of low risk need not have any', async () => {
  const without = async () => {
    const change = await drafted()
    await site().as(VAD).edit(vendorChange, change, change.vendorChangeNo, { safMgrNm: null, safMgrPhoneNo: null })
    return site().as(VAD).act(vendorChange, change.vendorChangeNo, 'submit')
  }
  for (const risk of ['A', 'B']) {
    await site().sql(`update vendor_master set vendor_risk_cd = '${risk}' where vendor_cd = 'V100001'`)
    await expect(without()).rejects.toMatchObject({
      code: 'VENDOR_SAFETY_MANAGER',
      field: 'safMgrNm',
      answer: { message: '고위험·중간 업체는 안전관리자를 입력하십시오.' },
    })
  }
  await site().sql(`update vendor_master set vendor_risk_cd = 'C' where vendor_cd = 'V100001'`)
  expect(await without()).toMatchObject({ statusCd: 'RQST' })
})

test('the master takes it over when the site confirms it, with a trace of both; the vendor is told', async () => {
  const { vendorChangeNo: no } = await submitted({ chiefNm: '박대표', regWorkerCnt: 31 })
  expect(await master()).toEqual({ chief: '김대표', cnt: 30 })
  expect((await site().as('pur').notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
    '업체정보 변경 신청: 한별플랜트㈜ · 대표자 변경',
  )
  for (const userId of [VAD, 'emp'])
    await expect(site().as(userId).act(vendorChange, no, 'confirm')).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => status === 403 || status === 404),
    })
  expect(await site().as('pur').act(vendorChange, no, 'confirm')).toMatchObject({ statusCd: 'CONFIRM' })
  expect(await master()).toEqual({ chief: '박대표', cnt: 31 })
  const [trace] = await site().sql(`select reason_desc as why, diff_json as diff, user_id as "userId" from sys_audit
    where biz_cd = 'vendor-master' and vendor_cd = 'V100001' order by audit_no desc limit 1`)
  const diff = { chiefNm: ['김대표', '박대표'], regWorkerCnt: [30, 31] }
  expect(trace).toEqual({ why: '대표자 변경', userId: 'pur', diff })
  expect((await site().as(VAD).notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(
    '업체정보 변경이 반영되었습니다: 대표자 변경',
  )
})

test('sent back with a coded reason it is mended and asked for again; a decision is not taken twice', async () => {
  const { vendorChangeNo: no } = await submitted()
  await expect(site().as('safety').act(vendorChange, no, 'sendBack')).rejects.toMatchObject({ status: 400 })
  const back = { reasonCd: 'DOC_MISSING', reasonDesc: '등기부등본 필요', reasonFields: ['chiefNm'] }
  expect(await site().as('safety').act(vendorChange, no, 'sendBack', back)).toMatchObject({ statusCd: 'RTN' })
  expect(await site().as(VAD).act(vendorChange, no, 'submit')).toMatchObject({ statusCd: 'RQST' })
  await site().as('safety').act(vendorChange, no, 'confirm')
  await expect(site().as('pur').act(vendorChange, no, 'confirm')).rejects.toMatchObject({ status: 409 })
})

test('its administrator alone asks, and no other vendor sees it', async () => {
  await expect(
    site().as('V100001-02').create(vendorChange, { changeReasonDesc: '현장소장의 변경' }),
  ).rejects.toMatchObject({ status: 403 })
  const { vendorChangeNo: no } = await submitted()
  await expect(site().as('V100003-01').read(vendorChange, no)).rejects.toMatchObject({ status: 404 })
  const reason = { reasonDesc: '착오' }
  expect(await site().as(VAD).act(vendorChange, no, 'cancel', reason)).toMatchObject({ statusCd: 'CANC' })
})
