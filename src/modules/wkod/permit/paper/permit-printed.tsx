/** On the page of a permit: the paper that hangs says something else, what, and the way to a new one. */
import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { useLivePaper } from '../permit-queries.ts'
import { useRecord } from './permit-paper-record.ts'

const hanging: ReadonlySet<string> = new Set(['APPR', 'ISSUED', 'WORK', 'SUSP'])

export function Printed() {
  const t = useT()
  const { listPath } = usePage()
  const { permitNo, statusCd, rowVersion } = useRecord()
  const isHanging = hanging.has(statusCd ?? '')
  const { data } = useLivePaper(isHanging && permitNo ? permitNo : null, rowVersion ?? null)
  const printed = data?.printed
  if (!printed?.oldDt) return null
  const { versionNo, printDt, printUserNm, oldDt, changes } = printed
  return (
    <section className="callout stack is-close" data-tone="waiting" aria-label={t('출력물 교체')}>
      <b>{t('게시한 출력물(버전 {n})이 {at}부터 허가서와 다릅니다.', { n: versionNo, at: formatDateTime(oldDt) })}</b>
      <ul>
        {changes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="row">
        <Link className="row" to={`${listPath}/${permitNo}/print`}>
          <Printer size={16} aria-hidden />
          {t('다시 출력해 바꿔 걸기')}
        </Link>
        <span className="quiet">{t('출력 {at} {name}', { at: formatDateTime(printDt), name: printUserNm ?? '' })}</span>
      </p>
    </section>
  )
}
