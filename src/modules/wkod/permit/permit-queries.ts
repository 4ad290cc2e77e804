import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { permit } from './permit.model.ts'
import type { Paper } from './permit.wire.ts'
export const usePaper = (permitNo: number | null, rowVersion: number | null) =>
  useQuery({
    queryKey: ['permit-paper', permitNo, rowVersion],
    queryFn: ({ signal }) => api.get<Paper>(`${permit.api}/${permitNo}/paper`, { signal, quiet: true }),
    enabled: Boolean(permitNo),
  })

/** Sends what is no action of the document, and shows the record as it is then. */
export function useSend() {
  const { editor } = useDocument()
  return async (path: string, body?: object) => {
    const { record } = editor.store.get()
    await api.post(`${permit.api}/${String(record?.permitNo)}/${path}`, body)
    await editor.reload()
  }
}

/** A past permit as the beginning of a new one. */
export function useCopy() {
  const navigate = useNavigate()
  const { listPath } = usePage()
  return async (permitNo: number) => {
    const made = await api.post<{ permitNo: number }>(`/api/saf/wkodnew/${permitNo}/copy`)
    await navigate(`${listPath}/${made.permitNo}`)
  }
}
