import { useQuery } from '@tanstack/react-query'
import { Button, Input, Select, TreeSelect } from 'antd'
import { Search } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { MENU_SEARCH_GRID_HEIGHT } from '#platform/web/constants.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useLanguage, usePlatformT } from '#platform/web/i18n/i18n.ts'
import { type Planted, treeOf, walk } from '#platform/web/table/tree/tree.ts'
import { type TreeColumn, TreeTable } from '#platform/web/table/tree/tree-table.tsx'
import { useIsPhone } from '#platform/web/theme/use-media.ts'
import {
  checkedRows,
  type FoundMenu,
  type MenuConditions,
  type MenuRight,
  type MenuRights,
  nameIn,
} from './menu-rights.ts'
import type { PopupContentProps } from './popup.ts'
import { usePopupData } from './popup-parts.tsx'
import './menu-search.css'

const NOTHING: MenuConditions = { taskGrpCd: '', menuNm: '', upMenuId: '' }
const rightsOf = (rows: readonly Planted<Row>[]) =>
  walk(rows).map(({ menuId, accessYn, writeYn }) => [menuId, { accessYn, writeYn }] as const)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** S-155, S-156. Confirms the rows with access: `{menuId, upMenuId, menuNm, accessYn, writeYn}[]`. */
export function MenuSearch({ editable, childProps }: PopupContentProps) {
  const t = usePlatformT()
  const [conditions, setConditions] = useState<MenuConditions>({
    ...NOTHING,
    taskGrpCd: textOf(childProps.taskGrpCd),
    upMenuId: textOf(childProps.upMenuId),
  })
  const [rights, setRights] = useState<MenuRights>(new Map())
  const { data, error, refetch } = useMenus(conditions)
  const all = useMenus(NOTHING).data
  const rows = useMenuRows(data, rights)
  const checked = checkedRows(all ?? [], rights)
  usePopupData(() => checked, checked.length > 0)
  return (
    <>
      <Conditions initial={conditions} menus={all ?? []} onSearch={setConditions} />
      <TreeTable<Row>
        label={t('메뉴')}
        columns={useColumns()}
        rows={rows}
        state={error ? 'error' : data ? 'ready' : 'loading'}
        onRetry={() => void refetch()}
        height={MENU_SEARCH_GRID_HEIGHT}
        cascade={false}
        {...(editable && {
          onChange: (changed: readonly Planted<Row>[]) =>
            setRights((before) => new Map([...before, ...rightsOf(changed)])),
        })}
      />
      {editable && (
        <p className="quiet menu-search-count" role="status">
          {t('{n}건 선택', { n: checked.length })}
        </p>
      )}
    </>
  )
}

interface Row extends MenuRight {
  menuId: string
  upMenuId: string | null
  menuNm: string
}

const useMenus = (query: MenuConditions) =>
  useQuery({
    queryKey: ['menus', query],
    queryFn: ({ signal }) => api.get<FoundMenu[]>('/menus', { query: { ...query }, signal, quiet: true }),
    placeholderData: (before) => before,
  })

/** The answer as a tree, with what has been checked so far. */
function useMenuRows(found: readonly FoundMenu[] | undefined, rights: MenuRights) {
  const language = useLanguage()
  return useMemo(() => {
    const rows = (found ?? []).map((menu): Row => {
      const { accessYn = 'N', writeYn = 'N' } = rights.get(menu.menuId) ?? {}
      return { menuId: menu.menuId, upMenuId: menu.upMenuId, menuNm: nameIn(language, menu), accessYn, writeYn }
    })
    return treeOf(rows, 'menuId', 'upMenuId')
  }, [found, rights, language])
}

function useColumns(): readonly TreeColumn<Row>[] {
  const say = usePlatformT()
  // On a phone the checkboxes matter more than the end of a code.
  const [codeWidth, checkWidth] = useIsPhone() ? [88, 56] : [180, 72]
  return useMemo(
    () => [
      { name: 'menuNm', text: say('메뉴명') },
      { name: 'menuId', text: say('메뉴코드'), width: codeWidth },
      { name: 'accessYn', text: say('접근'), width: checkWidth, type: 'checkbox' },
      { name: 'writeYn', text: say('쓰기'), width: checkWidth, type: 'checkbox', needs: 'accessYn' },
    ],
    [say, codeWidth, checkWidth],
  )
}

interface ConditionsProps {
  initial: MenuConditions
  menus: readonly FoundMenu[]
  onSearch(conditions: MenuConditions): void
}

function Conditions({ initial, menus, onSearch }: ConditionsProps) {
  const t = usePlatformT()
  const language = useLanguage()
  const [values, setValues] = useState(initial)
  const groups = useCodes({ group: 'TASK_GRP' })
  const set = (change: Partial<MenuConditions>) => setValues((before) => ({ ...before, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(values)
  }
  return (
    <search>
      <form className="menu-search-conditions" onSubmit={submit}>
        <FormField label={t('업무구분')} width="full">
          {(wiring) => (
            <Select
              {...wiring}
              value={values.taskGrpCd}
              onChange={(taskGrpCd) => set({ taskGrpCd })}
              options={[
                { value: '', label: t('전체') },
                ...groups.map(({ code, codeNm }) => ({ value: code, label: codeNm })),
              ]}
            />
          )}
        </FormField>
        <FormField label={t('메뉴명')} width="full">
          {(wiring) => (
            <Input
              {...wiring}
              data-focus-first
              value={values.menuNm}
              onChange={({ target }) => set({ menuNm: target.value })}
            />
          )}
        </FormField>
        <FormField label={t('상위메뉴')} width="full">
          {(wiring) => (
            <TreeSelect
              {...wiring}
              allowClear
              treeDataSimpleMode
              showSearch={{ treeNodeFilterProp: 'title' }}
              placeholder={t('전체')}
              value={values.upMenuId || undefined}
              onChange={(upMenuId?: string) => set({ upMenuId: upMenuId ?? '' })}
              treeData={menus.map((menu) => ({
                id: menu.menuId,
                pId: menu.upMenuId,
                value: menu.menuId,
                title: nameIn(language, menu),
              }))}
            />
          )}
        </FormField>
        <Button htmlType="submit" icon={<Search size={16} />}>
          {t('조회')}
        </Button>
      </form>
    </search>
  )
}
