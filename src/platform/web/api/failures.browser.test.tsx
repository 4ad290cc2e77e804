import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DialogHost } from '#platform/web/dialog/dialog-host.tsx'
import { dialogStore } from '#platform/web/dialog/dialogs.ts'
import { dropExceptions } from '#platform/web/dialog/exception-notices.ts'
import { setLanguage, wordsNeeded } from '#platform/web/i18n/i18n.ts'
import { openErrorLog } from '#platform/web/shell/error-log-dialog.tsx'
import { answering, failure } from '#platform/web/test/answers.ts'
import '#platform/web/popup/platform-popups.ts'
import { api } from './client.ts'
import { clearErrorLog, logError, useErrorLog, watchErrors } from './error-log.ts'
import { reportErrors } from './report-errors.ts'
import { setTokens } from './token.ts'

const ErrorCount = () => <output aria-label="오류 수">{useErrorLog().length}</output>
const host = () =>
  render(
    <>
      <ErrorCount />
      <DialogHost />
    </>,
  )
let network: ReturnType<typeof answering>
const answer = (status: number, body: unknown) => {
  network = answering({
    'GET /api/a': () => ({ status, body }),
    'POST /api/common/errorlog': () => ({ body: { logNo: '1' } }),
  })
}
const FAULT = {
  ...failure('SERVER_ERROR', '처리하지 못했습니다.'),
  url: '/api/a',
  logNo: 'log-1',
  cause: '<b>굵은 원인</b>',
  causeDetail: 'at f (a.ts:1)',
  queryString: 'name=%EA%B9%80',
}
let now = 0
beforeEach(async () => {
  await page.viewport(1440, 900)
  answer(200, {})
  dialogStore.set([])
  dropExceptions()
  clearErrorLog()
  setTokens({ accessToken: 'token', refreshToken: '' })
  now += 10_000
  const real = Date.now
  Date.now = () => real() + now
  return () => {
    Date.now = real
  }
})
afterEach(() => network.restore())

const closeAlert = async (name: string, text: string) => {
  const box = page.getByRole('alertdialog', { name, exact: true })
  await expect.element(box.getByText(text, { exact: true })).toBeVisible()
  expect(dialogStore.get()).toHaveLength(1)
  await box.getByRole('button', { name: '확인' }).click()
}

test('K-01 an answer that carries a message shows it, and only such a one', async () => {
  await host()
  await api.get('/api/a')
  expect(dialogStore.get()).toHaveLength(0)
  answer(200, { message: '전송했습니다.' })
  expect(await api.get('/api/a')).toEqual({ message: '전송했습니다.' })
  await closeAlert('안내', '전송했습니다.')
})

test('S-401 K-02 K-05 a failure shows the message of the server, else K-05; the event tells it to the whole app', async () => {
  await host()
  const heard: unknown[] = []
  const hear = (event: Event) => heard.push(event.type)
  addEventListener('jikim:request-error', hear)
  answer(422, failure('RULE', '규칙에 맞지 않습니다.'))
  await expect(api.get('/api/a')).rejects.toThrow()
  await closeAlert('에러', '규칙에 맞지 않습니다.')
  answer(422, failure('RULE', ''))
  await expect(api.get('/api/a')).rejects.toThrow()
  await closeAlert('에러', '작업 중 오류가 발생하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.')
  await expect(api.get('/api/a', { quiet: true })).rejects.toThrow()
  expect(dialogStore.get()).toHaveLength(0)
  removeEventListener('jikim:request-error', hear)
  expect(heard).toHaveLength(3)
})

test('S-401 equal failures within a second, or while the first is unread, show once, later ones again', async () => {
  await host()
  answer(422, failure('RULE', '같은 실패'))
  await Promise.allSettled([api.get('/api/a'), api.get('/api/a'), api.get('/api/a')])
  expect(dialogStore.get()).toHaveLength(1)
  now += 1001
  await expect(api.get('/api/a')).rejects.toThrow()
  expect(dialogStore.get()).toHaveLength(1)
  await closeAlert('에러', '같은 실패')
  now += 1001
  await expect(api.get('/api/a')).rejects.toThrow()
  expect(dialogStore.get()).toHaveLength(1)
})

test('S-401 ten failures of two kinds, one after the other in turn, show one alert of each', async () => {
  for (let n = 0; n < 5; n += 1) {
    answer(422, failure('RULE', '첫째 실패'))
    await expect(api.get('/api/a')).rejects.toThrow()
    answer(409, failure('CONFLICT', '둘째 실패'))
    await expect(api.get('/api/a')).rejects.toThrow()
    now += 90
  }
  expect(dialogStore.get()).toHaveLength(2)
})

test('S-402 a fault of the server stays in view as a table of text until it is closed', async () => {
  await host()
  answer(500, FAULT)
  await expect(api.get('/api/a')).rejects.toThrow()
  await closeAlert('에러', '처리하지 못했습니다.')
  const notice = page.getByRole('alert').getByRole('region', { name: '서버 오류' })
  const cells = () =>
    Object.fromEntries(
      [...notice.element().querySelectorAll<HTMLElement>('tr')].map((row) => [
        row.dataset.name,
        row.querySelector('td')?.textContent,
      ]),
    )
  expect(cells()).toEqual({
    code: 'SERVER_ERROR',
    timestamp: '2026-11-21 09:00:00',
    message: '처리하지 못했습니다.',
    cause: '<b>굵은 원인</b>',
    causeDetail: 'at f (a.ts:1)',
    url: '/api/a',
    queryString: 'name=김',
    returnCode: 'SERVER_ERROR',
    logNo: 'log-1',
  })
  await notice.getByRole('button', { name: '서버 오류 닫기' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('S-402 who is no administrator gets no cause; several are closed at once; no answer is no exception', async () => {
  await host()
  const { cause: _cause, causeDetail: _detail, queryString: _query, ...told } = FAULT
  for (const logNo of ['a', 'b']) {
    answer(503, { ...told, message: `고장 ${logNo}`, logNo })
    await expect(api.get('/api/a')).rejects.toThrow()
    await closeAlert('에러', `고장 ${logNo}`)
  }
  const notices = page.getByRole('region', { name: '서버 오류' })
  expect(notices.elements()).toHaveLength(2)
  expect(notices.first().element().querySelectorAll('tr')).toHaveLength(6)
  await page.getByRole('button', { name: '2건 모두 닫기' }).click()
  expect(notices.elements()).toHaveLength(0)
  network.restore()
  network = answering({})
  await expect(api.get('/api/a')).rejects.toThrow()
  await closeAlert('네트워크 접속오류', '네트워크 접속 문제로 요청하신 정보를 찾을 수 없습니다. 관리자에게 문의하세요.')
  expect(notices.elements()).toHaveLength(0)
})

test('S-121 failed requests, errors and rejections are in the log, the last hundred; the dialog shows and empties it', async () => {
  await host()
  watchErrors()
  answer(422, failure('RULE', '규칙 위반'))
  await expect(api.get('/api/a', { quiet: true })).rejects.toThrow()
  dispatchEvent(new ErrorEvent('error', { error: new Error('화면 오류') }))
  dispatchEvent(
    new PromiseRejectionEvent('unhandledrejection', { promise: Promise.resolve(), reason: new Error('놓친 거절') }),
  )
  await expect.element(page.getByLabelText('오류 수')).toHaveTextContent('3')
  void openErrorLog()
  const box = page.getByRole('dialog', { name: '오류 기록' })
  for (const text of ['규칙 위반', '화면 오류', '놓친 거절']) await expect.element(box.getByText(text)).toBeVisible()
  expect(Math.round(box.element().getBoundingClientRect().width)).toBe(Math.round(innerWidth * 0.8))
  await box.getByRole('button', { name: '전체 삭제' }).click()
  await expect.element(box.getByText('기록된 오류가 없습니다.')).toBeVisible()
  await box.getByRole('button', { name: '닫기' }).click()
  for (let count = 0; count < 105; count += 1) logError('test', new Error(`오류 ${count}`))
  await expect.element(page.getByLabelText('오류 수')).toHaveTextContent('100')
})

test('S-121 errors of the browser go to the server once each, without values; what the server answered does not', async () => {
  const stop = reportErrors()
  answer(422, failure('RULE', '규칙 위반'))
  await expect(api.get('/api/a', { quiet: true })).rejects.toThrow()
  for (let times = 0; times < 3; times += 1) logError('render', new Error('cannot read "김서연"'))
  logError('promise', new DOMException('', 'AbortError'))
  const reports = () => network.sent.filter(({ path }) => path === '/api/common/errorlog').map(({ body }) => body)
  await expect.poll(reports).toHaveLength(1)
  expect(reports()).toMatchObject([{ place: 'render', message: 'cannot read …', url: location.pathname }])
  stop()
})

test('S-400 the messages are said in the language of the reader', async () => {
  await host()
  setLanguage('en')
  await wordsNeeded()
  answer(422, failure('RULE', ''))
  await expect(api.get('/api/a')).rejects.toThrow()
  const text = 'An error occurred during the operation. Retry, and contact the administrator if the problem persists.'
  await expect.element(page.getByRole('alertdialog', { name: 'Error' }).getByText(text)).toBeVisible()
  setLanguage('kr')
})
