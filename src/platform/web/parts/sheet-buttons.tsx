import './sheet-buttons.css'
import { Button } from 'antd'
import { ChevronDown, Sheet } from 'lucide-react'
import type { SheetFormat } from '#platform/model/excel/sheet-format.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { MenuButton } from './menu-button.tsx'

interface SheetButtonsProps {
  onTake(format: SheetFormat): void
  /** Inert while its file is made (S-373). */
  isRunning?: boolean
  givesCsv?: boolean
  /** What goes out, where that is not what is seen beside it. */
  text?: string
  /** Among the buttons of a page, rather than among the tools of what is seen. */
  isFramed?: boolean
}

/** 엑셀, and beside it the other form that there is. */
export function SheetButtons({
  onTake,
  isRunning = false,
  givesCsv = true,
  text,
  isFramed = false,
}: SheetButtonsProps) {
  const t = usePlatformT()
  const more = t('다른 파일 형식')
  const csv = { key: 'csv', label: 'CSV', disabled: isRunning, onClick: () => onTake('csv') }
  const shared = { disabled: isRunning, 'aria-busy': isRunning, onClick: () => onTake('xlsx') }
  const icon = <Sheet size={16} aria-hidden />
  const menu = (label: string, className: string) =>
    givesCsv && (
      <MenuButton label={label} actions={[csv]} className={className}>
        <ChevronDown size={14} aria-hidden />
      </MenuButton>
    )
  if (isFramed)
    return (
      <span className="sheet-buttons">
        <Button icon={icon} {...shared}>
          {text ?? t('엑셀')}
        </Button>
        {menu(text ? `${text}: ${more}` : more, 'menu-button')}
      </span>
    )
  return (
    <>
      <button type="button" className="table-button" {...shared}>
        {icon}
        {text ?? t('엑셀')}
      </button>
      {menu(more, 'table-button table-format')}
    </>
  )
}
