/** The day of the work: through the gate, air, talk, start; stopped for want of a measurement, resumed, watched, closed. */
import { gasSet } from '#modules/wkod/gas/gas-set.model.ts'
import { choose } from '#platform/test/choose.ts'
import { expect } from '#platform/test/journey.ts'
import { mate, welder } from './education.ts'
import { unread } from './entry.ts'
import type { Journey } from './journey.ts'
import { isNow, press, said, sign, take, write } from './page.ts'
import { type Asked, ofSite, ofVendor, ticked } from './permit.ts'

/** Their cards are read at the gate. */
export async function gatedIn({ atDesk, sql }: Journey): Promise<void> {
  const cards = await sql<{ key: string; name: string }>(
    `select k.qr_key as key, p.person_nm as name from sgc_card_key k join sgc_card c using (sgc_card_no)
      join vendor_person p on p.person_no = c.person_no where p.person_nm = any($1) and k.end_dt is null`,
    [[welder.personNm, mate.personNm]],
  )
  await atDesk('gate', '/vendor/entry/gateCheck', async (page) => {
    for (const { key, name } of cards) {
      const field = page.getByRole('textbox', { name: '출입증·안전카드 QR' })
      await field.fill(key)
      await field.press('Enter')
      await expect(page.locator('.gate-answer').filter({ hasText: name })).toContainText('입장')
    }
  })
}

/** What every worker must know each reads on the foreman's phone, and signs by his own hand. */
export async function readOut({ inHand }: Journey, { vsm }: Asked): Promise<void> {
  await inHand(vsm, '/', async (page) => {
    await unread(page).first().click()
    const workers = page.getByRole('region', { name: '작업자 확인' })
    for (const { personNm } of [welder, mate]) {
      await press(workers, `${personNm} 그려서 서명`)
      const form = page.getByRole('dialog')
      await sign(form, '서명란')
      await press(form, '읽었습니다. 서명')
      await said(page, `${personNm} 님이 서명했습니다.`)
    }
  })
}

async function measured({ inHand }: Journey, permitNo: number, purpose: '작업전' | '재개'): Promise<void> {
  await inHand('gas', `${gasSet.route.staff}/new?permitNo=${permitNo}`, async (page) => {
    await choose(page, '구분', purpose)
    await choose(page, '측정기', /^GM-01/)
    await page.getByRole('checkbox', { name: '일일점검' }).check()
    for (const value of ['20.9', '0']) {
      for (const key of value) await press(page, key)
      await press(page, '다음')
    }
    await press(page, '저장')
    await expect(page.getByText('적합', { exact: true })).toBeVisible()
  })
}

export async function approved(journey: Journey, { permitNo }: Asked): Promise<void> {
  await measured(journey, permitNo, '작업전')
  await journey.atDesk('areaappr', ofSite(permitNo), async (page) => {
    await press(page, '승인')
    await isNow(page, '승인')
  })
}

/** The leader signs at the place by the code on the paper and begins the talk; the crew signs after it. */
export async function issued({ atDesk, byLink, inHand }: Journey, { permitNo, vsp }: Asked): Promise<void> {
  const path = await atDesk('oper', ofSite(permitNo), async (page) => {
    const link = page.getByRole('link', { name: '현장 화면 열기' })
    const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
    // What hangs at the place of hot work is printed before it is issued.
    await page.goto(`${ofSite(permitNo)}/print`)
    const printed = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /print$/.test(answer.url()),
    )
    await press(page, '인쇄')
    await printed
    return path
  })
  for (const { personNm, phoneNo } of [welder, mate])
    await byLink(path, async (page) => {
      await page.getByLabel('이름').fill(personNm)
      await page.getByLabel(/4자리/).fill(phoneNo.slice(-4))
      await press(page, '시작')
      await page.getByRole('checkbox').first().waitFor()
      if (personNm === welder.personNm) await page.getByRole('radio', { name: /TBM을 시작합니다/ }).check()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await press(page, '제출')
      await expect(page.getByText('서명했습니다.')).toBeVisible()
    })
  await atDesk('oper', ofSite(permitNo), async (page) => {
    await press(page, '발급')
    await isNow(page, '발급')
  })
  await inHand(vsp, ofVendor(permitNo), (page) => ticked(page, '개시 전'))
}

/** Two hours and more after the measurement nobody has measured again. */
export async function stopped({ inHand, moveTo, runJob, days }: Journey, { permitNo, vsp }: Asked): Promise<void> {
  await moveTo(days.work, '08:00')
  await inHand(vsp, ofVendor(permitNo), async (page) => {
    await press(page, '작업개시')
    await isNow(page, '작업중')
  })
  await moveTo(days.work, '09:56')
  await runJob('permit-clock')
  await inHand(vsp, ofVendor(permitNo), async (page) => {
    await isNow(page, '중지')
    await expect(page.getByText(/가스측정 지연/).first()).toBeVisible()
  })
}
export async function resumed(journey: Journey, { permitNo, vsp }: Asked): Promise<void> {
  const { inHand, atDesk, moveTo, days } = journey
  await moveTo(days.work, '10:05')
  await measured(journey, permitNo, '재개')
  await inHand(vsp, ofVendor(permitNo), async (page) => {
    await press(page, '재개요청')
    await said(page, '재개를 요청했습니다.')
  })
  await atDesk('oper', ofSite(permitNo), async (page) => {
    await take(page, '재개')
    await isNow(page, '작업중')
  })
}

/** The place is watched for an hour after the last flame. */
export async function closed({ inHand, atDesk, moveTo, days }: Journey, { permitNo, vsp }: Asked): Promise<void> {
  await inHand(vsp, ofVendor(permitNo), async (page) => {
    await take(page, '작업완료', (dialog) => dialog.getByRole('switch').first().click())
    await isNow(page, '작업완료')
  })
  for (const time of ['10:30', '10:57']) {
    await moveTo(days.work, time)
    await inHand(vsp, ofVendor(permitNo), async (page) => {
      await press(page, '화재점검')
      await said(page, '화재점검을 기록했습니다.')
    })
  }
  await inHand(vsp, ofVendor(permitNo), (page) => ticked(page, '종료 전'))
  await moveTo(days.work, '11:10')
  await atDesk('oper', ofSite(permitNo), async (page) => {
    await take(page, '종료확인', (dialog) => write(dialog, { '종료 확인': '불티와 잔열이 없고 자리가 정리됨' }))
    await isNow(page, '종결')
  })
}
