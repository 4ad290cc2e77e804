/** The state of a list is its address (S-231): Back, F5 and a copied link show the same list. */
import { useMemo } from 'react'
import type { AnyDocument } from '#platform/model/document.ts'
import { conditionsOf, DEFAULT_LIMIT, LIMITS, type ListQuery, sortable, toQueryString } from '#platform/model/query.ts'
import type { View } from '#platform/model/views.ts'
import { useAskedParams } from '#platform/web/table/use-asked-params.ts'
import type { KeptViews } from './view-tabs.tsx'

export interface ListState {
  query: ListQuery
  /** Conditions, search or order have been set. */
  isNarrowed: boolean
  /** Rows may be missing because of what is asked: an order alone hides none. */
  hasConditions: boolean
  /** Leads back to page 1 unless it is the page that changes. */
  change(next: Partial<ListQuery>, options?: { replace?: boolean }): void
  setWhere(patch: Readonly<Record<string, string>>): void
  setView(view: View): void
  /** Conditions, search and order in the words of an address, without the page. */
  conditions: string
  show(conditions: string, options?: { replace?: boolean }): void
  /** Clears conditions, page and order; the view stays. */
  reset(): void
}

/** The order in which the person has left the list. */
interface KeptSort {
  sort: string
  forget(): void
}

/** Marks what was chosen on the list itself: an address without conditions may mean just that. */
export const CHOSEN = { isChosen: true }

/** What of an address narrows or orders the list, in one order: two that say the same look the same. */
export function conditionsIn(address: string): string {
  const params = new URLSearchParams(address)
  for (const name of ['page', 'limit']) params.delete(name)
  params.sort()
  return params.toString()
}

const whereNames = (model: AnyDocument): string[] =>
  conditionsOf(model).flatMap(({ name, kind }) => (kind === 'range' ? [`${name}From`, `${name}To`, name] : [name]))

/** How a list opens whose address asks for nothing. */
interface Opening {
  sort: string
  views: KeptViews | undefined
}

/** What an address asks of a list; what it may not ask is left out rather than refused. */
function readListQuery(model: AnyDocument, params: URLSearchParams, opening: Opening): ListQuery {
  const limit = Number(params.get('limit'))
  const sort = params.get('sort') ?? opening.sort
  const where = whereNames(model).flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    limit: LIMITS.some((one) => one === limit) ? limit : DEFAULT_LIMIT,
    sort: sortable(model).includes(sort.replace(/^-/, '')) ? sort : '',
    q: params.get('q') ?? '',
    view: viewIn(params, opening.views),
    where: Object.fromEntries(where),
  }
}

/** A link that asks for anything at all and names no view means all rows: by its default a list hides none of them. */
const viewIn = (params: URLSearchParams, views: KeptViews | undefined): View | undefined =>
  params.size === 0 ? views?.first : views?.names.find((name) => name === params.get('view'))

/** Some of the states have ended: among what is open they would show nothing. */
const hasEnded = (statusCd: string | undefined, views: KeptViews | undefined): boolean =>
  Boolean(statusCd) && !statusCd?.split(',').every((code) => views?.open.includes(code))

export function useListState(model: AnyDocument, kept: KeptSort, views?: KeptViews): ListState {
  const { params, last, ask } = useAskedParams()
  const { sort } = kept
  // Another object in each rendering: only what it opens with decides.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const query = useMemo(() => readListQuery(model, params, { sort, views }), [model, params, sort, views?.first])
  const asked = () => readListQuery(model, last(), { sort, views })
  const show = (text: string, replace = false) => ask(text, { replace, state: CHOSEN })
  const go = (next: ListQuery, replace = false) => show(toQueryString(next), replace)
  return {
    query,
    isNarrowed: [...params.keys()].some((name) => name !== 'view'),
    hasConditions: Boolean(query.q) || Object.values(query.where).some(Boolean),
    change: (next, { replace } = {}) => go({ ...asked(), ...('page' in next ? {} : { page: 1 }), ...next }, replace),
    setWhere: (patch) => {
      const { where, view, ...rest } = asked()
      const isOutside = view === 'open' && hasEnded(patch.statusCd, views)
      go({ ...rest, page: 1, view: isOutside ? 'all' : view, where: { ...where, ...patch } })
    },
    setView: (view) => {
      const { where, ...rest } = asked()
      const isOutside = view === 'open' && hasEnded(where.statusCd, views)
      go({ ...rest, page: 1, view, where: isOutside ? { ...where, statusCd: '' } : where })
    },
    conditions: conditionsIn(toQueryString(query)),
    show: (conditions, { replace } = {}) => show(conditions, replace),
    reset: () => {
      kept.forget()
      show(views ? toQueryString({ view: query.view ?? 'all' }) : '')
    },
  }
}
