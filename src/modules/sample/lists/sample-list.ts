/** What the sample lists show, and how they ask for it. */
import type { ListAnswer } from '#platform/model/query.ts'
import { api } from '#platform/web/api/client.ts'
import type { Column } from '#platform/web/table/table.types.ts'
import type { SampleRow } from '../sample-rows.ts'
import type { RowsQuery } from './rows.wire.ts'

export const columns: readonly Column<SampleRow>[] = [
  { name: 'sampleId', text: '번호', width: 168, sortable: true },
  { name: 'link', text: '제목', sortable: true },
  {
    name: 'tag',
    text: '구분',
    width: 96,
    type: 'tag',
    items: [
      { code: 'A', codeNm: '일반', tone: 'draft' },
      { code: 'B', codeNm: '화기', tone: 'danger' },
      { code: 'C', codeNm: '밀폐', tone: 'waiting' },
      { code: 'D', codeNm: '고소', tone: 'progress' },
    ],
  },
  { name: 'usersearch', text: '담당자', width: 120, type: 'usersearch' },
  { name: 'datepicker', text: '일자', width: 120, sortable: true },
  { name: 'cost', text: '금액', width: 140, type: 'cost', sortable: true },
]

export const loadRows = (query: RowsQuery, signal: AbortSignal): Promise<ListAnswer<SampleRow>> =>
  api.get('/api/sample/rows', { query: { ...query }, signal, quiet: true })
