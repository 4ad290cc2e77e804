import { Printer, Sheet } from 'lucide-react'
import { useState } from 'react'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ColumnPanel } from './column-panel.tsx'
import type { TableView } from './use-table-view.ts'

/** The line above the table: what the page puts there, and the table's own buttons. */
export function TableTools<Row extends object>({ view, onPrint }: { view: TableView<Row>; onPrint(): void }) {
  const t = useT()
  const { toolbar, onExcel } = view.props
  const print = async () => {
    await alert(t('인쇄 서식 기능은 개발 중입니다. 기본 서식으로 인쇄합니다.'))
    onPrint()
  }
  return (
    <div className="table-tools">
      <div className="table-toolbar">{toolbar}</div>
      <div className="table-buttons">
        {onExcel && <ExcelButton onExcel={() => onExcel(view.fields.map(({ name }) => name))} />}
        <button type="button" className="table-button" onClick={print}>
          <Printer size={16} aria-hidden />
          {t('인쇄')}
        </button>
        <ColumnPanel view={view} />
      </div>
    </div>
  )
}

/** Inert while its download runs (S-373). */
function ExcelButton({ onExcel }: { onExcel(): void | Promise<void> }) {
  const t = useT()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    try {
      await onExcel()
    } finally {
      setRunning(false)
    }
  }
  return (
    <button type="button" className="table-button" disabled={isRunning} aria-busy={isRunning} onClick={run}>
      <Sheet size={16} aria-hidden />
      {t('엑셀')}
    </button>
  )
}
