/** What the screens of entry fetch and send. */
import { useQuery } from '@tanstack/react-query'
import { api, type Query } from '#platform/web/api/client.ts'
import { queryClient } from '#platform/web/api/query-client.ts'
import { recordKey } from '#platform/web/document/wire.ts'
import { saveBlob } from '#platform/web/form/save-blob.ts'
import type { Direction } from './entry-codes.model.ts'
import type { PassRow as Pass } from './entry-pass.wire.ts'
import { entryRqst } from './entry-rqst.model.ts'
import type { CheckRow } from './entry-rqst.wire.ts'
import { GATE_API, ON_SITE_API } from './gate.model.ts'
import type { ScanRow } from './gate.wire.ts'
import type { OnSite } from './onsite.wire.ts'

const SHEET_TIMEOUT_MS = 60_000

export async function downloadSheet(path: string, query: Query = {}): Promise<void> {
  const { blob, fileName } = await api.blob(path, { query, timeoutMs: SHEET_TIMEOUT_MS })
  saveBlob(blob, fileName ?? 'jikim.xlsx')
}
const checksKey = (no: number) => [...recordKey(entryRqst, no), 'checks'] as const

export const useChecks = (no: number | null, version: number | null) =>
  useQuery({
    queryKey: [...checksKey(no ?? 0), version],
    queryFn: ({ signal }) => api.get<{ rows: CheckRow[] }>(`${entryRqst.api}/${no}/checks`, { signal, quiet: true }),
    enabled: no !== null,
  })
export const usePasses = (no: number) =>
  useQuery({
    queryKey: [...recordKey(entryRqst, no), 'passes'],
    queryFn: ({ signal }) => api.get<{ rows: Pass[] }>(`${entryRqst.api}/${no}/passes`, { signal, quiet: true }),
  })

/** A step on a line; the page shows what came of it. */
export async function stepOnLine(
  no: number,
  path: 'line' | 'release' | 'precheck' | 'carryin',
  body: object,
): Promise<void> {
  try {
    await api.post(`${entryRqst.api}/${no}/${path}`, body)
  } finally {
    await queryClient.invalidateQueries({ queryKey: recordKey(entryRqst, no) })
  }
}
/** One of the three. */
export type ShownBody = { text: string } | { keyHash: string } | { personNo: number }
export type ScanBody = ShownBody & {
  scanKey: string
  gateCd: string
  directionCd?: Direction
  scanDt?: string
  offlineYn?: 'Y' | 'N'
  passedYn?: 'Y' | 'N'
}
export const sendScan = (body: ScanBody) =>
  api.post<ScanRow>(`${GATE_API}/scan`, body, { quiet: true, idempotencyKey: body.scanKey })

export const scansKey = ['entryScans'] as const
export const useScans = (gateCd: string) =>
  useQuery({
    queryKey: [...scansKey, gateCd],
    queryFn: ({ signal }) =>
      api.get<{ rows: ScanRow[] }>(`${GATE_API}/scans`, { query: { gateCd }, signal, quiet: true }),
  })
export const onSiteKey = ['entryOnSite'] as const
export const useOnSite = (everyMs: number) =>
  useQuery({
    queryKey: onSiteKey,
    queryFn: ({ signal }) => api.get<OnSite>(ON_SITE_API, { signal, quiet: true }),
    refetchInterval: everyMs,
  })
