import { Button } from 'antd'
import { RotateCcw, Search, SlidersHorizontal, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import { conditionsOf, type ListQuery } from '#platform/model/query.ts'
import { viewLabels } from '#platform/model/views.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import { labelOf } from './columns.tsx'
import { useConditionText } from './condition-text.ts'
import type { ListState } from './use-list-state.ts'

export interface ConditionsProps {
  model: AnyDocument
  /** The three that matter. */
  main: readonly string[]
  list: ListState
}
const MAIN_CONDITIONS = 3

export function useShown(model: AnyDocument, main: readonly string[]) {
  const t = useT()
  const say = usePlatformT()
  const isPhone = useIsPhone()
  const inRow = isPhone ? [] : main.slice(0, MAIN_CONDITIONS)
  return { isPhone, inRow, places: [say('번호'), ...model.list.search.map((name) => t(labelOf(model, name)))] }
}

/** What `Conditions` look like, until the rows are seen: the controls take as long to build as all the rows. */
export function WaitingConditions({ model, main, list }: ConditionsProps) {
  const t = useT()
  const say = usePlatformT()
  const { inRow, places } = useShown(model, main)
  return (
    <div className="doc-conditions" aria-hidden>
      <span className="waiting-control doc-search">
        <Search size={16} />
        {list.query.q || places.join('·')}
      </span>
      {inRow.map((name) => (
        <div key={name} className="doc-condition">
          <span className="waiting-control">{t(labelOf(model, name))}</span>
        </div>
      ))}
      <span className="waiting-control is-button">
        <SlidersHorizontal size={16} />
        {say('상세조건')}
      </span>
    </div>
  )
}

/** Stands in the row of the conditions, on a phone behind the chips. */
export function ResetButton({ list }: { list: ListState }) {
  const t = usePlatformT()
  if (!list.isNarrowed) return null
  return (
    <Button type="text" icon={<RotateCcw size={14} aria-hidden />} onClick={list.reset}>
      {t('초기화')}
    </Button>
  )
}

/** Conditions as removable chips; a state that is chosen by its tab is seen there. */
export function Chips({
  model,
  list,
  hasStateTabs,
  children,
}: Omit<ConditionsProps, 'main'> & { hasStateTabs: boolean; children?: ReactNode }) {
  const t = usePlatformT()
  const { q, where } = list.query
  const isOnTab = hasStateTabs && !where.statusCd?.includes(',')
  const set = conditionsOf(model).filter(
    ({ name }) => !(name === 'statusCd' && isOnTab) && [name, `${name}From`, `${name}To`].some((key) => where[key]),
  )
  if (set.length === 0 && !q) return null
  return (
    <div className="doc-chips">
      <ul aria-label={t('검색조건')}>
        {q && <Chip label={t('검색')} text={q} onRemove={() => list.change({ q: '' })} />}
        {set.map(({ name }) => (
          <ConditionChip key={name} model={model} list={list} name={name} />
        ))}
      </ul>
      {children}
    </div>
  )
}

function ConditionChip({ model, list, name }: Omit<ConditionsProps, 'main'> & { name: string }) {
  const t = useT()
  const text = useConditionText(model, name, list.query.where)
  const remove = () => list.setWhere({ [name]: '', [`${name}From`]: '', [`${name}To`]: '' })
  return <Chip label={t(labelOf(model, name))} text={text} onRemove={remove} />
}

/** The conditions in one line, for paper. */
export function ConditionWords({
  model,
  where,
  q,
  view = 'all',
}: { model: AnyDocument } & Pick<ListQuery, 'where' | 'q' | 'view'>) {
  const t = usePlatformT()
  const set = conditionsOf(model).filter(({ name }) => [name, `${name}From`, `${name}To`].some((key) => where[key]))
  if (set.length === 0 && !q && view === 'all') return null
  return (
    <span className="table-paper-conditions">
      {t('검색조건')}
      {view !== 'all' && <> · {t(viewLabels[view])}</>}
      {q && <Said label={t('검색')} text={q} />}
      {set.map(({ name }) => (
        <ConditionSaid key={name} model={model} name={name} where={where} />
      ))}
    </span>
  )
}

function ConditionSaid({ model, name, where }: { model: AnyDocument; name: string; where: ListQuery['where'] }) {
  const t = useT()
  return <Said label={t(labelOf(model, name))} text={useConditionText(model, name, where)} />
}

const Said = ({ label, text }: { label: string; text: string }) => <> · {`${label} ${text}`}</>

function Chip({ label, text, onRemove }: { label: string; text: string; onRemove(): void }) {
  const t = usePlatformT()
  return (
    <li>
      <span className="quiet">{label}</span> {text}
      <button
        type="button"
        className="plain-button"
        aria-label={t('{label} 조건 지우기', { label })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  )
}

/** States as quiet tabs: the whole list, or all that the view shows, one click away. */
export function StateTabs({ model, list, hasViews }: Omit<ConditionsProps, 'main'> & { hasViews: boolean }) {
  const t = useT()
  const say = usePlatformT()
  const chosen = list.query.where.statusCd ?? ''
  const states = Object.entries(model.lifecycle.states).map(([code, { label }]) => ({ code, label }))
  return (
    <nav className="doc-tabs" aria-label={say('상태')}>
      {[{ code: '', label: hasViews ? '모든 상태' : '전체' }, ...states].map(({ code, label }) => (
        <button
          key={code}
          type="button"
          className="plain-button"
          aria-current={code === chosen || undefined}
          onClick={() => list.setWhere({ statusCd: code })}
        >
          {t(label)}
        </button>
      ))}
    </nav>
  )
}
