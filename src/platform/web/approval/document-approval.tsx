/** On the page of a document that is approved: how far it has come, deciding when it is one's turn, submitting. */
import { Button } from 'antd'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useDocument } from '../document/context.ts'
import { ApprovalButton } from './approval-button.tsx'
import { type ApprovalDetail, useDocumentApproval } from './approval-wire.ts'
import { DecisionButtons } from './decide.tsx'
import { openDraft } from './line-editor.tsx'
import { toEdited } from './lines.ts'

export function DocumentApproval() {
  const { model, state } = useDocument()
  const { record } = state
  if (!model.approvals || !record) return null
  return <Existing name={model.name} bizNo={Number(record[model.key])} rowVersion={record.rowVersion} />
}

function Existing({ name, bizNo, rowVersion }: { name: string; bizNo: number; rowVersion: number }) {
  const t = usePlatformT()
  const { can } = useDocument()
  const { data } = useDocumentApproval(name, bizNo, rowVersion)
  const current = data?.current ?? null
  const submit = (apprBizCd: string) => openDraft({ apprBizCd, bizNo, rowVersion, ...former(current, apprBizCd) })
  return (
    <>
      {data?.apprBizCd && <ApprovalButton apprRqstNoList={data.apprRqstNoList} apprBizCd={data.apprBizCd} />}
      {current && <DecisionButtons approval={current} />}
      {can.drafts?.map((apprBizCd) => (
        <Button key={apprBizCd} type="primary" onClick={() => void submit(apprBizCd)}>
          {t(current?.can.resubmit ? '재상신' : '상신')}
        </Button>
      ))}
    </>
  )
}

/** 재상신 begins with the line of the request that came back. */
const former = (current: ApprovalDetail | null, apprBizCd: string) =>
  current?.can.resubmit && current.apprBizCd === apprBizCd ? { lines: toEdited(current.lines) } : {}
