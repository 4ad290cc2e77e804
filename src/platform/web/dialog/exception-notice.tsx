import { Button } from 'antd'
import { CircleAlert, X } from 'lucide-react'
import type { ErrorAnswer } from '#platform/model/problem.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useStore } from '#platform/web/store.ts'
import { dropException, dropExceptions, exceptionStore } from './exception-notices.ts'
import './exception-notice.css'

export function ExceptionNotices() {
  const t = usePlatformT()
  const all = useStore(exceptionStore)
  if (all.length === 0) return null
  return (
    <div className="exceptions">
      {all.length > 1 && (
        <Button size="small" onClick={dropExceptions}>
          {t('{n}건 모두 닫기', { n: all.length })}
        </Button>
      )}
      {all.map((answer) => (
        <ExceptionNotice key={answer.logNo} answer={answer} />
      ))}
    </div>
  )
}

/** The fields of the answer in the order of the specification; what the server leaves out is left out. */
function ExceptionNotice({ answer }: { answer: ErrorAnswer }) {
  const t = usePlatformT()
  const lines: [name: string, label: string, value: string | undefined][] = [
    ['code', t('코드'), answer.code],
    ['timestamp', t('발생 일시'), answer.timestamp.slice(0, 19).replace('T', ' ')],
    ['message', t('메시지'), answer.message],
    ['cause', t('원인'), answer.cause],
    ['causeDetail', t('상세 원인'), answer.causeDetail],
    ['url', t('요청 주소'), answer.url],
    ['queryString', t('요청 조건'), readable(answer.queryString)],
    ['returnCode', t('반환 코드'), answer.returnCode],
    ['logNo', t('기록 번호'), answer.logNo],
  ]
  return (
    <section className="exception" aria-label={t('서버 오류')}>
      <header>
        <CircleAlert size={18} aria-hidden />
        <strong>{t('서버 오류')}</strong>
        <button
          type="button"
          className="plain-button"
          aria-label={t('서버 오류 닫기')}
          onClick={() => dropException(answer)}
        >
          <X size={16} />
        </button>
      </header>
      <table>
        <tbody>
          {lines.map(([name, label, value]) =>
            value === undefined ? null : (
              <tr key={name} data-name={name}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}

const readable = (queryString: string | undefined): string | undefined =>
  queryString && [...new URLSearchParams(queryString)].map(([name, value]) => `${name}=${value}`).join(' & ')
