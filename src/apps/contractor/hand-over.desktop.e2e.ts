import { hand } from '#modules/wkod/shift/handover/hand.model.ts'
import { dayOf } from '#platform/model/calendar.ts'
import { expect, now, test } from '#platform/test/journey.ts'
import { aJourney, type Sql } from './journey.ts'
import { edit, isNow, press, sign, take } from './page.ts'
import { aWork, leader, timeOf } from './running.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const SHIFT_MS = 8 * HOUR_MS
/** Shifts end at 07, 15 and 23 o'clock of the site: every eight hours from 22 o'clock UTC on. */
const PHASE_MS = 22 * HOUR_MS
const lastEnd = (at: number) => Math.floor((at - PHASE_MS) / SHIFT_MS) * SHIFT_MS + PHASE_MS

/**
 * Nobody has handed the demo's first production team over yet, with its works as they are now; who took it over last hands
 * it over, and another takes it.
 */
async function aShift(sql: Sql, end: number): Promise<{ outgoing: string; incoming: string }> {
  const own = `select hand_no from permit_handover where area_dept_cd = 'D2110' and shift_end_dt = $1`
  for (const table of ['permit_handover_permit_rows', 'permit_handover_iso_rows', 'permit_handover'])
    await sql(`delete from ${table} where hand_no in (${own})`, [new Date(end)])
  const [before] = await sql<{ by: string }>(
    `select in_user_id as by from permit_handover where area_dept_cd = 'D2110' and shift_end_dt = $1`,
    [new Date(end - SHIFT_MS)],
  )
  const outgoing = before?.by ?? 'oper'
  return { outgoing, incoming: outgoing === 'areaappr' ? 'oper' : 'areaappr' }
}

test('who goes home writes down what is open and signs, who comes takes it over on a phone, and the work goes on', async ({
  open,
  browser,
  program,
  moveTo,
  sql,
}) => {
  test.setTimeout(180_000)
  const journey = await aJourney({ open, browser, baseURL: program.address, moveTo, sql })
  const at = (instant: number) => journey.moveTo(dayOf(new Date(instant)), timeOf(new Date(instant)))
  const end = lastEnd(now())
  const before = end - 20 * MINUTE_MS
  await at(before)
  const { title, atVendor } = await aWork(sql, { title: '열교환기 인계 확인', hoursLeft: 4, at: before })
  const { outgoing, incoming } = await aShift(sql, end)
  await journey.runJob('handover-clock')

  const path = await journey.atDesk(outgoing, hand.route.staff, async (page) => {
    await press(page, '인계 전')
    await page.getByRole('row').filter({ hasText: '생산1팀' }).filter({ hasText: '인계 전' }).getByRole('link').click()
    await isNow(page, '인계 전')
    await edit(page, '작업허가', (section) =>
      section.getByRole('row').filter({ hasText: title }).getByRole('textbox').fill('2단까지 닦았습니다.'),
    )
    await edit(page, '전달사항', (section) => section.getByRole('textbox').fill('예비 펌프 점검 중입니다.'))
    await take(page, '인계 서명', (dialog) => sign(dialog, '서명란'))
    await isNow(page, '인수 전')
    await expect(page.getByRole('button', { name: '인수 서명' })).toHaveCount(0)
    return new URL(page.url()).pathname
  })
  await journey.inHand(incoming, path, async (page) => {
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('2단까지 닦았습니다.')
    await take(page, '인수 서명', (dialog) => sign(dialog, '서명란'))
    await isNow(page, '인수인계 완료')
  })

  await at(end + 31 * MINUTE_MS)
  await isNow(await open(atVendor, leader, { device: 'phone' }), '작업중')
  // It is the clock of permits that stops what nobody handed over.
  await journey.runJob('permit-clock')
  await journey.atDesk(outgoing, path, (page) => isNow(page, '인수인계 완료'))
  const missed = `select 1 from wkod_master_permit_susp s join wkod_master p using (permit_no)
    where p.wkod_title = $1 and s.reason_cd = 'SHIFT'`
  expect(await sql(missed, [title])).toEqual([])
})
