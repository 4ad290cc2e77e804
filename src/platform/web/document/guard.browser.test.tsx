/** Why not: what stands in the way of an action is told before it is tried, and in the same words when it is. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { provideRoleNames } from '#platform/web/role-names.ts'
import { aRecord, forgetAll, openSample, type SampleServer, sampleServer } from './test/sample-document.tsx'

let server: SampleServer
beforeEach(forgetAll)
afterEach(async () => {
  await cleanup()
  server.restore()
})

const gas = {
  ruleCd: 'GAS_AGE',
  resultCd: 'BLOCK',
  message: '가스측정 후 31분이 지났습니다.',
  law: '안전보건규칙 제619조의2',
  evidenceDesc: '09:00 측정, 산소 20.9 %',
  lifterCds: ['SHM'],
}
const wind = { ruleCd: 'WIND', resultCd: 'WARN', message: '바람이 강해집니다.' }
const light = { ruleCd: 'LIGHT', resultCd: 'OK', message: '조명이 충분합니다.' }
const close = () => page.getByRole('button', { name: '종결', exact: true })

test('what stands in the way of the action is told with its law, what was looked at, and who can lift it', async () => {
  provideRoleNames({ SHM: '안전관리자' })
  server = sampleServer(aRecord({ statusCd: 'REPORTED' }))
  server.state.checks = { close: [gas, wind, light] }
  await openSample('/sample/7')
  await expect.element(close()).toHaveAccessibleDescription('지금은 처리할 수 없습니다. 누르면 이유를 보여 줍니다.')
  await close().click()
  const dialog = page.getByRole('alertdialog', { name: '종결' })
  await expect.element(dialog.getByText('가스측정 후 31분이 지났습니다. (안전보건규칙 제619조의2)')).toBeVisible()
  await expect.element(dialog.getByText('09:00 측정, 산소 20.9 %')).toBeVisible()
  await expect.element(dialog.getByText('안전관리자')).toBeVisible()
  await expect.element(dialog.getByText('바람이 강해집니다.')).not.toBeInTheDocument()
  expect(server.sentTo('POST', '/api/sample/7/close')).toHaveLength(0)
})

test('what was put right meanwhile no longer holds it up', async () => {
  server = sampleServer(aRecord({ statusCd: 'REPORTED', kindCd: 'A' }))
  server.state.checks = { close: [gas] }
  await openSample('/sample/7')
  await expect.element(close()).toHaveAccessibleDescription(/지금은 처리할 수 없습니다/)
  server.state.checks = { close: [light] }
  await close().click()
  await page.getByRole('dialog', { name: '종결' }).getByRole('button', { name: '종결' }).click()
  await expect.poll(() => server.state.record?.statusCd).toBe('CLOSE')
})

test('a refusal of the server names the same facts', async () => {
  provideRoleNames({ SHM: '안전관리자' })
  server = sampleServer(aRecord({ statusCd: 'REPORTED', kindCd: 'A' }))
  server.state.refuse = { field: '', code: 'GAS_AGE', ...gas, lifterCds: [] }
  await openSample('/sample/7')
  await close().click()
  const dialog = page.getByRole('dialog', { name: '종결' })
  await dialog.getByRole('button', { name: '종결' }).click()
  await expect.element(dialog.getByText('09:00 측정, 산소 20.9 %')).toBeVisible()
  await expect.element(dialog.getByText('없음 (예외가 없는 규칙)')).toBeVisible()
})
