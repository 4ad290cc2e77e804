/**
 * 부재·위임: who is away and who decides for him. Who it is, says whoever is away himself or, where he cannot any more, the
 * head of his department: the approval administrator sees and ends absences, and names nobody's deputy.
 */
import { z } from 'zod'
import { nullableText, rowsOf, writtenInstant } from '#platform/model/call-words.ts'
import type { Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { messageOf, notifyThrough } from '../notifications/notify.ts'
import { platformMessages } from '../notifications/platform.messages.ts'
import { notFound, type RuleProblem, ruleRefused } from '../refusal.ts'
import type { Services } from '../services.ts'
import type { SignedInPerson } from '../sign-in/person.ts'
import { needsMenu } from './approval.asker.ts'
import { APPROVAL_ADMIN } from './approval.read.ts'
import { headsAbove, isHeadAbove, loadPeople, peopleBelow } from './approval.rows.ts'
import { bizCode, freeText, key, userKey } from './approval.wire.ts'

const tags = ['결재']
const absence = z.object({
  absenceNo: z.number(),
  userId: z.string(),
  userNm: nullableText,
  deputyUserId: z.string(),
  deputyUserNm: nullableText,
  startDt: z.string(),
  endDt: z.string(),
  scopeCd: z.string(),
  apprBizCds: z.array(z.string()),
  reasonDesc: z.string(),
  mayEnd: z.boolean(),
})
const absences = rowsOf(absence).extend({
  /** For whom he may name a deputy besides himself: those whose department he heads. */
  people: z.array(z.object({ userId: z.string(), userNm: z.string() })),
})
const instant = writtenInstant
const body = z.strictObject({
  /** Somebody else's: whoever heads his department only. */
  userId: userKey.optional(),
  deputyUserId: userKey,
  startDt: instant,
  endDt: instant,
  scopeCd: z.enum(['ALL', 'BIZ']).default('ALL'),
  apprBizCds: z.array(bizCode).max(20).default([]),
  reasonDesc: freeText(1000).transform((text) => text.trim()),
})
type Body = z.infer<typeof body>

export function registerAbsences(app: App, { db, clock }: Services): void {
  const querystring = z.strictObject({ pastYn: z.enum(['Y', 'N']).default('N') })
  app.get(
    '/api/manage/approval/absences',
    { config: needsMenu('absence'), schema: { tags, querystring, response: { 200: absences } } },
    async ({ person, query }) => {
      const isAdmin = person.roles.includes(APPROVAL_ADMIN)
      return db.read('SYSTEM', async (queries) => {
        const people = await peopleBelow(queries, person.userId, clock.today())
        const his = [person.userId, ...people.map(({ userId }) => userId)]
        const rows = await queries.query<
          z.infer<typeof absence>
        >(sql`select a.absence_no as "absenceNo", a.user_id as "userId", u.user_nm as "userNm",
            a.deputy_user_id as "deputyUserId", d.user_nm as "deputyUserNm", a.start_dt as "startDt", a.end_dt as "endDt",
            a.scope_cd as "scopeCd", coalesce(string_to_array(a.appr_biz_cds, ','), '{}') as "apprBizCds",
            a.reason_desc as "reasonDesc", (${isAdmin} or a.user_id = any(${his}::text[])) as "mayEnd"
          from appr_absence a left join directory_person u on u.user_id = a.user_id
            left join directory_person d on d.user_id = a.deputy_user_id
          where a.delete_yn = 'N' and (${isAdmin} or a.user_id = any(${his}::text[]) or a.deputy_user_id = ${person.userId})
            and (${query.pastYn === 'Y'} or a.end_dt >= ${clock.now()}) order by a.start_dt desc, 1 limit 500`)
        return { rows, people }
      })
    },
  )

  app.post(
    '/api/manage/approval/absences',
    {
      config: needsMenu('absence', 'write'),
      schema: { tags, body, response: { 201: z.object({ absenceNo: z.number() }) } },
    },
    async ({ person, body: sent }, reply) => {
      const { userId = person.userId } = sent
      const absenceNo = await db.write('SYSTEM', async (tx) => {
        // Two at once for one person come one after the other.
        await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`appr-absence:${userId}`}, 0))`)
        if (userId !== person.userId && !(await headsAbove(tx, userId)).has(person.userId)) throw notHis()
        const problems = await problemsOf(tx, userId, sent, clock.today())
        if (problems.length > 0) throw ruleRefused(problems)
        return insert(tx, person, userId, sent, clock.now())
      })
      return reply.status(201).send({ absenceNo })
    },
  )

  app.delete(
    '/api/manage/approval/absences/:no',
    {
      config: needsMenu('absence', 'write'),
      schema: { tags, params: z.object({ no: key }), response: { 204: z.null() } },
    },
    async ({ person, params }, reply) => {
      const isAdmin = person.roles.includes(APPROVAL_ADMIN)
      const rows = await db.query(
        'SYSTEM',
        sql`update appr_absence a set delete_yn = 'Y', update_user_id = ${person.userId}, update_dt = ${clock.now()},
            row_version = row_version + 1
          where absence_no = ${params.no} and delete_yn = 'N'
            and (${isAdmin} or user_id = ${person.userId} or ${isHeadAbove(sql`a.user_id`, person.userId)}) returning 1`,
      )
      if (rows.length === 0) throw notFound()
      return reply.status(204).send(null)
    },
  )
}

/** The same for somebody whom he does not head and for nobody. */
const notHis = () =>
  ruleRefused([
    { field: 'userId', code: 'APPR_ABSENCE_WHOSE', message: '부재는 본인이나 소속 부서장이 등록할 수 있습니다.' },
  ])

async function problemsOf(tx: Transaction, userId: string, sent: Body, today: string): Promise<RuleProblem[]> {
  const problems: RuleProblem[] = []
  const refuse = (field: string, code: string, message: string) => problems.push({ field, code, message })
  if (sent.reasonDesc === '') refuse('reasonDesc', 'APPR_ABSENCE_REASON', '사유를 입력하세요.')
  if (Date.parse(sent.endDt) <= Date.parse(sent.startDt))
    refuse('endDt', 'APPR_ABSENCE_RANGE', '종료가 시작보다 늦어야 합니다.')
  if (sent.deputyUserId === userId) refuse('deputyUserId', 'APPR_ABSENCE_SELF', '본인에게 위임할 수 없습니다.')
  if (sent.scopeCd === 'BIZ' && sent.apprBizCds.length === 0)
    refuse('apprBizCds', 'APPR_ABSENCE_SCOPE', '위임할 문서종류를 선택하세요.')
  const people = await loadPeople(tx, [userId, sent.deputyUserId], today)
  if (!people.get(sent.deputyUserId)?.isActive || !people.has(userId))
    refuse('deputyUserId', 'APPR_ABSENCE_DEPUTY', '재직 중인 임직원을 선택하세요.')
  const overlapping = await tx.query(sql`select 1 from appr_absence where user_id = ${userId} and delete_yn = 'N'
    and start_dt < ${sent.endDt}::timestamptz and end_dt > ${sent.startDt}::timestamptz limit 1`)
  if (overlapping.length > 0) refuse('startDt', 'APPR_ABSENCE_OVERLAP', '이미 등록한 부재 기간과 겹칩니다.')
  return problems
}

async function insert(tx: Transaction, person: SignedInPerson, userId: string, sent: Body, now: Date): Promise<number> {
  const kinds = sent.scopeCd === 'BIZ' ? sent.apprBizCds.join(',') : null
  const [row] = await tx.query<{ no: number; userNm: string | null; deputyNm: string | null }>(sql`
    insert into appr_absence (user_id, deputy_user_id, start_dt, end_dt, scope_cd, appr_biz_cds, reason_desc, create_user_id,
      create_dt, update_user_id, update_dt)
    values (${userId}, ${sent.deputyUserId}, ${sent.startDt}, ${sent.endDt}, ${sent.scopeCd}, ${kinds}, ${sent.reasonDesc},
      ${person.userId}, ${now}, ${person.userId}, ${now})
    returning absence_no as no, (select user_nm from directory_person p where p.user_id = appr_absence.user_id) as "userNm",
      (select user_nm from directory_person p where p.user_id = appr_absence.deputy_user_id) as "deputyNm"`)
  const kind = sent.scopeCd === 'ALL' ? platformMessages.APPR_ABSENCE_ALL : platformMessages.APPR_ABSENCE
  const period = { from: sent.startDt.slice(0, 10), to: sent.endDt.slice(0, 10) }
  const notify = notifyThrough(tx, now)
  await notify.people([sent.deputyUserId], messageOf(kind, {}, { name: row?.userNm ?? userId, ...period }))
  const named = { name: row?.deputyNm ?? sent.deputyUserId, head: person.userNm, ...period }
  if (userId !== person.userId) await notify.people([userId], messageOf(platformMessages.APPR_ABSENCE_NAMED, {}, named))
  return row?.no ?? 0
}
