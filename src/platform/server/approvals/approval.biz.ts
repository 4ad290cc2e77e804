/** A kind of document that is approved: declared by the code, its values changed by an administrator (`appr_biz`). */
import { actionBarrier, type Decided, type Person } from '#platform/model/access.ts'
import type { AnyDocument } from '#platform/model/document.ts'
import type { Language } from '#platform/model/problem.ts'
import type { Database, Transaction } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import type { RuledDocument } from '../documents/rules.ts'
import { type Asker, DocumentStore } from '../documents/store.ts'
import type { Services } from '../services.ts'
import type { BizRule } from './approval.logic.ts'
import { declareKind } from './approval.title.ts'

/** What a hook sees. It runs in the transaction of the decision: what it refuses is refused (R7). */
export interface HookContext {
  /** Reaches every row: an approver decides also on what his own rights do not reach. */
  tx: Transaction
  services: Services
  /** Who submits, decides or withdraws. */
  asker: Asker
  bizNo: number
  /** Of the document as it stands. */
  rowVersion: number
  apprRqstNo: number
  rqstUserId: string
  opinionDesc: string
}
export type Hook = (context: HookContext) => Promise<void>

/** What an administrator may change; what the code says holds until then. */
export interface BizValues extends BizRule {
  bulkYn: 'Y' | 'N'
  delegateYn: 'Y' | 'N'
  leadDayCnt: number
  refOpenCd: 'SUBMIT' | 'FINAL'
}

type WordsOf = (
  kept: Readonly<Record<string, unknown>>,
  models: Services['models'],
  language: Language,
) => Readonly<Record<string, string>>

export interface ApprovalBiz {
  readonly apprBizCd: string
  /** Korean. */
  readonly label: string
  readonly model: AnyDocument
  readonly values?: Partial<BizValues>
  mayDraft(record: Decided, person: Person): boolean
  /** What of the fields that were submitted is read in other words than they hold: a code that no group of codes knows. */
  readonly wordsOf?: WordsOf | undefined
  readonly onSubmit?: Hook
  /** Asked before each one approves, also of a document that has changed meanwhile: it says better what is to be done then. */
  readonly beforeApproval?: Hook
  readonly onApprove?: Hook
  readonly onReturn?: Hook
  readonly onReject?: Hook
  readonly onWithdraw?: Hook
}
export type HookName = 'onSubmit' | 'onApprove' | 'onReturn' | 'onReject' | 'onWithdraw'
export const hookNames: readonly HookName[] = ['onSubmit', 'onApprove', 'onReturn', 'onReject', 'onWithdraw']

const usual: BizValues = {
  serialYn: 'N',
  bulkYn: 'Y',
  delegateYn: 'Y',
  selfApprYn: 'N',
  agreeStopYn: 'N',
  minApproveCnt: 1,
  mustRoleCds: [],
  leadDayCnt: 3,
  refOpenCd: 'SUBMIT',
}

/** The approval that takes an action of the document: who may draft says the action, and the last approval takes it. */
export function approvalOfAction(
  document: RuledDocument,
  actionCd: string,
  spec: { apprBizCd: string; label: string; values?: Partial<BizValues>; wordsOf?: WordsOf },
): ApprovalBiz {
  const { model } = document
  const action = model.lifecycle.actions[actionCd]
  if (!action?.approval || !model.approvals?.includes(spec.apprBizCd))
    throw new RangeError(`${model.name} does not name ${spec.apprBizCd} as the approval of ${actionCd}`)
  declareKind({ ...spec, model })
  return {
    ...spec,
    model,
    mayDraft: (record, person) =>
      action.approval?.(record) === spec.apprBizCd && actionBarrier(model, actionCd, person, record) === 'approval',
    onApprove: ({ tx, services, asker, bizNo, rowVersion, opinionDesc }) =>
      new DocumentStore(services, document).actWithin(
        tx,
        { ...asker, mayWrite: true, isApproved: true },
        bizNo,
        actionCd,
        {
          rowVersion,
          ...(action.reason && { reasonDesc: opinionDesc }),
        },
      ),
  }
}

/** Which action of the document each step of its approval takes. */
const usualSteps = {
  onSubmit: 'submit',
  onApprove: 'approve',
  onReturn: 'sendBack',
  onReject: 'reject',
  onWithdraw: 'takeBack',
} as const satisfies Record<HookName, string>

/** The approval of a document that is submitted: its steps are the steps of the document. */
export const approvalOfSteps = (
  document: RuledDocument,
  spec: Parameters<typeof approvalOfAction>[2],
  steps: Partial<Record<HookName, string>> = {},
): ApprovalBiz => ({
  ...approvalOfAction(document, usualSteps.onSubmit, spec),
  ...Object.fromEntries(
    Object.entries({ ...usualSteps, ...steps }).map(([hook, actionCd]) => [hook, takesAction(document, actionCd)]),
  ),
})

/** Takes an action of the document that no person takes: a step of the approval is a step of the record. */
export const takesAction =
  (document: RuledDocument, actionCd: string): Hook =>
  ({ tx, services, asker, bizNo, rowVersion }) =>
    new DocumentStore(services, document).actWithin(
      tx,
      { ...asker, mayWrite: true, isApproved: true },
      bizNo,
      actionCd,
      { rowVersion },
    )

/** The rows of the kinds that the code brings; those that are there already stay as an administrator left them. */
export async function addApprovalBizs(db: Database, bizs: readonly ApprovalBiz[], now: Date): Promise<void> {
  const rows = bizs.map(({ apprBizCd, label, values }) => {
    const all = { ...usual, ...values }
    return { ...all, mustRoleCds: all.mustRoleCds.join(',') || null, apprBizCd, apprBizNm: label }
  })
  await db.query(
    'SYSTEM',
    sql`insert into appr_biz (appr_biz_cd, appr_biz_nm, serial_yn, bulk_yn, delegate_yn, self_appr_yn, agree_stop_yn,
        min_approve_cnt, must_role_cds, lead_day_cnt, ref_open_cd, create_dt, update_dt)
      select b."apprBizCd", b."apprBizNm", b."serialYn", b."bulkYn", b."delegateYn", b."selfApprYn", b."agreeStopYn",
        b."minApproveCnt", b."mustRoleCds", b."leadDayCnt", b."refOpenCd", ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as b("apprBizCd" text, "apprBizNm" text, "serialYn" text,
        "bulkYn" text, "delegateYn" text, "selfApprYn" text, "agreeStopYn" text, "minApproveCnt" int, "mustRoleCds" text,
        "leadDayCnt" int, "refOpenCd" text)
      on conflict do nothing`,
  )
}
