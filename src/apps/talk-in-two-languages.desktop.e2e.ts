/** A talk with one who reads Uzbek and one who reads Thai, and a signature by each way, while the network comes and goes. */
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { permit } from '#modules/wkod/permit/permit.model.ts'
import { tbm } from '#modules/wkod/shift/tbm/tbm.model.ts'
import { expect, test } from '#platform/test/journey.ts'
import { chromium, phone } from '../../playwright.config.ts'
import { agree, press, said, sign, tab } from './contractor/page.ts'

/** What is held before the camera of the leader's phone. */
const held = join(tmpdir(), `jikim-camera-${process.pid}.mjpeg`)
const args = [
  ...chromium.args,
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${held}`,
  '--user-agent=Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
]
test.use({ serviceWorkers: 'allow', launchOptions: { ...chromium, args } })
test.afterAll(() => rmSync(held, { force: true }))

const CELL = 8
const coded = (text: string) => encode(text, { ecc: 'M', border: 4 })
async function holdUp(text: string): Promise<void> {
  const { data, size } = coded(text)
  const raw = { width: size, height: size, channels: 1 } as const
  const frame = await sharp(Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255))), { raw })
    .resize(size * CELL, size * CELL, { kernel: 'nearest' })
    .jpeg({ quality: 95 })
    .toBuffer()
  writeFileSync(held, Buffer.concat(Array.from({ length: 30 }, () => frame)))
}
interface Known {
  text: string
  size: number
  cells: string
}
/** As the browser of a phone reads codes, which that of a server cannot: of these it finds the one that the picture shows. */
function readsCodes(known: readonly Known[]): void {
  class Reader {
    async detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> {
      const found = known.find(({ size, cells }) => {
        const canvas = new OffscreenCanvas(size * 3, size * 3)
        const context = canvas.getContext('2d')
        context?.drawImage(video, 0, 0, canvas.width, canvas.height)
        const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
        const at = (x: number, y: number) =>
          (pixels[((y * 3 + 1) * canvas.width + x * 3 + 1) * 4] ?? 0) < 128 ? '1' : '0'
        return cells === Array.from({ length: size * size }, (_, n) => at(n % size, Math.floor(n / size))).join('')
      })
      return found ? [{ rawValue: found.text }] : []
    }
  }
  Object.assign(globalThis, { BarcodeDetector: Reader })
}

type Sql = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>
interface Member {
  no: number
  name: string
  tail: string
  card: string
}
/** A work of the contractor that goes on, joined by four who are inside: of Uzbek, of Thai, and two of Korean. */
async function aCrew(sql: Sql) {
  const [work] = await sql<{ no: number; jsaNo: number }>(
    `select permit_no::int as no, jsa_no::int as "jsaNo" from wkod_master where status_cd = 'WORK' and delete_yn = 'N'
        and vendor_cd = 'V100001' and jsa_no is not null and leader_person_no is not null order by 1 limit 1`,
  )
  const people = await sql<Member>(
    `select p.person_no::int as no, p.person_nm as name, right(regexp_replace(p.phone_no, '\\D', '', 'g'), 4) as tail, min(k.qr_key) as card
      from vendor_person p join sgc_card c on c.person_no = p.person_no and c.status_cd = 'ISSUED' and c.delete_yn = 'N'
        join sgc_card_key k on k.sgc_card_no = c.sgc_card_no and k.end_dt is null
      where p.vendor_cd = 'V100001' and p.plant_cd = '2000' and p.person_status_cd = 'ACTIVE' and p.person_nm <> '민경수'
        and not exists (select from wkod_master_permit_crew m join wkod_master r using (permit_no)
          where m.person_no = p.person_no and r.status_cd in ('APPR', 'ISSUED', 'WORK', 'SUSP'))
      group by p.person_no order by exists (select from entry_log l where l.person_no = p.person_no and l.out_dt is null and l.delete_yn = 'N') desc, 1
      limit 4`,
  )
  const nos = people.map(({ no }) => no)
  await sql(
    `insert into wkod_master_permit_crew (permit_no, seq_no, person_no, crew_role_cd)
      select $1, 50 + n, no, 'WORKER' from unnest($2::bigint[]) with ordinality as x (no, n)`,
    [work?.no, nos],
  )
  await sql(
    `update vendor_person set lang_cd = (array['uz', 'th', 'kr', 'kr'])[array_position($1::bigint[], person_no)]
      where person_no = any($1)`,
    [nos],
  )
  // The gravest risk, of which the talk is sure to speak, nobody has said in Thai.
  const [worst] = await sql<{ korean: string; uzbek: string }>(
    `update jsa_texts set th_desc = null where jsa_no = $1 and ko_desc = (select hazard_desc from jsa_rows where jsa_no = $1
        and hazard_desc is not null order by risk_before_val desc nulls last, seq_no limit 1)
      returning ko_desc as korean, uz_desc as uzbek`,
    [work?.jsaNo],
  )
  await sql(
    `insert into notice_texts (notice_no, seq_no, lang_cd, title_desc, body_desc)
      select notice_no, 50 + n, lang, lang || ' ' || notice_no, lang || ' ' || notice_no
      from notice cross join unnest(array['uz', 'th']) with ordinality as l (lang, n) where status_cd = 'OPEN'`,
  )
  if (!work || !worst || people.length < 4) throw new Error('Nobody to talk to')
  return { permitNo: work.no, people: people as [Member, Member, Member, Member], worst }
}

const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)
/** What cannot be sent is said, and stays; once there is a network the same press sends it. */
async function onceThereIsANetwork(page: Page, says: string | RegExp, send: () => Promise<unknown>): Promise<void> {
  await setOffline(page, true)
  await send()
  await expect(page.getByText(says).first()).toBeVisible()
  await setOffline(page, false)
  await send()
}

const maySignByName = (sql: Sql, isAllowed: boolean) =>
  sql(`update com_legal_param set legal_param_val = $1 where legal_param_cd = 'LINK_NAME_SIGN'`, [
    isAllowed ? '1' : '0',
  ])

interface Hand {
  page: Page
  words: Record<'start' | 'send' | 'name' | 'tail' | 'code' | 'sign' | 'noNetwork', string>
}
const words = {
  ko: {
    start: '시작',
    send: '제출',
    name: '이름',
    tail: '휴대폰 번호 뒤 4자리',
    code: '인증번호 6자리',
    sign: '서명하기',
    noNetwork: '네트워크 접속 문제로 처리하지 못했습니다. 다시 시도하십시오.',
  },
  uz: {
    start: 'Boshlash',
    send: 'Yuborish',
    name: 'Ism',
    tail: 'Telefonning oxirgi 4 raqami',
    code: '6 xonali kod',
    sign: 'Imzolash',
    noNetwork: 'Internet aloqasi yo‘q. Qayta urinib ko‘ring.',
  },
  th: {
    start: 'เริ่ม',
    send: 'ส่ง',
    name: 'ชื่อ',
    tail: 'เลขท้ายโทรศัพท์ 4 ตัว',
    code: 'รหัส 6 หลัก',
    sign: 'ลงชื่อ',
    noNetwork: 'ไม่มีสัญญาณเครือข่าย ลองอีกครั้ง',
  },
}
async function hand(
  browser: Browser,
  { baseURL, path, language }: { baseURL: string | undefined; path: string; language: keyof typeof words },
): Promise<Hand> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...phone,
    locale: language,
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated' && Object.keys(localStorage).some((name) => name.startsWith('poster:'))
  })
  return { page, words: words[language] }
}
async function saysWho({ page, words: w }: Hand, { name, tail }: Member): Promise<void> {
  await page.getByLabel(w.name, { exact: false }).first().fill(name)
  await page.getByLabel(w.tail, { exact: false }).fill(tail)
}
/** He ticks what he has heard. */
const hears = ({ page }: Hand) => page.getByRole('checkbox', { name: /TBM/ }).check()
async function codeSentTo(sql: Sql, { no }: Member): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const [sms] = await sql<{ body: string }>(
        `select o.body_desc as body from com_outbox o join vendor_person p on p.phone_no = o.recipient_desc
          where p.person_no = $1 and o.channel_cd = 'SMS' and o.secret_yn = 'Y' order by o.outbox_no desc limit 1`,
        [no],
      )
      code = /\d{6}/.exec(sms?.body ?? '')?.[0] ?? ''
      return code
    })
    .toHaveLength(6)
  return code
}

test('a talk is read in Uzbek and read out in Thai; who signs by his phone, his card, his hand or his name alone is on record', async ({
  open,
  sql,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const { permitNo, people, worst } = await aCrew(sql)
  const [uzbek, thai, drawing, naming] = people
  await maySignByName(sql, false)
  await holdUp(thai.card)
  const office = await open(`${permit.route.staff}/${permitNo}`, 'oper')
  const path = (await office.getByRole('link', { name: '현장 화면 열기' }).getAttribute('href')) ?? ''

  const leader = await open('about:blank', 'V100001-03', { device: 'phone' })
  const known = people.map(({ card: text }) => {
    const { data, size } = coded(text)
    return {
      text,
      size,
      cells: data
        .flat()
        .map((isDark) => (isDark ? '1' : '0'))
        .join(''),
    }
  })
  await leader.addInitScript(readsCodes, known)
  await leader.goto(`${permit.route.vendor}/${permitNo}`)
  await tab(leader, /TBM/)
  const talk = leader.getByRole('region', { name: 'TBM', exact: true })
  await talk.getByRole('button', { name: /^TBM (시작|다시 진행)$/ }).click()
  const begin = leader.getByRole('dialog', { name: 'TBM 시작' })
  await begin.getByRole('checkbox').check()
  await press(begin, 'TBM 시작')
  await said(leader, 'TBM을 시작했습니다.')
  await expect(talk).toContainText('번역이 없는 글이 있어 통역자가 읽어 주고 서명해야 합니다')

  // Uzbek: he reads it without a network, and each of his presses goes out once there is one.
  const inUzbek = await hand(browser, { baseURL, path, language: 'uz' })
  await setOffline(inUzbek.page, true)
  await inUzbek.page.reload()
  await expect(inUzbek.page.getByText(/^Aloqa yo‘q/)).toBeVisible()
  await expect(inUzbek.page.getByText(worst.uzbek).first()).toBeVisible()
  await inUzbek.page.getByRole('checkbox', { name: 'Koreyscha bilan birga' }).check()
  await expect(inUzbek.page.getByText(worst.korean).first()).toBeVisible()
  await setOffline(inUzbek.page, false)
  await saysWho(inUzbek, uzbek)
  await onceThereIsANetwork(inUzbek.page, inUzbek.words.noNetwork, () => press(inUzbek.page, inUzbek.words.start))
  await hears(inUzbek)
  await onceThereIsANetwork(inUzbek.page, inUzbek.words.noNetwork, () => press(inUzbek.page, inUzbek.words.send))
  await inUzbek.page.getByLabel(inUzbek.words.code).fill(await codeSentTo(sql, uzbek))
  await onceThereIsANetwork(inUzbek.page, inUzbek.words.noNetwork, () => press(inUzbek.page, inUzbek.words.sign))
  await expect(inUzbek.page.getByRole('status')).toContainText('Imzolandi.')

  // Thai: what has no translation says so, and his signature waits for an interpreter, by his phone and by his card.
  const inThai = await hand(browser, { baseURL, path, language: 'th' })
  const gap = inThai.page.locator('.link-page dl > div').filter({ hasText: worst.korean })
  await expect(gap).toContainText('ยังไม่มีคำแปล ล่ามจะอ่านให้ฟัง')
  await saysWho(inThai, thai)
  await press(inThai.page, inThai.words.start)
  await hears(inThai)
  await press(inThai.page, inThai.words.send)
  await inThai.page.getByLabel(inThai.words.code).fill(await codeSentTo(sql, thai))
  await press(inThai.page, inThai.words.sign)
  await expect(inThai.page.getByRole('alert')).toContainText('ล่าม')
  await press(talk, '카메라로 스캔')
  await expect(leader.getByRole('alertdialog')).toContainText('번역이 없는 글이 있습니다. 통역자가')
  await agree(leader)
  await press(talk, '카메라 끄기')
  await press(talk, '통역자 서명')
  const interpreting = leader.getByRole('dialog', { name: '통역자 서명' })
  await interpreting.getByLabel('통역자 이름').fill('솜차이 통역')
  await sign(interpreting, '통역자 서명')
  await press(interpreting, '통역자로 서명')
  await expect(interpreting).toBeHidden()
  await press(talk, '카메라로 스캔')
  await said(leader, `${thai.name} 님이 서명했습니다.`)
  await press(talk, '카메라 끄기')

  // By hand on the leader's phone: what is drawn stays until it has been sent, and is sent once.
  await press(talk, `${drawing.name} 그려서 서명`)
  const pad = leader.getByRole('dialog')
  await sign(pad, '서명란')
  await expect(pad).toContainText('입회 민경수')
  await setOffline(leader, true)
  await press(pad, '서명')
  await expect(leader.getByRole('alertdialog')).toContainText('네트워크')
  await agree(leader)
  await setOffline(leader, false)
  await press(pad, '서명')
  await said(leader, `${drawing.name} 님이 서명했습니다.`)

  // By name and last four digits alone only where the site has so decided.
  const byName = await hand(browser, { baseURL, path, language: 'ko' })
  await saysWho(byName, naming)
  await press(byName.page, byName.words.start)
  await hears(byName)
  await press(byName.page, byName.words.send)
  await expect(byName.page.getByLabel(byName.words.code)).toBeVisible()
  await maySignByName(sql, true)
  await press(byName.page, '문항으로 돌아가기')
  await press(byName.page, byName.words.send)
  await expect(byName.page.getByText('서명했습니다.')).toBeVisible()

  const [kept] = await sql<{ no: number; version: string }>(
    `select tbm_no::int as no, text_ver as version from tbm where permit_no = $1 order by tbm_dt desc limit 1`,
    [permitNo],
  )
  const ways = [
    [uzbek, '휴대폰 인증번호 · 휴대폰 · 우즈베크어'],
    [thai, '안전카드 QR · 휴대폰 · 한국어', '입회 민경수'],
    [drawing, '현장에서 그린 서명 · 휴대폰 · 한국어', '입회 민경수'],
    [naming, '본인확인: 이름·끝 네 자리 · 휴대폰 · 한국어'],
  ] as const
  for (const page of [`${tbm.route.staff}/${kept?.no}`, `${tbm.route.staff}/${kept?.no}/print`]) {
    await office.goto(page)
    const record = office.getByRole('region', { name: '서명', exact: true })
    for (const [{ name }, way, witness = ''] of ways) {
      const line = record.locator('li, tr').filter({ hasText: name })
      await expect(line).toHaveCount(1)
      await expect(line).toContainText(`${way} · 글 판 ${kept?.version}`)
      await expect(line).toContainText(witness)
      await expect(line).toContainText(/\d{2}:\d{2}/)
    }
    await expect(record).toContainText('솜차이 통역')
  }
  const [{ signs = 0 } = {}] = await sql<{ signs: number }>(
    `select count(*)::int as signs from tbm_signs where tbm_no = $1`,
    [kept?.no],
  )
  expect(signs, 'pressed twice, signed once').toBe(ways.length)
})
