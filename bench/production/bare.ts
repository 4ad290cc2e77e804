/**
 * The bare server: `node:http` and `pg`, statements as a good hand writes them for these few questions, answers written by
 * PostgreSQL, indexes of its own. Nobody is signed in and nothing is checked. A process of its own.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { nearMiss } from '#modules/saf/near-miss/near-miss.model.ts'
import { snakeCase } from '#platform/model/document.ts'
import { DATABASE_CONNECTIONS } from '../operations.ts'
import type { FromServer } from '../processes.ts'
import { filteredFrom, PLANT, ROWS_PER_PAGE, VENDOR } from './asked.ts'
import { CHECK_INDEX, CHECK_PAGE } from './checks.ts'

process.once('disconnect', () => process.exit())

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: DATABASE_CONNECTIONS,
  options: '-c timezone=Asia/Seoul -c jit=off',
})
// Its database may end before it does.
pool.on('error', () => {})

const LINE = `near_miss_no "nearMissNo", near_miss_doc_no "nearMissDocNo", n.status_cd "statusCd", n.plant_cd "plantCd", n.row_version "rowVersion",
  n.create_user_id "createUserId", n.create_dt "createDt", n.update_user_id "updateUserId", n.update_dt "updateDt", near_miss_title "nearMissTitle",
  place_desc "placeDesc", photo_file_id "photoFileId", occur_dt "occurDt", injured_cnt "injuredCnt", n.process_no "processNo", anonymous_yn "anonymousYn",
  n.vendor_cd "vendorCd", acc_type_cd "accTypeCd", pot_sev_cd "potSevCd", work_cat_cd "workCatCd", hipo_yn "hipoYn", owner_user_id "ownerUserId",
  triage_due_ymd "triageDueYmd", due_ymd "dueYmd", after_file_id "afterFileId", action_dt "actionDt", impr_no "imprNo", (select user_nm from directory_person d where d.user_id = n.create_user_id) "createUserNm",
  l.plant_nm "plantNm", p.process_nm "processNm", v.vendor_nm "vendorNm", (select user_nm from directory_person d where d.user_id = n.owner_user_id) "ownerUserNm"`
const NAMES = `left join plant l on l.plant_cd = n.plant_cd left join process p on p.process_no = n.process_no
  left join vendor_info v on v.vendor_cd = n.vendor_cd`
const SHOWN = `delete_yn = 'N' and (status_cd <> 'TEMP' or near_miss_doc_no is not null)`

/**
 * Twenty keys first, then what is shown of them. The offset stands in the text: as a parameter it has the statement
 * planned anew each time, which takes longer than the page.
 */
const page = (where: string, order: string, offset: number): string =>
  `select coalesce(json_agg(r), '[]')::text as json from (select ${LINE} from
    (select near_miss_no as no from near_miss where ${SHOWN} and ${where} order by ${order} limit ${ROWS_PER_PAGE} offset ${offset}) k
    join near_miss n on n.near_miss_no = k.no ${NAMES} order by ${order.replaceAll(/\b(?=\w+ desc)/g, 'n.')}) r`

const orderOf = (field: string): string =>
  field === nearMiss.key ? 'near_miss_no desc' : `${snakeCase(field)} desc, near_miss_no desc`

const FILTER = `plant_cd = '${PLANT}' and status_cd = 'ACTION' and occur_dt >= $1`
const OWN = `vendor_cd = '${VENDOR}'`

async function prepareIndexes(): Promise<void> {
  const client = await pool.connect()
  try {
    for (const field of [nearMiss.key, ...nearMiss.list.sort])
      await client.query(
        `create index if not exists bare_${snakeCase(field)} on near_miss (${orderOf(field).replaceAll(' desc', '')}) where ${SHOWN}`,
      )
    await client.query(
      `create index if not exists bare_filter on near_miss (plant_cd, status_cd, occur_dt, near_miss_no) where ${SHOWN}`,
    )
    await client.query(`create index if not exists bare_own on near_miss (vendor_cd, near_miss_no) where ${SHOWN}`)
    await client.query(CHECK_INDEX)
    await client.query('vacuum (analyze) near_miss, safety_check')
  } finally {
    client.release()
  }
}

async function ask(name: string, text: string, values: unknown[] = []): Promise<string> {
  const { rows } = await pool.query<{ json: string }>({ name, text, values })
  return rows[0]?.json ?? 'null'
}

async function filtered(): Promise<string> {
  const from = [filteredFrom()]
  const [rows, total] = await Promise.all([
    ask('filtered', page(FILTER, orderOf('occurDt'), 2 * ROWS_PER_PAGE), from),
    ask('filtered-total', `select count(*)::text as json from near_miss where ${SHOWN} and ${FILTER}`, from),
  ])
  return `{"total":${total},"rows":${rows}}`
}

async function own(): Promise<string> {
  const [rows, total] = await Promise.all([
    ask('own', page(OWN, orderOf(nearMiss.key), 0)),
    ask('own-total', `select count(*)::text as json from near_miss where ${SHOWN} and ${OWN}`),
  ])
  return `{"total":${total},"rows":${rows}}`
}

const shown = (rows: string): string =>
  `select to_json(r)::text as json from (select ${LINE}, content_desc "contentDesc", measure_desc "measureDesc" from ${rows}) r`
const DETAIL = shown(`near_miss n ${NAMES} where near_miss_no = $1`)
const INSERT = `with n as (insert into near_miss (status_cd, plant_cd, last_actor_id, row_version, create_user_id, create_dt, update_user_id,
    update_dt, near_miss_title, place_desc, occur_dt, injured_cnt)
  values ('TEMP', $1, 'emp', 1, 'emp', now(), 'emp', now(), $2, $3, now(), $4) returning *)
  ${shown(`n ${NAMES}`)}`

/** Whoever has read an older version is told so, in the same statement. */
const UPDATE = `with n as (update near_miss set measure_desc = $2, row_version = row_version + 1, last_actor_id = 'owner', update_user_id = 'owner',
    update_dt = now() where near_miss_no = $1 and row_version = $3 and delete_yn = 'N' returning *)
  ${shown(`n ${NAMES}`)}`

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>
}

async function edited(no: string, request: IncomingMessage): Promise<string> {
  const { measureDesc, rowVersion } = await bodyOf(request)
  const json = await ask('edit', UPDATE, [no, measureDesc, rowVersion])
  if (json === 'null') throw new Error(`${no} is no longer of version ${rowVersion}`)
  return json
}

async function inserted(request: IncomingMessage): Promise<string> {
  const body = await bodyOf(request)
  return ask('insert', INSERT, [PLANT, body.nearMissTitle, body.placeDesc, body.injuredCnt])
}

async function answer(request: IncomingMessage): Promise<string> {
  const [, name = '', argument = '', offset = ''] = (request.url ?? '').split('/')
  if (name === 'list')
    return `{"rows":${await ask(`list ${argument} ${offset}`, page('true', orderOf(argument), Number(offset)))}}`
  if (name === 'checks') return `{"rows":${await ask('checks', CHECK_PAGE)}}`
  if (name === 'filtered') return filtered()
  if (name === 'own') return own()
  if (name === 'detail') return ask('detail', DETAIL, [argument])
  if (name === 'edit') return edited(argument, request)
  return inserted(request)
}

await prepareIndexes()
const server = createServer((request, response) => {
  answer(request).then(
    (json) => {
      const body = Buffer.from(json)
      const status = request.method === 'POST' ? 201 : 200
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
    },
    (error: Error) => response.writeHead(500).end(error.message),
  )
})
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port } satisfies FromServer),
)
