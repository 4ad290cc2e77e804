import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type Place, placeAt, placeBelow } from './top-layer.ts'
import './top-layer.css'

export interface MenuAction {
  key: string
  label: string
  icon?: ReactNode
  disabled?: boolean | undefined
  danger?: boolean | undefined
  onClick: () => void
}

interface MenuPopupProps {
  label: string
  actions: readonly MenuAction[]
  /** Below an element, or at a point; closed without. */
  at: Element | Place | null
  onClose: () => void
}

/** Actions in the top layer: arrows move, Enter takes, Esc and a click outside close; the focus goes back. */
export function MenuPopup({ label, actions, at, onClose }: MenuPopupProps) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = menu.current
    if (!at || !element) return
    const opener = document.activeElement
    element.showPopover()
    if (at instanceof Element) placeBelow(at, element, 'right')
    else placeAt(element, at)
    enabledItems(element)[0]?.focus()
    return () => {
      if (element.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
  }, [at])
  if (!at) return null
  return (
    <div
      ref={menu}
      popover="auto"
      role="menu"
      className="menu-popup"
      aria-label={label}
      onKeyDown={moveFocus}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {actions.map(({ key, label: text, icon, disabled = false, danger = false, onClick }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-danger={danger}
          disabled={disabled}
          onClick={() => {
            menu.current?.hidePopover()
            onClick()
          }}
        >
          {icon}
          {text}
        </button>
      ))}
    </div>
  )
}

const enabledItems = (menu: Element): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)'),
]

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = enabledItems(event.currentTarget)
  const current = items.indexOf(document.activeElement as HTMLElement)
  const wanted = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[event.key]
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  if (wanted === undefined) return
  event.preventDefault()
  items.at(wanted % items.length)?.focus()
}

interface MenuButtonProps {
  label: string
  actions: readonly MenuAction[]
  /** Like the buttons of a page, unless it says otherwise. */
  className?: string
  children: ReactNode
}

/** A button that opens a menu below it. */
export function MenuButton({ label, actions, className = 'menu-button', children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [at, setAt] = useState<Element | null>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onClick={() => setAt(at ? null : button.current)}
      >
        {children}
      </button>
      <MenuPopup label={label} actions={actions} at={at} onClose={() => setAt(null)} />
    </>
  )
}
