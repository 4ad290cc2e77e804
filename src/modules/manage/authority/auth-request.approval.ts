/** The approval of a change of authority: its steps are the steps of the document, its end is the change. */
import {
  type ApprovalBiz,
  approvalOfAction,
  type HookContext,
  takesAction,
} from '#platform/server/approvals/approval.biz.ts'
import { sql } from '#platform/server/database/sql.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import { ruleRefused } from '#platform/server/refusal.ts'
import { authRequest } from './auth-request.model.ts'
import { authRequestRules, givesLevel } from './auth-request.rules.ts'
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
    await requirePhysician(context)
    await takes('submit')(context)
  },
  onApprove: takes('approve'),
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

/**
 * S4: a health level is opened by a physician or the health manager, whoever else approves. Asked here so that it is not
 * found out at the end; that he did is what the database asks of the level itself.
 */
async function requirePhysician({ tx, services, asker, apprRqstNo, bizNo }: HookContext): Promise<void> {
  const record = await getRecord(tx, authRequest, bizNo, true)
  if (!(await givesLevel({ db: tx, record, person: asker.person, now: services.clock.now() }))) return
  const physicians = await tx.query(sql`select from appr_line l join directory_level_approver a on a.user_id = l.user_id
    where l.appr_rqst_no = ${apprRqstNo} and l.line_type_cd in ('AGREE', 'APPROVE') and l.user_id <> ${record.userId} limit 1`)
  if (physicians.length === 0) throw ruleRefused([SYS_HEALTH_LEVEL])
}
const SYS_HEALTH_LEVEL = {
  field: 'lines',
  code: 'SYS_HEALTH_LEVEL',
  message: '건강정보 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다. 결재선에 합의나 승인으로 넣으세요.',
}
