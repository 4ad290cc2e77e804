/** Looking people, places and companies up in the directory. */
import { useQuery } from '@tanstack/react-query'
import type { CodeKeyKind } from '#platform/model/field.ts'
import { initialsOf, isInitials, searchText } from '#platform/model/hangul.ts'
import { api } from '#platform/web/api/client.ts'

export type DirectoryKind = CodeKeyKind | 'process'
export type DirectoryKey = string | number
export interface Found {
  key: DirectoryKey
  name: string
  /** What tells two of the same name apart. */
  detail?: string | undefined
}
/** Where the choice is limited by another choice. */
export interface Around {
  plantCd?: string | null | undefined
  deptCd?: string | null | undefined
}

interface Source {
  path: string
  query(q: string, around: Around): Record<string, string | null | undefined>
  found(row: Record<string, string | number | null>): Found
  /** The whole list comes at once and is searched here. */
  isWhole?: boolean
}
const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

const sources: Record<DirectoryKind, Source> = {
  user: {
    path: '/api/manage/users/search',
    query: (q, { plantCd }) => ({ q, plantCd }),
    found: (row) => ({ key: text(row.userId), name: text(row.userNm), detail: text(row.orgNm) || undefined }),
  },
  department: {
    path: '/api/manage/treedeptsearch',
    query: (_q, { plantCd }) => ({ plantCd }),
    found: (row) => ({ key: text(row.deptCd), name: text(row.deptNm), detail: text(row.pdeptNm) || undefined }),
    isWhole: true,
  },
  process: {
    path: '/api/baseinfo/processes',
    query: (q, { plantCd, deptCd }) => ({ q, plantCd, deptCd, useYn: 'Y' }),
    found: (row) => ({
      key: Number(row.processNo),
      name: text(row.processNm),
      detail: text(row.processCd) || undefined,
    }),
  },
  plant: {
    path: '/api/common/plants',
    query: () => ({}),
    found: (row) => ({ key: text(row.plantCd ?? row.code), name: text(row.plantNm ?? row.codeNm) }),
    isWhole: true,
  },
  vendor: {
    path: '/api/vendor/baseinfo/vendorinfos',
    query: (q) => ({ q }),
    found: (row) => ({ key: text(row.vendorCd), name: text(row.vendorNm), detail: text(row.bizNum) || undefined }),
  },
}

const DIRECTORY_KEPT_MS = 60_000

/** Name, initial consonants or key; an empty search gives the first of them. */
export function useDirectorySearch(kind: DirectoryKind, q: string, around: Around, enabled: boolean) {
  const source = sources[kind]
  const query = source.query(q, around)
  const { data, isFetching, isError } = useQuery({
    queryKey: ['directory', kind, query],
    queryFn: ({ signal }) =>
      api.get<{ rows: Record<string, string | number | null>[] }>(source.path, { query, signal, quiet: true }),
    enabled,
    staleTime: DIRECTORY_KEPT_MS,
    placeholderData: (before) => before,
  })
  const all = (data?.rows ?? []).map(source.found)
  return { found: source.isWhole ? all.filter((one) => matches(one, q)) : all, isFetching, isError }
}

function matches({ name, key }: Found, q: string): boolean {
  const wanted = searchText(q)
  if (wanted === '') return true
  if (isInitials(wanted)) return initialsOf(name).includes(wanted)
  return searchText(name).includes(wanted) || searchText(String(key)).includes(wanted)
}

/** The name of a key that came without one, such as from an address. */
export function useDirectoryName(
  kind: DirectoryKind,
  key: DirectoryKey | null,
  known: string | null | undefined,
): string {
  const isAsked = key !== null && !known
  const { found } = useDirectorySearch(kind, String(key ?? ''), {}, isAsked)
  return known || found.find((one) => String(one.key) === String(key))?.name || String(key ?? '')
}
