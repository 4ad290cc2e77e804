/** What is open, of today, one's own, what waits for oneself: one press away above a list of work. */
import { useMemo } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import { type ListViews, type View, viewLabels, viewsOf } from '#platform/model/views.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useTableSettings } from '#platform/web/table/use-table-settings.ts'
import type { ListState } from './use-list-state.ts'

/** The views of a list, and the one that the person has chosen last. */
export interface KeptViews extends ListViews {
  keep(view: View): void
}

/** @returns undefined for a list that has none */
export function useKeptViews(model: AnyDocument, settingsName: string, isOff: boolean): KeptViews | undefined {
  const [settings, save] = useTableSettings(settingsName)
  const known = useMemo(() => (isOff ? undefined : viewsOf(model)), [model, isOff])
  if (!known) return undefined
  const first = known.names.find((name) => name === settings.view) ?? known.first
  return { ...known, first, keep: (view) => save({ ...settings, view }) }
}

export function ViewTabs({ views, list }: { views: KeptViews; list: ListState }) {
  const t = usePlatformT()
  const chosen = list.query.view ?? 'all'
  const choose = (view: View) => {
    views.keep(view)
    list.setView(view)
  }
  return (
    <nav className="doc-views" aria-label={t('목록 보기')}>
      {views.names.map((view) => (
        <button
          key={view}
          type="button"
          className="plain-button"
          aria-current={view === chosen || undefined}
          onClick={() => choose(view)}
        >
          {t(viewLabels[view])}
        </button>
      ))}
    </nav>
  )
}

/** Why a view shows nothing though nothing else narrows it. */
export const emptyViews: Readonly<Partial<Record<View, string>>> = {
  open: '열린 것이 없습니다.',
  today: '오늘 것이 없습니다.',
  mine: '내 것이 없습니다.',
  waiting: '내 차례인 것이 없습니다.',
}
