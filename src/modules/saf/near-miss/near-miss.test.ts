import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, addWorkingDays, dayOf } from '#platform/model/calendar.ts'
import { aSite, type Site } from '#platform/test/site.ts'
import { nearMiss } from './near-miss.model.ts'
import { aNearMiss } from './near-miss.seed.ts'

let site: Site
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  site = await aSite((end) => ends.push(end))
})
afterAll(async () => {
  for (const end of ends) await end()
})

const today = () => dayOf(new Date())
const triage = (severity = '2') =>
  ({ accTypeCd: 'LEAK', potSevCd: severity, ownerUserId: 'owner', dueYmd: addDays(today(), 14) }) as const

async function reported(by = 'emp', values = {}) {
  const draft = await site.as(by).create(nearMiss, aNearMiss(values))
  return site.as(by).act(nearMiss, draft.nearMissNo, 'report')
}
async function photo(by: string): Promise<number> {
  const { attachFileId } = await site.as(by).attach('NEAR_MISS_PHOTO')
  return attachFileId
}
async function done(severity = '2', by = 'emp', values = {}) {
  const { nearMissNo } = await reported(by, values)
  await site.as('safety').act(nearMiss, nearMissNo, 'assign', triage(severity))
  return site
    .as('owner')
    .act(nearMiss, nearMissNo, 'finish', { measureDesc: '가스켓을 교체했습니다.', afterFileId: await photo('owner') })
}

describe('from a report to its end', () => {
  test('a worker reports, the safety manager assigns, the owner acts, the safety manager closes', async () => {
    const report = await reported()
    expect(report).toMatchObject({ statusCd: 'REPORTED', nearMissDocNo: expect.stringMatching(/^NM-\d{8}-\d{4}$/) })

    const { nearMissNo } = report
    const assigned = await site.as('safety').act(nearMiss, nearMissNo, 'assign', triage())
    expect(assigned).toMatchObject({ statusCd: 'ACTION', hipoYn: 'N', ownerUserNm: expect.any(String) })
    const finished = await site
      .as('owner')
      .act(nearMiss, nearMissNo, 'finish', { measureDesc: '조였습니다.', afterFileId: await photo('owner') })
    expect(finished).toMatchObject({ statusCd: 'DONE', actionDt: expect.any(String) })
    const closed = await site.as('safety').act(nearMiss, nearMissNo, 'close')
    expect(closed).toMatchObject({ statusCd: 'CLOSE', can: { edit: [], delete: false, actions: [] } })
  })

  test('triage is due two working days after the report', async () => {
    const report = await reported()
    const holidays = await site.sql<{ ymd: string }>(`select holiday_ymd::text as ymd from com_holiday`)
    expect(report.triageDueYmd).toBe(addWorkingDays(today(), 2, new Set(holidays.map(({ ymd }) => ymd))))
  })

  test('the safety manager finds it waiting, the owner his action, and both are told', async () => {
    const { nearMissNo } = await reported('emp', { nearMissTitle: '기다리는 보고' })
    const waits = async (userId: string) =>
      (await site.as(userId).call<{ rows: { no: number }[] }>('/api/my-work')).rows.map(({ no }) => no)
    expect(await waits('safety')).toContain(nearMissNo)
    expect(await waits('owner')).not.toContain(nearMissNo)
    await site.as('safety').act(nearMiss, nearMissNo, 'assign', triage())
    expect(await waits('safety')).not.toContain(nearMissNo)
    expect(await waits('owner')).toContain(nearMissNo)
    const [told] = (await site.as('owner').notifications()).rows
    expect(told?.messageDesc).toContain('기다리는 보고')
    expect(told?.linkUrl).toBe(`${nearMiss.route.staff}/${nearMissNo}`)
  })

  test('the reporter is told what came of it', async () => {
    const { nearMissNo } = await done('2', 'emp2', { nearMissTitle: '끝난 보고' })
    await site.as('safety').act(nearMiss, nearMissNo, 'close')
    const [told] = (await site.as('emp2').notifications()).rows
    expect(told?.messageDesc).toContain('종결되었습니다: 끝난 보고')
  })
})
