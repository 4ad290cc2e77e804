import { type TreeColumn, TreeTable } from '#platform/web/table/tree/tree-table.tsx'
import { type Place, places } from './places.ts'

const columns: TreeColumn<Place>[] = [
  { name: 'placeNm', text: '장소' },
  { name: 'checkYn', text: '점검', width: 72, type: 'checkbox' },
]

/** Without `onChange` nothing can be checked. */
export const ReadOnlyTree = ({ state }: { state: 'ready' | 'loading' | 'empty' | 'error' }) => (
  <TreeTable
    label="장소"
    columns={columns}
    rows={state === 'ready' ? places : []}
    state={state === 'empty' ? 'ready' : state}
    onRetry={() => undefined}
  />
)
