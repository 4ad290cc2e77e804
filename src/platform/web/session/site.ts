import { useQuery } from '@tanstack/react-query'
import { SITE } from '#platform/model/session-paths.ts'
import { api } from '#platform/web/api/client.ts'
import type { Site } from './types.ts'

/** The name of the site and, where it is a demo, its accounts; undefined until known. */
export const useSite = (): Site | undefined =>
  useQuery({
    queryKey: ['site'],
    queryFn: ({ signal }) => api.get<Site>(SITE, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
