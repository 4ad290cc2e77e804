/** Codes to choose from: those of the model, or of a code group of the directory. */
import { useQueries, useQuery } from '@tanstack/react-query'
import type { Codes } from '#platform/model/field.ts'
import { api } from '#platform/web/api/client.ts'
import { useT } from '#platform/web/i18n/i18n.ts'

export interface CodeItem {
  code: string
  codeNm: string
}
/** What a code is called, among these. */
export const nameIn =
  (items: readonly CodeItem[] | undefined) =>
  (code: string): string | undefined =>
    items?.find((item) => item.code === code)?.codeNm

interface CodeSource {
  readonly codes?: Codes | undefined
  readonly group?: string | undefined
  /** What is chosen for, where that decides on what is offered. */
  readonly filter?: 'chm' | undefined
}

const CODES_KEPT_MS = 10 * 60_000

const codesOf = ({ group, filter }: CodeSource) => ({
  queryKey: ['codes', group, filter],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.get<{ rows: CodeItem[] }>('/api/common/codes', { query: { codeGrpCd: group, filter }, signal, quiet: true }),
  enabled: group !== undefined,
  staleTime: CODES_KEPT_MS,
})

export function useCodes(source: CodeSource): readonly CodeItem[] {
  const t = useT()
  const { codes } = source
  const { data } = useQuery(codesOf(source))
  if (codes) return Object.entries(codes).map(([code, codeNm]) => ({ code, codeNm: t(codeNm) }))
  return data?.rows ?? []
}

/** The name of a code; the code itself while its group is not known. */
export function useCodeName(source: CodeSource, code: string): string {
  return useCodes(source).find((item) => item.code === code)?.codeNm ?? code
}

/** The codes of several fields at once, by the name of the field. */
export function useCodesOf(fields: Readonly<Record<string, CodeSource>>): ReadonlyMap<string, readonly CodeItem[]> {
  const t = useT()
  const entries = Object.entries(fields)
  const answers = useQueries({ queries: entries.map(([, field]) => codesOf(field)) })
  return new Map(
    entries.map(([name, { codes }], index) => [
      name,
      codes
        ? Object.entries(codes).map(([code, codeNm]) => ({ code, codeNm: t(codeNm) }))
        : (answers[index]?.data?.rows ?? []),
    ]),
  )
}
