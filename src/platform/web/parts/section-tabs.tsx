import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import './section-tabs.css'

interface Item {
  key: string
  label: ReactNode
  content: ReactNode
}

interface SectionTabsProps {
  items: readonly Item[]
  onShow?: (key: string) => void
  /** The sections are steps, gone through one after the other: what leads on and back stands below each. */
  steps?: { readonly back: string; readonly next: string }
}

/** One of several sections at a time; what is in the others stays as it is. Arrows move between the tabs. */
export function SectionTabs({ items, onShow, steps }: SectionTabsProps) {
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
          {steps && <StepButtons items={items} shown={shown} steps={steps} onStep={setShown} />}
        </div>
      ))}
    </>
  )
}

interface StepButtonsProps {
  items: readonly Item[]
  shown: string | undefined
  steps: { readonly back: string; readonly next: string }
  onStep(key: string): void
}
function StepButtons({ items, shown, steps, onStep }: StepButtonsProps) {
  const at = items.findIndex(({ key }) => key === shown)
  const [back, next] = [items[at - 1], items[at + 1]]
  const go = (key: string) => {
    onStep(key)
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="section-steps">
      {back && <Button onClick={() => go(back.key)}>{steps.back}</Button>}
      {next && (
        <Button type="primary" ghost onClick={() => go(next.key)}>
          {steps.next}: {next.label}
        </Button>
      )}
    </div>
  )
}
