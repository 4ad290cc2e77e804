import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { jsa } from './jsa.model.ts'
import type { Extra } from './jsa.wire.ts'

const extraKey = (jsaNo: number | null) => ['jsa-extra', jsaNo] as const

/** Participants, marks and revisions of one analysis. */
export const useExtra = (jsaNo: number | null) =>
  useQuery({
    queryKey: extraKey(jsaNo),
    queryFn: ({ signal }) => api.get<Extra>(`${jsa.api}/${jsaNo}/extra`, { signal, quiet: true }),
    enabled: Boolean(jsaNo),
  })
export const renewExtra = (jsaNo: number) => queryClient.invalidateQueries({ queryKey: extraKey(jsaNo) })
