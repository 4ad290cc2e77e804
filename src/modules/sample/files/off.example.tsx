import { AttachmentBox } from '#platform/web/form/attachments/attachment-box.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import source from './off.example.tsx?raw'

export function OffExample() {
  const t = useT()
  return (
    <Example title={t('미사용')} about={t('관리자가 사용하지 않기로 한 업무에서는 안내만 보입니다.')} source={source}>
      <AttachmentBox
        label={t('미사용 첨부파일')}
        taskClass="SAMPLE_OFF"
        attachFileId={null}
        onChange={() => undefined}
      />
    </Example>
  )
}
