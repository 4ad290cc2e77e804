/** Approvals as they are moved: submitted, decided one by one or many, withdrawn, read, given to another approver. */
import { z } from 'zod'
import { translate } from '#platform/model/i18n.ts'
import { underPart } from '../database/change-key.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { notFound, Refusal } from '../refusal.ts'
import type { Services } from '../services.ts'
import { approvalAskerOf, needsMenu } from './approval.asker.ts'
import type { ApprovalAsker, ApprovalEngine } from './approval.engine.ts'
import { APPROVAL_ADMIN, readForPerson, titleFor } from './approval.read.ts'
import { deputyLinesOf } from './approval.rows.ts'
import {
  bulkAnswer,
  bulkBody,
  changeLineBody,
  checkAnswer,
  checkBody,
  decideBody,
  key,
  submitBody,
} from './approval.wire.ts'

const tags = ['결재']
const params = z.object({ no: key })
const made = z.object({ apprRqstNo: z.number() })
const ok = { 204: z.null() }

export function registerApprovalActions(app: App, services: Services, engine: ApprovalEngine): void {
  registerDrafting(app, engine)
  registerDeciding(app, services, engine)
  registerReading(app, services, engine)
}

function registerDrafting(app: App, engine: ApprovalEngine): void {
  app.post(
    '/api/manage/approval',
    { config: needsMenu('drafts', 'write'), schema: { tags, body: submitBody, response: { 201: made } } },
    async (request, reply) => {
      const apprRqstNo = await engine.submit(approvalAskerOf(request), request.body)
      return reply.status(201).send({ apprRqstNo })
    },
  )

  app.post(
    '/api/manage/approval/check',
    { config: needsMenu('drafts'), schema: { tags, body: checkBody, response: { 200: checkAnswer } } },
    async (request) => {
      const { apprBizCd, lines } = request.body
      const faults = await engine.check(approvalAskerOf(request), apprBizCd, lines)
      return {
        faults: faults.map(({ code, message, values }) => ({
          code,
          message: translate('platform', request.language, message, values ?? {}),
        })),
      }
    },
  )

  app.post(
    '/api/manage/approval/:no/withdraw',
    { config: needsMenu('drafts', 'write'), schema: { tags, params, response: ok } },
    async (request, reply) => {
      await engine.withdraw(approvalAskerOf(request), request.params.no)
      return reply.status(204).send(null)
    },
  )
}

function registerDeciding(app: App, services: Services, engine: ApprovalEngine): void {
  app.post(
    '/api/manage/approval/:no/decide',
    { config: needsMenu('box', 'write'), schema: { tags, params, body: decideBody, response: ok } },
    async (request, reply) => {
      await engine.decide(approvalAskerOf(request), request.params.no, request.body)
      return reply.status(204).send(null)
    },
  )

  // Each in a transaction of its own: one refusal does not undo the others (R6).
  app.post(
    '/api/manage/approval/bulk',
    { config: needsMenu('box', 'write'), schema: { tags, body: bulkBody, response: { 200: bulkAnswer } } },
    async (request) => {
      const asker = approvalAskerOf(request)
      const { apprRqstNoList, opinionDesc, unreadYn } = request.body
      const numbers = [...new Set(apprRqstNoList)]
      if (numbers.length > MOST_AT_ONCE) throw tooMany(numbers.length)
      if (unreadYn === 'N') await requireRead(services, asker, numbers)
      const failed: z.infer<typeof bulkAnswer>['failed'] = []
      for (const apprRqstNo of numbers) {
        try {
          const decide = () => engine.decide(asker, apprRqstNo, { decisionCd: 'OK', opinionDesc }, true)
          await underPart(String(apprRqstNo), decide)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          failed.push(await failureOf(services, engine, asker, apprRqstNo, error))
        }
      }
      const done = numbers.length - failed.length
      const message = translate('platform', request.language, '성공 {n}건, 실패 {m}건', { n: done, m: failed.length })
      return { done, message, failed }
    },
  )

  app.post(
    '/api/manage/approval/:no/change-line',
    {
      config: needsMenu('box', 'write', [APPROVAL_ADMIN]),
      schema: { tags, params, body: changeLineBody, response: ok },
    },
    async (request, reply) => {
      await engine.changeApprover(approvalAskerOf(request), request.params.no, request.body)
      return reply.status(204).send(null)
    },
  )
}

/** R6. */
const MOST_AT_ONCE = 100
function tooMany(n: number): Refusal {
  const code = 'APPR_TOO_MANY'
  const message = '한 번에 {most}건까지 승인할 수 있습니다. 지금 {n}건을 선택했습니다.'
  const values = { most: MOST_AT_ONCE, n }
  return new Refusal(422, code, message, { values, problems: [{ field: 'apprRqstNoList', code, message, values }] })
}

/** What was never opened is approved only by who has been asked whether he means it. */
async function requireRead(
  { db, clock }: Services,
  { person }: ApprovalAsker,
  numbers: readonly number[],
): Promise<void> {
  const unread = await db.read('SYSTEM', async (queries) => {
    const deputyLines = await deputyLinesOf(queries, person.userId, clock.now())
    const [row] = await queries.query<{ n: number }>(sql`select count(*) as n from appr_line
      where appr_rqst_no = any(${numbers}::bigint[]) and line_status_cd = 'TODO' and read_dt is null
        and line_type_cd in ('REVIEW', 'AGREE', 'APPROVE')
        and (user_id = ${person.userId} or appr_line_no = any(${deputyLines}::bigint[]))`)
    return row?.n ?? 0
  })
  if (unread > 0)
    throw new Refusal(409, 'APPR_UNREAD', '열람하지 않은 문서가 {n}건 있습니다. 계속하시겠습니까?', {
      values: { n: unread },
    })
}

/** The title is told only to who may read the request. */
async function failureOf(
  { db, clock }: Services,
  engine: ApprovalEngine,
  { person, language }: ApprovalAsker,
  apprRqstNo: number,
  error: Refusal,
) {
  const read = await db.write('SYSTEM', (tx) => readForPerson(tx, engine, person, apprRqstNo, clock.now()))
  const [first] = error.problemsIn('platform', language)
  return {
    apprRqstNo,
    apprTitle: read ? titleFor(engine, language, read.request, read) : null,
    code: error.code,
    message: first?.message ?? error.messageIn('platform', language),
  }
}

/** 열람: the reader's own lines, and those that he stands in for. A reference is done with it. */
function registerReading(app: App, { db, clock }: Services, engine: ApprovalEngine): void {
  app.post('/api/manage/approval/:no/read', { schema: { tags, params, response: ok } }, async (request, reply) => {
    const { person } = request
    const now = clock.now()
    await db.write('SYSTEM', async (tx) => {
      const read = await readForPerson(tx, engine, person, request.params.no, now)
      if (!read) throw notFound()
      const stood = [...read.deputies]
        .filter(([, userId]) => userId === person.userId)
        .map(([apprLineNo]) => apprLineNo)
      await tx.query(sql`update appr_line set read_dt = coalesce(read_dt, ${now}::timestamptz),
          line_status_cd = case when line_type_cd in ('REF', 'CIRC') then 'DONE' else line_status_cd end,
          act_dt = case when line_type_cd in ('REF', 'CIRC') then coalesce(act_dt, ${now}::timestamptz) else act_dt end
        where appr_rqst_no = ${request.params.no} and line_status_cd = 'TODO'
          and (user_id = ${person.userId} or appr_line_no = any(${stood}::bigint[]))`)
    })
    return reply.status(204).send(null)
  })
}
