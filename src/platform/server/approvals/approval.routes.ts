/** Approvals as they are read: the state of a document's requests, one request, the boxes. */
import './approval.i18n.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { rowsOf } from '#platform/model/call-words.ts'
import type { Transaction } from '../database/database.ts'
import { type Sql, sql } from '../database/sql.ts'
import { rightOf } from '../documents/rights.ts'
import type { App } from '../http/app.ts'
import { notFound } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { registerApprovalActions } from './approval.actions.routes.ts'
import { needsMenu } from './approval.asker.ts'
import type { ApprovalBiz } from './approval.biz.ts'
import { countBox, listBox, listDrafts, nameOf } from './approval.box.ts'
import { ApprovalEngine } from './approval.engine.ts'
import { mayDo, mayReadDocument, type Read, readForPerson, shownTo, storyOf } from './approval.read.ts'
import { deputyLinesOf } from './approval.rows.ts'
import { registerApprovalSettings } from './approval.settings.routes.ts'
import {
  type Approval,
  approval,
  approvalDetail,
  bizCode,
  boxAnswer,
  boxQuery,
  draftsAnswer,
  draftsQuery,
  key,
} from './approval.wire.ts'

const MAX_REQUESTS = 20
const tags = ['결재']

const numbers = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .transform((text) => text.split(',').map(Number))
  .refine((all) => all.length <= MAX_REQUESTS)

export function registerApprovals(app: App, services: Services, bizs: readonly ApprovalBiz[]): void {
  const engine = new ApprovalEngine(services, bizs)
  registerStatus(app, services, engine)
  registerOne(app, services, engine)
  registerBoxes(app, services, engine)
  registerApprovalActions(app, services, engine)
  registerApprovalSettings(app, services, engine)
}

function registerStatus(app: App, { db, clock }: Services, engine: ApprovalEngine): void {
  const querystring = z.object({ apprRqstNoList: numbers, apprBizCd: z.string().min(1).max(40) })
  app.get(
    '/api/manage/approval/status',
    { schema: { tags, querystring, response: { 200: rowsOf(approval) } } },
    async ({ person, language, query }) => ({
      rows: await db.write('SYSTEM', async (tx) => {
        const rows = await tx.query<Approval>(
          statusStatement(sql`r.appr_rqst_no = any(${query.apprRqstNoList}::bigint[])
          and r.appr_biz_cd = ${query.apprBizCd}`),
        )
        const open: Approval[] = []
        // What the person has no part in is left out, like what does not exist.
        for (const row of rows) {
          const read = await readForPerson(tx, engine, person, row.apprRqstNo, clock.now())
          if (read) open.push(shownTo(engine, language, row, read))
        }
        return open
      }),
    }),
  )
}

function registerOne(app: App, { db, clock }: Services, engine: ApprovalEngine): void {
  app.get(
    '/api/manage/approval/:no',
    { schema: { tags, params: z.object({ no: key }), response: { 200: approvalDetail } } },
    async ({ person, language, params }) =>
      db.write('SYSTEM', async (tx) => {
        const read = await readForPerson(tx, engine, person, params.no, clock.now())
        if (!read) throw notFound()
        return detailOf(tx, engine, person, language, read)
      }),
  )

  const querystring = z.object({ name: z.string().max(60), bizNo: key })
  const answer = z.object({
    apprRqstNoList: z.array(z.number()),
    apprBizCd: z.string().nullable(),
    current: approvalDetail.nullable(),
  })
  app.get(
    '/api/manage/approval/document',
    { schema: { tags, querystring, response: { 200: answer } } },
    async ({ person, language, query }) =>
      db.write('SYSTEM', async (tx) => {
        const kinds = engine.kindsOf(query.name)
        const found = await tx.query<{
          no: number
          apprBizCd: string
        }>(sql`select appr_rqst_no as no, appr_biz_cd as "apprBizCd"
          from appr_rqst where appr_biz_cd = any(${kinds}::text[]) and biz_no = ${query.bizNo} and delete_yn = 'N'
          order by appr_rqst_no desc limit ${MAX_REQUESTS}`)
        const [newest] = found
        const read = newest && (await readForPerson(tx, engine, person, newest.no, clock.now()))
        if (!newest || !read) return { apprRqstNoList: [], apprBizCd: null, current: null }
        const list = found.filter(({ apprBizCd }) => apprBizCd === newest.apprBizCd).map(({ no }) => no)
        return {
          apprRqstNoList: list,
          apprBizCd: newest.apprBizCd,
          current: await detailOf(tx, engine, person, language, read),
        }
      }),
  )
}

async function detailOf(
  tx: Transaction,
  engine: ApprovalEngine,
  person: SignedInPerson,
  language: FastifyRequest['language'],
  read: Read,
): Promise<z.infer<typeof approvalDetail>> {
  const { request, biz, deputies, reach } = read
  const [row] = await tx.query<Approval>(statusStatement(sql`r.appr_rqst_no = ${request.apprRqstNo}`))
  if (!row) throw notFound()
  const story = await storyOf(tx, engine, read, language)
  const ids = [...deputies.values(), ...story.former.map(({ userId }) => userId)]
  const people = await tx.query<{ userId: string; userNm: string }>(
    sql`select user_id as "userId", user_nm as "userNm" from directory_person where user_id = any(${ids}::text[])`,
  )
  const names = new Map(people.map(({ userId, userNm }) => [userId, userNm]))
  const model = engine.bizOf(request.apprBizCd)?.model
  const route = model && rightOf(person, model).access ? model.route.staff : undefined
  const isOpen = route !== undefined && (await mayReadDocument(tx, engine, person, request))
  return {
    ...shownTo(engine, language, row, read),
    contentYn: reach === 'WHOLE' ? ('Y' as const) : ('N' as const),
    apprBizNm: biz ? engine.inLanguage(language, biz).apprBizNm : null,
    prevApprRqstNo: request.prevApprRqstNo,
    deputies: [...deputies].map(([apprLineNo, userId]) => ({ apprLineNo, userId, userNm: names.get(userId) ?? null })),
    snapshot: story.snapshot,
    differences: story.differences,
    former: story.former.map(({ lineTypeCd, userId, decisionCd, opinionDesc }) => ({
      lineTypeCd,
      userNm: names.get(userId) ?? null,
      decisionCd,
      opinionDesc,
    })),
    documentUrl: isOpen ? `${route}/${request.bizNo}` : null,
    can: { ...mayDo(person, request, deputies), decisions: [...mayDo(person, request, deputies).decisions] },
  }
}

function registerBoxes(app: App, { db, clock }: Services, engine: ApprovalEngine): void {
  app.get(
    '/api/manage/approvals',
    { config: needsMenu('box'), schema: { tags, querystring: boxQuery, response: { 200: boxAnswer } } },
    async ({ person, language, query }) => {
      const now = clock.now()
      const { page, limit } = query
      return db.read('SYSTEM', async (queries) => {
        const lines = await deputyLinesOf(queries, person.userId, now)
        const [list, counts] = await Promise.all([
          listBox(queries, person.userId, lines, { ...query, heads: engine.headsIn(language) }, now),
          countBox(queries, person.userId, lines),
        ])
        return { ...list, rows: list.rows.map((row) => engine.inLanguage(language, row)), page, limit, counts }
      })
    },
  )

  app.get(
    '/api/manage/approval/drafts',
    { config: needsMenu('drafts'), schema: { tags, querystring: draftsQuery, response: { 200: draftsAnswer } } },
    async ({ person, language, query }) => {
      const { page, limit } = query
      const asked = { ...query, heads: engine.headsIn(language) }
      const list = await db.read('SYSTEM', (queries) => listDrafts(queries, person.userId, asked, clock.now()))
      return { ...list, rows: list.rows.map((row) => engine.inLanguage(language, row)), page, limit }
    },
  )

  app.get(
    '/api/manage/approval/kinds',
    { schema: { tags, response: { 200: rowsOf(z.object({ apprBizCd: bizCode, apprBizNm: z.string() })) } } },
    async ({ language }) => {
      const rows = await db.query<{ apprBizCd: string; apprBizNm: string }>(
        'SYSTEM',
        sql`select appr_biz_cd as "apprBizCd", appr_biz_nm as "apprBizNm" from appr_biz where delete_yn = 'N' order by 2`,
      )
      return { rows: rows.map((row) => engine.inLanguage(language, row)) }
    },
  )
}

/** Newest first. */
const statusStatement = (which: Sql): Sql => sql`
  select r.appr_rqst_no as "apprRqstNo", r.appr_biz_cd as "apprBizCd", r.biz_no as "bizNo", r.appr_title as "apprTitle",
    ${nameOf(sql`r.rqst_user_id`)} as "rqstUserNm", d.dept_nm as "rqstDeptNm", r.rqst_dt as "rqstDt",
    r.appr_status_cd as "apprStatusCd", r.urgent_yn as "urgentYn", r.rqst_opinion_desc as "rqstOpinionDesc",
    coalesce((select jsonb_agg(${lineJson} order by l.seq_no, l.appr_line_no) from appr_line l
      where l.appr_rqst_no = r.appr_rqst_no and l.delete_yn = 'N'), '[]') as lines
  from appr_rqst r left join sys_dept d on d.dept_cd = r.rqst_dept_cd
  where ${which} and r.delete_yn = 'N'
  order by r.rqst_dt desc nulls first, r.appr_rqst_no desc`

const lineJson = sql`jsonb_build_object('apprLineNo', l.appr_line_no, 'seqNo', l.seq_no, 'lineTypeCd', l.line_type_cd,
  'userId', l.user_id, 'userNm', ${nameOf(sql`l.user_id`)},
  'orgNm', (select p.org_nm from directory_person p where p.user_id = l.user_id),
  'actUserNm', case when l.deputy_yn = 'Y' then ${nameOf(sql`l.act_user_id`)} end, 'deputyYn', l.deputy_yn,
  'lineStatusCd', l.line_status_cd, 'decisionCd', l.decision_cd, 'opinionDesc', l.opinion_desc, 'actDt', l.act_dt)`
