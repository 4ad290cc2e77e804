/** Each area reads in its own words, whatever other areas call the same thing. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { checkupPlan } from '#modules/hea/checkup/checkup-plan.model.ts'
import { manageScreens } from '#modules/manage/manage.screens.ts'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import type { Area } from '#platform/model/i18n.ts'
import { AreaContext, setLanguage, useT, wordsNeeded } from '#platform/web/i18n/i18n.ts'
import { screensOf } from '#platform/web/pages/screens.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'

const screens = screensOf({ manage: manageScreens })
const empty = { page: 1, limit: 20, total: 0, rows: [] }

let restore = () => {}
beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  restore()
  setLanguage('kr')
})

async function show(path: string, language: 'en' | 'zh', answers: Readonly<Record<string, object>>) {
  setLanguage(language)
  await wordsNeeded()
  const menus = [menuRow('M', '메뉴', path)]
  const answered = Object.fromEntries(
    Object.entries(answers).map(([name, body]) => [name, () => body as { body: unknown }]),
  )
  const { network } = await showApp(path, { menus, screens, answers: answered })
  restore = network.restore
}
const head = (name: string) => page.getByRole('columnheader', { name, exact: true })

test.each([
  ['en', 'What'],
  ['zh', '对象'],
] as const)('the audit log says what was changed: %s', async (language, what) => {
  await show('/manage/log/auditLog', language, {
    'GET /api/manage/log/auditlogs': { body: empty },
    'GET /api/manage/log/auditlog/kinds': { body: { rows: [] } },
  })
  await expect.element(head(what)).toBeVisible()
})

const Said = ({ area, text }: { area: Area | undefined; text: string | undefined }) => (
  <AreaContext value={area}>
    <Word text={text ?? ''} />
  </AreaContext>
)
const Word = ({ text }: { text: string }) => <output>{useT()(text)}</output>

const words = [
  ['the readers of a notice', notice, notice.fields.targetScopeCd.label, 'For whom', '对象'],
  ['an approved plan of checkups', checkupPlan, checkupPlan.lifecycle.states.APPR.label, 'Approved', '批准'],
  ['the button that releases a JSA', jsa, jsa.lifecycle.actions.confirm.label, 'Release', '确定'],
  ['who acts on a near miss', nearMiss, nearMiss.fields.ownerUserId.label, 'Action owner', '整改负责人'],
] as const

test.each(words)('%s', async (_, { area }, text, en, zh) => {
  for (const [language, wanted] of [
    ['en', en],
    ['zh', zh],
  ] as const) {
    setLanguage(language)
    await wordsNeeded()
    const shown = await render(<Said area={area} text={text} />)
    await expect.element(page.getByRole('status')).toHaveTextContent(wanted)
    await shown.unmount()
  }
})

test('a sense is nothing that Koreans read', async () => {
  await render(<Said area="manage" text={notice.fields.targetScopeCd.label} />)
  expect(document.querySelector('output')?.textContent).toBe('대상')
})
