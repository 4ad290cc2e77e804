/** 건강자료 파기: what the program proposes, its approval, and the record of what is gone. */
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { renew } from '#platform/web/calls/ask.ts'
import { useAskedPages } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime, formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { type DestroyItem, destroyItems } from './hea-destroy.calls.ts'
import { heaDestroy } from './hea-destroy.model.ts'

const { List, Detail, Section, Fields, Actions, useRecord } = screensFor(heaDestroy)

export function HeaDestroyList() {
  return (
    <List
      columns={['targetCnt', 'destroyedCnt', 'destroyedDt', 'createDt']}
      filters={['destroyedDt']}
      stateTabs
      empty="보존기간이 지난 건강자료가 없습니다. 매달 1일에 점검합니다."
    />
  )
}

export function HeaDestroyDetail() {
  return (
    <Detail>
      <Section title="파기 제안" hint="파기하면 되돌릴 수 없습니다. 파기대장에는 번호와 기간만 남습니다.">
        <Fields names={['destroyTitle', 'lawDesc', 'targetCnt', 'destroyedCnt', 'destroyedDt']} />
      </Section>
      <Section title="대상">
        <div className="doc-value" data-width="full">
          <Items />
        </div>
      </Section>
      <Actions />
    </Detail>
  )
}
const columns: readonly Column<DestroyItem>[] = [
  { name: 'bizNm', text: '자료', width: 200 },
  { name: 'bizDocNo', text: '번호', width: 170 },
  { name: 'baseYmd', text: '기준일', width: 110, value: ({ baseYmd }) => formatDay(baseYmd) },
  { name: 'keepYearCnt', text: '보존연수', width: 90, type: 'number' },
  { name: 'keepToYmd', text: '보존만료일', width: 110, value: ({ keepToYmd }) => formatDay(keepToYmd) },
  {
    name: 'destroyedDt',
    text: '파기일시',
    value: ({ destroyedDt }) => (destroyedDt ? formatDateTime(destroyedDt) : ''),
  },
]

function Items() {
  const t = useT()
  const { heaDestroyNo } = useRecord()
  useRecordChange(() => void renew(destroyItems), heaDestroy.name)
  const { table } = useAskedPages(destroyItems, heaDestroyNo === null ? null : { no: heaDestroyNo })
  return <DataTable label={t('파기 대상')} columns={columns} rowKey="heaDestroyItemNo" height={320} {...table} />
}
