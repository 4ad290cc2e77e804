/** What the clock of permits tells: a review that waits too long, the end of the hours. */
import { beforeAll, expect, test } from 'vitest'
import { aPermitSite, at, submitted, VSM, working } from '../permit.fixture.ts'

const site = aPermitSite()
const urgent = { permitUrgentYn: 'Y' as const, urgentDesc: '누설' }
beforeAll(() =>
  site().sql(`update sys_setting set setting_val = '2026-01-01T00:00:00Z' where setting_cd = 'firstStartDt'`),
)
const minute = (time: string) => {
  site().setClock(at(time))
  return site().runJob('permit-clock')
}
const told = async (userId: string, text: string) =>
  (await site().as(userId).notifications()).rows.filter(({ messageDesc }) => messageDesc === text).length

test('a request that nobody reviews for two hours goes to the head of the department, once', async () => {
  site().setClock(at('08:10:00'))
  await submitted(site(), { ...urgent, wkodTitle: '펌프 씰 교체' })
  const text = '작업허가 검토가 2시간 넘게 늦어지고 있습니다: 펌프 씰 교체'
  await minute('10:09:59')
  expect(await told('mgr', text)).toBe(0)
  await minute('10:10:00')
  await minute('10:11:00')
  expect(await told('mgr', text)).toBe(1)
})

test('half an hour and ten minutes before the end the people of the work are told, each once', async () => {
  site().setClock(at('08:10:00'))
  await working(site(), { ...urgent, wkodTitle: '밸브 교체', workToDt: at('14:30:00') })
  const soon = (n: number) => told(VSM, `작업허가가 ${n}분 뒤에 끝납니다: 밸브 교체`)
  await minute('13:59:00')
  expect([await soon(30), await soon(10)]).toEqual([0, 0])
  await minute('14:00:00')
  await minute('14:01:00')
  expect([await soon(30), await soon(10)]).toEqual([1, 0])
  await minute('14:20:00')
  await minute('14:21:00')
  expect([await soon(30), await soon(10)]).toEqual([1, 1])
})
