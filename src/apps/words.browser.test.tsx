/** Each area reads in its own words, whatever other areas call the same thing: real pages and parts over answers. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PlanTargets } from '#modules/hea/checkup/plan-targets.tsx'
import { heaScreens } from '#modules/hea/hea.screens.ts'
import { manageScreens } from '#modules/manage/manage.screens.ts'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { NoticeTile } from '#modules/manage/notice/notice.tile.tsx'
import { jsa } from '#modules/saf/jsa/jsa.model.ts'
import { safScreens } from '#modules/saf/saf.screens.ts'
import type { Area } from '#platform/model/i18n.ts'
import { AreaContext, setLanguage, useT, wordsNeeded } from '#platform/web/i18n/i18n.ts'
import { load, screensOf } from '#platform/web/pages/screens.ts'
import { menuRow } from '#platform/web/test/sample-session.ts'
import { showApp } from '#platform/web/test/shown-app.tsx'

/** Parts that stand on richer pages, on a page of their own in their area. */
const parts = {
  PlanOfWords: () => <PlanTargets heaCheckupPlanNo={1} tab={0} classCd="GEN" mayAdd={false} mayMove={false} />,
  NoticesOfWords: () => <NoticeTile data={notices} size="M" />,
}
const part = (name: keyof typeof parts) => ({ pages: { '': load(async () => parts, name) } })
const screens = screensOf({
  manage: { ...manageScreens, 'manage/words/notices': part('NoticesOfWords') },
  hea: { ...heaScreens, 'hea/words/targets': part('PlanOfWords') },
  saf: safScreens,
})

const counted = (count: number) => ({ count, href: '/' })
const notices = {
  mustRead: counted(1),
  unread: counted(2),
  procedures: counted(3),
  rows: [
    {
      noticeNo: 1,
      noticeTitle: 'Helm',
      noticeTypeCd: 'NOTICE',
      confirmYn: 'Y',
      confirmDueYmd: null,
      openDt: null,
      doneYn: 'N' as const,
      route: '/manage/notice/1',
    },
  ],
}
const target = {
  heaCheckupTargetNo: 1,
  heaCheckupPlanNo: 1,
  userId: 'emp',
  userNm: 'Kim',
  deptNm: null,
  heaCheckupTypeNm: '',
  dueYmd: null,
  targetStatusCd: 'TARGET',
  examYmd: null,
  slotCd: null,
  checkedOrgNm: null,
  noShowCnt: 0,
  excludeReasonCd: null,
  excludeDesc: null,
}
const audited = {
  auditNo: 1,
  auditDt: '2026-11-24T10:00:00+09:00',
  userId: 'admin',
  userNm: 'Kim',
  ipAddr: null,
  bizCd: 'near-miss',
  bizNm: 'Near miss',
  bizNo: '1',
  title: 'NM-1',
  actionNm: 'Report',
  fromStatusNm: null,
  toStatusNm: null,
  reasonDesc: null,
  changeDesc: '',
}
const listed = (...rows: object[]) => ({ page: 1, limit: 20, total: rows.length, rows })
const analysis = {
  ...Object.fromEntries(Object.keys(jsa.fields).map((name) => [name, null])),
  jsaNo: 1,
  jsaDocNo: 'JSA-1',
  jsaTitle: 'Welding',
  statusCd: 'REVIEW',
  rowVersion: 1,
  rows: [],
  can: { edit: [], delete: false, actions: ['confirm', 'sendBack'] },
}

let restore = () => {}
beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  restore()
  setLanguage('kr')
})

async function show(path: string, menu: string, language: 'en' | 'zh', answers: Readonly<Record<string, object>>) {
  setLanguage(language)
  await wordsNeeded()
  const answered = Object.fromEntries(Object.entries(answers).map(([name, body]) => [name, () => ({ body })]))
  const { network } = await showApp(path, { menus: [menuRow('M', '메뉴', menu)], screens, answers: answered })
  restore = network.restore
}

const readers = ['en', 'zh'] as const
test.each(readers)('the audit log says what was changed: %s', async (language) => {
  await show('/manage/log/auditLog', '/manage/log/auditLog', language, {
    'GET /api/manage/log/auditlogs': listed(audited),
    'GET /api/manage/log/auditlog/kinds': { rows: [] },
  })
  await expect
    .element(page.getByRole('columnheader', { name: { en: 'What', zh: '对象' }[language], exact: true }))
    .toBeVisible()
  await expect.element(page.getByText('Near miss')).toBeVisible()
})

test.each(readers)('the tile of notices says what must be read: %s', async (language) => {
  await show('/manage/words/notices', '/manage/words/notices', language, {})
  await expect.element(page.getByText({ en: 'Must read', zh: '必读' }[language], { exact: true })).toBeVisible()
})

test.each(readers)('a target of a checkup is to be examined: %s', async (language) => {
  await show('/hea/words/targets', '/hea/words/targets', language, {
    'GET /api/hea/checkup/targets': { ...listed(target), states: [{ code: 'TARGET', count: 1 }] },
  })
  await expect
    .element(page.getByRole('gridcell', { name: { en: 'To be examined', zh: '对象' }[language], exact: true }))
    .toBeVisible()
})

test.each(readers)('a JSA is released by its button: %s', async (language) => {
  await show('/saf/jsa/jsaList/1', '/saf/jsa/jsaList', language, {
    'GET /api/saf/jsa/1': analysis,
    'GET /api/saf/jsa/1/extra': { parts: [], marks: [], revisions: [] },
  })
  await expect
    .element(page.getByRole('button', { name: { en: 'Release', zh: '确定' }[language], exact: true }))
    .toBeVisible()
})

const Said = ({ area, text }: { area: Area | undefined; text: string | undefined }) => (
  <AreaContext value={area}>
    <Word text={text ?? ''} />
  </AreaContext>
)
const Word = ({ text }: { text: string }) => <output>{useT()(text)}</output>

test('a sense is nothing that Koreans read', async () => {
  await render(<Said area="manage" text={notice.fields.targetScopeCd.label} />)
  expect(document.querySelector('output')?.textContent).toBe('대상')
})
