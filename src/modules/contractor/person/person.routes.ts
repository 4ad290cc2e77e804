/** The roster over HTTP: a vendor keeps its own, the site reads it with birthday and phone masked. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Role } from '#platform/model/document.ts'
import { excelFileName } from '#platform/model/excel/file-name.ts'
import { XLSX_CONTENT_TYPE } from '#platform/model/excel/workbook-parts.ts'
import { searchText } from '#platform/model/hangul.ts'
import { translate } from '#platform/model/i18n.ts'
import { logAccess } from '#platform/server/audit/access-log.ts'
import { and, type Sql, sql } from '#platform/server/database/sql.ts'
import { listOf, nullableText, searchWord } from '#platform/server/directory/wire.ts'
import type { Asker } from '#platform/server/documents/store.ts'
import { writeWorkbook } from '#platform/server/excel/write-workbook.ts'
import type { App } from '#platform/server/http/app.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import type { Services } from '#platform/server/services.ts'
import { needs, personUnder } from '#platform/server/sign-in/menu-right.ts'
import type { SignedInPerson } from '#platform/server/sign-in/person.ts'
import { maskedBirth, maskedName, maskedPhone } from './person.logic.ts'
import { roster, personRoutes as routes } from './person.model.ts'
import { type Line, line } from './person.wire.ts'
import { addPerson, changePerson, finishMove, leavePerson } from './person-write.ts'

const tags = [roster.label]
const rosterMenus = [routes.staff, routes.vendor]
/** Who must know who somebody is: safety, health, education, the gate. */
const knowing: readonly Role[] = ['SHM', 'SHD', 'HLM', 'NUR', 'EDU', 'SEC', 'CSO']
const record = line.extend({
  genderCd: nullableText,
  visaTypeCd: nullableText,
  emergencyPhoneNo: nullableText,
  langCd: z.string(),
  contractFromYmd: nullableText,
  agreeYn: z.string(),
  agreeDt: nullableText,
  photoFileId: z.number().nullable(),
  rowVersion: z.number(),
  editable: z.boolean(),
})
type PersonRecord = z.infer<typeof record>

const code = z.string().max(20)
const listQuery = z.object({
  q: searchWord,
  vendorCd: code.optional(),
  personStatusCd: code.optional(),
  jobTypeCd: code.optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(300).default(20),
})

const personOf = (request: FastifyRequest, kind: 'access' | 'write' = 'access'): SignedInPerson =>
  personUnder(request, request.person.kind === 'vendor' ? routes.vendor : routes.staff, kind)
const mayWrite = (person: SignedInPerson) =>
  person.kind === 'vendor' && person.rights.get(routes.vendor)?.write === true

/** Only a vendor writes its roster. @throws Refusal 403 */
function writerOf(request: FastifyRequest): Asker {
  const person = personOf(request, 'write')
  if (person.kind !== 'vendor') throw forbidden()
  return { person, language: request.language, ip: request.ip || null, mayWrite: true }
}

const conditionOf = ({ q, vendorCd, personStatusCd, jobTypeCd }: z.infer<typeof listQuery>): Sql => {
  const text = searchText(q)
  return and([
    sql`p.delete_yn = 'N'`,
    ...(vendorCd ? [sql`p.vendor_cd = ${vendorCd}`] : []),
    ...(personStatusCd ? [sql`p.person_status_cd = ${personStatusCd}`] : []),
    ...(jobTypeCd ? [sql`p.job_type_cd = ${jobTypeCd}`] : []),
    ...(text
      ? [
          sql`(strpos(lower(p.person_nm), ${text}) > 0 or strpos(p.person_nm_initials, ${text}) > 0 or p.person_no::text = ${text})`,
        ]
      : []),
  ])
}

const lineColumns = sql`p.person_no as "personNo", p.vendor_cd as "vendorCd",
  (select v.vendor_nm from vendor_info v where v.vendor_cd = p.vendor_cd) as "vendorNm", p.person_nm as "personNm",
  p.birth_ymd as "birthYmd", p.phone_no as "phoneNo", p.job_type_cd as "jobTypeCd", p.nation_cd as "nationCd",
  p.visa_to_ymd as "visaToYmd", p.employ_type_cd as "employTypeCd", p.contract_to_ymd as "contractToYmd", p.hire_ymd as "hireYmd",
  (select count(*)::int from person_qual x where x.person_no = p.person_no and x.status_cd = 'CONFIRM' and x.delete_yn = 'N') as "qualCnt",
  p.person_status_cd as "personStatusCd",
  (select m.due_ymd from person_move m where p.person_no in (m.from_person_no, m.to_person_no) and m.move_status_cd = 'RQST' limit 1) as "moveDueYmd",
  (select m.person_move_no from person_move m where m.from_person_no = p.person_no and m.move_status_cd = 'RQST' limit 1) as "moveNo"`

/** Names of other vendors' people, birthdays and phones stay with who needs them (Part 0.7). */
function shown<Row extends Line>(row: Row, person: SignedInPerson): Row {
  const isOwn = row.vendorCd === person.vendorCd
  const isBelow = person.kind === 'vendor' && !isOwn
  return {
    ...row,
    phoneNo: maskedPhone(row.phoneNo),
    birthYmd: isOwn ? row.birthYmd : maskedBirth(row.birthYmd),
    ...(isBelow && { personNm: maskedName(row.personNm) }),
  }
}

export function personRoutes(app: App, services: Services): void {
  registerList(app, services)
  registerRecord(app, services)
  registerWrite(app, services)
  registerSteps(app, services)
  registerExcel(app, services)
  registerHeadcount(app, services)
}

function registerList(app: App, { db }: Services): void {
  app.get(
    `${roster.api}s`,
    { config: needs(rosterMenus), schema: { tags, querystring: listQuery, response: { 200: listOf(line) } } },
    async (request) => {
      const person = personOf(request)
      const { query } = request
      const found = conditionOf(query)
      const [rows, [count]] = await db.read(person, (queries) =>
        Promise.all([
          queries.query<Line>(sql`select ${lineColumns} from vendor_person p where ${found}
            order by p.person_nm, p.person_no limit ${query.limit} offset ${(query.page - 1) * query.limit}`),
          queries.query<{ total: number }>(sql`select count(*)::int as total from vendor_person p where ${found}`),
        ]),
      )
      const { page, limit } = query
      return { total: count?.total ?? 0, page, limit, rows: rows.map((row) => shown(row, person)) }
    },
  )
}

const params = z.object({ no: z.coerce.number().int().min(1) })

/** Who needs it opens everything of one person, and that is kept; for others it stays masked. */
function registerRecord(app: App, { db, clock }: Services): void {
  app.get(
    `${roster.api}/:no`,
    { config: needs(rosterMenus), schema: { tags, params, response: { 200: record } } },
    async (request) => {
      const person = personOf(request)
      const [row] = await db.query<Omit<PersonRecord, 'editable'>>(
        person,
        sql`select ${lineColumns}, p.gender_cd as "genderCd", p.visa_type_cd as "visaTypeCd", p.emergency_phone_no as "emergencyPhoneNo",
            p.lang_cd as "langCd", p.contract_from_ymd as "contractFromYmd", p.agree_yn as "agreeYn", p.agree_dt as "agreeDt",
            p.photo_file_id as "photoFileId", p.row_version as "rowVersion"
          from vendor_person p where p.person_no = ${request.params.no} and p.delete_yn = 'N'`,
      )
      if (!row) throw notFound()
      const isOwn = row.vendorCd === person.vendorCd
      const editable = isOwn && mayWrite(person) && row.personStatusCd !== 'LEAVE'
      const mayKnow = isOwn || (person.kind === 'staff' && knowing.some((role) => person.roles.includes(role)))
      if (!mayKnow)
        return { ...shown({ ...row, editable }, person), emergencyPhoneNo: maskedPhone(row.emergencyPhoneNo) }
      if (!isOwn)
        await logAccess(db, {
          now: clock.now(),
          userId: person.userId,
          ip: request.ip,
          accessCd: 'OPEN',
          bizCd: roster.name,
          bizNo: row.personNo,
        })
      return { ...row, editable }
    },
  )
}

const added = z.object({ personNo: z.number(), message: nullableText })

function registerWrite(app: App, services: Services): void {
  const { db, clock } = services
  const config = needs(rosterMenus, 'write')
  const writing = (asker: Asker) => ({ asker, now: clock.now(), today: clock.today() })

  app.post(
    roster.api,
    { config, schema: { tags, body: z.record(z.string(), z.unknown()), response: { 201: added } } },
    async (request, reply) => {
      const asker = writerOf(request)
      const { personNo, askedVendorNm } = await db.write(asker.person, (tx) =>
        addPerson({ tx, ...writing(asker) }, request.body),
      )
      const text = '다른 업체({vendorNm})에 소속된 인원입니다. 이적 요청을 보냈습니다.'
      const message = askedVendorNm && translate('contractor', request.language, text, { vendorNm: askedVendorNm })
      return reply.status(201).send({ personNo, message })
    },
  )

  app.put(
    `${roster.api}/:no`,
    {
      config,
      schema: { tags, params, body: z.looseObject({ rowVersion: z.number().int() }), response: { 204: z.null() } },
    },
    async (request, reply) => {
      const asker = writerOf(request)
      const { rowVersion, ...input } = request.body
      await db.write(asker.person, (tx) =>
        changePerson({ tx, ...writing(asker) }, request.params.no, rowVersion, input),
      )
      return reply.status(204).send(null)
    },
  )
}

/** Who leaves, and who is let go to another vendor. */
function registerSteps(app: App, services: Services): void {
  const { db, clock } = services
  const config = needs(rosterMenus, 'write')
  app.post(
    `${roster.api}/:no/leave`,
    { config, schema: { tags, params, response: { 204: z.null() } } },
    async (request, reply) => {
      const asker = writerOf(request)
      const at = { now: clock.now(), today: clock.today() }
      await db.write(asker.person, (tx) => leavePerson({ tx, asker, ...at }, request.params.no))
      return reply.status(204).send(null)
    },
  )

  app.post(
    `${roster.api}/:no/release`,
    { config, schema: { tags, params, response: { 204: z.null() } } },
    async (request, reply) => {
      const { person } = writerOf(request)
      await db.write(person, async (tx) => {
        const [move] = await tx.query<{ no: number }>(
          sql`select person_move_no as no from person_move where from_person_no = ${request.params.no}
            and from_vendor_cd = ${person.vendorCd} and move_status_cd = 'RQST'`,
        )
        if (!move) throw notFound()
        await finishMove(tx, move.no, 'release', { now: clock.now(), today: clock.today(), userId: person.userId })
      })
      return reply.status(204).send(null)
    },
  )
}

const MOST_ROWS = 20_000

const sendFile = (reply: FastifyReply, { language }: FastifyRequest, label: string, now: Date) =>
  reply
    .type(XLSX_CONTENT_TYPE)
    .header(
      'content-disposition',
      `attachment; filename*=UTF-8''${encodeURIComponent(excelFileName(translate('contractor', language, label), now))}`,
    )

function registerExcel(app: App, { db, clock }: Services): void {
  app.get(
    `${roster.api}s/excel`,
    { config: needs(rosterMenus), schema: { tags, querystring: listQuery } },
    async (request, reply) => {
      const person = personOf(request)
      const { language } = request
      const rows = await db.query<Line & Record<'jobNm' | 'nationNm' | 'employNm' | 'statusNm', string>>(
        person,
        sql`select ${lineColumns}, ${named('JOB_TYPE', 'job_type_cd')} as "jobNm", ${named('NATION', 'nation_cd')} as "nationNm",
            ${named('EMPLOY_TYPE', 'employ_type_cd')} as "employNm", ${named('PERSON_STATUS', 'person_status_cd')} as "statusNm"
          from vendor_person p where ${conditionOf(request.query)} order by 3, p.person_nm limit ${MOST_ROWS}`,
      )
      await logAccess(db, {
        now: clock.now(),
        userId: person.userId,
        ip: request.ip,
        accessCd: 'EXPORT',
        bizCd: roster.name,
        rowCnt: rows.length,
      })
      const heads = [
        '업체',
        '성명',
        '생년월일',
        '휴대폰',
        '직종',
        '국적',
        '고용형태',
        '입사일',
        '체류만료',
        '확인 자격',
        '상태',
      ]
      return sendFile(reply, request, roster.label, clock.now()).send(
        writeWorkbook({
          sheetNm: translate('contractor', language, roster.label),
          columns: heads.map((text) => ({ text: translate('contractor', language, text) })),
          rows: rows
            .map((row) => shown(row, person))
            .map((row) => [
              ...[row.vendorNm, row.personNm, row.birthYmd, row.phoneNo, row.jobNm, row.nationNm, row.employNm],
              ...[row.hireYmd, row.visaToYmd, row.qualCnt, row.statusNm],
            ]),
        }),
      )
    },
  )
}

function registerHeadcount(app: App, { db, clock }: Services): void {
  const yearQuery = z.object({ year: z.coerce.number().int().min(2000).max(2999), vendorCd: code.optional() })
  app.get(
    `${roster.api}s/headcount`,
    { config: needs(rosterMenus), schema: { tags, querystring: yearQuery } },
    async (request, reply) => {
      const person = personOf(request)
      const { year, vendorCd } = request.query
      const rows = await db.query<{ vendorCd: string; vendorNm: string; bizNum: string; counts: number[] }>(
        person,
        headcounts(year, vendorCd),
      )
      const { language } = request
      const months = Array.from({ length: 12 }, (_, index) =>
        translate('contractor', language, '{n}월', { n: index + 1 }),
      )
      return sendFile(reply, request, '통합 산업재해 현황 입력자료', clock.now()).send(
        writeWorkbook({
          sheetNm: String(year),
          columns: [
            ...['업체코드', '업체명', '사업자등록번호'].map((text) => translate('contractor', language, text)),
            ...months,
          ].map((text, index) => ({ text, ...(index > 2 && { kind: 'count' as const }) })),
          rows: rows.map(({ counts, ...row }) => [row.vendorCd, row.vendorNm, row.bizNum, ...counts]),
        }),
      )
    },
  )
}

const named = (group: string, column: string): Sql => sql`(select c.code_nm from directory_code c
  where c.code_grp_cd = ${group} and c.code = case ${column}::text when 'job_type_cd' then p.job_type_cd when 'nation_cd' then p.nation_cd
    when 'employ_type_cd' then p.employ_type_cd else p.person_status_cd end)`

/**
 * Who was employed on the last day of each month, as the united statistics of accidents ask for; months to come are empty.
 *
 * @law 산업안전보건법 제10조제2항, 같은 법 시행규칙 제7조
 */
const headcounts = (year: number, vendorCd: string | undefined): Sql => sql`
  select v.vendor_cd as "vendorCd", v.vendor_nm as "vendorNm", v.biz_num as "bizNum",
    (select array_agg((select count(*)::int from vendor_person p where p.vendor_cd = v.vendor_cd and p.delete_yn = 'N'
        and p.person_status_cd <> 'WAIT' and p.hire_ymd <= m.last and (p.leave_ymd is null or p.leave_ymd > m.last)) order by m.no)
      from (select no, (make_date(${year}::int, no, 1) + interval '1 month - 1 day')::date as last from generate_series(1, 12) no) m) as counts
  from vendor_info v where v.delete_yn = 'N' and v.vendor_status_cd in ('ACTIVE', 'SUSP', 'TERM')
    and (${vendorCd ?? null}::text is null or v.vendor_cd = ${vendorCd ?? null}) order by v.vendor_nm, v.vendor_cd`
