import { useQuery } from '@tanstack/react-query'
import { Button, Switch } from 'antd'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import { useEditRows } from '#platform/web/table/edit/use-edit-rows.ts'
import { StoredValue } from '../parts/example.tsx'
import type { SampleRow } from '../sample-rows.ts'
import { blankRow } from './blank-row.ts'
import { gridColumns } from './grid-columns.ts'

const NO_ROWS: SampleRow[] = []
const VALUE_ROWS = 4

/** The rows of the server, each cell type in its column. */
export function AllTypes() {
  const t = useT()
  const navigate = useNavigate()
  const [isEdited, setEdited] = useState(false)
  const [isByClick, setByClick] = useState(false)
  const [pressed, setPressed] = useState<string | null>(null)
  const { data, status, refetch } = useQuery({
    queryKey: ['sample', 'rows', 'all'],
    queryFn: ({ signal }) => api.get<{ rows: SampleRow[] }>('/api/sample/rows', { query: { all: 'Y' }, signal }),
  })
  const columns = useMemo(
    () =>
      gridColumns({
        onLink: ({ sampleId }) => navigate(`/sample/param?kind=A&no=${sampleId}`),
        onPress: ({ sampleId }) => setPressed(sampleId),
      }),
    [navigate],
  )
  const mode = isByClick ? 'click' : isEdited ? 'all' : 'off'
  const list = useEditRows(data?.rows ?? NO_ROWS, { rowKey: 'sampleId', columns, mode })
  useUnsaved(list.isChanged)
  const add = () => {
    if (mode === 'off') setEdited(true)
    list.add(blankRow)
  }
  const toolbar = (
    <div className="grid-sample-tools">
      <LabelledSwitch label={t('편집')} checked={isEdited} onChange={setEdited} />
      <LabelledSwitch label={t('클릭 편집')} checked={isByClick} onChange={setByClick} />
      <Button icon={<Plus size={16} aria-hidden />} onClick={add}>
        {t('행 추가')}
      </Button>
    </div>
  )
  return (
    <>
      <DataTable
        {...list.table}
        label={t('샘플/목록')}
        columns={columns}
        state={status === 'pending' ? 'loading' : status === 'error' ? 'error' : 'ready'}
        onRetry={() => void refetch()}
        settingsName="sample/grid"
        height={520}
        numbered
        striped
        summary
        toolbar={toolbar}
      />
      <StoredValue name="pressed" value={pressed} />
      {list.rows.slice(0, VALUE_ROWS).map((row, index) => (
        <StoredValue key={row.sampleId} name={`row${index + 1}`} value={row} />
      ))}
    </>
  )
}

function LabelledSwitch({ label, ...props }: { label: string; checked: boolean; onChange(on: boolean): void }) {
  return (
    <span className="grid-sample-switch">
      <Switch size="small" aria-label={label} {...props} />
      <span aria-hidden>{label}</span>
    </span>
  )
}
