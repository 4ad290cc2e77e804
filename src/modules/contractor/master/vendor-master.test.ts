import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { vendorDoc } from '../document/vendor-doc.model.ts'
import { checkDigit } from './business-number.logic.ts'
import { vendorMaster } from './vendor-master.model.ts'
import { aVendor } from './vendor-master.seed.ts'

const site = aFileSite()
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))

const businessNumber = (firstNine: string) => `${firstNine}${checkDigit(firstNine)}`

const register = async (values = {}) => {
  const { vendorMasterNo } = await site().as('pur').create(vendorMaster, aVendor(values))
  return site().as('pur').act(vendorMaster, vendorMasterNo, 'request')
}
const addDoc = async (vendorCd: string | null, docTypeCd: 'INS' | 'LIA' | 'SHP' | 'RA' | 'ORG') => {
  const { attachFileId } = await site().as('owner').attach('VENDOR_DOC')
  const period = { validFromYmd: '2026-01-01', validToYmd: '2027-12-31' }
  const { vendorDocNo } = await site()
    .as('owner')
    .create(vendorDoc, { vendorCd, docTypeCd, attachFileId, ...period })
  await site().as('owner').act(vendorDoc, vendorDocNo, 'submit')
  return site().as('safety').act(vendorDoc, vendorDocNo, 'confirm')
}

test('CP-A01 a wrong business number is refused at the registration, the right one accepted', async () => {
  await expect(register({ bizNum: '123-45-67890' })).rejects.toMatchObject({
    status: 422,
    code: 'VENDOR_BIZ_NUM',
    field: 'bizNum',
    answer: { message: '사업자등록번호가 올바르지 않습니다.' },
  })
  const vendor = await register({ bizNum: '123-45-67891' })
  expect(vendor).toMatchObject({ statusCd: 'RQST', bizNum: '1234567891', vendorCd: expect.stringMatching(/^V\d{6}$/) })
})

test('a number that a vendor of the plant has is refused with the code of that vendor', async () => {
  const [known] = await site().sql<{ n: string }>(`select biz_num as n from vendor_info where vendor_cd = 'V100001'`)
  await expect(register({ bizNum: known?.n })).rejects.toMatchObject({
    code: 'VENDOR_DUPLICATE',
    answer: { message: '이미 등록된 업체입니다. (업체코드 V100001)' },
  })
})

test('a vendor of low risk is approved by safety and then by purchasing, and its administrator gets a link', async () => {
  const { vendorMasterNo, vendorCd } = await register({ bizNum: businessNumber('220001234'), vendorRiskCd: 'C' })
  await expect(site().as('pur').act(vendorMaster, vendorMasterNo, 'approve')).rejects.toMatchObject({ status: 409 })
  await expect(site().as('safety').act(vendorMaster, vendorMasterNo, 'review')).rejects.toMatchObject({
    status: 422,
    code: 'VENDOR_DOC_MISSING',
  })
  await addDoc(vendorCd, 'INS')
  await site().as('safety').act(vendorMaster, vendorMasterNo, 'review')
  await expect(site().as('safety').act(vendorMaster, vendorMasterNo, 'approve')).rejects.toMatchObject({ status: 403 })
  const active = await site().as('pur').act(vendorMaster, vendorMasterNo, 'approve')
  expect(active).toMatchObject({ statusCd: 'ACTIVE', expiredDocCnt: 0 })
  const sent = await site().sql<{ body: string }>(
    `select body_desc as body from com_outbox where user_id = '${vendorCd}-01'`,
  )
  expect(sent[0]?.body).toMatch(/\/extService\/vendorPwdInit\?link=/)
  const info = await site().sql(`select vendor_status_cd as s from vendor_info where vendor_cd = '${vendorCd}'`)
  expect(info).toEqual([{ s: 'ACTIVE' }])
})

test('high risk is approved with a qualification of 60 points that still holds', async () => {
  const { vendorMasterNo, vendorCd } = await register({ bizNum: businessNumber('220001235'), vendorRiskCd: 'A' })
  for (const type of ['INS', 'LIA', 'SHP', 'RA', 'ORG'] as const) await addDoc(vendorCd, type)
  await site().as('safety').act(vendorMaster, vendorMasterNo, 'review')
  const approving = () => site().as('pur').act(vendorMaster, vendorMasterNo, 'approve')
  const qualified = (score: number) =>
    site().sql(`insert into subcon_eval (status_cd, plant_cd, eval_title, eval_class_cd, vendor_cd, period_from_ymd, period_to_ymd, total_score,
        grade_valid_to_ymd, fix_ymd)
      values ('FIX', '2000', '적격평가', 'QUAL', '${vendorCd}', '2026-01-01', '2026-12-31', ${score}, '2099-12-31', '2026-11-20')`)
  await expect(approving()).rejects.toMatchObject({ code: 'VENDOR_UNQUALIFIED' })
  await qualified(59.9)
  await expect(approving()).rejects.toMatchObject({ code: 'VENDOR_UNQUALIFIED' })
  await qualified(72)
  expect(await approving()).toMatchObject({ statusCd: 'ACTIVE', qualScoreCnt: 72 })
})

test('what is sent back goes to who registered it and by SMS to the administrator-to-be', async () => {
  const { vendorMasterNo } = await register({ bizNum: businessNumber('220001236'), vadPhoneNo: '010-9999-1111' })
  const back = { reasonCd: 'DATA_WRONG', reasonFields: ['chiefNm'] }
  expect(await site().as('safety').act(vendorMaster, vendorMasterNo, 'sendBack', back)).toMatchObject({
    statusCd: 'RTN',
  })
  const [sms] = await site().sql<{ body: string }>(
    `select body_desc as body from com_outbox where recipient_desc = '010-9999-1111'`,
  )
  expect(sms?.body).toContain('내용 오류')
  expect(await site().as('pur').act(vendorMaster, vendorMasterNo, 'request')).toMatchObject({ statusCd: 'RQST' })
})

test('the SHE head proposes a suspension, the plant head confirms it and alone ends it', async () => {
  const [row] = await site().sql<{ no: number }>(
    `select vendor_master_no::int as no from vendor_master where vendor_cd = 'V100002'`,
  )
  const no = row?.no ?? 0
  const period = { suspendFromYmd: '2026-11-21', suspendToYmd: '2026-11-27', suspendReasonDesc: '안전수칙 위반' }
  await expect(site().as('cso').act(vendorMaster, no, 'suspend')).rejects.toMatchObject({ status: 403 })
  await site().as('shd').act(vendorMaster, no, 'proposeSuspend', period)
  await expect(site().as('shd').act(vendorMaster, no, 'suspend')).rejects.toMatchObject({ status: 403 })
  expect(await site().as('cso').act(vendorMaster, no, 'suspend')).toMatchObject({ statusCd: 'SUSP', suspendAskYn: 'N' })
  await expect(site().as('cso').act(vendorMaster, no, 'release')).rejects.toMatchObject({
    status: 400,
    field: 'releaseDesc',
  })
  expect(
    await site().as('cso').act(vendorMaster, no, 'release', { releaseDesc: '재교육과 개선을 확인함' }),
  ).toMatchObject({ statusCd: 'ACTIVE' })
})

test('business with a vendor does not end while improvements are open; ending it stops its accounts at once', async () => {
  const [row] = await site().sql<{ no: number }>(
    `select vendor_master_no::int as no from vendor_master where vendor_cd = 'V100003'`,
  )
  const no = row?.no ?? 0
  await site().sql(`insert into impr (impr_doc_no, status_cd, plant_cd, impr_title, src_cd, impr_desc, place_desc, risk_grade_cd, vendor_cd,
    create_user_id) values ('IM-20260101-9001', 'RQST', '2000', '발판 고정', 'NM', '발판을 고정한다', '3번 탱크', 'LOW', 'V100003', 'safety')`)
  await expect(site().as('pur').act(vendorMaster, no, 'terminate', { reasonDesc: '계약 종료' })).rejects.toMatchObject({
    status: 422,
    code: 'VENDOR_TIED',
  })
  await site().sql(`update impr set status_cd = 'CLOSE' where vendor_cd = 'V100003'`)
  await site().sql(`delete from sgc_card where vendor_cd = 'V100003';
    insert into sgc_card (status_cd, plant_cd, vendor_cd, person_no, card_nm, card_type_cd, sgc_card_doc_no, create_user_id, update_user_id)
    select 'ISSUED', plant_cd, vendor_cd, person_no, person_nm, 'REG', 'SC-T-' || person_no, 'gate', 'gate' from vendor_person
    where vendor_cd = 'V100003' and person_status_cd = 'ACTIVE' order by person_no limit 2`)
  const signedIn = site().as('V100003-01')
  expect((await signedIn.fetch('/api/vendor/portal/persons')).status).toBe(200)
  expect(await site().as('pur').act(vendorMaster, no, 'terminate', { reasonDesc: '계약 종료' })).toMatchObject({
    statusCd: 'TERM',
  })
  await expect.poll(async () => (await signedIn.fetch('/api/vendor/portal/persons')).status).toBe(401)
  const told = (await site().as('gate').notifications()).rows.map(({ messageDesc }) => messageDesc)
  expect(told.filter((text) => text.startsWith('거래가 끝난 업체의 안전카드 2장을 회수하십시오'))).toHaveLength(1)
})

test('a vendor sees itself and not another, which is as unknown', async () => {
  const [other] = await site().sql<{ no: number }>(
    `select vendor_master_no::int as no from vendor_master where vendor_cd = 'V100004'`,
  )
  const { rows } = await site().as('V100001-01').list(vendorMaster)
  expect(rows.map(({ vendorCd }) => vendorCd)).toEqual(['V100001'])
  await expect(
    site()
      .as('V100001-01')
      .read(vendorMaster, other?.no ?? 0),
  ).rejects.toMatchObject({ status: 404 })
  await expect(site().as('V100001-01').create(vendorMaster, aVendor())).rejects.toMatchObject({ status: 403 })
})
