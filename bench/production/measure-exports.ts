/** All near misses as a file, from asking until it is ready, beside what PostgreSQL itself takes to write them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { to } from 'pg-copy-streams'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { withOwner } from '../cluster.ts'
import { median } from '../measure.ts'
import type { Line } from './line.ts'
import type { Opened } from './opened.ts'

const TURNS = 3
const POLL_MS = 20
const MOST_TIMES = 1.5
const MOST_MB = 80
const kinds = ['csv', 'xlsx'] as const

export async function measureExports({ site, program }: Opened): Promise<Line[]> {
  const { reader = '' } = await site.tokens()
  const address = `http://127.0.0.1:${program.port}/api/exports`
  const headers = { 'x-authorization': `Bearer ${reader}`, 'content-type': 'application/json' }
  const lines: Line[] = []
  for (const kind of kinds) {
    const ours: number[] = []
    const bare: number[] = []
    const before = program.memoryMb().now
    for (let turn = 0; turn < TURNS; turn++) {
      bare.push(await timeOf(() => copied(site.url)))
      ours.push(await timeOf(() => exported(address, headers, kind, turn)))
    }
    const times = median(ours) / median(bare)
    const aboveMb = program.memoryMb().most - before
    lines.push(
      {
        what: `all rows as ${kind}, asked to ready`,
        seen: `${seconds(median(ours))} beside ${seconds(median(bare))} (×${times.toFixed(1)})`,
        wanted: `×${MOST_TIMES}`,
        isMet: times <= MOST_TIMES,
      },
      {
        what: `all rows as ${kind}: memory above rest`,
        seen: `${aboveMb.toFixed(0)} MB`,
        wanted: `≤ ${MOST_MB} MB`,
        isMet: aboveMb <= MOST_MB,
      },
    )
  }
  return lines
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** What the file holds, names of keys among it, as PostgreSQL writes it by itself; in the order of the list. */
const COPY = `copy (select near_miss_doc_no, n.status_cd, near_miss_title, place_desc, occur_dt, acc_type_cd, pot_sev_cd, hipo_yn,
    process_nm, o.user_nm as owner_nm, triage_due_ymd, due_ymd, vendor_nm, c.user_nm as create_nm, n.create_dt, near_miss_no, n.row_version
  from near_miss n left join directory_person o on o.user_id = n.owner_user_id left join directory_person c on c.user_id = n.create_user_id
    left join process p on p.process_no = n.process_no left join vendor_info v on v.vendor_cd = n.vendor_cd
  where n.delete_yn = 'N' order by near_miss_no desc) to stdout csv header`

/** Read to the end. */
const copied = (url: string): Promise<unknown> =>
  withOwner(url, async (owner) => {
    for await (const _ of owner.query(to(COPY)));
  })

async function exported(address: string, headers: Record<string, string>, kind: string, turn: number): Promise<void> {
  // A list that was asked for a moment ago is not written again: each turn asks for something else.
  const query = { occurDtFrom: `200${turn}-01-01`, format: kind }
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify({ source: nearMiss.name, query }),
  })
  const { exportNo } = (await response.json()) as { exportNo: number }
  for (;;) {
    const { rows } = (await (await fetch(address, { headers })).json()) as {
      rows: { exportNo: number; exportStatusCd: string }[]
    }
    const state = rows.find((row) => row.exportNo === exportNo)?.exportStatusCd
    if (state === 'DONE') return
    if (state === 'FAIL') throw new Error('The export failed')
    await sleep(POLL_MS)
  }
}
