import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { addPageTexts } from '#platform/model/i18n.ts'
import { bitsOf, isWorked, workHeaders } from '#platform/model/work-proof.ts'
import { sha256Hex } from '#platform/web/api/sha256.ts'
import { answering, failure, type Sent } from '#platform/web/test/answers.ts'
import { setPageLanguage } from './link-language.ts'
import { LinkPage } from './link-page.tsx'
import { linkWords } from './link-words.ts'

addPageTexts(linkWords)
const beginning = {
  label: '작업허가 확인',
  title: '배관 용접',
  notice: '',
  vendorNm: '한별플랜트㈜',
  untilYmd: '2027-01-01',
  isOpen: false,
  languages: ['kr', 'vi'],
}
const sign = { name: 'sign', label: '서명', kind: 'many', required: true, when: null, part: null }
const form = {
  personNm: '김철수',
  parts: [],
  questions: [{ ...sign, options: [{ code: 'TBM', label: '오늘 TBM에서 위험요인과 대책을 듣고 이해했습니다.' }] }],
}
let network: ReturnType<typeof answering>
const at = '/api/q/k'
const own = location.href
const answers = { [`GET ${at}`]: () => ({ body: beginning }), [`POST ${at}/form`]: () => ({ body: form }) }

beforeEach(() => {
  history.replaceState(null, '', at)
  localStorage.clear()
  setPageLanguage('kr')
})
afterEach(async () => {
  await cleanup()
  network.restore()
  history.replaceState(null, '', own)
})

async function signAs(name: string) {
  await render(<LinkPage />)
  await page.getByLabelText(/^이름/).fill(name)
  await page.getByLabelText('휴대폰 번호 뒤 4자리').fill('1234')
  await page.getByRole('button', { name: '시작' }).click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: '제출' }).click()
}
const claim = { personNm: '김철수', phoneTail: '1234' }

test('who signs is asked for the code that came to his own phone; a wrong one is said where it stands', async () => {
  let code: unknown
  network = answering({
    ...answers,
    [`POST ${at}/code`]: () => ({ body: { said: '등록된 휴대폰으로 인증번호를 보냈습니다.' } }),
    [`POST ${at}/answer`]: ({ body }: Sent) => {
      code = (body as { code?: string }).code
      if (code === undefined) return { status: 422, body: failure('LINK_CODE_NEEDED', '인증번호가 필요합니다.') }
      if (code !== '123456') return { status: 422, body: failure('LINK_CODE_WRONG', '인증번호가 맞지 않습니다.') }
      return { body: { said: '서명했습니다.' } }
    },
  })
  await signAs('김철수')
  await expect.element(page.getByRole('status').getByText('등록된 휴대폰으로 인증번호를 보냈습니다.')).toBeVisible()
  const box = page.getByLabelText('인증번호 6자리')
  await box.fill('000000')
  await page.getByRole('button', { name: '서명하기' }).click()
  await expect.element(page.getByRole('alert').getByText('인증번호가 맞지 않습니다.')).toBeVisible()
  await box.fill('123456')
  await page.getByRole('button', { name: '서명하기' }).click()
  await expect.element(page.getByRole('status').getByText('서명했습니다.')).toBeVisible()
  expect(network.sent.at(-1)?.body).toEqual({ ...claim, answers: { sign: ['TBM'] }, code: '123456' })
  expect(network.sent.filter(({ path }) => path.endsWith('/code'))).toHaveLength(1)
})

test('a page in Vietnamese asks for the code in Vietnamese', async () => {
  setPageLanguage('vi')
  network = answering({
    ...answers,
    [`POST ${at}/code`]: () => ({ body: { said: 'Đã gửi mã.' } }),
    [`POST ${at}/answer`]: () => ({ status: 422, body: failure('LINK_CODE_NEEDED', '') }),
  })
  await render(<LinkPage />)
  await page.getByLabelText(/^Họ tên/).fill('김철수')
  await page.getByLabelText('4 số cuối điện thoại').fill('1234')
  await page.getByRole('button', { name: 'Bắt đầu' }).click()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Gửi' }).click()
  await expect.element(page.getByLabelText('Mã 6 số')).toBeVisible()
  await page.getByRole('button', { name: 'Quay lại' }).click()
  await expect.element(page.getByRole('checkbox')).toBeChecked()
})

test('where many send from one address the page does the work that is asked for, and is heard', async () => {
  const challenge = '9.1764000000000.abc.def'
  network = answering({
    ...answers,
    [`POST ${at}/answer`]: ({ headers }: Sent) => {
      const done = headers.get(workHeaders.done) ?? ''
      if (!done.startsWith(`${challenge}:`) || !isWorked(sha256Hex(done), bitsOf(challenge)))
        return { status: 429, body: failure('LINK_WORK', '잠시 뒤'), headers: { [workHeaders.asked]: challenge } }
      return { body: { said: '서명했습니다.' } }
    },
  })
  await signAs('김철수')
  await expect.element(page.getByRole('status').getByText('서명했습니다.')).toBeVisible()
})
