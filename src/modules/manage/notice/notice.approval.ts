/** SHE procedures are approved before they go out: with the last approval they are open, or wait for their day. */
import { type ApprovalBiz, approvalOfAction, type HookContext } from '#platform/server/approvals/approval.biz.ts'
import { getRecord } from '#platform/server/documents/record.ts'
import type { Row } from '#platform/server/documents/shape.ts'
import { DocumentStore } from '#platform/server/documents/store.ts'
import { type Notice, notice } from './notice.model.ts'
import { noticeRules, requireReady } from './notice.rules.ts'

export const noticeShe: ApprovalBiz = {
  ...approvalOfAction(noticeRules, 'publish', {
    apprBizCd: 'NOTICE_SHE',
    label: 'SHE 절차 공지',
    values: { mustRoleCds: ['SHD'] },
  }),
  onSubmit: async ({ tx, services, asker, bizNo }) => {
    const record = await noticeOf({ tx, bizNo })
    const now = services.clock.now()
    const today = services.clock.today()
    const reason = { reasonCd: null, reasonDesc: null }
    await requireReady({ record, before: record, person: asker.person, now, today, db: tx, services, reason })
  },
  onApprove: async ({ tx, services, asker, bizNo, rowVersion }) => {
    const { startDt } = await noticeOf({ tx, bizNo })
    const isLater = startDt !== null && new Date(startDt) > services.clock.now()
    const approved = { ...asker, mayWrite: true, isApproved: true }
    const actionCd = isLater ? 'schedule' : 'publish'
    await new DocumentStore(services, noticeRules).actWithin(tx, approved, bizNo, actionCd, { rowVersion })
  },
}

const noticeOf = async ({ tx, bizNo }: Pick<HookContext, 'tx' | 'bizNo'>) =>
  (await getRecord(tx, notice, bizNo)) as Row & Notice
