/** 오류 로그: the same fault once, or each time it happened; found by the number of the exception notice. */
import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import type { Filter } from '#platform/web/log/log-filter.tsx'
import { LogList, type SheetControls } from '#platform/web/log/log-list.tsx'
import { Facts, LogSheet } from '#platform/web/log/log-sheet.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import type { Column, ColumnItem } from '#platform/web/table/table.types.ts'

const API = '/api/manage/log/errorlog'
const QUERY_KEY = 'manage/log/errorLog'

interface Fault {
  faultCd: string
  sideCd: string
  errorCd: string | null
  url: string | null
  messageDesc: string
  errorCnt: number
  userCnt: number
  firstDt: string
  lastDt: string
  logNo: string
}
interface ErrorRow {
  logNo: string
  errorDt: string
  sideCd: string
  userId: string | null
  userNm: string | null
  methodCd: string | null
  url: string | null
  errorCd: string | null
  messageDesc: string
  sameCnt: number
}
interface ErrorEntry extends ErrorRow {
  stackDesc: string | null
  same: Pick<ErrorRow, 'logNo' | 'errorDt' | 'userId' | 'userNm' | 'url'>[]
}

const sides: ColumnItem[] = [
  { code: 'SERVER', codeNm: '서버', tone: 'danger' },
  { code: 'CLIENT', codeNm: '브라우저', tone: 'waiting' },
]
const words = (text: string): string => text.split('\n')[0] || translateNow('내용 없음')
const faultColumns: readonly Column<Fault>[] = [
  { name: 'messageDesc', text: '메시지', type: 'link', value: ({ messageDesc }) => words(messageDesc) },
  { name: 'sideCd', text: '구분', width: 100, type: 'tag', items: sides },
  { name: 'errorCnt', text: '건수', width: 80, type: 'number', hasSeperator: true },
  { name: 'userCnt', text: '사용자 수', width: 90, type: 'number' },
  { name: 'url', text: 'URL', width: 220 },
  { name: 'errorCd', text: '코드', width: 120, hidden: true },
  { name: 'firstDt', text: '처음', width: 156, value: ({ firstDt }) => formatDateTime(firstDt) },
  { name: 'lastDt', text: '마지막', width: 156, value: ({ lastDt }) => formatDateTime(lastDt) },
]
const errorColumns: readonly Column<ErrorRow>[] = [
  { name: 'errorDt', text: '일시', width: 156, value: ({ errorDt }) => formatDateTime(errorDt) },
  { name: 'messageDesc', text: '메시지', type: 'link', value: ({ messageDesc }) => words(messageDesc) },
  { name: 'sideCd', text: '구분', width: 100, type: 'tag', items: sides },
  { name: 'errorCd', text: '코드', width: 120 },
  { name: 'url', text: 'URL', width: 220 },
  {
    name: 'userNm',
    text: '사용자',
    width: 110,
    value: ({ userNm, userId }) => userNm ?? userId,
    render: ({ userNm, userId }) => userNm ?? userId,
  },
  { name: 'sameCnt', text: '같은 오류', width: 90, type: 'number' },
  { name: 'logNo', text: '로그번호', width: 300 },
]
const filters: readonly Filter[] = [
  { kind: 'text', name: 'q', label: '로그번호·메시지·URL' },
  { kind: 'choice', name: 'sideCd', label: '구분', items: sides },
  { kind: 'person', name: 'userId', label: '사용자' },
  { kind: 'period', name: 'errorDt', label: '일시' },
]

/** Which of the two lists is part of the address. */
export function ErrorLog() {
  const [params] = useSearchParams()
  return params.get('view') === 'each' ? <EachError /> : <Faults />
}

const sheetOf = (logNo: string, controls: SheetControls) => <ErrorSheet key={logNo} logNo={logNo} controls={controls} />

const Faults = () => (
  <LogList<Fault>
    label="오류 로그"
    api={`${API}/faults`}
    queryKey={`${QUERY_KEY}:fault`}
    rowKey="faultCd"
    columns={faultColumns}
    filters={filters}
    kept="view"
    before={<ViewChoice />}
    sheet={({ logNo }, controls) => sheetOf(logNo, controls)}
  />
)
const EachError = () => (
  <LogList<ErrorRow>
    label="오류 로그"
    api={`${API}s`}
    queryKey={QUERY_KEY}
    rowKey="logNo"
    columns={errorColumns}
    filters={filters}
    kept="view"
    before={<ViewChoice />}
    sheet={({ logNo }, controls) => sheetOf(logNo, controls)}
  />
)

function ViewChoice() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  const change = (view: string) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (view === 'each') next.set('view', view)
    else next.delete('view')
    setParams(next)
  }
  return (
    <Segmented
      aria-label={t('보기')}
      value={params.get('view') ?? 'fault'}
      onChange={change}
      options={[
        { value: 'fault', label: t('같은 오류 묶음') },
        { value: 'each', label: t('한 건씩') },
      ]}
    />
  )
}

function ErrorSheet({ logNo, controls }: { logNo: string; controls: SheetControls }) {
  const t = useT()
  const { data, isError, error, refetch } = useQuery({
    queryKey: [QUERY_KEY, 'one', logNo],
    queryFn: ({ signal }) => api.get<ErrorEntry>(`${API}/${logNo}`, { signal, quiet: true }),
  })
  return (
    <LogSheet title={data ? words(data.messageDesc) : t('오류')} {...controls}>
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && !data && <Loading lines={8} />}
      {data && (
        <>
          <Facts
            facts={[
              [t('로그번호'), data.logNo],
              [t('일시'), formatDateTime(data.errorDt)],
              [t('사용자'), [data.userNm, data.userId].filter(Boolean).join(' · ')],
              [t('구분'), t(sides.find(({ code }) => code === data.sideCd)?.codeNm ?? data.sideCd)],
              [t('코드'), data.errorCd],
              ['URL', [data.methodCd, data.url].filter(Boolean).join(' ')],
              [t('메시지'), data.messageDesc],
            ]}
          />
          {data.stackDesc && (
            <section aria-label={t('호출 경로')}>
              <h3>{t('호출 경로')}</h3>
              <pre className="log-stack">{data.stackDesc}</pre>
            </section>
          )}
          <Same entry={data} />
        </>
      )}
    </LogSheet>
  )
}

function Same({ entry: { same, sameCnt } }: { entry: ErrorEntry }) {
  const t = useT()
  return (
    <section aria-label={t('같은 오류')}>
      <h3>{t('같은 오류 {n}건', { n: formatNumber(sameCnt) })}</h3>
      <ol className="log-same">
        {same.map(({ logNo, errorDt, userNm, userId, url }) => (
          <li key={logNo}>
            <time dateTime={errorDt}>{formatDateTime(errorDt)}</time>
            <span>{userNm ?? userId ?? t('시스템')}</span>
            <span className="quiet ellipsis">{url}</span>
          </li>
        ))}
      </ol>
      {sameCnt > same.length && <p className="quiet">{t('최근 {n}건을 표시합니다.', { n: same.length })}</p>}
    </section>
  )
}
