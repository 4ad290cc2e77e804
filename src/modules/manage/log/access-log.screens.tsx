/** 열람·반출 기록: who opened, printed or took out what. */
import { formatDateTime } from '#platform/web/format.ts'
import type { Filter } from '#platform/web/log/log-filter.tsx'
import { LogList } from '#platform/web/log/log-list.tsx'
import type { Column, ColumnItem } from '#platform/web/table/table.types.ts'

interface AccessRow {
  accessLogNo: number
  accessDt: string
  userId: string
  userNm: string | null
  accessCd: string
  bizNm: string
  bizNo: string | null
  detailDesc: string | null
  rowCnt: number | null
  ipAddr: string | null
}

const kinds: ColumnItem[] = [
  { code: 'OPEN', codeNm: '열람', tone: 'progress' },
  { code: 'PRINT', codeNm: '인쇄', tone: 'progress' },
  { code: 'EXPORT', codeNm: '엑셀', tone: 'waiting' },
  { code: 'DOWNLOAD', codeNm: '파일', tone: 'draft' },
  { code: 'DENIED', codeNm: '거부', tone: 'danger' },
]
const columns: readonly Column<AccessRow>[] = [
  { name: 'accessDt', text: '일시', width: 164, value: ({ accessDt }) => formatDateTime(accessDt) },
  {
    name: 'userNm',
    text: '사용자',
    width: 110,
    value: ({ userNm, userId }) => userNm ?? userId,
    render: ({ userNm, userId }) => userNm ?? userId,
  },
  { name: 'userId', text: '아이디', width: 120 },
  { name: 'accessCd', text: '구분', width: 90, type: 'tag', items: kinds },
  { name: 'bizNm', text: '대상', width: 160 },
  { name: 'bizNo', text: '번호', width: 100 },
  { name: 'detailDesc', text: '내용' },
  { name: 'rowCnt', text: '건수', width: 90, type: 'number', hasSeperator: true },
  { name: 'ipAddr', text: 'IP', width: 130 },
]
const filters: readonly Filter[] = [
  { kind: 'person', name: 'userId', label: '사용자' },
  { kind: 'choice', name: 'accessCd', label: '구분', items: kinds },
  { kind: 'period', name: 'accessDt', label: '일시' },
]

export const AccessLog = () => (
  <LogList<AccessRow>
    label="열람·반출 기록"
    api="/api/manage/log/accesslogs"
    queryKey="manage/log/accessLog"
    rowKey="accessLogNo"
    columns={columns}
    filters={filters}
  />
)
