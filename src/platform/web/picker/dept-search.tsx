/** The popup in which a department is searched by name or picked from the tree (S-261). */
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { platformNow as t, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { Failed } from '#platform/web/parts/states.tsx'
import { type DeptPick, findDepartments, toDept, useDepartments } from './departments.ts'
import { TreeSearch } from './tree-search.tsx'

export type { DeptPick } from './departments.ts'

interface DeptSearchOptions {
  plantCd?: string | undefined
  /** Typed already. */
  text?: string | undefined
}
export const openDeptSearch = (options: DeptSearchOptions = {}): Promise<DeptPick | undefined> =>
  openDialog<DeptPick>({
    label: t('부서 찾기'),
    width: '60%',
    content: (close) => <DeptSearch {...options} onPick={close} />,
  })

function DeptSearch({ plantCd, text, onPick }: DeptSearchOptions & { onPick(department: DeptPick): void }) {
  const t = usePlatformT()
  const { items, error, refetch } = useDepartments(plantCd)
  if (error && !items) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <TreeSearch
      label={t('부서명')}
      placeholder={t('부서명')}
      text={text}
      items={items}
      onPick={(item) => onPick(toDept(item))}
      onSearch={(typed) => {
        const [only, another] = findDepartments(items ?? [], typed)
        if (only && !another) onPick(toDept(only))
      }}
    />
  )
}
