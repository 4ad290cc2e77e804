import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import './section-tabs.css'

interface Item {
  key: string
  label: ReactNode
  content: ReactNode
}

/** One of several sections at a time; what is in the others stays as it is. Arrows move between the tabs. */
export function SectionTabs({ items, onShow }: { items: readonly Item[]; onShow?: (key: string) => void }) {
  const id = useId()
  const [shown, setShownKey] = useState(items[0]?.key)
  const setShown = (key: string) => {
    setShownKey(key)
    onShow?.(key)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = items[(items.findIndex(({ key }) => key === shown) + step + items.length) % items.length]
    if (step === 0 || !next) return
    setShown(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <>
      <div role="tablist" className="section-tabs" onKeyDown={onKeyDown}>
        {items.map(({ key, label }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            aria-selected={key === shown}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === shown ? 0 : -1}
            onClick={() => setShown(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ key, content }) => (
        <div
          key={key}
          id={`${id}-${key}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${key}`}
          hidden={key !== shown}
        >
          {content}
        </div>
      ))}
    </>
  )
}
