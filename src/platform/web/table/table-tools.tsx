import { Printer } from 'lucide-react'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { SheetButtons } from '#platform/web/parts/sheet-buttons.tsx'
import { ColumnPanel } from './column-panel.tsx'
import { ExportBar } from './export/export-bar.tsx'
import { useExport } from './export/use-export.ts'
import { PrintBar } from './paper/print-bar.tsx'
import type { Printing } from './paper/use-print.ts'
import { SortChoice } from './table-cards.tsx'
import type { TableView } from './use-table-view.ts'

interface ToolsProps<Row extends object> {
  view: TableView<Row>
  isCards: boolean
  printing: Printing<Row>
}
/** The line above the table: what the page puts there, and the table's own buttons. */
export function TableTools<Row extends object>({ view, isCards, printing }: ToolsProps<Row>) {
  const t = usePlatformT()
  const { toolbar } = view.props
  const work = useExport(view)
  const print = async () => {
    await alert(t('인쇄 서식 기능은 개발 중입니다. 기본 서식으로 인쇄합니다.'))
    printing.start()
  }
  return (
    <>
      <div className="table-tools">
        <div className="table-toolbar">{toolbar}</div>
        {isCards && <SortChoice view={view} />}
        <div className="table-buttons">
          {work && (
            <SheetButtons isRunning={work.progress !== undefined} givesCsv={work.givesCsv} onTake={work.start} />
          )}
          <button
            type="button"
            className="table-button"
            onClick={print}
            disabled={printing.progress !== undefined}
            aria-busy={printing.progress !== undefined}
          >
            <Printer size={16} aria-hidden />
            {t('인쇄')}
          </button>
          <ColumnPanel view={view} />
        </div>
      </div>
      {work && <ExportBar work={work} />}
      <PrintBar work={printing} />
    </>
  )
}
