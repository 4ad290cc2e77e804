import { useQuery } from '@tanstack/react-query'
import { renew } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { readRecord, recordKey } from '#platform/web/document/wire.ts'
import { type RsaScale, rsaScale } from '../scale/rsa-scale.model.ts'
import { rsaExtra } from './rsa.calls.ts'

/** Who takes part, ratings again and who is told, of one assessment as it stands; what is shown stays until the next is there. */
export function useExtra(rsaNo: number | null) {
  const { values } = useDocument()
  return useAsked(rsaExtra, rsaNo ? { no: rsaNo } : null, { version: Number(values.rowVersion ?? 0), keep: true })
}
export const renewExtra = () => renew(rsaExtra)

/** The scale by which it is judged; undefined until it is there. */
export function useScale(scaleNo: number | null): RsaScale | undefined {
  const { data } = useQuery({
    queryKey: recordKey(rsaScale, scaleNo),
    queryFn: ({ signal }) => readRecord(rsaScale, scaleNo ?? 0, signal),
    enabled: scaleNo !== null,
  })
  const found: object | undefined = data
  return found as RsaScale | undefined
}
