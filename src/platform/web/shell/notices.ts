/** The inbox and the work list of the signed-in person, kept fresh by live events. */
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import type { Urgency } from '#platform/model/urgency.ts'
import { api } from '#platform/web/api/client.ts'
import { useServerEvent } from '#platform/web/api/events.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { useSettled } from '#platform/web/settled.ts'

export interface Notice {
  notificationNo: number
  messageDesc: string
  linkUrl: string | null
  createDt: string
  readDt: string | null
}
export interface WorkItem {
  kindCd: string
  /** How it presses; the rows come in this order. */
  urgencyCd: Urgency
  /** Was sent back. */
  returnYn: 'Y' | 'N'
  documentName: string
  label: string
  no: number
  docNo: string | null
  title: string
  statusCd: string
  actionLabel: string
  dueYmd: string | null
  route: string
  /** The absent whose task it is. */
  deputyForNm: string | null
}

interface WorkAnswer {
  total: number
  /** More waits than was read. */
  moreYn: 'Y' | 'N'
  rows: WorkItem[]
}

const INBOX_LIMIT = 20
const refresh = (key: string) => queryClient.invalidateQueries({ queryKey: [key] })

export function useUnreadCount(): number {
  useServerEvent('notification', () => refresh('notifications'))
  const { data } = useQuery({
    enabled: useSettled(),
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => api.get<{ count: number }>('/api/notifications/unread', { signal, quiet: true }),
  })
  return data?.count ?? 0
}

/** All of it, page by page, what has not been read first. */
export const useWholeInbox = () =>
  useInfiniteQuery({
    queryKey: ['notifications', 'whole'],
    queryFn: ({ signal, pageParam }) =>
      api.get<{ total: number; rows: Notice[] }>('/api/notifications', {
        query: { page: pageParam, limit: INBOX_LIMIT, unreadFirst: 'Y' },
        signal,
        quiet: true,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * INBOX_LIMIT < total ? pages.length + 1 : undefined),
  })

export const useMarkRead = () =>
  useMutation({
    mutationFn: (what: { notificationNos: number[] } | { all: true }) =>
      api.post('/api/notifications/read', what, { quiet: true }),
    onSuccess: () => Promise.all([refresh('notifications'), refresh('portlet')]),
  })

/** @param enabled false while other things come first */
export const useMyWork = (enabled = true) => {
  useServerEvent('notification', () => refresh('my-work'))
  useRecordChange(() => void refresh('my-work'))
  return useQuery({
    enabled,
    queryKey: ['my-work'],
    queryFn: ({ signal }) => api.get<WorkAnswer>('/api/my-work', { signal, quiet: true }),
  })
}
