/** The audit for who may open its menu: a list, one entry with all that changed in it, and the list as a sheet. */
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageOf, pageQuery } from '#platform/model/call-words.ts'
import type { Master } from '#platform/model/master.ts'
import type { Language } from '#platform/model/problem.ts'
import { wordedText } from '#platform/model/sentences.ts'
import { type ListColumn, listSheet, mostRows, requireWhole } from '../calls/list-sheet.ts'
import type { Queries } from '../database/database.ts'
import { raw, sql } from '../database/sql.ts'
import { rightOf } from '../documents/rights.ts'
import { sheetFormat } from '../documents/schemas.ts'
import { writeSheet } from '../excel/write-workbook.ts'
import type { App } from '../http/app.ts'
import { requireReason } from '../reason.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import { sendSheet } from '../sheets/sheet-file.ts'
import { needs, openRight, under } from '../sign-in/menu-right.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { logAccess } from './access-log.ts'
import { type AuditKind, AuditKinds, type AuditWords, actionIn, areaOf, labelIn, stateIn } from './audit-kinds.ts'
import {
  type AuditQuery,
  type AuditRow,
  auditCondition,
  auditConditions,
  auditRows,
  auditTotal,
  recordNames,
} from './audit-log.ts'
import { type AuditChange, auditChange, auditWords } from './audit-values.ts'
import { writeAudit } from './write-audit.ts'

const ROUTE = '/manage/log/auditLog'
const PATH = '/api/manage/log/auditlog'
const tags = ['감사 로그']

const query = pageQuery.extend(auditConditions.shape)

const nullable = z.string().nullable()
const row = z.object({
  auditNo: z.number(),
  auditDt: z.string(),
  userId: nullable,
  userNm: nullable,
  ipAddr: nullable,
  bizCd: z.string(),
  bizNm: z.string(),
  bizNo: z.string(),
  title: nullable,
  actionNm: z.string(),
  fromStatusNm: nullable,
  toStatusNm: nullable,
  reasonDesc: nullable,
  changeDesc: z.string(),
})
type Row = z.infer<typeof row>
const one = row.extend({ changes: z.array(auditChange), url: nullable })

/** With the scope of this menu; a file is asked for by POST and read all the same. */
const readerOf = ({ person }: FastifyRequest): SignedInPerson =>
  under(person, openRight(person.rights.get(ROUTE)), 'read')

export function registerAuditLog(
  app: App,
  services: Services,
  masters: readonly Master[],
  words: readonly AuditWords[],
): void {
  const { db, models } = services
  const kinds = new AuditKinds(models, masters, words)
  const condition = (person: SignedInPerson, asked: AuditQuery) => auditCondition(kinds, models, person, asked)

  app.get(
    `${PATH}s`,
    {
      config: needs(ROUTE),
      schema: {
        tags,
        querystring: query,
        response: { 200: pageOf(row) },
      },
    },
    async (request) => {
      const { query, language } = request
      const person = readerOf(request)
      const { page, limit } = query
      const where = condition(person, query)
      return db.read(person, async (queries) => {
        const [[count], rows] = await Promise.all([
          queries.query<{ total: number }>(auditTotal(where)),
          queries.query<AuditRow>(auditRows(models, person, where, sql`limit ${limit} offset ${(page - 1) * limit}`)),
        ])
        const told = await tellRows(queries, kinds, rows, language)
        return { total: count?.total ?? 0, page, limit, rows: told.map(({ row }) => row) }
      })
    },
  )

  const params = z.object({ auditNo: z.coerce.number().int().positive() })
  app.get(
    `${PATH}/:auditNo`,
    { config: needs(ROUTE), schema: { tags, params, response: { 200: one } } },
    async (request) => {
      const { language } = request
      const person = readerOf(request)
      const where = sql`a.audit_no = ${request.params.auditNo} and ${condition(person, {})}`
      return db.read(person, async (queries) => {
        const rows = await queries.query<AuditRow>(auditRows(models, person, where, raw('')))
        const [found] = await tellRows(queries, kinds, rows, language)
        if (!found) throw notFound()
        return { ...found.row, changes: found.changes, url: urlOf(found.subject, found.row.title, person) }
      })
    },
  )
  registerKinds(app, kinds)
  registerExcel(app, services, kinds)
}

/** What may be chosen to narrow the list: kinds, each with the steps that are its own. */
function registerKinds(app: App, kinds: AuditKinds): void {
  const choice = z.object({ code: z.string(), codeNm: z.string() })
  const answer = z.object({ rows: z.array(choice.extend({ actions: z.array(choice) })) })
  app.get(
    `${PATH}kinds`,
    { config: needs([ROUTE, '/manage/log/accessLog']), schema: { tags, response: { 200: answer } } },
    async ({ person, language }) => {
      const rows = kinds.seenBy(person).map((kind) => ({
        code: kind.bizCd,
        codeNm: labelIn(kind, language),
        actions: Object.keys({ ...kind.model?.lifecycle.actions, ...kind.words?.actions }).map((code) => ({
          code,
          codeNm: actionIn(kind, code, language),
        })),
      }))
      return { rows: rows.sort((a, b) => a.codeNm.localeCompare(b.codeNm)) }
    },
  )
}

/** Where the reader finds the thing itself: nowhere when its menu is closed to him. */
function urlOf({ kind: { model, master }, no }: Subject, title: string | null, person: SignedInPerson): string | null {
  if (model) {
    const route = person.kind === 'vendor' ? model.route.vendor : model.route.staff
    return rightOf(person, model).access && title !== null ? `${route}/${no}` : null
  }
  if (!master || !person.rights.get(master.route)?.access) return null
  return master.route
}

interface Told {
  /** What it is called by and opened at: the thing itself, or the document that it is about. */
  subject: Subject
  row: Row
  changes: AuditChange[]
}
const MOST_NAMED = 3

/** Entries in words: of which record, what was done, what became of which field. */
async function tellRows(
  db: Queries,
  kinds: AuditKinds,
  rows: readonly AuditRow[],
  language: Language,
): Promise<Told[]> {
  const withKinds = rows.map((row) => ({
    row,
    kind: kinds.of(row.bizCd),
    subject: subjectOf(kinds, row),
    diff: row.diff,
  }))
  const words = await auditWords(db, withKinds, language)
  const names = await namesOf(
    db,
    withKinds.map(({ subject }) => subject),
  )
  return withKinds.map(({ row, kind, subject, diff }) => {
    const { auditNo, auditDt, userId, userNm, ipAddr, bizCd, bizNo, reasonDesc } = row
    const changes = words(kind, diff)
    const named = names.get(`${subject.kind.bizCd}:${subject.no}`)
    const status = (code: string | null) => code && stateIn(kind, code, language)
    return {
      subject,
      changes,
      row: {
        auditNo,
        auditDt,
        userId,
        userNm,
        ipAddr,
        bizCd,
        bizNo,
        reasonDesc: reasonDesc && wordedText(areaOf(kind), language, reasonDesc),
        bizNm: labelIn(kind, language),
        title: named
          ? [named.docNo, named.title && wordedText(areaOf(subject.kind), language, named.title)]
              .filter(Boolean)
              .join(' ')
          : null,
        actionNm: actionIn(kind, row.actionCd, language),
        fromStatusNm: status(row.fromStatusCd),
        toStatusNm: status(row.toStatusCd),
        changeDesc: changes
          .slice(0, MOST_NAMED)
          .map(({ label }) => label)
          .concat(changes.length > MOST_NAMED ? [`+${changes.length - MOST_NAMED}`] : [])
          .join(', '),
      },
    }
  })
}

interface Subject {
  kind: AuditKind
  no: string
}
const subjectOf = (kinds: AuditKinds, { bizCd, bizNo, aboutBizCd, aboutBizNo }: AuditRow): Subject => ({
  kind: kinds.of(aboutBizCd ?? bizCd),
  no: aboutBizNo ?? bizNo,
})

async function namesOf(db: Queries, subjects: readonly Subject[]) {
  const names = new Map<string, { docNo: string | null; title: string | null }>()
  for (const kind of new Set(subjects.map((one) => one.kind))) {
    if (!kind.model) continue
    const nos = subjects.filter((one) => one.kind === kind).map(({ no }) => Number(no))
    const found = await db.query<{ bizNo: string; docNo: string | null; title: string | null }>(
      recordNames(kind.model, [...new Set(nos)]),
    )
    for (const { bizNo, ...name } of found) names.set(`${kind.bizCd}:${bizNo}`, name)
  }
  return names
}

/** What leaves the site leaves a trace: the reason, the conditions and how many entries, in the audit and in the log of access. */
function registerExcel(app: App, services: Services, kinds: AuditKinds): void {
  const { db, models, clock } = services
  const body = z.strictObject({ reasonDesc: z.string().trim().max(500) })
  app.post(
    `${PATH}s/excel`,
    { config: needs(ROUTE), schema: { tags, querystring: auditConditions.extend({ format: sheetFormat }), body } },
    async (request, reply) => {
      const { language, body, ip } = request
      const { format, ...conditions } = request.query
      const person = readerOf(request)
      const { reasonDesc } = body
      requireReason(reasonDesc, language)
      const where = auditCondition(kinds, models, person, conditions)
      const most = mostRows(services)
      const told = await db.read(person, async (queries) => {
        const rows = await queries.query<AuditRow>(auditRows(models, person, where, sql`limit ${most + 1}`))
        requireWhole(rows, most)
        return tellRows(queries, kinds, rows, language)
      })
      const about = { bizCd: 'audit-log', bizNo: 'excel', actionCd: 'EXPORT' }
      await db.write(person, (tx) =>
        writeAudit(tx, {
          now: clock.now(),
          userId: person.userId,
          ip,
          plantCd: person.plantCd,
          ...about,
          reasonDesc,
          diff: { rowCnt: [null, told.length], ...asAudited(conditions) },
        }),
      )
      await logAccess(db, {
        now: clock.now(),
        userId: person.userId,
        ip,
        accessCd: 'EXPORT',
        bizCd: 'audit-log',
        detailDesc: reasonDesc,
        rowCnt: told.length,
      })
      const { label, ...sheet } = listSheet(request, { area: 'platform', label: '감사 로그', columns, rows: told })
      return sendSheet(reply, request, services, { label, format }, writeSheet({ sheetNm: label, ...sheet }, format))
    },
  )
}

const asAudited = (conditions: object): Record<string, [null, unknown]> =>
  Object.fromEntries(Object.entries(conditions).map(([name, value]) => [name, [null, value]]))

const columns: readonly ListColumn<Told>[] = [
  { text: '일시', kind: 'dateTime', width: 18, value: ({ row }) => row.auditDt },
  { text: '아이디', kind: 'text', width: 14, value: ({ row }) => row.userId },
  { text: '이름', kind: 'text', width: 12, value: ({ row }) => row.userNm },
  { text: 'IP', kind: 'text', width: 16, value: ({ row }) => row.ipAddr },
  { text: '대상', kind: 'text', width: 16, value: ({ row }) => row.bizNm },
  { text: '번호', kind: 'text', width: 14, value: ({ row }) => row.bizNo },
  { text: '제목', kind: 'text', width: 40, value: ({ row }) => row.title },
  { text: '행위', kind: 'text', width: 14, value: ({ row }) => row.actionNm },
  {
    text: '상태',
    kind: 'text',
    width: 20,
    value: ({ row }) => [row.fromStatusNm, row.toStatusNm].filter(Boolean).join(' → '),
  },
  { text: '사유', kind: 'text', width: 30, value: ({ row }) => row.reasonDesc },
  { text: '전후값', kind: 'text', width: 80, value: ({ changes }) => changes.map(changeText).join('\n') },
]
const changeText = ({ label, before, after }: AuditChange): string => `${label}: ${before || '–'} → ${after || '–'}`
