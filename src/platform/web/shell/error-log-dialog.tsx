import { Button } from 'antd'
import { clearErrorLog, useErrorLog } from '#platform/web/api/error-log.ts'
import { ERROR_LOG_WIDTH } from '#platform/web/constants.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { platformNow, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Empty } from '#platform/web/parts/states.tsx'

/** S-121 */
export const openErrorLog = (): Promise<unknown> =>
  openDialog({
    label: platformNow('오류 기록'),
    width: ERROR_LOG_WIDTH,
    content: () => <ErrorList />,
    actions: () => <Button onClick={clearErrorLog}>{platformNow('전체 삭제')}</Button>,
  })

function ErrorList() {
  const t = usePlatformT()
  const entries = useErrorLog()
  if (entries.length === 0) return <Empty message={t('기록된 오류가 없습니다.')} />
  return (
    <ul className="error-log">
      {entries.map((entry) => (
        <li key={`${entry.at}${entry.place}${entry.message}`}>
          <p>
            <time>{formatDateTime(entry.at)}</time> <strong>{entry.message}</strong>
          </p>
          <p className="quiet">{[entry.place, entry.url].filter(Boolean).join(' · ')}</p>
          {entry.logNo && (
            <p className="quiet">
              {t('기록 번호')} {entry.logNo}
            </p>
          )}
          {entry.stack && (
            <details>
              <summary>{t('자세히')}</summary>
              <pre>{entry.stack}</pre>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}
