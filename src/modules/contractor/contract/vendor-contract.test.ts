/** Contracts: what the law asks before they are signed, what follows, who may do what. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { DraftOf } from '#platform/model/document.ts'
import { MIGRATIONS, readMigrations } from '#platform/server/database/migrate.ts'
import { aFileSite } from '#platform/test/site.ts'
import { vendorContract } from './vendor-contract.model.ts'

type Draft = DraftOf<typeof vendorContract>
const site = aFileSite()
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))

const aContract = (values: Draft = {}): Draft => ({
  vendorCd: 'V100001',
  contractNo: 'PO-2026-0001',
  contractNm: '열교환기 정비',
  hostDeptCd: 'D2210',
  ownUserId: 'owner',
  startYmd: '2026-12-01',
  endYmd: '2027-05-31',
  contractAmt: 120_000_000,
  ...values,
})
const signed = async (values: Draft = {}, by = 'pur') => {
  const { vendorContractNo } = await site().as(by).create(vendorContract, aContract(values))
  return site().as(by).act(vendorContract, vendorContractNo, 'sign')
}
const masterOf = async (vendorCd: string) => {
  const [row] = await site().sql<{ risk: string }>(
    `select vendor_risk_cd as risk from vendor_master where vendor_cd = '${vendorCd}'`,
  )
  return row?.risk
}

describe('what is refused at signing', () => {
  test('CM-05 an end before the beginning; one day is a contract', async () => {
    await expect(signed({ endYmd: '2026-11-30' })).rejects.toMatchObject({
      status: 422,
      code: 'CM-05',
      field: 'endYmd',
      answer: { message: '종료일은 시작일보다 빠를 수 없습니다.' },
    })
    expect(await signed({ endYmd: '2026-12-01' })).toMatchObject({
      statusCd: 'ACTIVE',
      vendorContractDocNo: expect.stringMatching(/^CT-20261121-\d{3}$/),
    })
  })

  test('hazardous chemicals without the day of their report (화관법 31)', async () => {
    const chemical = { chemHandleYn: 'Y' as const }
    await expect(signed(chemical)).rejects.toMatchObject({
      code: 'VENDOR_CHEM_REPORT',
      field: 'chemReportYmd',
      answer: {
        message: '유해화학물질 취급을 도급하려면 도급신고일을 입력하십시오.',
        problems: [expect.objectContaining({ law: '화학물질관리법 제31조제1항' })],
      },
    })
    expect(await signed({ ...chemical, chemReportYmd: '2026-11-10' })).toMatchObject({ statusCd: 'ACTIVE' })
  })

  test('APPR_ACID work that needs an approval, without it or beyond it (법 59)', async () => {
    const acid = { acidWorkYn: 'Y' as const }
    await expect(signed(acid)).rejects.toMatchObject({
      code: 'VENDOR_ACID_APPROVAL',
      field: 'acidApprNo',
      answer: { message: '도급승인 대상 작업은 승인번호가 있어야 합니다.' },
    })
    const approved = { ...acid, acidApprNo: '승인-1' }
    for (const acidApprToYmd of [null, '2027-05-30'])
      await expect(signed({ ...approved, acidApprToYmd })).rejects.toMatchObject({
        code: 'VENDOR_ACID_PERIOD',
        field: 'acidApprToYmd',
        answer: { problems: [expect.objectContaining({ law: '산업안전보건법 제59조제1항' })] },
      })
    expect(await signed({ ...approved, acidApprToYmd: '2027-05-31' })).toMatchObject({ statusCd: 'ACTIVE' })
  })

  test('SUBCON_BAN what was approved to be contracted out is not contracted on (법 60)', async () => {
    const acid = { acidWorkYn: 'Y' as const, acidApprNo: '승인-1', acidApprToYmd: '2027-12-31' }
    await site().sql(`update vendor_master set up_vendor_cd = 'V100001', tier_no = 2 where vendor_cd = 'V100004'`)
    const upContractNo = (await signed({ contractNo: 'PO-UP', startYmd: '2026-12-01' })).vendorContractNo
    await expect(signed({ ...acid, vendorCd: 'V100004', upContractNo })).rejects.toMatchObject({
      code: 'VENDOR_ACID_TIER',
      field: 'upContractNo',
      answer: { message: '도급승인을 받은 작업은 하도급할 수 없습니다.' },
    })
    await site().sql(`update vendor_master set up_vendor_cd = null, tier_no = 1 where vendor_cd = 'V100004'`)
    expect(await signed({ ...acid, vendorCd: 'V100004' })).toMatchObject({ statusCd: 'ACTIVE' })
  })

  test('a contract of who stands below another says under which it stands; one that can be', async () => {
    const upper = await signed({ contractNo: 'PO-UPPER' })
    const upContractNo = upper.vendorContractNo
    const own = { vendorCd: 'V100004', contractNo: 'PO-BELOW' }
    const later = await signed({ contractNo: 'PO-LATER', startYmd: '2028-01-01', endYmd: '2028-12-31' })
    const draft = await site().as('pur').create(vendorContract, aContract())
    const unfit = { code: 'VENDOR_UP_CONTRACT_UNFIT', field: 'upContractNo' }
    for (const no of [later.vendorContractNo, draft.vendorContractNo])
      await expect(signed({ ...own, upContractNo: no })).rejects.toMatchObject(unfit)
    await expect(signed({ upContractNo })).rejects.toMatchObject(unfit)
    await expect(signed({ ...own, upContractNo: 99_999_999 })).rejects.toMatchObject({ status: 400 })

    await site().sql(`update vendor_master set up_vendor_cd = 'V100001', tier_no = 2 where vendor_cd = 'V100004'`)
    await expect(signed(own)).rejects.toMatchObject({ code: 'VENDOR_UP_CONTRACT', field: 'upContractNo' })
    const below = await signed({ ...own, upContractNo })
    expect(below).toMatchObject({ statusCd: 'ACTIVE', upContractNo })
    const { rows } = await site().as('pur').readSheet(`${vendorContract.api}s/excel?columns=contractNo,upContractNo`)
    const told = rows.find(({ cells }) => cells.includes('PO-BELOW'))
    expect(told?.cells, 'a sheet calls the contract above as people do').toContain(upper.vendorContractDocNo)
    const list = await site().as('pur').list(vendorContract)
    const line = list.rows.find((row) => row.vendorContractNo === below.vendorContractNo)
    expect(line, 'and so does the list').toMatchObject({ upContractDocNo: upper.vendorContractDocNo })
    const vendors = site().as('V100004-01')
    const shown = (await vendors.list(vendorContract)).rows.find(({ contractNo }) => contractNo === 'PO-BELOW')
    expect(shown, 'whose contract it is below another’s does not read that one').toMatchObject({
      upContractDocNo: null,
    })
    const { rows: sheet } = await vendors.readSheet(`${vendorContract.api}s/excel?columns=contractNo,upContractNo`)
    const said = sheet.find(({ cells }) => cells.includes('PO-BELOW'))?.cells
    expect(said, 'nor its key').toContain('볼 권한이 없는 문서')
    expect(said).not.toContain(upContractNo)
    expect(said).not.toContain(String(upContractNo))
    const turned = site().as('pur').edit(vendorContract, upper, upContractNo, { upContractNo: below.vendorContractNo })
    await expect(turned).rejects.toMatchObject(unfit)
    const emptied = site().as('pur').edit(vendorContract, below, below.vendorContractNo, { upContractNo: null })
    await expect(emptied).rejects.toMatchObject({ code: 'VENDOR_UP_CONTRACT' })
    // What is older says nothing of it, and everything else of it may go on.
    await site().sql(`update vendor_contract set up_contract_no = null where contract_no = 'PO-BELOW'`)
    const older = await site().as('pur').read(vendorContract, below.vendorContractNo)
    await site().as('pur').edit(vendorContract, older, below.vendorContractNo, { hostDeptCd: 'D2110' })
    await site().sql(`update vendor_master set up_vendor_cd = null, tier_no = 1 where vendor_cd = 'V100004'`)
  })

  test('a vendor with whom business has ended', async () => {
    const { vendorContractNo } = await site()
      .as('pur')
      .create(vendorContract, aContract({ vendorCd: 'V100005' }))
    await site().sql(`update vendor_master set status_cd = 'TERM' where vendor_cd = 'V100005'`)
    await expect(site().as('pur').act(vendorContract, vendorContractNo, 'sign')).rejects.toMatchObject({
      code: 'VENDOR_CLOSED',
      field: 'vendorCd',
      answer: { message: '거래가 끝난 업체와는 계약을 등록할 수 없습니다.' },
    })
  })
})

test('work that needs a permit makes its vendor one of high risk, with a trace of why; other work does not', async () => {
  await site().sql(`update vendor_master set vendor_risk_cd = 'C' where vendor_cd = 'V100002'`)
  await signed({ vendorCd: 'V100002' })
  expect(await masterOf('V100002')).toBe('C')
  await signed({ vendorCd: 'V100002', permitWorkYn: 'Y', contractNo: 'PO-9' })
  expect(await masterOf('V100002')).toBe('A')
  const [trace] = await site().sql(`select reason_desc as why, diff_json as diff from sys_audit
    where biz_cd = 'vendor-master' and vendor_cd = 'V100002' order by audit_no desc limit 1`)
  expect(trace).toEqual({ why: 'PO-9 열교환기 정비', diff: { vendorRiskCd: ['C', 'A'] } })
})

test('the owner of the work and the vendor are told of it', async () => {
  const text = '계약이 등록되었습니다: 알림 시험 (2026-12-01 ~ 2027-05-31)'
  await signed({ contractNm: '알림 시험' })
  for (const userId of ['owner', 'V100001-01'])
    expect((await site().as(userId).notifications()).rows.map(({ messageDesc }) => messageDesc)).toContain(text)
})

test('a change of its time is held to the same law, and is for purchasing and the owner', async () => {
  const acid = { acidWorkYn: 'Y' as const, acidApprNo: '승인-1', acidApprToYmd: '2027-05-31' }
  const { vendorContractNo: no } = await signed(acid)
  const longer = { endYmd: '2027-06-30', reasonDesc: '물량 증가' }
  await expect(site().as('emp').act(vendorContract, no, 'extend', longer)).rejects.toMatchObject({ status: 403 })
  await expect(site().as('owner').act(vendorContract, no, 'extend', longer)).rejects.toMatchObject({
    code: 'VENDOR_ACID_PERIOD',
  })
  const renewed = { ...longer, acidApprToYmd: '2027-06-30' }
  expect(await site().as('owner').act(vendorContract, no, 'extend', renewed)).toMatchObject({ endYmd: '2027-06-30' })
})

test('a contract of before is given the one above it where one alone can be meant', async () => {
  const migration = readMigrations(MIGRATIONS).find(({ name }) => name.includes('contract-above'))
  const inference = migration?.text.slice(migration.text.indexOf('with candidate')) ?? ''
  await site().sql(`delete from vendor_contract where vendor_cd in ('V100003', 'V100004');
    update vendor_master set up_vendor_cd = 'V100003', tier_no = 2 where vendor_cd = 'V100004';
    insert into vendor_contract (plant_cd, status_cd, vendor_cd, contract_no, contract_nm, host_dept_cd, own_user_id, start_ymd, end_ymd,
        const_no, create_user_id)
      select '2000', 'ACTIVE', v, no, no, 'D2110', 'owner', f::date, t::date, c, 'pur' from (values
        ('V100003', 'UP-1', '2026-01-01', '2026-06-30', 'C-1'), ('V100003', 'UP-2', '2026-01-01', '2026-12-31', 'C-2'),
        ('V100004', 'BY-CONST', '2026-02-01', '2026-03-31', 'C-1'), ('V100004', 'ONE-OF-TWO', '2026-02-01', '2026-03-31', null),
        ('V100004', 'THE-ONLY', '2026-08-01', '2026-09-30', 'C-7'), ('V100004', 'NONE', '2027-08-01', '2027-09-30', null)) x (v, no, f, t, c)`)
  await site().sql(inference)
  const rows = await site().sql<{ no: string; upper: string | null }>(
    `select c.contract_no as no, u.contract_no as upper from vendor_contract c
      left join vendor_contract u on u.vendor_contract_no = c.up_contract_no where c.vendor_cd = 'V100004' order by 1`,
  )
  expect(Object.fromEntries(rows.map(({ no, upper }) => [no, upper]))).toEqual({
    'BY-CONST': 'UP-1',
    NONE: null,
    'ONE-OF-TWO': null,
    'THE-ONLY': 'UP-2',
  })
  await site().sql(`update vendor_master set up_vendor_cd = null, tier_no = 1 where vendor_cd = 'V100004'`)
})

test('it ends after its last day, once; purchasing alone cancels it', async () => {
  const { vendorContractNo: no } = await signed({ endYmd: '2026-12-31' })
  const { vendorContractNo: other } = await signed()
  const stateOf = async () => (await site().as('pur').read(vendorContract, no)).statusCd
  site().setClock('2026-12-31T00:10:00+09:00')
  await site().runJob('vendor-contract-end')
  expect(await stateOf()).toBe('ACTIVE')
  site().setClock('2027-01-01T00:10:00+09:00')
  expect(await site().runJob('vendor-contract-end')).toBeGreaterThan(0)
  expect(await stateOf()).toBe('END')
  expect(await site().runJob('vendor-contract-end')).toBe(0)
  const reason = { reasonDesc: '발주 취소' }
  await expect(site().as('owner').act(vendorContract, other, 'cancel', reason)).rejects.toMatchObject({ status: 403 })
  expect(await site().as('pur').act(vendorContract, other, 'cancel', reason)).toMatchObject({ statusCd: 'CANC' })
})

test('a vendor reads its own and writes none; what was signed stays as it was, but for its construction', async () => {
  const contract = await signed()
  const no = contract.vendorContractNo
  expect(await site().as('V100001-01').read(vendorContract, no)).toMatchObject({ contractNm: '열교환기 정비' })
  await expect(site().as('V100003-01').read(vendorContract, no)).rejects.toMatchObject({ status: 404 })
  await expect(site().as('V100001-01').create(vendorContract, aContract())).rejects.toMatchObject({ status: 403 })
  const change = (values: Draft) => site().as('pur').edit(vendorContract, contract, no, values)
  await expect(change({ contractAmt: 1 })).rejects.toMatchObject({ status: expect.any(Number) })
  expect(await change({ constYn: 'Y', constNo: 'CN-20261121-001' })).toMatchObject({ constNo: 'CN-20261121-001' })
})
