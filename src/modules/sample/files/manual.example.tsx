import { useState } from 'react'
import { AttachmentBox } from '#platform/web/form/attachments/attachment-box.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Example, StoredValue } from '../parts/example.tsx'
import source from './manual.example.tsx?raw'

export function ManualExample() {
  const t = useT()
  const [attachFileId, setAttachFileId] = useState<number | null>(null)
  return (
    <Example
      title={t('수동')}
      about={t('설정이 없는 업무는 999개, 개당 20 MB까지 받습니다. 안전 업무의 경로로 올리고 지웁니다.')}
      source={source}
    >
      <AttachmentBox
        label={t('수동 첨부파일')}
        taskClass="SAMPLE_MANUAL"
        taskFlag="saf"
        attachFileId={attachFileId}
        onChange={setAttachFileId}
      />
      <StoredValue name="수동" value={attachFileId} />
    </Example>
  )
}
