/** Administration of signing in: what was tried, what was sent, and by which rules. */
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { Filter } from '#platform/web/log/log-filter.tsx'
import { LogList } from '#platform/web/log/log-list.tsx'
import { usePage } from '#platform/web/pages/page.tsx'
import type { Column, ColumnItem } from '#platform/web/table/table.types.ts'

interface LoginRow {
  loginLogNo: number
  loginDt: string
  userId: string
  userNm: string | null
  kindCd: string
  resultCd: string
  ipAddr: string | null
  userAgentDesc: string | null
}

const kinds: ColumnItem[] = [
  { code: 'staff', codeNm: '임직원' },
  { code: 'vendor', codeNm: '협력업체' },
]
const results: ColumnItem[] = [
  { code: 'OK', codeNm: '로그인', tone: 'done' },
  { code: 'CONFIRM', codeNm: '비밀번호 확인', tone: 'done' },
  { code: 'WRONG', codeNm: '비밀번호 틀림', tone: 'waiting' },
  { code: 'UNKNOWN', codeNm: '없는 아이디', tone: 'waiting' },
  { code: 'LOCKED', codeNm: '잠긴 계정', tone: 'danger' },
  { code: 'REUSE', codeNm: '토큰 재사용', tone: 'danger' },
  { code: 'LOGOUT', codeNm: '로그아웃', tone: 'draft' },
]
const loginColumns: readonly Column<LoginRow>[] = [
  { name: 'loginDt', text: '일시', width: 180, value: ({ loginDt }) => formatDateTime(loginDt) },
  { name: 'userId', text: '아이디', width: 140 },
  { name: 'userNm', text: '이름', width: 120 },
  { name: 'kindCd', text: '계정 구분', width: 110, type: 'select', items: kinds },
  { name: 'resultCd', text: '결과', width: 130, type: 'tag', items: results },
  { name: 'ipAddr', text: 'IP', width: 150 },
  { name: 'userAgentDesc', text: '브라우저' },
]
const loginFilters: readonly Filter[] = [
  { kind: 'text', name: 'q', label: '아이디' },
  { kind: 'choice', name: 'resultCd', label: '결과', items: results },
  { kind: 'period', name: 'loginDt', label: '일시' },
]

export const LoginHistory = () => (
  <LogList<LoginRow>
    label="접속 이력"
    api="/api/manage/log/loginhistorys"
    queryKey="manage/log/loginHistory"
    rowKey="loginLogNo"
    columns={loginColumns}
    filters={loginFilters}
  />
)

interface OutboxRow {
  outboxNo: number
  channelCd: string
  userId: string | null
  recipientDesc: string
  subjectDesc: string | null
  bodyDesc: string
  sendStatusCd: string
  tryCnt: number
  sentDt: string | null
  errorDesc: string | null
  createDt: string
}

const channels: ColumnItem[] = [
  { code: 'MAIL', codeNm: '메일' },
  { code: 'SMS', codeNm: '문자' },
]
const sendStatuses: ColumnItem[] = [
  { code: 'WAIT', codeNm: '대기', tone: 'waiting' },
  { code: 'SENT', codeNm: '발송', tone: 'done' },
  { code: 'FAIL', codeNm: '실패', tone: 'danger' },
  { code: 'NONE', codeNm: '발송 수단 없음', tone: 'draft' },
]
const outboxColumns: readonly Column<OutboxRow>[] = [
  { name: 'createDt', text: '작성일시', width: 180, value: ({ createDt }) => formatDateTime(createDt) },
  { name: 'channelCd', text: '수단', width: 80, type: 'select', items: channels },
  { name: 'recipientDesc', text: '받는 곳', width: 200 },
  { name: 'userId', text: '아이디', width: 130 },
  { name: 'sendStatusCd', text: '상태', width: 130, type: 'tag', items: sendStatuses },
  { name: 'subjectDesc', text: '제목', width: 200 },
  { name: 'bodyDesc', text: '내용' },
  { name: 'tryCnt', text: '시도', width: 70, type: 'number' },
  { name: 'sentDt', text: '발송일시', width: 180, value: ({ sentDt }) => (sentDt ? formatDateTime(sentDt) : '') },
  { name: 'errorDesc', text: '오류', width: 220 },
]
const outboxFilters: readonly Filter[] = [
  { kind: 'text', name: 'q', label: '받는 곳·제목' },
  { kind: 'choice', name: 'sendStatusCd', label: '상태', items: sendStatuses },
]
const QUERY_KEY = 'manage/message/outbox'

export function Outbox() {
  const t = useT()
  const queries = useQueryClient()
  const { editable } = usePage()
  const retry = async ({ outboxNo }: OutboxRow) => {
    try {
      await api.post(`/api/manage/message/outbox/${outboxNo}/retry`)
      toast(t('다시 보냅니다.'))
      await queries.invalidateQueries({ queryKey: [QUERY_KEY] })
    } catch (error) {
      alreadyTold(error)
    }
  }
  /** A secret that was blanked cannot be sent once more. */
  const mayRetry = ({ sendStatusCd, bodyDesc }: OutboxRow) =>
    editable && ['FAIL', 'NONE'].includes(sendStatusCd) && bodyDesc !== ''
  return (
    <LogList<OutboxRow>
      label="메일·문자 발송"
      api="/api/manage/message/outboxs"
      queryKey={QUERY_KEY}
      rowKey="outboxNo"
      columns={outboxColumns}
      filters={outboxFilters}
      rowActions={(row) =>
        mayRetry(row) ? [{ name: 'retry', text: t('다시 보내기'), onClick: () => void retry(row) }] : []
      }
    />
  )
}
