/** Every portlet of the product, for everybody of the demo: its numbers are the totals of the lists to which they lead. */
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { loadImprovements } from '#modules/impr/impr/impr.demo.ts'
import { notice } from '#modules/manage/notice/notice.model.ts'
import { aNotice } from '#modules/manage/notice/notice.seed.ts'
import { loadNearMisses } from '#modules/saf/near-miss/demo/near-miss.demo.ts'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { aNearMiss } from '#modules/saf/near-miss/near-miss.seed.ts'
import { addDays, dayOf } from '#platform/model/calendar.ts'
import type { Layout } from '#platform/model/portlet.ts'
import { aFileSite } from '#platform/test/site.ts'
import { demoAccounts } from './demo/demo-accounts.ts'
import { demoDirectory } from './demo/demo-directory.ts'
import { sampleSites } from './demo/sample-sites.ts'
import { models } from './modules.ts'

const site = aFileSite()
const today = dayOf(new Date())
const NEAR_MISSES = 400

beforeAll(async () => {
  const rows = demoDirectory({ today })
  const holidays = new Set(rows.holidays.map(({ holidayYmd }) => holidayYmd))
  const connection = new pg.Client({ connectionString: site().url })
  await connection.connect()
  try {
    await loadNearMisses(connection, { today, count: NEAR_MISSES, holidays, sites: sampleSites(rows) })
    await loadImprovements(connection, { today, holidays, sites: sampleSites(rows) })
    // A site in use has statistics; without them the list of a thousand people is planned for ten.
    await connection.query('analyze')
  } finally {
    await connection.end()
  }
})

interface Overview {
  rows: { portletId: string; label: string; sizes: string[] }[]
  layout: Layout
}
interface Linked {
  count: number
  href: string
}
const overviewOf = (userId: string) => site().as(userId).call<Overview>('/api/main/portlets')

/** Where the total of the list behind an address stands. */
const listApis: Readonly<Record<string, string>> = {
  '/index': '/api/my-work',
  '/manage/appr/apprBox': '/api/manage/approvals',
  '/manage/appr/draftBox': '/api/manage/approval/drafts',
  '/vendor/portal/portalNoticeShe': '/api/manage/notices',
  '/rsa/plan/rsaPlanList': '/api/rsa/plan/years',
  '/saf/check/blindSpots': '/api/saf/check/blindspot/places',
  '/saf/check/checkLegal': '/api/saf/check/legal/periods',
  '/hea/checkup/dueList': '/api/hea/checkup/duelists',
  ...Object.fromEntries(
    models.flatMap(({ route, api }) =>
      [route.staff, route.vendor].flatMap((path) => (path ? [[path, `${api}s`]] : [])),
    ),
  ),
}

/** Every number of an answer that leads somewhere. */
function* linkedIn(answer: unknown): Generator<Linked> {
  if (typeof answer !== 'object' || answer === null) return
  if ('count' in answer && 'href' in answer) yield answer as Linked
  for (const part of Object.values(answer)) yield* linkedIn(part)
}

test('the demo has something to count', async () => {
  const { months } = await site().as('safety').call<{ months: { all: Linked }[] }>('/api/main/portlet/accidentMonth')
  expect(months).toHaveLength(12)
  expect(months.some(({ all }) => all.count > 0)).toBe(true)
  const { open } = await site().as('shd').call<{ open: Linked }>('/api/main/portlet/imprAge')
  expect(open.count).toBeGreaterThan(0)
})

test('EA-A18 what waits for approval is counted by 할 일 as the opened tab says', async () => {
  await aClosingToApprove()
  await aClosingToApprove()

  const { kinds } = await site().as('shd').call<{ kinds: (Linked & { kindCd: string })[] }>('/api/main/portlet/myTask')
  const box = await site().as('shd').call<{ total: number }>('/api/manage/approvals?tab=TODO')
  const drafts = await site().as('safety').call<{ drafts: { progress: Linked } }>('/api/main/portlet/apprStatus')

  expect(kinds).toContainEqual({ kindCd: 'APPR', count: box.total, href: '/manage/appr/apprBox?tab=TODO' })
  expect([box.total, drafts.drafts.progress.count]).toEqual([2, 2])
})

/** A HiPo near miss whose measures are done: the safety manager asks the SHE head to close it. */
async function aClosingToApprove(): Promise<void> {
  const { nearMissNo } = await site().as('emp').create(nearMiss, aNearMiss())
  await site().as('emp').act(nearMiss, nearMissNo, 'report')
  const triage = { accTypeCd: 'FALL', potSevCd: '4', ownerUserId: 'owner', dueYmd: addDays(today, 14) }
  await site().as('safety').act(nearMiss, nearMissNo, 'assign', triage)
  const { attachFileId } = await site().as('owner').attach('NEAR_MISS_PHOTO')
  const measure = { measureDesc: '덮개를 고정했습니다.', afterFileId: attachFileId }
  const { rowVersion } = await site().as('owner').act(nearMiss, nearMissNo, 'finish', measure)
  const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }]
  const body = { apprBizCd: 'NEAR_MISS_CLOSE', bizNo: nearMissNo, rowVersion, lines }
  await site().as('safety').call('/api/manage/approval', { method: 'POST', body })
}

test.for(demoAccounts.map(({ userId }) => userId))(
  'EA-A18 the numbers of every portlet are the totals of its lists: %s',
  async (userId) => {
    const person = site().as(userId)
    const { rows } = await overviewOf(userId)
    const totals = new Map<string, Promise<number>>()
    const totalOf = (href: string) => {
      const known = totals.get(href)
      if (known) return known
      const [path = '', query = ''] = href.split('?')
      const api = listApis[path]
      if (!api) throw new RangeError(`No list at ${href}`)
      const total = person.call<{ total: number }>(`${api}?${query}`).then((answer) => answer.total)
      totals.set(href, total)
      return total
    }
    for (const { portletId } of rows) {
      const answer = await person.call(`/api/main/portlet/${portletId}`)
      const linked = [...linkedIn(answer)]
      const told = Object.fromEntries(linked.map(({ href, count }) => [href, count]))
      const listed = Object.fromEntries(await Promise.all(linked.map(async ({ href }) => [href, await totalOf(href)])))
      expect({ portletId, ...told }).toEqual({ portletId, ...listed })
    }
  },
)

test('who may not open a list gets no portlet of it, nor hears that there is one', async () => {
  const before = await overviewOf('lab')
  expect(before.rows.map(({ portletId }) => portletId)).toContain('imprAge')

  await site().sql(`delete from sys_auth_menu r using sys_menu m, directory_member d
    where m.menu_id = r.menu_id and m.front_end_url = '/impr/impr/imprList'
      and d.auth_grp_no = r.auth_grp_no and d.user_id = 'lab'`)

  await expect
    .poll(async () => (await overviewOf('lab')).rows.map(({ portletId }) => portletId))
    .not.toContain('imprAge')
  expect((await overviewOf('lab')).layout.map(({ portletId }) => portletId)).not.toContain('imprAge')
  await expect(site().as('lab').call('/api/main/portlet/imprAge')).rejects.toMatchObject({ status: 403 })
})

test('a dashboard begins as suits the role, those of vendors with what waits and what must be read', async () => {
  const beginningOf = async (userId: string) => (await overviewOf(userId)).layout.map(({ portletId }) => portletId)
  const ofHead = ['accidentMonth', 'myTask', 'imprAge', 'apprStatus', 'notice', 'news']
  expect((await beginningOf('cso')).slice(0, ofHead.length)).toEqual(ofHead)
  expect((await beginningOf('mgr')).slice(0, 4)).toEqual(['myTask', 'apprStatus', 'imprAge', 'checkupRate'])
  expect((await beginningOf('health')).slice(0, 4)).toEqual(['myTask', 'checkupRate', 'healthCare', 'measureDue'])
  expect((await beginningOf('nurse'))[0]).toBe('infirmToday')
  expect((await beginningOf('hygiene')).slice(0, 2)).toEqual(['myTask', 'measureDue'])
  for (const userId of ['V100001-01', 'V100001-02', 'V100001-03'])
    expect((await beginningOf(userId)).slice(0, 2), userId).toEqual(['myTask', 'notice'])
  const { groups } = await site()
    .as('admin')
    .call<{ groups: { authGrpNm: string; ownYn: string; layout: Layout }[] }>('/api/main/portlets/defaults')
  expect(groups.find(({ authGrpNm }) => authGrpNm === '경영책임자')).toMatchObject({
    ownYn: 'N',
    layout: expect.arrayContaining([{ portletId: 'accidentMonth', size: 'L' }]),
  })
})

test('a dashboard begins as an administrator arranged it for the group', async () => {
  const [{ authGrpNo } = { authGrpNo: 0 }] = await site().sql<{ authGrpNo: string }>(
    `select auth_grp_no as "authGrpNo" from sys_auth_grp where auth_grp_cd = 'EMP'`,
  )
  const path = `/api/main/portlets/defaults/${authGrpNo}`
  const layout: Layout = [
    { portletId: 'accidentMonth', size: 'L' },
    { portletId: 'news', size: 'M', hidden: true },
  ]
  await site().as('admin').call(path, { method: 'PUT', body: { layout } })

  const own = await overviewOf('emp')
  expect(own.layout.slice(0, 2)).toEqual(layout)
  expect(own.layout).toHaveLength(own.rows.length)
  expect((await overviewOf('safety')).layout[0]).toEqual({ portletId: 'myTask', size: 'L' })
  const audit = await site().sql<{ actionCd: string }>(
    `select action_cd as "actionCd" from sys_audit where biz_cd = 'auth-group' and biz_no = $1`,
    [String(authGrpNo)],
  )
  expect(audit).toContainEqual({ actionCd: 'PORTLETS' })

  await site().as('admin').call(path, { method: 'DELETE' })
  expect((await overviewOf('emp')).layout[0]).toEqual({ portletId: 'myTask', size: 'L' })
})

test('the beginnings of groups are for who keeps the groups', async () => {
  for (const request of [
    { path: '/api/main/portlets/defaults' },
    { path: '/api/main/portlets/defaults/1', method: 'PUT', body: { layout: [] } },
    { path: '/api/main/portlets/defaults/1', method: 'DELETE' },
  ]) {
    const { path, ...rest } = request
    await expect(site().as('safety').call(path, rest)).rejects.toMatchObject({ status: 403 })
  }
  for (const unknown of [{ method: 'PUT', body: { layout: [] } }, { method: 'DELETE' }])
    await expect(site().as('admin').call('/api/main/portlets/defaults/99999', unknown)).rejects.toMatchObject({
      status: 404,
    })
  const twice = {
    layout: [
      { portletId: 'news', size: 'M' },
      { portletId: 'news', size: 'L' },
    ],
  }
  await expect(
    site().as('admin').call('/api/main/portlets/defaults/1', { method: 'PUT', body: twice }),
  ).rejects.toMatchObject({ status: 400 })
})

test('CP-A35 what came back, then what is late, then what must be confirmed, then the rest', async () => {
  const vendor = site().as('V100003-01')
  const draft = await vendor.create(nearMiss, aNearMiss({ nearMissTitle: '쓰다 만 보고' }))
  const { nearMissNo } = await vendor.create(nearMiss, aNearMiss({ nearMissTitle: '보완할 보고' }))
  await vendor.act(nearMiss, nearMissNo, 'report')
  await site().as('safety').act(nearMiss, nearMissNo, 'sendBack', { reasonCd: 'DATA_WRONG' })
  const aimed = { targetScopeCd: 'VENDOR', confirmYn: 'Y', urgentYn: 'Y' } as const
  const targetVendors = [{ targetVendorCd: 'V100003' }]
  for (const [noticeTitle, days] of [
    ['다음 달 공지', 30],
    ['이번 주 공지', 7],
    ['오늘 공지', 0],
  ] as const) {
    const values = aNotice({ ...aimed, targetVendors, noticeTitle, confirmDueYmd: addDays(today, days) })
    await site()
      .as('safety')
      .act(notice, (await site().as('safety').create(notice, values)).noticeNo, 'publish')
  }
  const order = async (path: string) =>
    (await vendor.call<{ rows: { title: string }[] }>(path)).rows.map(({ title }) => title)

  const wanted = ['보완할 보고', '오늘 공지', '이번 주 공지', '다음 달 공지', draft.nearMissTitle]
  expect(await order('/api/main/portlet/myTask')).toEqual(wanted)
  expect(await order('/api/my-work')).toEqual(wanted)
})

test('what came back to a vendor stands before what is new', async () => {
  const vendor = site().as('V100001-02')
  const before = await vendor.call<{ total: Linked }>('/api/main/portlet/myTask')
  const { nearMissNo } = await vendor.create(nearMiss, aNearMiss({ nearMissTitle: '보완할 보고' }))
  await vendor.create(nearMiss, aNearMiss({ nearMissTitle: '쓰다 만 보고' }))
  await vendor.act(nearMiss, nearMissNo, 'report')
  await site().as('safety').act(nearMiss, nearMissNo, 'sendBack', { reasonCd: 'DATA_WRONG' })

  const { total, rows } = await vendor.call<{ total: Linked; rows: { title: string; returnYn: string }[] }>(
    '/api/main/portlet/myTask',
  )
  expect(total.count).toBe(before.total.count + 2)
  const own = rows.filter(({ title }) => ['보완할 보고', '쓰다 만 보고'].includes(title))
  expect(own.map(({ title, returnYn }) => [title, returnYn])).toEqual([
    ['보완할 보고', 'Y'],
    ['쓰다 만 보고', 'N'],
  ])
})

test('what is due later today is due today, in the order of its time', async () => {
  const vendor = site().as('V100001-02')
  const permit = (no: string, from: string, to: string) =>
    site().sql(`insert into wkod_master (permit_doc_no, status_cd, plant_cd, wkod_title, wkod_dt, permit_base_cd, vendor_cd, area_dept_cd,
        work_from_dt, work_to_dt, create_user_id, own_user_id, process_no, place_desc, wkod_desc, zone_class_cd, jsa_no)
      values ('PTW-T-${no}', 'WORK', '2000', '끝날 작업 ${no}', '${today}T06:00+09', 'GEN', 'V100001', 'D1', '${from}', '${to}',
        'owner', 'owner', 1, 'T-101', '청소', 'N', 1)`)
  await permit('1', `${today}T06:00+09`, `${today}T23:30+09`)
  // In UTC their day is another one.
  await permit('2', `${today}T00:10+09`, `${today}T08:30+09`)
  await permit('3', `${today}T06:00+09`, `${addDays(today, 1)}T00:30+09`)
  const values = aNotice({
    targetScopeCd: 'VENDOR',
    confirmYn: 'Y',
    urgentYn: 'Y',
    targetVendors: [{ targetVendorCd: 'V100001' }],
    noticeTitle: '내일까지 확인할 공지',
    confirmDueYmd: addDays(today, 1),
  })
  await site()
    .as('safety')
    .act(notice, (await site().as('safety').create(notice, values)).noticeNo, 'publish')
  const { rows } = await vendor.call<{ rows: { title: string; dueYmd: string | null }[] }>('/api/my-work')
  const own = rows.filter(({ title }) => /끝날 작업|내일까지 확인할/.test(title))
  expect(own.map(({ title, dueYmd }) => [title, dueYmd])).toEqual([
    ['끝날 작업 2', today],
    ['끝날 작업 1', today],
    ['내일까지 확인할 공지', addDays(today, 1)],
    ['끝날 작업 3', addDays(today, 1)],
  ])
})
