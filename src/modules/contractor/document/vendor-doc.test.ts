import { beforeEach, describe, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { vendorChange } from '../change/vendor-change.model.ts'
import { vendorContract } from '../contract/vendor-contract.model.ts'
import { vendorMaster } from '../master/vendor-master.model.ts'
import { vendorDoc } from './vendor-doc.model.ts'

const site = aFileSite()
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))
const period = { validFromYmd: '2025-12-20', validToYmd: '2026-12-21' }
const masterNo = async (vendorCd: string) =>
  (
    await site().sql<{ no: number }>(
      `select vendor_master_no::int as no from vendor_master where vendor_cd = '${vendorCd}'`,
    )
  )[0]?.no ?? 0

test('R6 a paper that is over, or ends before it begins, is refused at once', async () => {
  const paper = (values: object) =>
    site()
      .as('V100001-01')
      .create(vendorDoc, { docTypeCd: 'INS', ...values })
  await expect(paper({ validFromYmd: '2025-01-01', validToYmd: '2026-11-20' })).rejects.toMatchObject({
    code: 'VENDOR_DOC_EXPIRED',
    answer: { message: '만료일이 지난 서류는 등록할 수 없습니다.' },
  })
  await expect(paper({ validFromYmd: '2027-01-01', validToYmd: '2026-12-31' })).rejects.toMatchObject({ code: 'CM-05' })
  expect(await paper({ validFromYmd: '2026-01-01', validToYmd: '2026-11-21' })).toMatchObject({ vendorCd: 'V100001' })
})

test('a paper is confirmed by another, counts from then on, is spoken of at D-30 and ends the day after its last', async () => {
  await site().sql(`delete from vendor_doc where vendor_cd = 'V100002' and doc_type_cd = 'INS'`)
  await site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`)
  const { attachFileId } = await site().as('V100002-01').attach('VENDOR_DOC')
  const { vendorDocNo } = await site()
    .as('V100002-01')
    .create(vendorDoc, { docTypeCd: 'INS', attachFileId, ...period })
  await site().as('V100002-01').act(vendorDoc, vendorDocNo, 'submit')
  await expect(site().as('V100002-01').act(vendorDoc, vendorDocNo, 'confirm')).rejects.toMatchObject({ status: 403 })
  await site().as('safety').act(vendorDoc, vendorDocNo, 'confirm')
  const checks = async (day: string) => {
    const { rows } = await site()
      .as('V100002-01')
      .call<{ rows: { docTypeCd: string; resultCd: string }[] }>(
        `${vendorMaster.api}/${await masterNo('V100002')}/docs?day=${day}`,
      )
    return rows.find(({ docTypeCd }) => docTypeCd === 'INS')?.resultCd
  }
  expect([await checks('2026-11-20'), await checks('2026-12-21'), await checks('2026-12-22')]).toEqual([
    'OK',
    'WARN',
    'BLOCK',
  ])
  await site().runJob('vendor-doc-due')
  const { rows } = await site().as('V100002-01').notifications()
  expect(rows.map(({ messageDesc }) => messageDesc)).toContain(
    '서류가 2026-12-21에 만료됩니다(남은 날 30일): 산재보험가입증명',
  )
  site().setClock('2026-12-22T00:10:00+09:00')
  await site().runJob('vendor-doc-due')
  expect(await site().as('safety').read(vendorDoc, vendorDocNo)).toMatchObject({ statusCd: 'EXPIRED' })
  expect(
    await site()
      .as('pur')
      .read(vendorMaster, await masterNo('V100002')),
  ).toMatchObject({ docExpireYn: 'Y' })
})

describe('a day without the program loses no reminder', () => {
  beforeEach(async () => {
    site().setClock('2026-11-20T09:00:00+09:00')
    await site().sql(`delete from vendor_doc where vendor_cd = 'V100002' and doc_type_cd = 'INS';
      delete from com_notification where user_id = 'V100002-01'; delete from sys_job_run where job_nm = 'vendor-doc-due'; delete from sys_end_told`)
    await site().sql(
      `update sys_setting set setting_val = '2026-01-01T00:00:00+09:00' where setting_cd = 'firstStartDt'`,
    )
    const { attachFileId } = await site().as('V100002-01').attach('VENDOR_DOC')
    const { vendorDocNo } = await site()
      .as('V100002-01')
      .create(vendorDoc, { docTypeCd: 'INS', attachFileId, ...period })
    await site().as('V100002-01').act(vendorDoc, vendorDocNo, 'submit')
    await site().as('safety').act(vendorDoc, vendorDocNo, 'confirm')
  })
  const runOn = async (ymd: string) => {
    site().setClock(`${ymd}T00:05:00+09:00`)
    await site().runJob('vendor-doc-due')
    const { rows } = await site().as('V100002-01').notifications()
    return rows
      .map(({ messageDesc }) => messageDesc)
      .filter((text) => text.includes('산재보험') && text.includes('만료'))
  }

  test('its mark is told the next day, once, with the days that are left', async () => {
    expect(await runOn('2026-12-06')).toEqual([])
    const told = ['서류가 2026-12-21에 만료됩니다(남은 날 13일): 산재보험가입증명']
    expect(await runOn('2026-12-08')).toEqual(told)
    expect(await runOn('2026-12-08'), 'again on the same day').toEqual(told)
    expect(await runOn('2026-12-09')).toEqual(told)
  })

  test('of several marks the nearest alone', async () => {
    expect(await runOn('2026-11-20')).toEqual([])
    expect(await runOn('2026-12-15')).toEqual(['서류가 2026-12-21에 만료됩니다(남은 날 6일): 산재보험가입증명'])
  })

  test('past its last day it is told as such', async () => {
    await runOn('2026-12-12')
    expect(await runOn('2026-12-25')).toEqual(['서류가 만료되어 출입이 제한됩니다(2026-12-21): 산재보험가입증명'])
  })
})

const aContract = (values: object = {}) => ({
  vendorCd: 'V100003',
  contractNo: '2026-77',
  contractNm: '폐기물 처리',
  hostDeptCd: 'D2210',
  ownUserId: 'owner',
  startYmd: '2026-12-01',
  endYmd: '2027-11-30',
  ...values,
})
const sign = async (values: object = {}) => {
  const { vendorContractNo } = await site().as('pur').create(vendorContract, aContract(values))
  return site().as('pur').act(vendorContract, vendorContractNo, 'sign')
}

test('work that needs a permit makes its vendor one of high risk', async () => {
  await site().sql(`update vendor_master set vendor_risk_cd = 'B' where vendor_cd = 'V100003'`)
  await sign()
  const risk = () =>
    site().sql<{ r: string }>(`select vendor_risk_cd as r from vendor_info where vendor_cd = 'V100003'`)
  expect(await risk()).toEqual([{ r: 'B' }])
  await sign({ contractNo: '2026-78', permitWorkYn: 'Y' })
  expect(await risk()).toEqual([{ r: 'A' }])
})

test('chemicals need their report, approved work its approval for the whole time and the first tier', async () => {
  await expect(sign({ chemHandleYn: 'Y' })).rejects.toMatchObject({
    code: 'VENDOR_CHEM_REPORT',
    field: 'chemReportYmd',
  })
  await expect(sign({ acidWorkYn: 'Y' })).rejects.toMatchObject({ code: 'VENDOR_ACID_APPROVAL' })
  const acid = { acidWorkYn: 'Y', acidApprNo: '여수-2026-3' }
  await expect(sign({ ...acid, acidApprToYmd: '2027-11-29' })).rejects.toMatchObject({ code: 'VENDOR_ACID_PERIOD' })
  expect(await sign({ ...acid, acidApprToYmd: '2027-11-30' })).toMatchObject({ statusCd: 'ACTIVE' })
  const upContractNo = (await sign({ vendorCd: 'V100001', contractNo: '2026-79' })).vendorContractNo
  await site().sql(`update vendor_master set up_vendor_cd = 'V100001', tier_no = 2 where vendor_cd = 'V100003'`)
  const below = sign({ ...acid, acidApprToYmd: '2027-11-30', upContractNo })
  await expect(below).rejects.toMatchObject({ code: 'VENDOR_ACID_TIER' })
})

test('what a vendor wants changed is in its data once the site has agreed, and in its history', async () => {
  const { vendorChangeNo, regWorkerCnt } = await site()
    .as('V100001-01')
    .create(vendorChange, { changeReasonDesc: '채용' })
  expect(regWorkerCnt).toBeGreaterThan(0)
  const { rowVersion } = await site().as('V100001-01').read(vendorChange, vendorChangeNo)
  await expect(site().as('V100001-01').act(vendorChange, vendorChangeNo, 'submit')).rejects.toMatchObject({
    code: 'VENDOR_CHANGE_NOTHING',
  })
  await site().as('V100001-01').edit(vendorChange, { rowVersion }, vendorChangeNo, { regWorkerCnt: 321 })
  await site().as('V100001-01').act(vendorChange, vendorChangeNo, 'submit')
  await site().as('pur').act(vendorChange, vendorChangeNo, 'confirm')
  const no = await masterNo('V100001')
  expect(await site().as('V100001-01').read(vendorMaster, no)).toMatchObject({ regWorkerCnt: 321 })
  const { rows } = await site().as('pur').history(vendorMaster, no)
  expect(rows.some(({ diff }) => diff.regWorkerCnt?.[1] === 321)).toBe(true)
  await expect(site().as('V100001-02').create(vendorChange, { changeReasonDesc: '채용' })).rejects.toMatchObject({
    status: 403,
  })
})
