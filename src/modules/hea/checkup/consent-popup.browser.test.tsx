import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient } from '#platform/web/api/query-client.ts'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { onPopupEvent, type PopupEvent, registerPopup, showPopup } from '#platform/web/popup/popup.ts'
import { startSession } from '#platform/web/session/session.ts'
import { answering, failure } from '#platform/web/test/answers.ts'
import { sessionAnswers } from '#platform/web/test/sample-session.ts'
import { ThemeProvider } from '#platform/web/theme/theme-provider.tsx'
import { heaPopups } from '../hea.screens.ts'
import '#platform/web/theme/base.css'

let network: ReturnType<typeof answering>
let events: PopupEvent[]
let isFull = false
let stop = () => {}

beforeEach(async () => {
  await page.viewport(390, 844)
  queryClient.clear()
  isFull = false
  events = []
  stop = onPopupEvent((event) => events.push(event))
  for (const [type, content] of Object.entries(heaPopups)) registerPopup(type, content)
  network = answering({
    ...sessionAnswers([]),
    'GET /api/hea/checkup/consenttext': () => ({
      body: { consentTextVerNo: 3, consentTextDesc: '건강진단 결과의 활용에 관한 동의서 본문' },
    }),
    'POST /api/hea/checkup/my/reservation': () =>
      isFull
        ? { status: 422, body: failure('HEA_SLOT_FULL', '선택한 시간대의 정원이 마감되었습니다.') }
        : { status: 200, body: null },
  })
  await startSession()
  await render(
    <QueryClientProvider client={queryClient}>
      {/* Without it a button that waits has another name, and may keep it. */}
      <ThemeProvider>
        <DialogHost />
      </ThemeProvider>
    </QueryClientProvider>,
  )
})
afterEach(() => {
  for (const dialog of dialogStore.get()) dialog.close()
  stop()
  network.restore()
})

const box = page.getByRole('dialog', { name: '검진결과 활용 동의' })
const register = box.getByRole('button', { name: '예약등록' })
const radio = (name: string) => box.getByRole('radio', { name, exact: true })
const sent = () => network.sent.filter(({ path }) => path.endsWith('/my/reservation')).map(({ body }) => body)
const numbers = { heaCheckupPlanNo: 4, heaCheckedOrgNo: 2, heaCheckupTargetNo: 9, planOrgNo: 31 }
async function open(childProps: object = numbers) {
  showPopup({
    isPopupOpen: true,
    id: 'c',
    type: 'checkupConsent',
    label: '검진결과 활용 동의',
    confirmButtonText: '예약등록',
    fullscreen: false,
    childProps: childProps as Record<string, unknown>,
  })
  await expect.element(box.getByText('건강진단 결과의 활용에 관한 동의서 본문')).toBeVisible()
}

test('S-158 the text and two answers, none at first; only after a yes there is the button, and after a no it is gone', async () => {
  await open()
  await expect.element(radio('동의합니다')).not.toBeChecked()
  await expect.element(radio('동의하지 않습니다')).not.toBeChecked()
  await expect.element(register).not.toBeInTheDocument()
  await expect.element(box.getByRole('button', { name: '닫기' })).toBeVisible()
  await radio('동의합니다').click()
  await expect.element(register).toBeEnabled()
  await radio('동의하지 않습니다').click()
  await expect.element(register).not.toBeInTheDocument()
  await expect
    .element(box.getByText('동의하지 않으면 예약할 수 없습니다. 다른 기관에서 받은 결과를 제출할 수 있습니다.'))
    .toBeVisible()
  await box.getByRole('button', { name: '동의하지 않음으로 남기기' }).click()
  await expect.element(box.getByText('동의하지 않음으로 남겼습니다.')).toBeVisible()
  expect(sent()).toEqual([{ heaCheckupTargetNo: 9, planOrgNo: null, agreeYn: 'N', consentTextVerNo: 3 }])
})

test('S-159 it reserves with the version that was shown and closes with the two numbers', async () => {
  await open()
  await radio('동의합니다').click()
  await register.click()
  await expect.element(box).not.toBeInTheDocument()
  expect(sent()).toEqual([{ heaCheckupTargetNo: 9, planOrgNo: 31, agreeYn: 'Y', consentTextVerNo: 3 }])
  expect(events).toEqual([
    { kind: 'confirmed', id: 'c', type: 'checkupConsent', data: { heaCheckupPlanNo: 4, heaCheckedOrgNo: 2 } },
  ])
})

test('S-159 what is refused, and a check that throws, leave the popup open and the button working', async () => {
  isFull = true
  await open()
  await radio('동의합니다').click()
  await register.click()
  await expect.element(page.getByText('선택한 시간대의 정원이 마감되었습니다.')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.element(register).toBeEnabled()
  isFull = false
  await register.click()
  await expect.element(box).not.toBeInTheDocument()
})

test('S-159 closing with nothing chosen asks first; after an answer it closes at once', async () => {
  await open()
  const closing = box.getByRole('button', { name: '닫기' })
  const question = page.getByRole('alertdialog').getByText('동의 여부를 고르지 않았습니다.', { exact: false })
  await closing.click()
  await expect.element(question).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '취소' }).click()
  await expect.element(box).toBeVisible()
  await closing.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  await expect.element(box).not.toBeInTheDocument()
  expect(events).toEqual([{ kind: 'closed', id: 'c', type: 'checkupConsent' }])
  await open()
  await radio('동의하지 않습니다').click()
  await closing.click()
  await expect.element(box).not.toBeInTheDocument()
})

test('S-159 without an organisation nothing is sent, and the button can be pressed again', async () => {
  await open({ ...numbers, heaCheckedOrgNo: undefined })
  await radio('동의합니다').click()
  await register.click()
  await expect.element(page.getByText('유효성 검사도중 에러가 발생하였습니다')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click()
  expect(sent()).toEqual([])
  await expect.element(register).toBeEnabled()
})
