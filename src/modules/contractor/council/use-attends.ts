import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { council } from './council.model.ts'
import type { AttendLine } from './council.wire.ts'

export const attendsKey = (no: number) => ['council-attends', no] as const

export const useAttends = (no: number) =>
  useQuery({
    queryKey: attendsKey(no),
    queryFn: ({ signal }) => api.get<{ rows: AttendLine[] }>(`${council.api}/${no}/attends`, { signal, quiet: true }),
  })
