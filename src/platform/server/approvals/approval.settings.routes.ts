/** What people and the approval administrator set: candidates for a line, absences, templates, kinds of documents. */
import { z } from 'zod'
import { nullableText, rowsOf, searchWord, seenVersion } from '#platform/model/call-words.ts'
import { searchText } from '#platform/model/hangul.ts'
import { sql } from '../database/sql.ts'
import type { App } from '../http/app.ts'
import { notFound, stale } from '../refusal.ts'
import type { Services } from '../services.ts'
import { registerAbsences } from './absence.routes.ts'
import { needsMenu } from './approval.asker.ts'
import { hookNames } from './approval.biz.ts'
import type { ApprovalEngine } from './approval.engine.ts'
import { loadBizs } from './approval.rows.ts'
import { bizCode, yesNo } from './approval.wire.ts'
import { registerTemplates } from './template.routes.ts'

const tags = ['결재']

export function registerApprovalSettings(app: App, services: Services, engine: ApprovalEngine): void {
  registerCandidates(app, services)
  registerAbsences(app, services)
  registerTemplates(app, services)
  registerBizs(app, services, engine)
}

const candidate = z.object({
  userId: z.string(),
  userNm: z.string(),
  orgNm: nullableText,
  plantCd: z.string(),
  roles: z.array(z.string()),
  /** Away now. */
  absentYn: yesNo,
})

/** Staff who may stand on a line (R3): in service, of every plant, for an approver may sit at the head office. */
function registerCandidates(app: App, { db, clock }: Services): void {
  const querystring = z.strictObject({ q: searchWord, limit: z.coerce.number().int().min(1).max(50).default(20) })
  app.get(
    '/api/manage/approval/candidates',
    { config: needsMenu('drafts'), schema: { tags, querystring, response: { 200: rowsOf(candidate) } } },
    async ({ person, query }) => {
      const q = searchText(query.q)
      const rows = await db.query<z.infer<typeof candidate>>(
        'SYSTEM',
        sql`select u.user_id as "userId", u.user_nm as "userNm", d.dept_nm as "orgNm", u.plant_cd as "plantCd",
            array(select distinct m.auth_grp_cd::text from directory_member m where m.user_id = u.user_id order by 1) as roles,
            case when exists (select from appr_absence a where a.user_id = u.user_id and a.delete_yn = 'N'
              and ${clock.now()}::timestamptz between a.start_dt and a.end_dt) then 'Y' else 'N' end as "absentYn"
          from sys_user u left join sys_dept d on d.dept_cd = u.dept_cd
          where u.user_status_cd = 'ACTIVE' and u.delete_yn = 'N' and (u.retire_ymd is null or u.retire_ymd > ${clock.today()}::date)
            and (strpos(lower(u.user_nm), ${q}) > 0 or strpos(u.user_nm_initials, ${q}) > 0 or strpos(lower(d.dept_nm), ${q}) > 0
              or lower(u.user_id) = ${q})
          order by u.plant_cd <> ${person.plantCd}, u.user_nm, u.user_id limit ${query.limit}`,
      )
      return { rows }
    },
  )
}

const values = {
  serialYn: yesNo,
  bulkYn: yesNo,
  delegateYn: yesNo,
  selfApprYn: yesNo,
  agreeStopYn: yesNo,
  minApproveCnt: z.number().int().min(1).max(20),
  mustRoleCds: z.array(z.string().regex(/^[A-Z]{2,10}$/)).max(15),
  leadDayCnt: z.number().int().min(1).max(60),
  refOpenCd: z.enum(['SUBMIT', 'FINAL']),
}
const biz = z.object({
  apprBizCd: z.string(),
  apprBizNm: z.string(),
  hooks: z.array(z.string()),
  rowVersion: z.number(),
  ...values,
})
const bizBody = z.strictObject({ rowVersion: seenVersion, ...values })

function registerBizs(app: App, { db, clock }: Services, engine: ApprovalEngine): void {
  app.get(
    '/api/manage/approval/bizs',
    { config: needsMenu('biz'), schema: { tags, response: { 200: rowsOf(biz) } } },
    async ({ language }) => {
      const rows = await db.read('SYSTEM', loadBizs)
      return {
        rows: rows.map((row) => ({
          ...engine.inLanguage(language, row),
          mustRoleCds: [...row.mustRoleCds],
          hooks: hookNames.filter((name) => engine.bizOf(row.apprBizCd)?.[name] !== undefined),
        })),
      }
    },
  )

  const params = z.object({ apprBizCd: bizCode })
  app.put(
    '/api/manage/approval/bizs/:apprBizCd',
    { config: needsMenu('biz', 'write'), schema: { tags, params, body: bizBody, response: { 204: z.null() } } },
    async ({ person, ip, params: { apprBizCd }, body }, reply) => {
      const changed = await db.query<{ known: boolean; done: boolean }>(
        'SYSTEM',
        sql`with doc as (
            update appr_biz set serial_yn = ${body.serialYn}, bulk_yn = ${body.bulkYn}, delegate_yn = ${body.delegateYn},
              self_appr_yn = ${body.selfApprYn}, agree_stop_yn = ${body.agreeStopYn}, min_approve_cnt = ${body.minApproveCnt},
              must_role_cds = ${body.mustRoleCds.join(',') || null}, lead_day_cnt = ${body.leadDayCnt},
              ref_open_cd = ${body.refOpenCd}, row_version = row_version + 1, update_user_id = ${person.userId},
              update_dt = ${clock.now()}
            where appr_biz_cd = ${apprBizCd} and delete_yn = 'N' and row_version = ${body.rowVersion} returning *
          ), audit as (
            insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, action_cd, diff_json)
            select ${clock.now()}, ${person.userId}, ${ip || null}::inet, 'approval-biz', doc.appr_biz_cd, ${person.plantCd}, 'EDIT',
              (select jsonb_object_agg(n.key, jsonb_build_array(o.value, n.value)) from jsonb_each(to_jsonb(doc)) n
                join jsonb_each(to_jsonb(b)) o on o.key = n.key where o.value <> n.value and n.key not in ('row_version', 'update_dt', 'update_user_id'))
            from doc join appr_biz b on b.appr_biz_cd = doc.appr_biz_cd
          )
          select exists (select from appr_biz where appr_biz_cd = ${apprBizCd}) as known, exists (select from doc) as done`,
      )
      if (!changed[0]?.known) throw notFound()
      if (!changed[0].done) throw stale(undefined)
      return reply.status(204).send(null)
    },
  )
}
