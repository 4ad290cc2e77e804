import type { ReactNode } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import '../document/document.css'

interface PanelProps {
  title: ReactNode
  /** Its name for who does not see it, where that is another than the heading. */
  label?: string
  /** Behind the heading. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a page under its heading, that is no section of fields. */
export function Panel({ title, label, actions, className, children }: PanelProps) {
  const t = useT()
  const name = label ?? title
  return (
    <section
      className={className ? `doc-section ${className}` : 'doc-section'}
      aria-label={typeof name === 'string' ? t(name) : undefined}
    >
      <header>
        <h2>{typeof title === 'string' ? t(title) : title}</h2>
        {actions}
      </header>
      {children}
    </section>
  )
}
