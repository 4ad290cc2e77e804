/** The dashboard alone, over answers that the test gives. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showApp } from '#platform/web/test/shown-app.tsx'

const rows = [
  { portletId: 'myTask', label: '할 일', sizes: ['L', 'M'], hears: ['*'] },
  { portletId: 'news', label: '최근 알림', sizes: ['M', 'L'], hears: ['notification'] },
]
const layout = [
  { portletId: 'myTask', size: 'L' },
  { portletId: 'news', size: 'M' },
]
const task = {
  kindCd: 'ACTION',
  urgencyCd: 'LATE',
  returnYn: 'N',
  documentName: 'one',
  label: '개선',
  no: 1,
  docNo: 'IM-1',
  title: '난간 보수',
  statusCd: 'ACTION',
  actionLabel: '조치완료',
  dueYmd: '2020-01-01',
  route: '/impr/1',
}
const back = {
  ...task,
  no: 2,
  title: '돌아온 보고',
  kindCd: 'WRITE',
  urgencyCd: 'RETURNED',
  returnYn: 'Y',
  dueYmd: null,
}
const tasks = {
  total: { count: 2, href: '/index' },
  kinds: [
    { kindCd: 'ACTION', count: 1, href: '/index?kindCd=ACTION' },
    { kindCd: 'WRITE', count: 1, href: '/index?kindCd=WRITE' },
  ],
  moreYn: 'N',
  rows: [task, back],
}
const overview = { 'GET /api/main/portlets': () => ({ body: { rows, layout } }) }
const work = { 'GET /api/main/portlet/myTask': () => ({ body: tasks }) }
const region = (name: string) => page.getByRole('region', { name })
const order = () => [...document.querySelectorAll('[data-portlet]')].map((one) => one.getAttribute('data-portlet'))

test('EA-A19 CP-A42 one portlet fails: the others show, and it can be tried again', async () => {
  let isBroken = true
  const answers = {
    ...overview,
    ...work,
    'GET /api/main/portlet/news': () => (isBroken ? { status: 500, body: {} } : { body: { rows: [] } }),
  }
  await showApp('/index', { menus: [], screens: {}, answers })

  await expect.element(region('할 일').getByText('난간 보수')).toBeVisible()
  await expect.element(region('최근 알림').getByText('불러오지 못했습니다.')).toBeVisible()
  isBroken = false
  await region('최근 알림').getByRole('button', { name: '다시 시도' }).click()
  await expect.element(region('최근 알림').getByText('받은 알림이 없습니다.')).toBeVisible()
})

test('할 일 is narrowed by its kind; what came back and what is late is marked', async () => {
  const answers = { ...overview, ...work, 'GET /api/main/portlet/news': () => ({ body: { rows: [] } }) }
  await showApp('/index', { menus: [], screens: {}, answers })
  await expect.element(region('할 일').getByText('보완요청')).toBeVisible()
  await expect.element(region('할 일').getByText(/^D\+/)).toBeVisible()

  await region('할 일').getByRole('link', { name: '조치 1' }).click()

  await expect.element(region('할 일').getByText('돌아온 보고')).not.toBeInTheDocument()
  await expect.element(region('할 일').getByText('난간 보수')).toBeVisible()
})

test('a dashboard is arranged with the keyboard alone, kept, and goes back to the default of the group', async () => {
  const kept: unknown[] = []
  const answers = {
    ...overview,
    ...work,
    'GET /api/main/portlet/news': () => ({ body: { rows: [] } }),
    'PUT /api/manage/preferences': ({ body }: { body?: unknown }) => {
      kept.push(body)
      return { body: {} }
    },
  }
  await showApp('/index', { menus: [], screens: {}, answers })
  await page.getByRole('button', { name: '화면 구성' }).click()

  await expect.element(page.getByRole('button', { name: '최근 알림 옮기기' })).toBeVisible()
  page.getByRole('button', { name: '최근 알림 옮기기' }).element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(order).toEqual(['news', 'myTask'])
  await expect.element(page.getByRole('button', { name: '최근 알림 옮기기' })).toHaveFocus()
  await expect.element(page.getByText('최근 알림: 2개 중 1번째')).toBeInTheDocument()
  await page.getByRole('group', { name: '할 일 크기' }).getByRole('button', { name: '보통 칸' }).click()
  await page.getByRole('button', { name: '최근 알림 숨기기' }).click()
  await expect.poll(order).toEqual(['myTask'])
  await expect
    .poll(() => kept.at(-1), { timeout: 4000 })
    .toMatchObject({
      portlets: [
        { portletId: 'news', size: 'M', hidden: true },
        { portletId: 'myTask', size: 'M' },
      ],
    })

  await page.getByRole('list', { name: '숨긴 항목' }).getByRole('button', { name: '최근 알림' }).click()
  await page.getByRole('button', { name: '기본값으로' }).click()
  await page.getByRole('button', { name: '완료' }).click()
  await expect.poll(order).toEqual(['myTask', 'news'])
  await expect.poll(() => kept.at(-1), { timeout: 4000 }).toEqual({ portlets: null })
})
