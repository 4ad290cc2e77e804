/** Materials of contractors over HTTP: what is accepted, who decides, what the gate lets in. */
import { beforeAll, describe, expect, test } from 'vitest'
import { absent, instead } from '#platform/server/ports.ts'
import { aFileSite, aServerBeside } from '#platform/test/site.ts'
import { vendorMsdsFor } from './msds.api.ts'
import { aMaterial, aPlace, approved, broughtIn, peopleOf, requested, taught, VSM } from './msds.fixture.ts'
import { msdsAsks } from './msds.ports.ts'
import { msdsRuleMaster } from './msds-rule.master.ts'
import { vendorMsds } from './vendor-msds.model.ts'

const site = aFileSite()
/** A site on which nobody at all keeps what is its own. */
const withoutStock = aServerBeside(site, [instead(msdsAsks, { ownStock: absent('chemicals') })])
const at = (time: string, day = '2026-11-24') => `${day}T${time}+09:00`
const components = (...rows: [casNo: string, min: number, max: number][]) =>
  rows.map(([casNo, minPctVal, maxPctVal]) => ({ casNo, chemNm: casNo, minPctVal, maxPctVal, secretYn: 'N' })) as never
let room = 0

beforeAll(async () => {
  site().setClock(at('10:00:00'))
  room = await aPlace(site(), '도장 대기장')
  for (const vendorCd of ['V100001', 'V100003']) await taught(site(), await peopleOf(site(), vendorCd, 2), '2026-10-01')
})

describe('what is asked for', () => {
  test('CP-A33 a CAS number with a wrong check digit is refused', async () => {
    const ask = (casNo: string) => requested(site(), { stockLocNo: room, components: components([casNo, 90, 100]) })
    await expect(ask('67-64-2')).rejects.toMatchObject({
      status: 422,
      code: 'CHM_CAS_DIGIT',
      field: 'components.0.casNo',
      message: expect.stringContaining('CAS 번호가 올바르지 않습니다.'),
    })
    expect(await ask('67-64-1')).toMatchObject({ statusCd: 'RQST', casNos: '67-64-1' })
  })

  test('CP-A40 98 ≤ 100 ≤ 115 is accepted, 115 at least refused', async () => {
    const ask = (a: number, b: number) =>
      requested(site(), { stockLocNo: room, components: components(['67-64-1', a, 60], ['108-88-3', b, 55]) })
    expect(await ask(50, 48)).toMatchObject({ statusCd: 'RQST' })
    await expect(ask(60, 55)).rejects.toMatchObject({
      code: 'CHM_COMP_SUM',
      message: expect.stringContaining('함유량 합계가 100%를 초과합니다.'),
    })
  })

  test('a rest that is not written down is confirmed', async () => {
    const ask = (restOkYn: 'Y' | 'N') =>
      requested(site(), { stockLocNo: room, restOkYn, components: components(['67-64-1', 60, 90]) })
    await expect(ask('N')).rejects.toMatchObject({ code: 'CHM_COMP_SUM', field: 'restOkYn' })
    expect(await ask('Y')).toMatchObject({ statusCd: 'RQST' })
  })

  test('without a Korean sheet, twice, of another vendor’s people or a place of another plant it is not taken', async () => {
    const ask = (values: object) => requested(site(), { stockLocNo: room, ...values })
    for (const values of [{ langCd: 'en' }, { attachFileId: null }])
      await expect(ask(values)).rejects.toMatchObject({
        message: expect.stringContaining('국문 물질안전보건자료를 등록하세요.'),
      })
    await ask({ productNm: '같은 제품' })
    await expect(ask({ productNm: '같은 제품' })).rejects.toMatchObject({ code: 'MSDS_TWICE' })
    expect(await ask({ productNm: '같은 제품', revYmd: '2026-04-01' })).toMatchObject({ statusCd: 'RQST' })
    const [stranger = 0] = await peopleOf(site(), 'V100003', 1)
    await expect(ask({ handlers: [{ personNo: stranger }] })).rejects.toMatchObject({ status: expect.any(Number) })
    const [elsewhere] = await site().sql<{ no: string }>(
      `insert into chm_stock_loc (plant_cd, loc_nm, loc_kind_cd) values ('1000', '다른 공장', 'GENERAL') returning stock_loc_no as no`,
    )
    await expect(ask({ stockLocNo: Number(elsewhere?.no) })).rejects.toMatchObject({ code: 'MSDS_PLACE' })
  })

  test('a sheet without the number that it was handed in under is not the one in force', async () => {
    const draft = await aMaterial(site(), { stockLocNo: room, msdsSubmitNo: null })
    const { vendorMsdsNo } = await site().as(VSM).create(vendorMsds, draft)
    const request = () => site().as(VSM).act(vendorMsds, vendorMsdsNo, 'request')
    await expect(request()).rejects.toMatchObject({
      field: 'msdsSubmitNo',
      message: expect.stringContaining('MSDS 제출번호'),
    })
    const before = await site().as(VSM).read(vendorMsds, vendorMsdsNo)
    expect(before.can.checks?.request).toContainEqual(
      expect.objectContaining({
        ruleCd: 'MSDS_SUBMIT_NO',
        resultCd: 'BLOCK',
        law: '산업안전보건법 제111조제1항, 같은 법 시행규칙 제160조제1항',
      }),
    )
    await site().as(VSM).edit(vendorMsds, before, vendorMsdsNo, { msdsSubmitNo: 'AA01234-0000000007' })
    expect(await request()).toMatchObject({ statusCd: 'RQST', msdsSubmitNo: 'AA01234-0000000007' })
  })

  test('what the register knows as specially managed is marked, and a class has its unit and quantity', async () => {
    const asked = await requested(site(), {
      stockLocNo: room,
      hazClassCd: 'C4_1',
      unitCd: 'KG',
      specialMgmtYn: 'N',
      components: components(['71-43-2', 95, 100]),
    })
    expect(asked).toMatchObject({ specialMgmtYn: 'Y', unitCd: 'L', designQtyVal: 200, multipleVal: expect.any(Number) })
  })
})

describe('who decides', () => {
  test('health and chemicals both approve, in either order, and nobody else', async () => {
    const { vendorMsdsNo } = await requested(site(), { stockLocNo: room })
    await expect(site().as('safety').act(vendorMsds, vendorMsdsNo, 'approveHealth')).rejects.toMatchObject({
      status: 403,
    })
    await expect(site().as('chem').act(vendorMsds, vendorMsdsNo, 'approveHealth')).rejects.toMatchObject({
      status: 403,
    })
    expect(await site().as('chem').act(vendorMsds, vendorMsdsNo, 'approveChem')).toMatchObject({ statusCd: 'RQST' })
    await expect(site().as('chem').act(vendorMsds, vendorMsdsNo, 'approveChem')).rejects.toMatchObject({ status: 403 })
    expect(await site().as('health').act(vendorMsds, vendorMsdsNo, 'approveHealth')).toMatchObject({ statusCd: 'APPR' })
  })

  test('sent back, both look again', async () => {
    const { vendorMsdsNo } = await requested(site(), { stockLocNo: room })
    await site().as('health').act(vendorMsds, vendorMsdsNo, 'approveHealth')
    await site()
      .as('chem')
      .act(vendorMsds, vendorMsdsNo, 'sendBack', { reasonCd: 'DATA_WRONG', reasonDesc: '함량 확인' })
    expect(await site().as(VSM).act(vendorMsds, vendorMsdsNo, 'request')).toMatchObject({ hlmDt: null, chmDt: null })
  })

  test('R2 what is banned cannot be approved, what is restricted only under conditions', async () => {
    await site().sql(`insert into msds_rule (bring_rule_cd, cas_no, chem_nm, cut_pct_val, basis_desc) values
      ('BAN', '75-09-2', '디클로로메탄', 1, '사내 기준'), ('LIMIT', '68-12-2', '디메틸포름아미드', null, '사내 기준')
      on conflict do nothing`)
    await site().sql(`update msds_rule set bring_rule_cd = 'BAN', cut_pct_val = 1 where cas_no = '75-09-2'`)
    const banned = await requested(site(), { stockLocNo: room, components: components(['75-09-2', 90, 100]) })
    await expect(site().as('health').act(vendorMsds, banned.vendorMsdsNo, 'approveHealth')).rejects.toMatchObject({
      code: 'MSDS_BAN',
      message: expect.stringContaining('75-09-2'),
    })
    const rejected = await site()
      .as('health')
      .act(vendorMsds, banned.vendorMsdsNo, 'reject', { reasonDesc: '반입금지 물질' })
    expect(rejected).toMatchObject({ statusCd: 'REJ', listDesc: expect.stringContaining('75-09-2') })

    const limited = await requested(site(), { stockLocNo: room, components: components(['68-12-2', 90, 100]) })
    const approve = (conditionDesc?: string) =>
      site()
        .as('health')
        .act(vendorMsds, limited.vendorMsdsNo, 'approveHealth', conditionDesc ? { conditionDesc } : {})
    await expect(approve()).rejects.toMatchObject({ code: 'MSDS_CONDITION', field: 'conditionDesc' })
    expect(await approve('국소배기장치 가동, 방독마스크 착용')).toMatchObject({
      conditionDesc: expect.stringContaining('국소배기'),
    })
  })

  test('CP-A32 a place with 0.75 does not take 0.30 more and takes 0.20', async () => {
    const store = await aPlace(site(), 'P1')
    const solvent = { stockLocNo: store, hazClassCd: 'C4_1' } as const
    await broughtIn(site(), { ...solvent, useQtyVal: 150 }, 150)
    const over = await requested(site(), { ...solvent, useQtyVal: 60 })
    expect(over).toMatchObject({ multipleVal: 1.05 })
    await expect(site().as('chem').act(vendorMsds, over.vendorMsdsNo, 'approveChem')).rejects.toMatchObject({
      code: 'MSDS_MULTIPLE',
      message: expect.stringContaining('저장장소 P1의 지정수량 배수가 1.05배가 되어 반입할 수 없습니다.'),
    })
    await site().as('chem').act(vendorMsds, over.vendorMsdsNo, 'reject', { reasonDesc: '지정수량 초과' })
    expect(await approved(site(), { ...solvent, useQtyVal: 40 })).toMatchObject({ statusCd: 'APPR', multipleVal: 0.95 })
  })

  test('what is approved for the same days counts, what is gone does not', async () => {
    const store = await aPlace(site(), 'P2')
    const solvent = { stockLocNo: store, hazClassCd: 'C4_1', useQtyVal: 120 } as const
    const first = await approved(site(), solvent)
    const second = await requested(site(), solvent, 'V100003-01')
    const approve = () => site().as('chem').act(vendorMsds, second.vendorMsdsNo, 'approveChem')
    await expect(approve()).rejects.toMatchObject({ code: 'MSDS_MULTIPLE' })
    await site().as('gate').act(vendorMsds, first.vendorMsdsNo, 'bringIn', { inQtyVal: 120, labelOkYn: 'Y' })
    const record = await site().as(VSM).read(vendorMsds, first.vendorMsdsNo)
    await site().as(VSM).edit(vendorMsds, record, first.vendorMsdsNo, { remainQtyVal: 20 })
    expect(await approve()).toMatchObject({ statusCd: 'RQST', multipleVal: 0.7 })
  })

  test('where nobody says what of the site’s own lies in a place, nothing dangerous is approved for it or let in', async () => {
    const store = await aPlace(site(), 'P3', null, null)
    const solvent = { stockLocNo: store, hazClassCd: 'C4_1', useQtyVal: 20 } as const
    const asked = await requested(site(), solvent)
    expect(asked, 'the vendor may ask, and no number is made up').toMatchObject({ statusCd: 'RQST', multipleVal: null })
    const places = await site()
      .as(VSM)
      .call<{ rows: { locNm: string; multiple: number | null }[] }>(`${vendorMsds.api}-places`)
    expect(places.rows).toContainEqual(expect.objectContaining({ locNm: 'P3', multiple: null }))
    const approve = (userId: 'health' | 'chem', on = site()) =>
      on.as(userId).act(vendorMsds, asked.vendorMsdsNo, userId === 'health' ? 'approveHealth' : 'approveChem')
    const unknown = { status: 422, code: 'MSDS_OWN_UNKNOWN', message: expect.stringContaining('알 수 없어') }
    for (const userId of ['health', 'chem'] as const) await expect(approve(userId)).rejects.toMatchObject(unknown)
    const own = (multiple: number | null) =>
      site().sql(`update chm_stock_loc set own_dg_multiple_val = $1 where stock_loc_no = ${store}`, [multiple])
    await own(0.95)
    await expect(approve('chem')).rejects.toMatchObject({
      code: 'MSDS_MULTIPLE',
      message: expect.stringContaining('1.05배'),
    })
    await own(0.2)
    await expect(approve('chem', withoutStock())).rejects.toMatchObject(unknown)
    await approve('health')
    expect(await approve('chem')).toMatchObject({ statusCd: 'APPR', multipleVal: 0.3 })
    await own(null)
    const bringIn = () =>
      site().as('gate').act(vendorMsds, asked.vendorMsdsNo, 'bringIn', { inQtyVal: 20, labelOkYn: 'Y' })
    await expect(bringIn()).rejects.toMatchObject(unknown)
    await own(0.2)
    expect(await bringIn()).toMatchObject({ statusCd: 'IN' })
  })

  test('a permitted place holds what its permit says', async () => {
    const store = await aPlace(site(), '위험물 옥내저장소', 10)
    const solvent = { stockLocNo: store, hazClassCd: 'C4_1' } as const
    expect(await approved(site(), { ...solvent, useQtyVal: 2000 })).toMatchObject({ multipleVal: 10 })
    const over = await requested(site(), { ...solvent, useQtyVal: 1 })
    await expect(site().as('chem').act(vendorMsds, over.vendorMsdsNo, 'approveChem')).rejects.toMatchObject({
      code: 'MSDS_MULTIPLE',
    })
  })
})

describe('the gate', () => {
  test('lets in what is labelled, not more than was approved, in its days', async () => {
    const { vendorMsdsNo } = await approved(site(), { stockLocNo: room })
    const bringIn = (inQtyVal: number, labelOkYn = 'Y', by = 'gate') =>
      site()
        .as(by)
        .act(vendorMsds, vendorMsdsNo, 'bringIn', { inQtyVal, labelOkYn } as never)
    await expect(bringIn(20, 'Y', VSM)).rejects.toMatchObject({ status: 403 })
    await expect(bringIn(20, 'N')).rejects.toMatchObject({
      code: 'MSDS_LABEL',
      answer: { problems: [expect.objectContaining({ law: expect.stringContaining('제115조') })] },
    })
    await expect(bringIn(20.5)).rejects.toMatchObject({ code: 'MSDS_QTY' })
    site().setClock(at('10:00:00', '2026-12-11'))
    await expect(bringIn(20)).rejects.toMatchObject({ code: 'MSDS_DAY' })
    site().setClock(at('10:00:00'))
    expect(await bringIn(18)).toMatchObject({ statusCd: 'IN', remainQtyVal: 18, inUserId: 'gate' })
    await expect(site().as(VSM).act(vendorMsds, vendorMsdsNo, 'bringOut', { outQtyVal: 19 })).rejects.toMatchObject({
      code: 'MSDS_OUT',
    })
    expect(await site().as(VSM).act(vendorMsds, vendorMsdsNo, 'bringOut', { outQtyVal: 3 })).toMatchObject({
      statusCd: 'OUT',
    })
  })

  test('R4 handlers are taught before the first use, and again when hazards change', async () => {
    const [, , novice = 0] = await peopleOf(site(), 'V100001', 3)
    const first = await approved(site(), {
      stockLocNo: room,
      productNm: '교육 시험',
      handlers: [{ personNo: novice }] as never,
    })
    const bringIn = (no: number) => site().as('gate').act(vendorMsds, no, 'bringIn', { inQtyVal: 1, labelOkYn: 'Y' })
    await expect(bringIn(first.vendorMsdsNo)).rejects.toMatchObject({ code: 'MSDS_EDU' })
    await taught(site(), [novice], '2026-03-15')
    expect(await bringIn(first.vendorMsdsNo)).toMatchObject({ statusCd: 'IN' })
    const changed = await approved(site(), {
      stockLocNo: room,
      productNm: '교육 시험',
      revYmd: '2026-09-01',
      ghsCds: 'GHS02 GHS08',
      handlers: [{ personNo: novice }] as never,
    })
    expect(changed).toMatchObject({ eduSinceYmd: '2026-09-01' })
    await expect(bringIn(changed.vendorMsdsNo)).rejects.toMatchObject({ code: 'MSDS_EDU' })
    await taught(site(), [novice], '2026-09-02')
    expect(await bringIn(changed.vendorMsdsNo)).toMatchObject({ statusCd: 'IN' })
  })

  test('a permit is told what of its vendor is on the site', async () => {
    const { vendorMsdsNo, vendorMsdsDocNo } = await broughtIn(site(), { stockLocNo: room, productNm: '허가 물질' }, 5)
    const rows = async (vendorCd: string, withOthers = false) => {
      const asked = { plantCd: '2000', vendorCd, docNos: [vendorMsdsDocNo ?? ''], withOthers }
      const found = await site().services.db.read('SYSTEM', (db) => vendorMsdsFor(db, [asked]))
      return (found[0] ?? []).map(({ productNm, statusCd }) => [productNm, statusCd])
    }
    expect(await rows('V100001')).toEqual([['허가 물질', 'IN']])
    expect(await rows('V100003')).toEqual([])
    await site().as('gate').act(vendorMsds, vendorMsdsNo, 'bringOut', { outQtyVal: 1 })
    expect(await rows('V100001')).toEqual([['허가 물질', 'OUT']])
    const others = await rows('V100001', true)
    expect(others).toContainEqual(['허가 물질', 'OUT'])
    expect(new Set(others.filter(([name]) => name !== '허가 물질').map(([, state]) => state))).toEqual(
      new Set(['IN', 'APPR']),
    )
  })
})

test('one vendor neither sees nor writes what another brings', async () => {
  const mine = await requested(site(), { stockLocNo: room, productNm: '남이 못 보는 물질' })
  const other = site().as('V100003-01')
  await expect(other.read(vendorMsds, mine.vendorMsdsNo)).rejects.toMatchObject({ status: 404 })
  expect((await other.list(vendorMsds, { q: '남이 못' })).total).toBe(0)
  await expect(other.act(vendorMsds, mine.vendorMsdsNo, 'cancel', { reasonDesc: '-' })).rejects.toMatchObject({
    status: 404,
  })
  await expect(
    other.create(vendorMsds, { ...(await aMaterial(site(), { stockLocNo: room }, 'V100003-01')), vendorCd: 'V100001' }),
  ).rejects.toMatchObject({ status: expect.any(Number) })
  const places = await other.call<{ rows: { locNm: string; multiple: number }[] }>(`${vendorMsds.api}-places`)
  expect(places.rows.map(({ locNm }) => locNm)).toContain('도장 대기장')
  expect(places.rows.map(({ locNm }) => locNm)).not.toContain('다른 공장')
})

test('R6 what is late is told to the vendor at once and to the owner on the third day, each once', async () => {
  site().setClock(at('10:00:00'))
  await site().sql(`delete from com_notification; update vendor_msds set status_cd = 'CANC' where status_cd = 'IN'`)
  await site().sql(`update vendor_contract set status_cd = 'ACTIVE', start_ymd = '2026-01-01', end_ymd = '2027-12-31', own_user_id = 'owner'
    where vendor_contract_no = (select min(vendor_contract_no) from vendor_contract where vendor_cd = 'V100001')`)
  const { vendorMsdsNo } = await broughtIn(site(), { stockLocNo: room, bringOutYmd: '2026-11-26' }, 5)
  const run = async (day: string) => {
    site().setClock(at('00:15:00', day))
    await site().runJob('vendor-msds-late')
    const { lateYn } = await site().as(VSM).read(vendorMsds, vendorMsdsNo)
    const rows = await site().sql<{ userId: string }>(
      `select user_id as "userId" from com_notification where biz_no = $1 and biz_cd = 'vendor-msds' and event_cd like 'MSDS_LATE%' order by 1`,
      [vendorMsdsNo],
    )
    return [lateYn, rows.map(({ userId }) => userId)]
  }
  expect(await run('2026-11-26')).toEqual(['N', []])
  expect(await run('2026-11-27')).toEqual(['Y', [VSM]])
  expect((await run('2026-11-29'))[1]).toContain('owner')
  expect((await run('2026-11-29'))[1]).toHaveLength(((await run('2026-11-30'))[1] as string[]).length)
  site().setClock(at('10:00:00'))
})

test('the lists are kept by chemicals and health, with numbers that are numbers', async () => {
  const add = (by: string, casNo: string) =>
    site()
      .as(by)
      .call(msdsRuleMaster.api, { method: 'POST', body: { bringRuleCd: 'BAN', casNo, chemNm: '시험', useYn: 'Y' } })
  await expect(add('safety', '108-88-3')).rejects.toMatchObject({ status: 403 })
  await expect(add('chem', '108-88-2')).rejects.toMatchObject({ code: 'CHM_CAS_DIGIT' })
  expect(await add('chem', '108-88-3')).toMatchObject({ casNo: '108-88-3' })
})
