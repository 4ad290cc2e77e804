/** The approval of a change of authority: its steps are the steps of the document, its end is the change. */
import {
  type ApprovalBiz,
  approvalOfAction,
  type HookContext,
  takesAction,
} from '#platform/server/approvals/approval.biz.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { ruleRefused } from '#platform/server/refusal.ts'
import { authRequestRules } from './auth-request.rules.ts'
import { SYS_HEALTH_LEVEL } from './authority.rules.ts'
import { SYS_SELF_AUTH } from './last-admin.ts'

const takes = (actionCd: string) => takesAction(authRequestRules, actionCd)

export const authChange: ApprovalBiz = {
  ...approvalOfAction(authRequestRules, 'submit', {
    apprBizCd: 'AUTH_CHANGE',
    label: '권한 변경',
    values: { mustRoleCds: ['SYS'], bulkYn: 'N' },
  }),
  onSubmit: async (context) => {
    await requireOthers(context)
    await requirePhysician(context.tx, context, 'to decide')
    await takes('submit')(context)
  },
  onApprove: async (context) => {
    await requirePhysician(context.tx, context, 'decided')
    await takes('approve')(context)
  },
  onReturn: takes('sendBack'),
  onReject: takes('reject'),
  onWithdraw: takes('takeBack'),
}

/** S4: whose rights they are decides nothing about them. */
async function requireOthers({ tx, apprRqstNo, bizNo }: HookContext): Promise<void> {
  const own = await tx.query(sql`select from appr_line l join auth_rqst r on r.user_id = l.user_id
    where l.appr_rqst_no = ${apprRqstNo} and r.auth_rqst_no = ${bizNo} and l.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE')
    limit 1`)
  if (own.length > 0) throw ruleRefused([{ field: 'lines', code: 'SYS_SELF_AUTH', message: SYS_SELF_AUTH }])
}

/** S4: full health data is opened by a physician or the health manager, whoever else approves. */
async function requirePhysician(
  db: Queries,
  { apprRqstNo, bizNo }: Pick<HookContext, 'apprRqstNo' | 'bizNo'>,
  stage: 'to decide' | 'decided',
): Promise<void> {
  const actor = stage === 'decided' ? sql`l.act_user_id` : sql`l.user_id`
  const [row] = await db.query<{ isMissing: boolean }>(sql`
    select exists (select from auth_rqst_auth_changes c join sys_auth_grp g on g.auth_grp_cd = c.auth_grp_cd
        where c.auth_rqst_no = ${bizNo} and c.change_cd = 'ADD' and g.hea_read_lvl_cd = 'F')
      and not exists (select from appr_line l join directory_member m on m.user_id = ${actor}
        where l.appr_rqst_no = ${apprRqstNo} and l.line_type_cd in ('AGREE', 'APPROVE') and m.auth_grp_cd in ('DOC', 'HLM'))
      as "isMissing"`)
  if (row?.isMissing) throw ruleRefused([{ ...SYS_HEALTH_LEVEL, field: 'lines' }])
}
