/** Looking people, places, companies and documents up. */
import { useQuery } from '@tanstack/react-query'
import type { CodeKeyKind, NumberKeyKind } from '#platform/model/field.ts'
import { initialsOf, isInitials, searchText } from '#platform/model/hangul.ts'
import { ApiError, api } from '#platform/web/api/client.ts'

export type DirectoryKind = CodeKeyKind | NumberKeyKind | 'reference'
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
  /** The name of the kind of document that is referred to. */
  to?: string | undefined
}

interface Source {
  path: string | ((around: Around) => string)
  query(q: string, around: Around): Record<string, string | null | undefined>
  found(row: Record<string, string | number | null>): Found
  /** Asks for the one of a known key; without it the key is what is searched. */
  one?(key: DirectoryKey): Record<string, string>
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
    path: '/api/vendor/baseinfo/vendorsearch',
    query: (q) => ({ q }),
    found: (row) => ({ key: text(row.vendorCd), name: text(row.vendorNm), detail: text(row.bizNum) || undefined }),
  },
  person: {
    path: '/api/vendor/baseinfo/vendorpersons',
    query: (q, { plantCd }) => ({ q, plantCd }),
    one: (key) => ({ personNos: String(key) }),
    found: (row) => ({ key: Number(row.personNo), name: text(row.personNm), detail: text(row.vendorNm) || undefined }),
  },
  reference: {
    path: ({ to }) => `/api/common/references/${to}`,
    query: (q, { plantCd }) => ({ q, plantCd }),
    one: (key) => ({ no: String(key) }),
    found: (row) => ({
      key: Number(row.key),
      name: text(row.title) || text(row.docNo) || text(row.key),
      detail: text(row.docNo) || undefined,
    }),
  },
}

const DIRECTORY_KEPT_MS = 60_000

/** Name, initial consonants or key; an empty search gives the first of them. */
export function useDirectorySearch(kind: DirectoryKind, q: string, around: Around, enabled: boolean) {
  const source = sources[kind]
  const { all, isFetching, isError } = useFound(kind, source.query(q, around), around, enabled)
  return { found: source.isWhole ? all.filter((one) => matches(one, q)) : all, isFetching, isError }
}

function useFound(kind: DirectoryKind, query: ReturnType<Source['query']>, around: Around, enabled: boolean) {
  const { path, found } = sources[kind]
  const url = typeof path === 'string' ? path : path(around)
  const { data, isFetching, isError, error } = useQuery({
    queryKey: ['directory', url, query],
    queryFn: ({ signal }) =>
      api.get<{ rows: Record<string, string | number | null>[] }>(url, { query, signal, quiet: true }),
    enabled,
    staleTime: DIRECTORY_KEPT_MS,
    placeholderData: (before) => before,
  })
  return { all: (data?.rows ?? []).map(found), isFetching, isError, error }
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
  around: Around = {},
): string {
  const isAsked = key !== null && !known
  const { one, query } = sources[kind]
  const { all } = useFound(kind, key !== null && one ? one(key) : query(String(key ?? ''), {}), around, isAsked)
  return known || all.find((found) => String(found.key) === String(key))?.name || String(key ?? '')
}

/** Number and title of a document; null for who may not read it, undefined while that is not known. */
export function useReferenceName(to: string, key: number | null): string | null | undefined {
  const { all, isFetching, error } = useFound('reference', { no: String(key ?? '') }, { to }, key !== null)
  const one = all.find((found) => found.key === key)
  if (one) return one.detail && one.detail !== one.name ? `${one.detail} ${one.name}` : one.name
  const isUnknown = isFetching || (error && !(error instanceof ApiError && error.status === 403))
  return isUnknown ? undefined : null
}

/** Who they are that stand in rows as numbers alone: all in one request, those who have left included. */
export function usePeopleNames(keys: readonly number[]): ReadonlyMap<number, string> {
  const { all } = useFound('person', { personNos: keys.join(','), limit: String(keys.length) }, {}, keys.length > 0)
  return new Map(all.map(({ key, name }) => [Number(key), name]))
}
