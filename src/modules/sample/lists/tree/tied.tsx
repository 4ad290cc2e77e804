import { useState } from 'react'
import { treeOf } from '#platform/web/table/tree/tree.ts'
import { type TreeColumn, TreeTable } from '#platform/web/table/tree/tree-table.tsx'

interface Menu {
  menuId: string
  upMenuId: string | null
  menuNm: string
  accessYn: 'Y' | 'N'
  writeYn: 'Y' | 'N'
}
const menu = (menuId: string, upMenuId: string | null, menuNm: string): Menu => ({
  menuId,
  upMenuId,
  menuNm,
  accessYn: 'N',
  writeYn: 'N',
})
const menus = [
  menu('SAF', null, '안전'),
  menu('SAF_ACC', 'SAF', '사고'),
  menu('NEAR', 'SAF_ACC', '아차사고'),
  menu('HEA', null, '보건'),
  menu('CHECKUP', 'HEA', '건강검진'),
]

/** Writing needs access: checking 쓰기 checks 접근, unchecking 접근 unchecks 쓰기. */
const columns: TreeColumn<Menu>[] = [
  { name: 'menuNm', text: '메뉴' },
  { name: 'menuId', text: '메뉴코드', width: 120 },
  { name: 'accessYn', text: '접근', width: 72, type: 'checkbox' },
  { name: 'writeYn', text: '쓰기', width: 72, type: 'checkbox', needs: 'accessYn' },
]

export function TiedTree() {
  const [rows, setRows] = useState(() => treeOf(menus, 'menuId', 'upMenuId'))
  return <TreeTable label="메뉴 권한" columns={columns} rows={rows} onChange={setRows} cascade={false} />
}
