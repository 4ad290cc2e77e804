/** An assessment of 500 hazards that somebody types into: from a key to the frame that shows it. */
import { chromium as launcher } from 'playwright-core'
import { rsa } from '#modules/rsa/assess/rsa.model.ts'
import { chromium } from '../../playwright.config.ts'
import { withOwner } from '../cluster.ts'
import { median } from '../measure.ts'
import { signedIn } from './first-paint.ts'

const ITEMS = 500
const KEYS = 120
/** The first ones warm up. */
const WARM = 20
/** A frame at 60 Hz. */
const MAX_MS = 16.7
/** As soon as it is painted, and not at the next tick of a display. */
const FREE = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

const FILLED = `with one as (select r.rsa_no from rsa r join rsa_scale s on s.rsa_scale_no = r.scale_no and s.method_cd = 'FS'
    where r.plant_cd = '2000' and r.status_cd = 'DOING' and r.delete_yn = 'N' order by 1 limit 1),
  gone as (delete from rsa_items i using one where i.rsa_no = one.rsa_no),
  led as (update rsa r set leader_user_id = 'sup', dept_cd = 'D2110' from one where r.rsa_no = one.rsa_no)
select rsa_no::int as no from one`
const ADDED = `insert into rsa_items (rsa_no, seq_no, rsa_item_no, task_nm, hazard_cat_cd, hazard_desc, acc_type_cd, exist_measure_desc,
    exposed_cnt, law_ok_yn, freq_val, sev_val)
  select $1, i, i, '세부작업 ' || i, 'MACHINE', '덮개를 연 채 돌려 손이 끼임 ' || i, 'CAUGHT', '연동 덮개를 단다.', 2, 'Y', 1 + i % 4, 1 + i % 3
  from generate_series(1, ${ITEMS}) i`

/** In the page: notes for each key how long it took until the frame with it was painted. */
function noteKeys(): void {
  const times: number[] = []
  Object.assign(globalThis, { times })
  addEventListener(
    'keydown',
    () => {
      const began = performance.now()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => times.push(performance.now() - began)
        port2.postMessage(null)
      })
    },
    { capture: true },
  )
}

/** In the page: the worker that keeps the app for bad days has fetched all of it, which it does once after the first sign-in. */
async function isAtRest(): Promise<void> {
  await navigator.serviceWorker.ready
  const kept = async () => {
    const names = await caches.keys()
    const sizes = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
    return sizes.join()
  }
  for (let before = '', now = await kept(); before !== now; now = await kept()) {
    before = now
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

export async function measureHazardGrid(address: string, url: string): Promise<boolean> {
  const no = await withOwner(url, async (owner) => {
    const { rows } = await owner.query<{ no: number }>(FILLED)
    await owner.query(ADDED, [rows[0]?.no])
    return rows[0]?.no
  })
  const browser = await launcher.launch({ ...chromium, args: [...chromium.args, ...FREE] })
  try {
    const page = await (await signedIn(browser, address, { userId: 'sup' })).newPage()
    await page.goto(`${rsa.route.staff}/${no}`)
    await page.getByRole('tab', { name: /^위험요인/ }).click()
    const cell = page.getByRole('grid', { name: '위험요인' }).locator('.table-body .table-row').first()
    await cell.locator('> [data-name="noteDesc"]').getByRole('textbox').focus()
    await page.evaluate(isAtRest)
    await page.evaluate(noteKeys)
    for (let key = 0; key < KEYS; key++) await page.keyboard.press('a')
    const times = (await page.evaluate<number[]>('times')).slice(WARM)
    const ms = median(times)
    const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN
    console.log(
      `${`a key in a grid of ${ITEMS} hazards`.padEnd(46)} ${'to the frame'.padEnd(25)}${ms.toFixed(1).padStart(6)} ms   ${`at most ${MAX_MS}`.padEnd(12)}   p95 ${p95.toFixed(1)}   ${ms <= MAX_MS ? 'met' : 'MISSED'}`,
    )
    return ms <= MAX_MS
  } finally {
    await browser.close()
  }
}
