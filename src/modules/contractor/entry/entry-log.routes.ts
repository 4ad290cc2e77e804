/** The log of the gate: stays with their hours, as a list and a sheet; the hours of one put right by safety. */
import { z } from 'zod'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import { fileHeaders } from '#platform/server/attachments/download-headers.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { writeAudit } from '#platform/server/audit/write-audit.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { listOf, nullableText, searchWord } from '#platform/server/directory/wire.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import { notFound, Refusal, stale } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import { netHours } from './entry.logic.ts'
import { ON_SITE_API, ON_SITE_MENU } from './gate.model.ts'

const tags = ['출입현황']
const MOST_ROWS = 50_000
const LOG_API = `${ON_SITE_API}/log`

const day = z.iso.date()
const condition = z.object({
  from: day,
  to: day,
  q: searchWord,
  vendorCd: z.string().max(20).optional(),
  gateCd: z.string().max(20).optional(),
  noExitYn: z.enum(['Y', 'N']).optional(),
})
const listQuery = condition.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(300).default(20),
})
const logRow = z.object({
  entryLogNo: z.number(),
  personNm: z.string(),
  vendorNm: z.string(),
  hostDeptNm: nullableText,
  zoneCd: z.string(),
  gateCd: z.string(),
  inDt: z.string(),
  outDt: nullableText,
  workHourVal: z.number().nullable(),
  noExitYn: z.string(),
  lateOutDt: nullableText,
  correctDesc: nullableText,
  entryRqstNo: z.number().nullable(),
  entryRqstDocNo: nullableText,
  rowVersion: z.number(),
})
type LogRow = z.infer<typeof logRow>

const columns = sql`l.entry_log_no as "entryLogNo", p.person_nm as "personNm", v.vendor_nm as "vendorNm", d.dept_nm as "hostDeptNm",
  l.zone_cd as "zoneCd", l.gate_cd as "gateCd", l.in_dt as "inDt", l.out_dt as "outDt", l.work_hour_val as "workHourVal",
  l.no_exit_yn as "noExitYn", l.late_out_dt as "lateOutDt", l.correct_desc as "correctDesc", l.entry_rqst_no as "entryRqstNo",
  r.entry_rqst_doc_no as "entryRqstDocNo", l.row_version as "rowVersion"`
const tables = sql`entry_log l join vendor_person p on p.person_no = l.person_no join vendor_info v on v.vendor_cd = l.vendor_cd
  left join sys_dept d on d.dept_cd = l.host_dept_cd left join entry_rqst r on r.entry_rqst_no = l.entry_rqst_no`

const conditionOf = ({ from, to, q, vendorCd, gateCd, noExitYn }: z.infer<typeof condition>): Sql =>
  and([
    sql`l.delete_yn = 'N'`,
    sql`l.in_dt >= (${from}::date::timestamp at time zone 'Asia/Seoul')`,
    sql`l.in_dt < ((${to}::date + 1)::timestamp at time zone 'Asia/Seoul')`,
    ...(vendorCd ? [sql`l.vendor_cd = ${vendorCd}`] : []),
    ...(gateCd ? [sql`l.gate_cd = ${gateCd}`] : []),
    ...(noExitYn ? [sql`l.no_exit_yn = ${noExitYn}`] : []),
    ...(q ? [sql`(strpos(lower(p.person_nm), lower(${q})) > 0 or strpos(lower(v.vendor_nm), lower(${q})) > 0)`] : []),
  ])

export function entryLogRoutes(app: App, services: Services): void {
  registerList(app, services)
  registerExcel(app, services)
  registerCorrect(app, services)
}

function registerList(app: App, { db }: Services): void {
  app.get(
    LOG_API,
    { config: needs(ON_SITE_MENU), schema: { tags, querystring: listQuery, response: { 200: listOf(logRow) } } },
    async (request) => {
      const { page, limit } = request.query
      const found = conditionOf(request.query)
      const [rows, [count]] = await db.read(personUnder(request, ON_SITE_MENU, 'access'), (queries) =>
        Promise.all([
          queries.query<LogRow>(sql`select ${columns} from ${tables} where ${found}
            order by l.in_dt desc, l.entry_log_no desc limit ${limit} offset ${(page - 1) * limit}`),
          queries.query<{ total: number }>(sql`select count(*)::int as total from ${tables} where ${found}`),
        ]),
      )
      return { total: count?.total ?? 0, page, limit, rows }
    },
  )
}

const heads = [
  '입장',
  '퇴장',
  '성명',
  '업체',
  '수행부서',
  '구역',
  '게이트',
  '체류근로시간',
  '미퇴장',
  '정정',
  '신청번호',
]

function registerExcel(app: App, { db, clock }: Services): void {
  app.get(
    `${LOG_API}/excel`,
    { config: needs(ON_SITE_MENU), schema: { tags, querystring: condition } },
    async (request, reply) => {
      const { language } = request
      const person = personUnder(request, ON_SITE_MENU, 'access')
      const rows = await db.query<LogRow & { zoneNm: string | null; gateNm: string | null }>(
        person,
        sql`select ${columns}, ${named('GATE', sql`l.gate_cd`)} as "gateNm" from ${tables} where ${conditionOf(request.query)}
          order by l.in_dt, l.entry_log_no limit ${MOST_ROWS}`,
      )
      const now = clock.now()
      await logAccess(db, {
        now,
        userId: person.userId,
        ip: request.ip,
        accessCd: 'EXPORT',
        bizCd: 'entry-log',
        rowCnt: rows.length,
      })
      return reply
        .headers(
          fileHeaders('attachment', excelFileName(translate(language, '게이트 출입기록'), now), XLSX_CONTENT_TYPE),
        )
        .send(
          writeWorkbook({
            sheetNm: translate(language, '게이트 출입기록'),
            columns: heads.map((text, index) => ({
              text: translate(language, text),
              ...(index < 2 && { kind: 'dateTime' as const }),
            })),
            rows: rows.map((row) => [
              ...[
                row.inDt,
                row.outDt,
                row.personNm,
                row.vendorNm,
                row.hostDeptNm,
                row.zoneCd,
                row.gateNm ?? row.gateCd,
              ],
              ...[row.workHourVal, row.noExitYn, row.correctDesc, row.entryRqstDocNo],
            ]),
          }),
        )
    },
  )
}

const named = (group: string, code: Sql): Sql =>
  sql`(select c.code_nm from directory_code c where c.code_grp_cd = ${group} and c.code = ${code} limit 1)`

const correction = z.strictObject({
  rowVersion: z.number().int(),
  outDt: z.iso.datetime({ offset: true }),
  correctDesc: z.string().trim().min(10).max(1000),
})

/** 정정: the exit that nobody saw, or saw wrongly, with its reason. */
function registerCorrect(app: App, { db, clock }: Services): void {
  const params = z.object({ no: z.coerce.number().int().min(1) })
  app.post(
    `${LOG_API}/:no/correct`,
    {
      config: needs(ON_SITE_MENU, 'write', ['SHM']),
      schema: { tags, params, body: correction, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { no } = request.params
      const { outDt, correctDesc, rowVersion } = request.body
      const person = personUnder(request, ON_SITE_MENU, 'write')
      const now = clock.now()
      await db.write(person, async (tx) => {
        const [before] = await tx.query<{
          inDt: string
          outDt: string | null
          hours: number | null
          version: number
          vendorCd: string
        }>(
          sql`select in_dt as "inDt", out_dt as "outDt", work_hour_val as hours, row_version as version, vendor_cd as "vendorCd"
            from entry_log where entry_log_no = ${no} and delete_yn = 'N' for update`,
        )
        if (!before) throw notFound()
        if (before.version !== rowVersion) throw stale(undefined)
        const out = new Date(outDt)
        if (out.getTime() <= new Date(before.inDt).getTime() || out.getTime() > now.getTime())
          throw new Refusal(422, 'ENTRY_LOG_TIME', '퇴장 시각은 입장 뒤이고 지금보다 늦지 않아야 합니다.')
        const hours = netHours(new Date(before.inDt), out)
        await tx.query(sql`update entry_log set out_dt = ${out}, work_hour_val = ${hours}, correct_desc = ${correctDesc},
            correct_user_id = ${person.userId}, row_version = row_version + 1, update_user_id = ${person.userId}, update_dt = ${now}
          where entry_log_no = ${no}`)
        await writeAudit(tx, {
          now,
          userId: person.userId,
          plantCd: person.plantCd,
          vendorCd: before.vendorCd,
          bizCd: 'entry-log',
          bizNo: no,
          actionCd: 'CORRECT',
          reasonDesc: correctDesc,
          diff: { outDt: [before.outDt, outDt], workHourVal: [before.hours, hours] },
        })
      })
      return reply.status(204).send(null)
    },
  )
}
