import { useState } from 'react'
import { planted, walk } from '#platform/web/table/tree/tree.ts'
import { type TreeColumn, TreeTable } from '#platform/web/table/tree/tree-table.tsx'
import { StoredValue } from '../../parts/example.tsx'
import { type Place, places } from './places.ts'

const columns: TreeColumn<Place>[] = [
  { name: 'placeNm', text: '장소' },
  { name: 'id', text: '번호', width: 88 },
  { name: 'checkYn', text: '점검', width: 72, type: 'checkbox', disabledBy: 'lockYn' },
]

export function CascadingTree() {
  const [rows, setRows] = useState(() => planted(places))
  return (
    <>
      <TreeTable label="연동" columns={columns} rows={rows} onChange={setRows} height={520} />
      <StoredValue name="연동" value={Object.fromEntries(walk(rows).map(({ id, checkYn }) => [id, checkYn]))} />
    </>
  )
}
