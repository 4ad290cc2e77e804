/** Deadlines and figures. */
import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '#platform/model/calendar.ts'
import { aSite, type Site } from '#platform/test/site.ts'
import { nearMiss } from '../near-miss.model.ts'
import { aNearMiss } from '../near-miss.seed.ts'

const JOB = 'near-miss-deadlines'
const today = () => dayOf(new Date())

async function reported(site: Site, values = {}, by = 'emp') {
  const draft = await site.as(by).create(nearMiss, aNearMiss(values))
  return site.as(by).act(nearMiss, draft.nearMissNo, 'report')
}
const assigned = async (site: Site, dueYmd: string, values = {}, potSevCd = '2') => {
  const { nearMissNo } = await reported(site, values)
  return site
    .as('safety')
    .act(nearMiss, nearMissNo, 'assign', { accTypeCd: 'LEAK', potSevCd, ownerUserId: 'owner', dueYmd })
}
const told = async (site: Site, userId: string, text: string) =>
  (
    await site.sql<{ count: number }>(
      'select count(*)::int as count from com_notification where user_id = $1 and message_desc like $2',
      [userId, `%${text}%`],
    )
  )[0]?.count
const noon = (ymd: string) => new Date(startOfDay(ymd).getTime() + 12 * 3_600_000)

test('triage that nobody does is reminded, then told to the SHE head; each once', async () => {
  const site = await aSite()
  const report = await reported(site)
  const due = report.triageDueYmd ?? ''
  site.setClock(noon(addDays(due, -1)))
  await site.runJob(JOB)
  expect(await told(site, 'safety', '분류 기한이 다가옵니다')).toBe(1)
  expect(await told(site, 'shd', '분류 기한이 지났습니다')).toBe(0)
  site.setClock(noon(addDays(due, 1)))
  expect(await site.runJob(JOB)).toBeGreaterThan(0)
  expect(await told(site, 'shd', '분류 기한이 지났습니다')).toBe(1)
  expect(await told(site, 'safety', '분류 기한이 다가옵니다'), 'nothing comes near that has passed').toBe(1)
  expect(await site.runJob(JOB)).toBe(0)
  site.setClock(noon(addDays(due, 5)))
  expect(await site.runJob(JOB)).toBe(0)
})

test('an action is reminded at three days, one day and the day; late it goes to the owner and the SHE head', async () => {
  const site = await aSite()
  const due = addDays(today(), 10)
  await assigned(site, due)
  for (const [left, count] of [
    [4, 0],
    [3, 1],
    [2, 1],
    [1, 2],
    [0, 3],
  ] as const) {
    site.setClock(noon(addDays(due, -left)))
    await site.runJob(JOB)
    expect(await told(site, 'owner', '조치 기한이 다가옵니다'), `D-${left}`).toBe(count)
  }
  expect(await told(site, 'shd', '조치 기한이 지났습니다')).toBe(0)
  site.setClock(noon(addDays(due, 1)))
  await site.runJob(JOB)
  expect(await told(site, 'owner', '조치 기한이 지났습니다')).toBe(1)
  expect(await told(site, 'shd', '조치 기한이 지났습니다')).toBe(1)
})

test('nothing is sent about what was there before the site began', async () => {
  const site = await aSite()
  await reported(site)
  await site.sql(`update sys_setting set setting_val = $1 where setting_cd = 'firstStartDt'`, [
    noon(addDays(today(), 1)).toISOString(),
  ])
  site.setClock(noon(addDays(today(), 30)))
  expect(await site.runJob(JOB)).toBe(0)
})

test('the figures count exactly what the lists behind them show', async () => {
  const site = await aSite()
  const { nearMissNo } = await assigned(site, addDays(today(), 5), { nearMissTitle: '하나' }, '4')
  await assigned(
    site,
    addDays(today(), 5),
    { nearMissTitle: '둘', occurDt: `${addDays(today(), -40)}T10:00:00+09:00` },
    '2',
  )
  await reported(site, { nearMissTitle: '셋' })
  await reported(site, { nearMissTitle: '울산' }, 'emp3')
  const { attachFileId } = await site.as('owner').attach('NEAR_MISS_PHOTO')
  const values = { measureDesc: '조임', afterFileId: attachFileId }
  const { rowVersion } = await site.as('owner').act(nearMiss, nearMissNo, 'finish', values)
  const lines = [{ seqNo: 1, lineTypeCd: 'APPROVE', userId: 'shd' }]
  const closing = { apprBizCd: 'NEAR_MISS_CLOSE', bizNo: nearMissNo, rowVersion, lines }
  const approval = '/api/manage/approval'
  const { apprRqstNo } = await site
    .as('safety')
    .call<{ apprRqstNo: number }>(approval, { method: 'POST', body: closing })
  await site.as('shd').call(`${approval}/${apprRqstNo}/decide`, { method: 'POST', body: { decisionCd: 'OK' } })

  interface Figures {
    total: number
    hipo: number
    closed: number
    medianDaysToClose: number
    byMonth: { month: string; count: number }[]
    byKind: { key: string | null; count: number }[]
  }
  const period = { from: addDays(today(), -365), to: today() }
  const figures = (userId: string) =>
    site.as(userId).call<Figures>(`${nearMiss.api}-stat?${new URLSearchParams(period)}`)
  const { total, hipo, closed, medianDaysToClose, byMonth, byKind } = await figures('safety')
  expect({ total, hipo, closed }).toEqual({ total: 3, hipo: 1, closed: 1 })
  expect(medianDaysToClose).toBeGreaterThanOrEqual(0)
  expect(byMonth.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  const leaks = await site
    .as('safety')
    .list(nearMiss, { where: { accTypeCd: 'LEAK', occurDtFrom: period.from, occurDtTo: period.to } })
  expect(byKind.find(({ key }) => key === 'LEAK')?.count).toBe(leaks.total)
  expect((await figures('ceo')).total).toBe(4)
})
