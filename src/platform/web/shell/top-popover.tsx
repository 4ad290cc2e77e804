import './top-popover.css'
import { type ReactNode, useEffect, useState } from 'react'
import { createStore, useStore } from '#platform/web/store.ts'
import { usePopover } from '#platform/web/table/use-popover.ts'

/** The popover of the top bar that a key asks for; it takes the wish away when it has opened. */
export const openTop = createStore<'work' | 'notices' | null>(null)

interface Props {
  name: 'work' | 'notices'
  /** Name of the button, with its count. */
  label: string
  /** Name of what opens. */
  title: string
  icon: ReactNode
  children(close: () => void): ReactNode
}

/** A button of the top bar with a panel below it: Tab leads into it, Esc and a click outside close it. */
export function TopPopover({ name, label, title, icon, children }: Props) {
  const { button, panel, toggle } = usePopover()
  const [isOpen, setIsOpen] = useState(false)
  const wanted = useStore(openTop)
  useEffect(() => {
    if (wanted !== name) return
    openTop.set(null)
    if (isOpen) return
    button.current?.focus()
    toggle()
  })
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {icon}
      </button>
      <div
        ref={panel}
        className="top-popover"
        popover="auto"
        role="dialog"
        aria-label={title}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
