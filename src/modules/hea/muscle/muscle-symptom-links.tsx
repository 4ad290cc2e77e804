/** Links for the workers of vendors: one for each vendor, as a code for the wall or an address to send. */
import { useRight } from '#platform/web/session/use-right.ts'
import './muscle-link.css'
import { Button } from 'antd'
import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addDays } from '#platform/model/calendar.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { renew, send, sendWith } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { type Close, confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { DayInput } from '#platform/web/form/day-input.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { today } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { Told } from './muscle.parts.tsx'
import { muscleSurvey } from './muscle-survey.model.ts'
import { endWorkerLink, makeWorkerLink, type WorkerLink, workerLinks } from './muscle-survey-links.calls.ts'

export const addressOf = ({ path }: WorkerLink): string => new URL(path, location.origin).href

export const useWorkerLinks = (no: number | null) => useAsked(workerLinks, no === null ? null : { no })

export function WorkerLinks({ no }: { no: number }) {
  const t = useT()
  const { isWritable } = useRight(muscleSurvey.route.staff)
  const { data, isError, error, refetch } = useWorkerLinks(isWritable ? no : null)
  // Who writes surveys under another role hands out no links.
  if (!isWritable || (error instanceof ApiError && error.status === 403)) return null
  return (
    <section className="stack" aria-label={t('협력업체 작업자')}>
      <header className="row is-apart">
        <h3>{t('협력업체 작업자')}</h3>
        <Button icon={<Plus size={16} aria-hidden />} onClick={() => void openNew(no)}>
          {t('링크 만들기')}
        </Button>
      </header>
      <p className="quiet">
        {t('계정이 없는 작업자는 QR이나 링크로 열어 이름과 휴대폰 번호 뒤 4자리로 한 번 답합니다.')}
      </p>
      {isError && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading lines={2} />}
      {data && data.rows.length > 0 && (
        <ul className="lines">
          {data.rows.map((link) => (
            <LinkLine key={link.linkNo} no={no} link={link} />
          ))}
        </ul>
      )}
    </section>
  )
}

function LinkLine({ no, link }: { no: number; link: WorkerLink }) {
  const t = useT()
  const { vendorNm, untilYmd, openYn, answerCnt, linkNo } = link
  const end = async () => {
    if (!(await confirm(t('{vendor}의 링크를 끝내시겠습니까? 이미 받은 답은 그대로 있습니다.', { vendor: vendorNm }))))
      return
    await send(endWorkerLink, { no, linkNo })
    await renew(workerLinks)
  }
  return (
    <li>
      <span className="ellipsis">{vendorNm}</span>
      <span>
        {openYn === 'Y' ? <Deadline dueYmd={untilYmd} /> : <StatusTag tone="suspended">{t('기한 끝남')}</StatusTag>}
      </span>
      <span>
        {t('응답')} <Told count={answerCnt} />
      </span>
      <span className="row">
        {openYn === 'Y' && (
          <Button size="small" onClick={() => void openCode(no, link)}>
            {t('QR·링크')}
          </Button>
        )}
        <Button size="small" onClick={() => void end().catch(() => undefined)}>
          {t('끝내기')}
        </Button>
      </span>
    </li>
  )
}

const openCode = (no: number, link: WorkerLink) =>
  openDialog({
    label: translateNow('{vendor} 작업자용 링크', { vendor: link.vendorNm }),
    width: '420px',
    escCloses: true,
    content: () => <Code no={no} link={link} />,
  })

function Code({ no, link }: { no: number; link: WorkerLink }) {
  const t = useT()
  const address = addressOf(link)
  const copy = async () => {
    // On plain http there is no clipboard; the address stands there to be marked.
    await navigator.clipboard?.writeText(address)
    if (navigator.clipboard) toast(t('링크를 복사했습니다.'))
  }
  return (
    <div className="notice">
      <QrCode className="muscle-qr" text={address} label={t('증상조사로 가는 QR 코드')} />
      <p>{address}</p>
      <div className="row">
        <Button onClick={() => void copy().catch(() => undefined)}>{t('링크 복사')}</Button>
        <Link to={`${muscleSurvey.route.staff}/${no}/poster?link=${link.linkNo}`} target="_blank">
          <Button icon={<Printer size={16} aria-hidden />}>{t('게시용 인쇄')}</Button>
        </Link>
      </div>
    </div>
  )
}

const USUAL_DAYS = 14

const openNew = (no: number) =>
  openDialog({
    label: translateNow('협력업체 작업자 링크'),
    width: '480px',
    content: (close) => <NewLink no={no} close={close} />,
  })

function NewLink({ no, close }: { no: number; close: Close<unknown> }) {
  const t = useT()
  const [vendor, setVendor] = useState<{ cd: string | null; nm: string | null }>({ cd: null, nm: null })
  const [untilYmd, setUntil] = useState<string | null>(addDays(today(), USUAL_DAYS))
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    if (vendor.cd === null || untilYmd === null) return
    setBusy(true)
    try {
      await sendWith({ quiet: true }, makeWorkerLink, { no }, { vendorCd: vendor.cd, untilYmd })
      await renew(workerLinks)
      close()
    } catch (error) {
      showFailure(error)
      setBusy(false)
    }
  }
  return (
    <div className="stack">
      <FormField label={t('협력업체')} required width="full">
        {(wiring) => (
          <DirectorySelect
            wiring={wiring}
            kind="vendor"
            value={vendor.cd}
            name={vendor.nm}
            onChange={(cd, nm) => setVendor({ cd: cd === null ? null : String(cd), nm })}
          />
        )}
      </FormField>
      <FormField label={t('기한')} required width="short">
        {(wiring) => <DayInput wiring={wiring} value={untilYmd} onChange={setUntil} />}
      </FormField>
      <div>
        <Button
          type="primary"
          disabled={!(vendor.cd && untilYmd)}
          loading={isBusy}
          onClick={() => void make().catch(() => undefined)}
        >
          {t('링크 만들기')}
        </Button>
      </div>
    </div>
  )
}
