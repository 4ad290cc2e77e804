import { createHash } from 'node:crypto'
import { DEMO_PASSWORD, expect, test } from '#platform/test/journey.ts'

const NEW_PASSWORD = 'Blue-whale 77'
/** Asked once the first page stands with its data. */
const LATER = ['/api/my-work', '/api/notifications/unread', '/api/manage/notice-popups']

test('EA-A17 S-365 K-34 a sign-in in a second browser ends the first, which says so and keeps where it was', async ({
  open,
}) => {
  const first = await open('/saf/accident/nearMissList', 'mgr2')
  await expect(first.getByRole('grid')).toBeVisible()
  // What the page asks once it stands has been answered: its next question is that of the next press.
  await first.waitForFunction((asked) => {
    const answered = performance.getEntriesByType('resource').map(({ name }) => name)
    return asked.every((path) => answered.some((name) => name.includes(path)))
  }, LATER)
  const second = await open('/index', 'mgr2')
  await expect(second.getByTestId('navbar')).toBeVisible()
  await first.getByRole('link', { name: '아차사고 통계' }).click()
  await expect(first.getByRole('alertdialog').getByText('다른 곳에서 로그인하여 로그아웃되었습니다.')).toBeVisible()
  await expect(first).toHaveURL(/\/login\?redirect=%2Fsaf%2Faccident%2FnearMiss/)
})

test('S-053 S-064 S-066 S-067 S-354 two tabs of one browser are one session: it is kept, and left, in both', async ({
  open,
}) => {
  const page = await open('/index', 'mgr')
  await expect(page.getByTestId('navbar')).toBeVisible()
  const requests: Record<string, string>[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.headers())
  })
  const other = await page.context().newPage()
  await other.goto('/login')
  await expect(other).toHaveURL(/\/index$/)
  await other.goto('/saf/accident/nearMissList')
  await page.reload()
  await expect(page.getByTestId('navbar')).toBeVisible()
  await expect.poll(() => requests.length).toBeGreaterThan(3)
  expect(requests.filter((headers) => !headers['x-signature-data'])).toEqual([])
  const stored = await page.evaluate(() => Object.keys(localStorage).join() + JSON.stringify(localStorage))
  expect(stored).toContain('plantCd')
  expect(stored).not.toMatch(/jwtToken|refreshToken|accessToken|eyJ/)

  await page.getByRole('button', { name: / 님$/ }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(other).toHaveURL(/\/login$/)
  await other.goBack()
  await expect(other.getByRole('button', { name: '로그인' })).toBeVisible()
})

test('S-050 S-068 a vendor resets a password with the code that went to the registered phone', async ({ open }) => {
  const admin = await open('/manage/message/outbox')
  const userPwdSHA = createHash('sha256').update(DEMO_PASSWORD).digest('hex')
  const portalId = 'V100004-01'
  // In a browser of its own: the cookies of the administrator are not to change.
  const known = await open('/index', portalId)
  const login = await known.request.post('/api/auth/vendorlogin', { data: { userId: portalId, userPwdSHA } })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const read = async (path: string) =>
    (await known.request.get(path, { headers: { 'x-authorization': accessToken } })).json()
  const { vendor } = (await read(`/api/manage/loginvendorinfo?token=${portalId}`)) as { vendor: { chiefNm: string } }
  const { rows } = (await read('/api/vendor/baseinfo/vendorsearch?q=')) as { rows: { bizNum: string }[] }
  const bizNum = rows[0]?.bizNum ?? ''

  // Nobody is signed in in a browser of its own.
  const context = await admin
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(admin.url()).origin })
  if (!context) throw new Error('There is a browser')
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByText('협력업체').click()
  await page.getByRole('link', { name: '아이디 찾기' }).click()
  await page.getByRole('textbox', { name: '대표자명' }).fill(` ${vendor.chiefNm} `)
  await page.getByRole('textbox', { name: '사업자등록번호' }).fill(bizNum)
  await page.getByRole('button', { name: '찾기' }).click()
  await expect(page.getByRole('list', { name: '아이디' })).toContainText('V1*******1')

  await page.goto('/extService/vendorPwdInit')
  await page.getByRole('textbox', { name: '대표자명' }).fill(vendor.chiefNm)
  await page.getByRole('textbox', { name: '사업자등록번호' }).fill(bizNum)
  await page.getByRole('textbox', { name: '아이디' }).fill(portalId)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('status').first()).toContainText('등록된 휴대폰으로 인증번호를 보냈습니다.')

  await admin.reload()
  const body = admin.getByRole('gridcell').filter({ hasText: '비밀번호 초기화 인증번호는' }).first()
  await expect(body).toBeVisible()
  const code = /(\d{6})/.exec((await body.textContent()) ?? '')?.[1] ?? ''
  await page.getByRole('textbox', { name: '인증번호' }).fill(code)
  for (const name of ['새 비밀번호', '새 비밀번호 확인'])
    await page.getByRole('textbox', { name, exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: '비밀번호 변경' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await page.getByRole('textbox', { name: '아이디' }).fill(portalId)
  await page.getByLabel('비밀번호', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL(/\/index$/)
  await context.close()
})

test('a start asks nothing twice: the app takes what the page has brought, or has asked before it', async ({
  open,
}) => {
  const page = await open('/index', 'mgr2')
  await expect(page.getByTestId('navbar')).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/saf/accident/nearMissList')
  await expect(page.getByRole('grid', { name: '아차사고' }).getByRole('row').nth(1)).toBeVisible()
  const ofStart = ['/api/auth/refresh', '/api/manage/loginuserinfo', '/api/common/menu', '/api/saf/accident/nearmisss']
  const again = asked.filter((path) => ofStart.includes(path))
  expect(again).toContain('/api/auth/refresh')
  // A busy server lets the page go without what it would bring; then each is asked, once.
  expect(again).toEqual([...new Set(again)])
})
