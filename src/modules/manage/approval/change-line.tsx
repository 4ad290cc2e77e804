/** 결재자 변경, by the approval administrator: whom instead of whom, and why. */
import { Button, Input, Select } from 'antd'
import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { APPROVAL_API, type ApprovalDetail } from '#platform/web/approval/approval-wire.ts'
import { CandidateSearch } from '#platform/web/approval/line-editor.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'

const MIN_REASON = 5

export function ChangeLine({ approval, onDone }: { approval: ApprovalDetail; onDone(): void }) {
  const t = useT()
  const open = approval.lines.filter(
    ({ lineStatusCd, lineTypeCd }) =>
      ['TODO', 'WAIT'].includes(lineStatusCd) && ['REVIEW', 'AGREE', 'APPROVE'].includes(lineTypeCd),
  )
  const [apprLineNo, setLine] = useState(open[0]?.apprLineNo ?? null)
  const [person, setPerson] = useState<{ userId: string; userNm: string } | null>(null)
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      const body = { apprLineNo, userId: person?.userId, reasonDesc: reason.trim() }
      await api.post(`${APPROVAL_API}/${approval.apprRqstNo}/change-line`, body)
      toast(t('처리되었습니다.'))
      onDone()
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="stack">
      <FormField label={t('바꿀 결재자')} required width="full">
        {(wiring) => (
          <Select
            {...wiring}
            className="form-select"
            value={apprLineNo}
            options={open.map((line) => ({ value: line.apprLineNo, label: `${line.seqNo}. ${line.userNm ?? ''}` }))}
            onChange={setLine}
          />
        )}
      </FormField>
      <FormField label={t('새 결재자')} required width="full" help={person?.userNm}>
        {() => <CandidateSearch label={t('새 결재자')} onPick={setPerson} />}
      </FormField>
      <FormField label={t('사유')} required width="full" help={t('사유를 5자 이상 입력하세요.')}>
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            value={reason}
            maxLength={1000}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </FormField>
      <Button
        type="primary"
        loading={isSending}
        disabled={!person || apprLineNo === null || [...reason.trim()].length < MIN_REASON}
        onClick={send}
      >
        {t('결재자 변경')}
      </Button>
    </div>
  )
}
