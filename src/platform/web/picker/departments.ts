/** Departments of a plant, as the pickers need them. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { alert } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'
import { searchByName, type TreeItem } from './tree-rows.ts'

export interface DeptPick {
  deptCd: string
  deptNm: string
}
interface Department extends DeptPick {
  pdeptCd: string | null
}
const KEPT_MS = 60_000

/** All of them at once: the pickers search in them by themselves (S-261). */
export function useDepartments(plantCd: string | undefined) {
  const { data, error, refetch } = useQuery({
    queryKey: ['departments', plantCd],
    queryFn: ({ signal }) =>
      api.get<{ rows: Department[] }>('/api/manage/treedeptsearch', { query: { plantCd }, signal, quiet: true }),
    staleTime: KEPT_MS,
  })
  const items = data?.rows.map(({ deptCd, deptNm, pdeptCd }) => ({ key: deptCd, name: deptNm, parent: pdeptCd }))
  return { items, error, refetch }
}

export const toDept = ({ key, name }: TreeItem): DeptPick => ({ deptCd: key, deptNm: name })

const K_35 = '검색 결과가 없습니다.'
const K_60 = '부서명을 한자 이상 입력해주세요.'

/** The departments that a name can mean. Where nothing was typed, or nothing matches, that is said. */
export function findDepartments(items: readonly TreeItem[], name: string): TreeItem[] {
  if (name.trim() === '') {
    void alert(t(K_60))
    return []
  }
  const matches = searchByName(items, name)
  if (matches.length === 0) void alert(t(K_35))
  return matches
}
