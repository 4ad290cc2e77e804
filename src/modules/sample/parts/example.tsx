/** The frame of every example: what it shows, the component itself, its stored values, the lines that make it. */
import { Segmented } from 'antd'
import { Code } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import './example.css'

// With the first sample page, not with the app: only engineers read them.
export type ExampleState = 'edit' | 'read' | 'loading' | 'empty' | 'error' | 'long'

const stateNames: Readonly<Record<ExampleState, string>> = {
  edit: '편집',
  read: '읽기 전용',
  loading: '불러오는 중',
  empty: '빈 상태',
  error: '오류',
  long: '긴 글',
}

interface ExampleProps {
  title: string
  /** One sentence: when an engineer takes this component. */
  about?: string
  /** The file that draws the example, imported with `?raw`. */
  source?: string
  /** The states in which the component can be seen here; the first is shown at first. */
  states?: readonly ExampleState[]
  children: ReactNode | ((state: ExampleState) => ReactNode)
}

export function Example({ title, about, source, states = ['edit'], children }: ExampleProps) {
  const t = useT()
  const titleId = useId()
  const [state, setState] = useState<ExampleState>(states[0] ?? 'edit')
  return (
    <section className="example" aria-labelledby={titleId}>
      <header className="example-head">
        <h2 id={titleId}>{title}</h2>
        {states.length > 1 && (
          <Segmented
            size="small"
            aria-label={t('상태')}
            value={state}
            onChange={setState}
            options={states.map((value) => ({ value, label: t(stateNames[value]) }))}
          />
        )}
      </header>
      {about && <p className="quiet">{about}</p>}
      <div className="example-body">{typeof children === 'function' ? children(state) : children}</div>
      {source && (
        <details className="example-source">
          <summary>
            <Code size={16} aria-hidden /> {t('쓰는 법')}
          </summary>
          <pre>
            <code>{source}</code>
          </pre>
        </details>
      )}
    </section>
  )
}

/** What the control beside it has stored, as JSON, at once. */
export function StoredValue({ name, value }: { name: string; value: unknown }) {
  return (
    <code className="stored-value" data-testid={`value-${name}`}>
      {JSON.stringify(value) ?? 'undefined'}
    </code>
  )
}
