import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { placeBelow } from './top-layer.ts'
import './top-layer.css'

interface Props {
  label: string
  icon: ReactNode
  children: (close: () => void) => ReactNode
}

/** A button of the top bar with the panel that opens below it; Esc and a click outside close it. */
export function PanelButton({ label, icon, children }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !button.current) return
    panel.current.showPopover()
    placeBelow(button.current, panel.current, 'right')
    panel.current.focus()
  }, [isOpen])
  const close = () => {
    panel.current?.hidePopover()
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon}
      </button>
      {isOpen && (
        <div
          ref={panel}
          popover="auto"
          role="dialog"
          className="panel-popup"
          aria-label={label}
          tabIndex={-1}
          onToggle={(event) => event.newState === 'closed' && setIsOpen(false)}
        >
          {children(close)}
        </div>
      )}
    </>
  )
}
