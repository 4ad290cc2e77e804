/** An entry of a log, read beside its list. */
import { Button } from 'antd'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useShortcut } from '#platform/web/shortcuts/shortcuts.ts'
import type { SheetControls } from '../report/report-list.tsx'
import './log.css'

interface LogSheetProps extends SheetControls {
  title: string
  children: ReactNode
}

export function LogSheet({ title, onMove, onClose, isFirst, isLast, children }: LogSheetProps) {
  const t = usePlatformT()
  useShortcut('Escape', '미리 보기 닫기', onClose)
  const button = (label: string, Icon: typeof X, onClick: () => void, disabled = false) => (
    <Button
      type="text"
      icon={<Icon size={18} aria-hidden />}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    />
  )
  return (
    <aside className="master-sheet" aria-label={title}>
      <header className="master-sheet-head">
        <h2 className="ellipsis">{title}</h2>
        {button(t('이전'), ChevronUp, () => onMove(-1), isFirst)}
        {button(t('다음'), ChevronDown, () => onMove(1), isLast)}
        {button(t('닫기'), X, onClose)}
      </header>
      <div className="log-sheet-body">{children}</div>
    </aside>
  )
}
