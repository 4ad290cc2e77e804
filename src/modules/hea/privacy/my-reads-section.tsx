/** 누가 내 자료를 보았나: for the person himself, on 나의 건강검진. */
import type { AnswerOf } from '#platform/model/call.ts'
import { useAskedPages } from '#platform/web/calls/asked.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, ColumnItem } from '#platform/web/table/table.types.ts'
import { myReads } from './read-log.calls.ts'
import { readKinds, readPurposes } from './read-log.model.ts'

type MyRead = AnswerOf<typeof myReads>['rows'][number]

const itemsOf = (words: Readonly<Record<string, string>>): ColumnItem[] =>
  Object.entries(words).map(([code, codeNm]) => ({ code, codeNm }))
const columns: readonly Column<MyRead>[] = [
  { name: 'readDt', text: '일시', width: 164, value: ({ readDt }) => formatDateTime(readDt) },
  { name: 'readUserNm', text: '열람자', width: 100, value: ({ readUserNm, readUserId }) => readUserNm ?? readUserId },
  { name: 'readOrgNm', text: '부서', width: 150 },
  { name: 'bizNm', text: '자료', width: 170 },
  { name: 'fieldSetCd', text: '범위', width: 80, items: itemsOf(readKinds) },
  { name: 'purposeCd', text: '목적', width: 120, items: itemsOf(readPurposes) },
  { name: 'reasonDesc', text: '사유' },
]
const ROWS = 10

export function MyReads() {
  const t = useT()
  const { table } = useAskedPages(myReads, {}, ROWS)
  return (
    <section aria-label={t('누가 내 자료를 보았나')}>
      <p className="quiet">{t('나의 건강자료를 본 사람과 목적입니다. 내가 본 것은 남지 않습니다.')}</p>
      <DataTable
        label={t('누가 내 자료를 보았나')}
        columns={columns}
        rowKey="readLogNo"
        {...table}
        empty={{ text: t('아직 아무도 보지 않았습니다.') }}
        height={360}
        fits
      />
    </section>
  )
}
