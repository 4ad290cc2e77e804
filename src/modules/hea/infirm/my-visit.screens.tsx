/** What the infirmary keeps about oneself. */
import './infirm.css'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useMyVisits } from './visit.wire.ts'
import { History } from './visit-patient.tsx'

export function MyVisits() {
  const t = useT()
  const { data, isError, error, refetch } = useMyVisits()
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  return (
    <section className="stack infirm-mine" aria-label={t('나의 의무실 이용')}>
      <p className="quiet">{t('본인과 의무실 담당자만 볼 수 있습니다.')}</p>
      <History visits={data.rows} empty={t('의무실을 이용한 기록이 없습니다.')} />
    </section>
  )
}
