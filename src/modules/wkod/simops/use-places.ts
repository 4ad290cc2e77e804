import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { SIMOPS_API, type TabAnswer } from './simops.wire.ts'

export const placesKey = (permitNo: number) => ['wkod', 'simops', permitNo]
/** Where a permit stands, who is near, and what was agreed. */
export const usePlaces = (permitNo: number) =>
  useQuery({
    queryKey: placesKey(permitNo),
    queryFn: ({ signal }) => api.get<TabAnswer>(`${SIMOPS_API}/${permitNo}`, { signal, quiet: true }),
  })
