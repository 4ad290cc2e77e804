/** The rights of an authority group in each menu, and how far it sees there. */
import './authority.css'
import { Input, Select } from 'antd'
import { useCallback, useMemo, useState } from 'react'
import { searchText } from '#platform/model/hangul.ts'
import { api } from '#platform/web/api/client.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { planted, treeOf, walk } from '#platform/web/table/tree/tree.ts'
import { type TreeColumn, TreeTable } from '#platform/web/table/tree/tree-table.tsx'
import { scopeNames } from './auth-group.master.ts'
import { type PartProps, pathOf, usePart } from './authority-part.ts'
import { type MenuRight, type ReachName, type Rows, reachSet } from './authority-reach.ts'

/** What is chosen per menu: staff how far they see, vendors whether their sub-tiers are seen as well. */
interface Reach {
  name: ReachName
  text: string
  unset: string
  hint: string
  choices: Readonly<Record<string, string>>
}
const { VENDOR: _, ...staffScopes } = scopeNames
const ofStaff: Reach = {
  name: 'scopeCd',
  text: '조회범위',
  unset: '그룹과 같음',
  hint: '상위 메뉴에서 고르면 하위 메뉴도 함께 바뀝니다. 비운 메뉴는 그룹의 조회범위를 따릅니다.',
  choices: staffScopes,
}
const ofVendors: Reach = {
  name: 'tierViewYn',
  text: '하위 업체',
  unset: '업체 설정',
  hint: '상위 메뉴에서 고르면 하위 메뉴도 함께 바뀝니다. 비운 메뉴는 업체 정보의 설정을 따릅니다.',
  choices: { Y: '포함', N: '제외' },
}

export function Matrix(props: PartProps) {
  const { data, isError, error, refetch } = usePart<MenuRight>(props.group, 'menus')
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <MatrixOf {...props} rights={data.rows} />
}

/** Writing takes access, and without access nothing is written (EA-A13): the tree ties the two columns. */
function MatrixOf({ group, editable, onSaved, rights }: PartProps & { rights: readonly MenuRight[] }) {
  const t = useT()
  const reach = group.scopeCd === 'VENDOR' ? ofVendors : ofStaff
  const [rows, setRows] = useState<Rows>(() => planted(treeOf(rights, 'menuId', 'upMenuId')))
  const [q, setQ] = useState('')
  const word = searchText(q).trim()
  const isFound = useCallback(({ menuNm }: MenuRight) => searchText(menuNm).includes(word), [word])
  const columns = useMemo(() => {
    const choose = (row: MenuRight, value: string | null) =>
      setRows((before) => reachSet(before, reach.name, value, row.menuId))
    return columnsOf(t, reach, editable ? choose : undefined)
  }, [t, reach, editable])
  const save = async () => {
    const sent = walk(rows).map(({ menuId, accessYn, writeYn, scopeCd, tierViewYn }) => ({
      menuId,
      accessYn,
      writeYn,
      scopeCd: accessYn === 'Y' ? scopeCd : null,
      tierViewYn: accessYn === 'Y' ? tierViewYn : null,
    }))
    await api.put(pathOf(group, 'menus'), { rowVersion: group.rowVersion, rows: sent })
    onSaved()
  }
  return (
    <div className="stack">
      {editable && (
        <div className="row">
          <label htmlFor="authority-reach">{t('접근하는 모든 메뉴에')}</label>
          <ReachSelect
            id="authority-reach"
            label={t(reach.text)}
            reach={reach}
            value={undefined}
            onChange={(value) => setRows((before) => reachSet(before, reach.name, value))}
          />
          <span className="quiet">{t(reach.hint)}</span>
        </div>
      )}
      <Input
        value={q}
        onChange={({ target }) => setQ(target.value)}
        placeholder={t('메뉴 검색')}
        aria-label={t('메뉴 검색')}
        allowClear
      />
      <TreeTable
        label={t('메뉴 권한')}
        columns={columns}
        rows={rows}
        {...(editable && { onChange: setRows })}
        cascade={false}
        height={480}
        {...(word !== '' && { isFound })}
        empty={{ text: t('그런 메뉴가 없습니다.') }}
      />
      {editable && (
        <DialogActions>
          <ActionButton type="primary" onAction={save}>
            {t('저장')}
          </ActionButton>
        </DialogActions>
      )}
    </div>
  )
}

type Choose = (row: MenuRight, value: string | null) => void

function columnsOf(t: ReturnType<typeof useT>, reach: Reach, choose: Choose | undefined): TreeColumn<MenuRight>[] {
  const textOf = (row: MenuRight): string => {
    const chosen = row[reach.name]
    if (row.accessYn !== 'Y') return ''
    return t(chosen === null ? reach.unset : (reach.choices[chosen] ?? chosen))
  }
  const shown = (row: MenuRight) =>
    choose && row.accessYn === 'Y' ? (
      <ReachSelect
        label={t('{menu} 조회범위', { menu: row.menuNm })}
        reach={reach}
        value={row[reach.name] ?? ''}
        onChange={(value) => choose(row, value)}
      />
    ) : (
      textOf(row)
    )
  return [
    { name: 'menuNm', text: t('메뉴') },
    { name: 'accessYn', text: t('접근'), width: 72, type: 'checkbox' },
    { name: 'writeYn', text: t('쓰기'), width: 72, type: 'checkbox', needs: 'accessYn' },
    { name: reach.name, text: t(reach.text), width: 176, value: textOf, render: shown },
  ]
}

interface ReachSelectProps {
  id?: string
  label: string
  reach: Reach
  /** '' where the menu says nothing of its own; undefined for what is set many times at once. */
  value: string | undefined
  onChange(value: string | null): void
}
function ReachSelect({ id, label, reach, value, onChange }: ReachSelectProps) {
  const t = useT()
  const choices = Object.entries(reach.choices).map(([code, text]) => ({ value: code, label: t(text) }))
  return (
    <Select
      {...(id && { id })}
      className="authority-reach-select"
      variant={value === undefined ? 'outlined' : 'borderless'}
      aria-label={label}
      value={value ?? null}
      placeholder={t('선택')}
      options={[{ value: '', label: t(reach.unset) }, ...choices]}
      onChange={(chosen: string | null) => onChange(chosen || null)}
      popupMatchSelectWidth={false}
    />
  )
}
