import { Button } from 'antd'
import { useState } from 'react'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { AttachmentBox } from '#platform/web/form/attachments/attachment-box.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Example, StoredValue } from '../parts/example.tsx'
import source from './popup.example.tsx?raw'

export function PopupExample() {
  const t = useT()
  const [attachFileId, setAttachFileId] = useState<number | null>(null)
  const open = () =>
    openDialog({
      label: t('첨부파일'),
      content: (close) => <InPopup first={attachFileId} onChange={setAttachFileId} onApplied={() => close()} />,
    })
  return (
    <Example title={t('팝업')} about={t('적용하면 팝업이 닫힙니다.')} source={source}>
      <div>
        <Button onClick={open}>{t('첨부파일')}</Button>
      </div>
      <StoredValue name="팝업" value={attachFileId} />
    </Example>
  )
}

interface InPopupProps {
  first: number | null
  onChange(attachFileId: number | null): void
  onApplied(): void
}
/** A popup stands outside of the page that opened it, so it holds what it shows. */
function InPopup({ first, onChange, onApplied }: InPopupProps) {
  const t = useT()
  const [attachFileId, setAttachFileId] = useState(first)
  const change = (id: number | null) => {
    setAttachFileId(id)
    onChange(id)
  }
  return (
    <AttachmentBox
      label={t('팝업 첨부파일')}
      taskClass="SAMPLE_SET"
      hasSaveButton
      attachFileId={attachFileId}
      onApplied={onApplied}
      onChange={change}
    />
  )
}
