/** 증빙: what shows that it was told, or that something is done for now. */
import { Button } from 'antd'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { AttachmentBox } from '#platform/web/form/attachments/attachment-box-later.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { evidenceOfShare, type ShareLine } from './rsa.calls.ts'
import { rsa } from './rsa.model.ts'
import { EVIDENCE } from './rsa-codes.model.ts'

const { useRecord } = screensFor(rsa)

/** As they were given. */
export function EvidenceFiles({ attachFileId }: { attachFileId: number }) {
  const t = useT()
  return <AttachmentBox label={t('증빙')} taskClass={EVIDENCE} attachFileId={attachFileId} />
}

interface EvidenceFieldProps {
  attachFileId: number | null
  onChange(attachFileId: number | null): void
}
export function EvidenceField({ attachFileId, onChange }: EvidenceFieldProps) {
  const t = useT()
  return (
    <FormField label={t('증빙')} isGroup width="full">
      {(wiring) => (
        <AttachmentBox
          wiring={wiring}
          label={t('증빙')}
          taskClass={EVIDENCE}
          attachFileId={attachFileId}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}

interface EvidenceProps {
  share: ShareLine
  mayAdd: boolean
  onDone(): Promise<void>
}
export function Evidence({ share: { rsaShareNo, attachFileId }, mayAdd, onDone }: EvidenceProps) {
  const t = useT()
  const { rsaNo } = useRecord()
  if (attachFileId !== null) return <EvidenceFiles attachFileId={attachFileId} />
  if (!mayAdd) return null
  const add = async () => {
    const isAdded = await openDialog<true>({
      label: translateNow('증빙 첨부'),
      content: (close) => <Form no={rsaNo ?? 0} share={rsaShareNo} onDone={() => close(true)} />,
      width: 'min(560px, 92vw)',
    })
    if (isAdded) await onDone()
  }
  return (
    <div className="row">
      <Button icon={<Paperclip size={16} aria-hidden />} onClick={() => void add()}>
        {t('증빙 첨부')}
      </Button>
    </div>
  )
}

function Form({ no, share, onDone }: { no: number; share: number; onDone(): void }) {
  const t = useT()
  const [attachFileId, setFile] = useState<number | null>(null)
  const keep = async () => {
    if (attachFileId === null) return
    await send(evidenceOfShare, { no, share }, { attachFileId })
    onDone()
  }
  return (
    <div className="stack">
      <p>
        {t(
          '게시한 사진, 서명한 종이, 설명회 사진처럼 공유한 것을 보여 주는 파일입니다. 저장한 뒤에는 바꾸지 않습니다.',
        )}
      </p>
      <EvidenceField attachFileId={attachFileId} onChange={setFile} />
      <DialogActions>
        <ActionButton type="primary" disabled={attachFileId === null} onAction={keep}>
          {t('저장|act')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
