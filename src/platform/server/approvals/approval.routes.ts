/** How far requests for approval have come (S-272). Read only; deciding comes with the approvals themselves. */
import { z } from 'zod'
import type { Person } from '#platform/model/access.ts'
import { type Sql, sql } from '../database/sql.ts'
import { nullableText, rowsOf } from '../directory/wire.ts'
import type { App } from '../http/app.ts'
import type { Services } from '../services.ts'

const ADMINISTRATOR = 'SYS'
const MAX_REQUESTS = 20

const line = z.object({
  apprLineNo: z.number(),
  seqNo: z.number(),
  lineTypeCd: z.string(),
  userId: z.string(),
  userNm: nullableText,
  orgNm: nullableText,
  /** Who acted in fact, where it was the deputy. */
  actUserNm: nullableText,
  deputyYn: z.enum(['Y', 'N']),
  lineStatusCd: z.string(),
  decisionCd: nullableText,
  opinionDesc: nullableText,
  actDt: nullableText,
})
const approval = z.object({
  apprRqstNo: z.number(),
  apprBizCd: z.string(),
  bizNo: z.number(),
  apprTitle: z.string(),
  rqstUserNm: nullableText,
  rqstDeptNm: nullableText,
  rqstDt: nullableText,
  apprStatusCd: z.string(),
  urgentYn: z.enum(['Y', 'N']),
  rqstOpinionDesc: nullableText,
  lines: z.array(line),
})
type Approval = z.infer<typeof approval>

const numbers = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .transform((text) => text.split(',').map(Number))
  .refine((all) => all.length <= MAX_REQUESTS)

export function registerApprovals(app: App, { db }: Services): void {
  const querystring = z.object({ apprRqstNoList: numbers, apprBizCd: z.string().min(1).max(40) })
  app.get(
    '/api/manage/approval/status',
    { schema: { tags: ['결재'], querystring, response: { 200: rowsOf(approval) } } },
    async ({ person, query }) => ({
      rows: await db.query<Approval>('SYSTEM', statusStatement(person, query.apprBizCd, query.apprRqstNoList)),
    }),
  )
}

/** Newest first. What the person has no part in is left out, like what does not exist. */
const statusStatement = (person: Person, apprBizCd: string, apprRqstNos: readonly number[]): Sql => sql`
  select r.appr_rqst_no as "apprRqstNo", r.appr_biz_cd as "apprBizCd", r.biz_no as "bizNo", r.appr_title as "apprTitle",
    ${nameOf(sql`r.rqst_user_id`)} as "rqstUserNm", d.dept_nm as "rqstDeptNm", r.rqst_dt as "rqstDt",
    r.appr_status_cd as "apprStatusCd", r.urgent_yn as "urgentYn", r.rqst_opinion_desc as "rqstOpinionDesc",
    coalesce((select jsonb_agg(${lineJson} order by l.seq_no, l.appr_line_no) from appr_line l
      where l.appr_rqst_no = r.appr_rqst_no and l.delete_yn = 'N'), '[]') as lines
  from appr_rqst r left join sys_dept d on d.dept_cd = r.rqst_dept_cd
  where r.appr_rqst_no = any(${apprRqstNos}::bigint[]) and r.appr_biz_cd = ${apprBizCd} and r.delete_yn = 'N'
    and (${person.roles.includes(ADMINISTRATOR)} or r.rqst_user_id = ${person.userId} or exists (select from appr_line l
      where l.appr_rqst_no = r.appr_rqst_no and l.delete_yn = 'N' and ${person.userId} in (l.user_id, l.act_user_id)))
  order by r.rqst_dt desc nulls first, r.appr_rqst_no desc`

/** Somebody of the site or of a vendor, whether he is still there or not. */
const nameOf = (userId: Sql): Sql => sql`coalesce((select u.user_nm from sys_user u where u.user_id = ${userId}),
  (select a.user_nm from vendor_account a where a.portal_id = ${userId}))`

const lineJson = sql`jsonb_build_object('apprLineNo', l.appr_line_no, 'seqNo', l.seq_no, 'lineTypeCd', l.line_type_cd,
  'userId', l.user_id, 'userNm', ${nameOf(sql`l.user_id`)}, 'orgNm', coalesce(
    (select d.dept_nm from sys_user u join sys_dept d on d.dept_cd = u.dept_cd where u.user_id = l.user_id),
    (select v.vendor_nm from vendor_account a join vendor_info v on v.vendor_cd = a.vendor_cd where a.portal_id = l.user_id)),
  'actUserNm', case when l.deputy_yn = 'Y' then ${nameOf(sql`l.act_user_id`)} end, 'deputyYn', l.deputy_yn,
  'lineStatusCd', l.line_status_cd, 'decisionCd', l.decision_cd, 'opinionDesc', l.opinion_desc, 'actDt', l.act_dt)`
