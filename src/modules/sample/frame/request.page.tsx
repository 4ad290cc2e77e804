import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import { RequestForm } from './request/request-form.tsx'
import source from './request/request-form.tsx?raw'

/** S-497 */
export function RequestSamples() {
  const t = useT()
  return (
    <Example
      title={t('요청')}
      about={t('서버가 정한 상태와 코드로 답하게 하여, 실패가 어떻게 알려지는지 봅니다.')}
      source={source}
    >
      <RequestForm />
    </Example>
  )
}
