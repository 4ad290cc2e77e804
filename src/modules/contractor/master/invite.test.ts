/** A vendor registers itself: invitation, registration by the link, return, approval, first password, sign-in. */
import { beforeEach, expect, test } from 'vitest'
import { aFileSite } from '#platform/test/site.ts'
import { vendorDoc } from '../document/vendor-doc.model.ts'
import { checkDigit } from './business-number.logic.ts'
import { vendorMaster } from './vendor-master.model.ts'

const site = aFileSite()
beforeEach(() => site().setClock('2026-11-21T10:00:00+09:00'))
const as = (userId: string) => site().as(userId)
const businessNumber = (firstNine: string) => `${firstNine}${checkDigit(firstNine)}`

/** As anybody with a phone: no account, no session. */
async function scan<T>(
  path: string,
  body?: object,
): Promise<{ status: number; body: T & { code?: string; message?: string } }> {
  const response = await fetch(`${site().address}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { accept: 'application/json', 'content-type': 'application/json', 'accept-language': 'ko' },
  })
  return { status: response.status, body: (await response.json()) as never }
}
const smsTo = async (phone: string) =>
  (
    await site().sql<{ body: string }>(
      `select body_desc as body from com_outbox where recipient_desc = '${phone}' order by 1`,
    )
  ).map(({ body }) => body)
const linkIn = (body: string | undefined) => /\/api\/q\/[\w-]+/.exec(body ?? '')?.[0] ?? ''

let seat = 0
async function invited() {
  const phone = `010-7777-${String(1000 + seat++)}`
  const draft = { vendorNm: '한빛도장', vadPhoneNo: phone }
  const { vendorMasterNo } = await as('owner').create(vendorMaster, draft)
  await as('owner').call(`${vendorMaster.api}/${vendorMasterNo}/invite`, { method: 'POST' })
  const [sms] = await smsTo(phone)
  return { vendorMasterNo, phone, path: linkIn(sms) }
}
const answers = (phone: string, values: object = {}) => ({
  vendorNm: '한빛도장㈜',
  chiefNm: '조한별',
  bizNum: businessNumber('311001234'),
  vendorTypeCd: 'SHORT',
  vendorRiskCd: 'C',
  insureMgmtNo: '11112222333',
  regWorkerCnt: '12',
  vadUserNm: '조한별',
  phoneTail: phone.slice(-4),
  ...values,
})
const ticket = 'ABCDEFGH23'

test('the page of an invitation speaks the words of contractors, whatever other areas mean by them', async () => {
  const { path } = await invited()
  const headers = { accept: 'application/json', 'accept-language': 'en' }
  const page = await fetch(`${site().address}${path}/open`, { headers })
  const { questions } = (await page.json()) as {
    questions: { name: string; label: string; options: { label: string }[] }[]
  }
  const risk = questions.find(({ name }) => name === 'vendorRiskCd')
  expect([risk?.label, ...(risk?.options ?? []).map(({ label }) => label)]).toEqual([
    'Class of risk',
    'High risk',
    'Medium risk',
    'Low risk',
  ])
})

test('invited, registered, sent back, mended, approved: the administrator sets a password, once', async () => {
  const { vendorMasterNo, phone, path } = await invited()
  const page = await scan<{ label: string; title: string; isOpen: boolean }>(path)
  expect(page.body).toMatchObject({ label: '업체 등록', title: '한빛도장', isOpen: true })
  const asked = await scan<{ questions: { name: string }[] }>(`${path}/open`)
  expect(asked.body.questions.map(({ name }) => name)).toContain('bizNum')

  const wrong = async (values: object) => (await scan(`${path}/open`, { ticket, answers: answers(phone, values) })).body
  expect(await wrong({ bizNum: '123-45-67890' })).toMatchObject({ message: '사업자등록번호가 올바르지 않습니다.' })
  expect(await wrong({ phoneTail: '0000' })).toMatchObject({ code: 'VENDOR_INVITE_PHONE' })
  expect(await wrong({ vendorRiskCd: 'A' })).toMatchObject({ code: 'VENDOR_SAFETY_MANAGER' })
  expect(await wrong({ regWorkerCnt: '많음' })).toMatchObject({ code: 'REQUIRED' })
  const [taken] = await site().sql<{ n: string }>(`select biz_num as n from vendor_info where vendor_cd = 'V100001'`)
  expect(await wrong({ bizNum: taken?.n })).toMatchObject({ message: '이미 등록된 업체입니다. (업체코드 V100001)' })

  // The answer was lost: sent again, and at once from two tabs, it is one registration.
  const told = { ticket, answers: answers(phone) }
  const twice = await Promise.all([scan(`${path}/open`, told), scan(`${path}/open`, told)])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  expect((await scan(`${path}/open`, { ...told, ticket: 'ZZZZZZZZ99' })).body).toMatchObject({
    code: 'VENDOR_INVITE_DONE',
  })
  expect(await as('safety').read(vendorMaster, vendorMasterNo)).toMatchObject({
    statusCd: 'RQST',
    vendorNm: '한빛도장㈜',
    vadPhoneNo: phone,
    vendorCd: expect.stringMatching(/^V\d{6}$/),
    regWorkerCnt: 12,
    vendorMasterDocNo: expect.stringMatching(/^VD-20261121-/),
  })

  await as('safety').act(vendorMaster, vendorMasterNo, 'sendBack', {
    reasonCd: 'DATA_WRONG',
    reasonDesc: '대표자 확인',
  })
  expect((await smsTo(phone)).filter((body) => linkIn(body) === path && body.includes('보완 요청'))).toHaveLength(1)
  const followed = await scan<{ lines: { label: string; value: string }[] }>(`${path}/follow`, { ticket })
  expect(followed.body.lines.map(({ value }) => value)).toEqual([
    expect.stringMatching(/^VD-/),
    '보완요청',
    expect.stringContaining('대표자 확인'),
  ])
  const again = { ticket: 'MMMMMMMM22', answers: answers(phone, { chiefNm: '조하늘' }) }
  expect((await scan(`${path}/open`, again)).status).toBe(200)
  const { vendorCd, chiefNm } = await as('safety').read(vendorMaster, vendorMasterNo)
  expect(chiefNm).toBe('조하늘')

  const { attachFileId } = await as('owner').attach('VENDOR_DOC')
  const paper = {
    vendorCd,
    docTypeCd: 'INS',
    attachFileId,
    validFromYmd: '2026-01-01',
    validToYmd: '2027-12-31',
  } as const
  const { vendorDocNo } = await as('owner').create(vendorDoc, paper)
  await as('owner').act(vendorDoc, vendorDocNo, 'submit')
  await as('safety').act(vendorDoc, vendorDocNo, 'confirm')
  await as('safety').act(vendorMaster, vendorMasterNo, 'review')
  await as('pur').act(vendorMaster, vendorMasterNo, 'approve')
  const last = (await smsTo(phone)).find((body) => body.includes('vendorPwdInit'))
  expect(last).toContain(`${vendorCd}-01`)
  const link = /link=([\w-]+)/.exec(last ?? '')?.[1]
  const first = { link, phoneEnd: phone.slice(-4), userPwd: 'Hanbit-2026!', userPwdRepeat: 'Hanbit-2026!' }
  expect((await scan('/api/auth/vendorFirstPwd/confirm', { ...first, phoneEnd: '0000' })).status).not.toBe(200)
  expect((await scan('/api/auth/vendorFirstPwd/confirm', first)).status).toBe(200)
  expect((await scan('/api/auth/vendorFirstPwd/confirm', first)).status, 'once').not.toBe(200)
  expect((await as(`${vendorCd}-01`).list(vendorMaster)).rows).toMatchObject([{ vendorCd, statusCd: 'ACTIVE' }])
})

test('a link that is forged, taken back or too old opens nothing; only who has the registration in hand invites', async () => {
  const { vendorMasterNo, phone, path } = await invited()
  expect((await scan(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404)
  for (const who of ['emp', 'safety', 'V100001-01'])
    await expect(
      as(who).call(`${vendorMaster.api}/${vendorMasterNo}/invite`, { method: 'POST' }),
    ).rejects.toMatchObject({
      status: 403,
    })
  await as('owner').call(`${vendorMaster.api}/${vendorMasterNo}/invite`, { method: 'POST' })
  expect((await scan(path)).status, 'the one before').toBe(404)
  const renewed = linkIn((await smsTo(phone)).find((body) => linkIn(body) !== path))
  expect((await scan(renewed)).status).toBe(200)
  site().setClock('2026-12-05T10:00:01+09:00')
  expect((await scan(renewed)).status).toBe(404)
})
