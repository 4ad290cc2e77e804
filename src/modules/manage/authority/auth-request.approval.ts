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
import { type AuthRequest, authRequest } from './auth-request.model.ts'
import { authRequestRules } from './auth-request.rules.ts'
import { concernedBy, levelsGiven } from './auth-request-change.ts'
import { firstGroups } from './health-level.model.ts'
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
    await takes('submit')(context)
    await requirePhysician(context)
  },
  onApprove: takes('approve'),
  onReturn: takes('sendBack'),
  onReject: takes('reject'),
  onWithdraw: takes('takeBack'),
}

/** S4: whose rights they are decides nothing about them. */
async function requireOthers({ tx, apprRqstNo, bizNo }: HookContext): Promise<void> {
  const theirs = await concernedBy(tx, await getRecord(tx, authRequest, bizNo, true))
  const own = await tx.query(sql`select from appr_line l where l.appr_rqst_no = ${apprRqstNo}
    and l.user_id = any(${theirs}::text[]) and l.line_type_cd in ('REVIEW', 'AGREE', 'APPROVE') limit 1`)
  if (own.length > 0) throw ruleRefused([{ field: 'lines', code: 'SYS_SELF_AUTH', message: SYS_SELF_AUTH }])
}

/**
 * S4: a health level is opened by a physician or the health manager, whoever else approves; the first of them by the head
 * of the plant or the company, with the document that appoints him. Asked here so that it is not found out at the end;
 * that it was so is what the database asks of the level itself (`jikim_level_basis`).
 *
 * @law 산업안전보건법 제18조제1항·제22조제1항 (확인 필요)
 */
async function requirePhysician({ tx, services, asker, apprRqstNo, bizNo }: HookContext): Promise<void> {
  const record = await getRecord(tx, authRequest, bizNo, true)
  const given = await levelsGiven({ db: tx, record, person: asker.person, now: services.clock.now() })
  const isPassword = record.authChanges.some(({ changeCd }) => changeCd === 'PASSWORD')
  if (given.length === 0 && !isPassword) return
  const [row] = await tx.query<{ basisCd: string | null; isFirst: boolean }>(sql`
    select jikim_approved_by(${apprRqstNo}, ${await concernedBy(tx, record)}::text[], false) as "basisCd",
      not exists (select from directory_level_approver) as "isFirst"`)
  const isOfPhysicians = given.every(({ authGrpCd }) => firstGroups.has(authGrpCd))
  if (!row?.basisCd || (row.basisCd === 'FIRST' && !isOfPhysicians))
    throw ruleRefused([row?.isFirst ? SYS_HEALTH_FIRST : SYS_HEALTH_LEVEL])
  if (row.basisCd === 'FIRST' && given.length > 0) requireAppointment(record)
}
const SYS_HEALTH_LEVEL = {
  field: 'lines',
  code: 'SYS_HEALTH_LEVEL',
  message: '건강정보 등급은 산업보건의나 보건관리자의 결재로만 줄 수 있습니다. 결재선에 합의나 승인으로 넣으세요.',
}
const SYS_HEALTH_FIRST = {
  field: 'lines',
  code: 'SYS_HEALTH_FIRST',
  message:
    '아직 산업보건의와 보건관리자가 없습니다. 첫 보건관리자나 산업보건의를 안전보건총괄책임자나 경영책임자가 합의나 승인으로 결재한 뒤, 그 사람이 다른 사람을 결재합니다.',
}

function requireAppointment({
  appointDocNo,
  appointFileId,
}: Pick<AuthRequest, 'appointDocNo' | 'appointFileId'>): void {
  const missing = [...(appointDocNo ? [] : ['appointDocNo']), ...(appointFileId ? [] : ['appointFileId'])]
  if (missing.length === 0) return
  throw ruleRefused(
    missing.map((field) => ({
      field,
      code: 'SYS_HEALTH_APPOINT',
      message: '첫 보건관리자나 산업보건의는 선임 문서의 번호와 파일이 있어야 합니다.',
    })),
  )
}
