/** What is done to single lines of a request, what the rules say of it, and the register of the equipment that comes in. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import { wordedFor } from '#platform/model/sentences.ts'
import { fileHeaders } from '#platform/server/attachments/download-headers.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { type Sql, sql } from '#platform/server/database/sql.ts'
import { rowsOf } from '#platform/server/directory/wire.ts'
import { askerOf, needsDocument } from '#platform/server/documents/rights.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import type { Services } from '#platform/server/services.ts'
import { evidenceFor } from './entry-check.logic.ts'
import {
  equipTypes,
  type LineState,
  lifters,
  preChecks,
  RELEASER,
  type RuleCd,
  releasable,
} from './entry-codes.model.ts'
import { entryPassRoutes } from './entry-pass.routes.ts'
import { entryRqst } from './entry-rqst.model.ts'
import { checkRow, lineBody, releaseBody } from './entry-rqst.wire.ts'
import { carryIn, decideLine, preCheck, release } from './entry-rqst-write.ts'

const tags = [entryRqst.label]
const api = entryRqst.api
const params = z.object({ no: z.coerce.number().int().min(1) })
const rowVersion = z.number().int()
const done = { 204: z.null() }
type StoredCheck = Omit<z.infer<typeof checkRow>, 'message' | 'lifterCds' | 'releasable' | 'ruleCd'> & {
  ruleCd: RuleCd
  msgCd: string | null
  msgDesc: string
  valuesJson: Record<string, unknown>
}

export function entryRqstRoutes(app: App, services: Services): void {
  registerChecks(app, services)
  entryPassRoutes(app, services)
  registerLine(app, services)
  registerEquipment(app, services)
  registerRegister(app, services)
}

const personOf = (request: FastifyRequest) => askerOf(request, entryRqst).person

function registerChecks(app: App, { db }: Services): void {
  app.get(
    `${api}/:no/checks`,
    { config: needsDocument(entryRqst), schema: { tags, params, response: { 200: rowsOf(checkRow) } } },
    async (request) => {
      const person = personOf(request)
      const rows = await db.query<StoredCheck>(
        person,
        sql`select c.person_no as "personNo", p.person_nm as "personNm", c.rule_cd as "ruleCd", c.result_cd as "resultCd",
            c.msg_cd as "msgCd", c.msg_desc as "msgDesc", c.values_json as "valuesJson", c.law_ref_desc as law, c.evidence_desc as "evidenceDesc",
            c.until_ymd as "untilYmd", c.release_desc as "releaseDesc", c.check_dt as "checkDt"
          from entry_check c join entry_rqst r using (entry_rqst_no) join vendor_person p on p.person_no = c.person_no
          where c.entry_rqst_no = ${request.params.no}
          order by case c.result_cd when 'BLOCK' then 0 when 'WARN' then 1 else 2 end, p.person_nm, c.rule_cd`,
      )
      const mayRelease = person.kind === 'staff' && person.roles.includes(RELEASER)
      return {
        rows: rows.map(({ msgCd, msgDesc, valuesJson, ...row }) => ({
          ...row,
          evidenceDesc: evidenceFor(person, row),
          message: wordedFor('contractor', request.language, { msgCd, message: msgDesc, values: valuesJson }),
          lifterCds: [...lifters[row.ruleCd]],
          releasable: mayRelease && row.resultCd === 'BLOCK' && releasable.has(row.ruleCd),
        })),
      }
    },
  )
}

function registerLine(app: App, services: Services): void {
  const config = needsDocument(entryRqst, 'write')
  app.post(
    `${api}/:no/line`,
    { config, schema: { tags, params, body: lineBody, response: done } },
    async (request, reply) => {
      await decideLine(services, askerOf(request, entryRqst), request.params.no, request.body)
      return reply.status(204).send(null)
    },
  )
  app.post(
    `${api}/:no/release`,
    {
      config: { right: { ...config.right, roles: [RELEASER] } },
      schema: { tags, params, body: releaseBody, response: done },
    },
    async (request, reply) => {
      await release(services, askerOf(request, entryRqst), request.params.no, request.body)
      return reply.status(204).send(null)
    },
  )
}

const equipBody = z.strictObject({ rowVersion, index: z.number().int().min(0).max(300) })

/** The check before equipment comes in, and its coming in (R3): the gate and safety. */
function registerEquipment(app: App, services: Services): void {
  const { right } = needsDocument(entryRqst)
  const config = { right: { ...right, roles: ['SEC', 'SHM'] } }
  app.post(
    `${api}/:no/precheck`,
    {
      config,
      schema: { tags, params, body: equipBody.extend({ resultCd: z.enum(['PASS', 'FAIL']) }), response: done },
    },
    async (request, reply) => {
      await preCheck(services, askerOf(request, entryRqst), request.params.no, request.body)
      return reply.status(204).send(null)
    },
  )
  app.post(
    `${api}/:no/carryin`,
    { config, schema: { tags, params, body: equipBody, response: done } },
    async (request, reply) => {
      await carryIn(services, askerOf(request, entryRqst), request.params.no, request.body)
      return reply.status(204).send(null)
    },
  )
}

const heads = [
  '신청번호',
  '업체',
  '장비종류',
  '모델',
  '등록번호',
  '정격하중',
  '안전검사만료',
  '조종원',
  '방폭',
  '반입점검',
  '점검일시',
  '반입일시',
  '출입 종료일',
]
const day = z.iso.date()
const MOST_ROWS = 20_000

/** 반입장비 대장. */
function registerRegister(app: App, { db, clock }: Services): void {
  app.get(
    `${api}/equips/excel`,
    { config: needsDocument(entryRqst), schema: { tags, querystring: z.object({ from: day, to: day }) } },
    async (request, reply) => {
      const { from, to } = request.query
      const person = personOf(request)
      const rows = await db.query<EquipRow>(
        person,
        equipRows(sql`r.entry_start_ymd <= ${to}::date and r.entry_end_ymd >= ${from}::date`),
      )
      const { language } = request
      const now = clock.now()
      await logAccess(db, {
        now,
        userId: person.userId,
        ip: request.ip,
        accessCd: 'EXPORT',
        bizCd: entryRqst.name,
        rowCnt: rows.length,
      })
      const label = '반입장비 대장'
      return reply
        .headers(
          fileHeaders('attachment', excelFileName(translate('contractor', language, label), now), XLSX_CONTENT_TYPE),
        )
        .send(
          writeWorkbook({
            sheetNm: translate('contractor', language, label),
            columns: heads.map((text) => ({
              text: translate('contractor', language, text),
              ...(text.endsWith('일시') && { kind: 'dateTime' as const }),
            })),
            rows: rows.map((row) => [
              ...[
                row.docNo,
                row.vendorNm,
                translate('contractor', language, equipTypes[row.equipTypeCd]),
                row.modelNm,
                row.regNo,
              ],
              ...[row.ratedLoadVal, row.inspectToYmd, row.operatorNm, row.exProofYn],
              ...[
                row.preCheckResultCd && translate('contractor', language, preChecks[row.preCheckResultCd]),
                row.preCheckDt,
              ],
              ...[row.carryInDt, row.endYmd],
            ]),
          }),
        )
    },
  )
}

interface EquipRow {
  docNo: string | null
  vendorNm: string
  equipTypeCd: keyof typeof equipTypes
  modelNm: string
  regNo: string | null
  ratedLoadVal: number | null
  inspectToYmd: string | null
  operatorNm: string | null
  exProofYn: string
  preCheckResultCd: keyof typeof preChecks | null
  preCheckDt: string | null
  carryInDt: string | null
  endYmd: string
  lineStatusCd: LineState
}
const equipRows = (condition: Sql): Sql => sql`
  select r.entry_rqst_doc_no as "docNo", v.vendor_nm as "vendorNm", e.equip_type_cd as "equipTypeCd", e.model_nm as "modelNm",
    e.reg_no as "regNo", e.rated_load_val as "ratedLoadVal", e.inspect_to_ymd as "inspectToYmd", p.person_nm as "operatorNm",
    e.ex_proof_yn as "exProofYn", e.pre_check_result_cd as "preCheckResultCd", e.pre_check_dt as "preCheckDt",
    e.carry_in_dt as "carryInDt", r.entry_end_ymd as "endYmd", e.line_status_cd as "lineStatusCd"
  from entry_rqst r join entry_rqst_equips e using (entry_rqst_no) join vendor_info v on v.vendor_cd = r.vendor_cd
    left join vendor_person p on p.person_no = e.operator_person_no
  where r.delete_yn = 'N' and r.status_cd in ('APPR', 'PART', 'SUSP', 'EXPIRED') and e.line_status_cd in ('OK', 'WARN') and ${condition}
  order by r.entry_start_ymd, r.entry_rqst_no, e.seq_no limit ${MOST_ROWS}`
