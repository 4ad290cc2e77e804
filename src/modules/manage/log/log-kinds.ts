/** What entries of the logs are about, for who may narrow them by it. */
import { api } from '#platform/web/api/client.ts'

interface Kind {
  code: string
  codeNm: string
  /** Steps of its own. */
  actions: { code: string; codeNm: string }[]
}

export const kindsQuery = {
  queryKey: ['manage/log/kinds'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get<{ rows: Kind[] }>('/api/manage/log/auditlogkinds', { signal, quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
}
