import { Button } from 'antd'
import { openExports, startExport } from '#platform/web/exports/exports.ts'
import { useT } from '#platform/web/i18n/i18n.ts'

/** More than 50,000 rows: the server writes the file while the person goes on; `ExportSource` says how. */
export function ExportBackground() {
  const t = useT()
  return (
    <div className="sample-switches">
      <Button onClick={() => startExport('sample-rows', { times: 10 })}>{t('파일 만들기 (12,340건)')}</Button>
      <Button onClick={openExports}>{t('엑셀 파일')}</Button>
    </div>
  )
}
