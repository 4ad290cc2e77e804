import { useState } from 'react'
import { AttachmentBox } from '#platform/web/form/attachments/attachment-box.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Example, StoredValue } from '../parts/example.tsx'
import source from './set.example.tsx?raw'

/** A group that nobody has: what a lost connection or a missing right looks like. */
const UNKNOWN_GROUP = 999_999_999

export function SetExample() {
  const t = useT()
  const [attachFileId, setAttachFileId] = useState<number | null>(null)
  return (
    <Example
      title={t('설정')}
      about={t('관리자가 업무별로 정한 개수, 용량, 확장자를 따릅니다. (2개, 10 MB, 적용 버튼)')}
      states={['edit', 'read', 'empty', 'error']}
      source={source}
    >
      {(state) => (
        <>
          {state === 'edit' && (
            <AttachmentBox
              label={t('설정 첨부파일')}
              taskClass="SAMPLE_SET"
              attachFileId={attachFileId}
              onChange={setAttachFileId}
              hasSaveButton
            />
          )}
          {state === 'read' && (
            <AttachmentBox label={t('설정 첨부파일')} taskClass="SAMPLE_SET" attachFileId={attachFileId} />
          )}
          {state === 'empty' && <AttachmentBox label={t('설정 첨부파일')} taskClass="SAMPLE_SET" attachFileId={null} />}
          {state === 'error' && (
            <AttachmentBox label={t('설정 첨부파일')} taskClass="SAMPLE_SET" attachFileId={UNKNOWN_GROUP} />
          )}
          <StoredValue name="설정" value={attachFileId} />
        </>
      )}
    </Example>
  )
}
