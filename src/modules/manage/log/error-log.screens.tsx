/** 오류 로그: the same fault once, or each time it happened; found by the number of the exception notice. */
import { Segmented } from 'antd'
import { useSearchParams } from 'react-router'
import type { AnswerOf } from '#platform/model/call.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { LogSheet } from '#platform/web/log/log-sheet.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { ReportList, type SheetControls } from '#platform/web/report/report-list.tsx'
import { oneError } from './error-log.calls.ts'
import { errorLog, faultLog, sides } from './error-log.model.ts'

type ErrorEntry = AnswerOf<typeof oneError>

const words = (text: string): string => text.split('\n')[0] || translateNow('내용 없음')
const message = ({ messageDesc }: { messageDesc: string }) => words(messageDesc)

/** Which of the two lists is part of the address. */
export function ErrorLog() {
  const [params] = useSearchParams()
  return params.get('view') === 'each' ? <EachError /> : <Faults />
}

const sheetOf = (logNo: string, controls: SheetControls) => <ErrorSheet key={logNo} logNo={logNo} controls={controls} />

const Faults = () => (
  <ReportList
    report={faultLog}
    cells={{ messageDesc: message }}
    widths={{ url: 220 }}
    opens="messageDesc"
    kept="view"
    before={<ViewChoice />}
    sheet={({ logNo }, controls) => sheetOf(logNo, controls)}
  />
)
const EachError = () => (
  <ReportList
    report={errorLog}
    cells={{ messageDesc: message, userNm: ({ userNm, userId }) => userNm ?? userId ?? '' }}
    widths={{ url: 220, logNo: 300 }}
    opens="messageDesc"
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
  const { data, isError, error, refetch } = useAsked(oneError, { logNo })
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
              [t('구분'), t(sides[data.sideCd])],
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
