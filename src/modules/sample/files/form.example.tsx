import { FormDownloadButton } from '#platform/web/form/attachments/form-download-button.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import source from './form.example.tsx?raw'

export function FormExample() {
  const t = useT()
  return (
    <Example title={t('양식 다운로드')} about={t('밖에서 작성할 양식을 양식 키로 내려받습니다.')} source={source}>
      <div className="sample-buttons">
        <FormDownloadButton formKey="NEAR_MISS_FORM">{t('양식')}</FormDownloadButton>
        <FormDownloadButton formKey="NO_SUCH_FORM">{t('없는 양식')}</FormDownloadButton>
        <FormDownloadButton formKey="NEAR_MISS_FORM" validate={() => ''}>
          {t('유효성 오류')}
        </FormDownloadButton>
      </div>
    </Example>
  )
}
