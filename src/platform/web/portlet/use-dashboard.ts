/** What stands on the person's dashboard, and how he has arranged it. */
import { useQuery } from '@tanstack/react-query'
import { arranged, type Layout } from '#platform/model/portlet.ts'
import { api } from '#platform/web/api/client.ts'
import { useServerEvent } from '#platform/web/api/events.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { usePreference } from '#platform/web/session/preferences.ts'
import type { PortletInfo } from './portlet.types.ts'

export interface LivePortlet extends PortletInfo {
  /** What makes its numbers old: names of documents, `*`, `notification`. */
  hears: readonly string[]
}
interface Overview {
  rows: LivePortlet[]
  /** As the person's group begins. */
  layout: Layout
}
const overviewKey = ['portlets']
const keyOf = (portletId: string) => ['portlet', portletId]

export function useDashboard() {
  useServerEvent('menus', () => void queryClient.invalidateQueries({ queryKey: overviewKey }))
  const overview = useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => api.get<Overview>('/api/main/portlets', { signal, quiet: true }),
  })
  const [kept, keep] = usePreference<Layout | null>('portlets', null)
  const portlets = overview.data?.rows ?? []
  return {
    overview,
    portlets,
    layout: arranged(portlets, kept ?? overview.data?.layout),
    isOwn: kept !== null,
    keep,
  }
}

/** One portlet in its own request, asked again when what it counts has changed. */
export function usePortlet({ portletId, hears }: LivePortlet) {
  const renew = () => void queryClient.invalidateQueries({ queryKey: keyOf(portletId) })
  useRecordChange(renew, hears.includes('*') ? undefined : hears)
  useServerEvent('notification', () => {
    if (hears.includes('notification')) renew()
  })
  return useQuery({
    queryKey: keyOf(portletId),
    queryFn: ({ signal }) => api.get<unknown>(`/api/main/portlet/${portletId}`, { signal, quiet: true }),
  })
}
