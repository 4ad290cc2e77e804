import { dayOf } from '#platform/model/calendar.ts'
import { expect, now, test } from '#platform/test/journey.ts'
import { isNow, moment, press, said } from './page.ts'
import { aWork, leader, timeOf } from './running.ts'

const HOUR_MS = 3_600_000

test('on a phone the leader asks for more time, too much is refused, the area grants it, and the hours of the permit have moved', async ({
  open,
  sql,
}) => {
  test.setTimeout(180_000)
  const { atVendor, atSite, title } = await aWork(sql, { title: '열교환기 연장 확인', hoursLeft: 1 })
  const end = (hours: number) => {
    const at = new Date(now() + (1 + hours) * HOUR_MS)
    return [dayOf(at), timeOf(at)] as const
  }
  const [day, time] = end(3)

  const hand = await open(atVendor, leader, { device: 'phone' })
  await press(hand, '더 보기')
  await hand.getByRole('menuitem', { name: '연장신청' }).click()
  const dialog = hand.getByRole('dialog', { name: '연장신청' })
  await moment(dialog, '연장종료', ...end(5))
  await dialog.getByRole('textbox', { name: '사유' }).fill('튜브 두 단이 남았습니다.')
  await press(dialog, '연장신청')
  await expect(dialog.getByText('연장은 최대 4시간, 전체 12시간까지입니다.')).toBeVisible()
  await moment(dialog, '연장종료', day, time)
  await press(dialog, '연장신청')
  await said(hand, '연장을 신청했습니다.')
  await expect(hand.getByText(`연장신청: ${day} ${time}까지`)).toBeVisible()

  const desk = await open('/', 'areaappr')
  await press(desk, /^알림/)
  await desk
    .getByRole('link', { name: `작업허가 연장 신청을 확인하십시오: ${title}` })
    .first()
    .click()
  await desk.waitForURL(atSite)
  await expect(desk.getByText(`연장신청: ${day} ${time}까지`)).toBeVisible()
  await press(desk, '연장승인')
  await said(desk, '연장했습니다.')
  await isNow(desk, '작업중')

  await hand.reload()
  await expect(hand.locator('.permit-window')).toContainText(time)
  await expect(hand.getByText(/^연장신청:/)).toHaveCount(0)
  await press(hand, '더 보기')
  await hand.getByRole('menuitem', { name: '연장신청' }).click()
  await expect(hand.getByText('연장은 1회만 가능합니다.').first()).toBeVisible()
})
