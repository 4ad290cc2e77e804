import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { construction } from './const.model.ts'
import type { Around } from './const.wire.ts'

/** Money, permits, plans, contracts and findings of one construction, asked for once by all its tabs. */
export const useAround = (constNo: number | null) =>
  useQuery({
    queryKey: ['const-around', constNo],
    queryFn: ({ signal }) => api.get<Around>(`${construction.api}/${constNo}/around`, { signal, quiet: true }),
    enabled: Boolean(constNo),
  })
