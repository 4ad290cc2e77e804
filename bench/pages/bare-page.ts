/** What the same rows cost on a page of nothing but them: one document, one question, one table, from a server of a few lines. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const PAGE = `<!doctype html><html lang="ko"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Near misses</title><table><tbody></tbody></table>
<script type="module">
const { rows } = await (await fetch('/rows')).json()
document.querySelector('tbody').append(...rows.map((row) => {
  const line = document.createElement('tr')
  line.append(...Object.values(row).map((value) => Object.assign(document.createElement('td'), { textContent: value ?? '' })))
  return line
}))
</script></html>`
const ROWS = `select json_build_object('rows', coalesce(json_agg(r), '[]'))::text as json from (
  select n.near_miss_doc_no, n.near_miss_title, n.status_cd, n.due_ymd, n.place_desc, n.acc_type_cd, n.pot_sev_cd, p.user_nm, n.occur_dt, v.vendor_nm
  from near_miss n left join directory_person p on p.user_id = n.owner_user_id left join vendor_info v on v.vendor_cd = n.vendor_cd
  where n.delete_yn = 'N' and n.near_miss_doc_no is not null order by n.near_miss_no desc limit 20) r`

export interface BarePage {
  address: string
  /** Its rows, as they are seen. */
  seen: readonly string[]
  stop(): Promise<void>
}

export async function serveBarePage(databaseUrl: string): Promise<BarePage> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const server = createServer(async ({ url }, response) => {
    if (url !== '/rows') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    const { rows } = await pool.query<{ json: string }>(ROWS)
    return response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.json)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: ['td'],
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await pool.end()
    },
  }
}
