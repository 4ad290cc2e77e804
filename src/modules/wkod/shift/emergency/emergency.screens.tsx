/** 비상 작업중지: the button of the control room, who is still inside, and the works to be released one by one. */
import '../shift.css'
import { Button, Input, Select } from 'antd'
import { OctagonX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ON_SITE_MENU } from '#modules/contractor/entry/gate.model.ts'
import { useRecordChange } from '#platform/web/api/record-change.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { permit } from '../../permit/permit.model.ts'
import {
  type EmergencyBoard,
  emergencyBoard,
  endEmergency,
  releaseWork,
  type StoppedRow,
  type StopRow,
  stopWork,
} from './emergency.calls.ts'

const EVERY_MS = 10_000
const ARMED_S = 8
const again = () => renew(emergencyBoard)

export function EmergencyStop() {
  usePageHead({})
  const { data, isError, error, refetch } = useAsked(emergencyBoard, {}, { every: EVERY_MS })
  useRecordChange(() => void again(), [permit.name])
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  const going = data.stops.filter(({ endDt }) => endDt === null)
  return (
    <div className="stack is-wide">
      {going.map((stop) => (
        <Going key={stop.emergencyStopNo} stop={stop} board={data} />
      ))}
      {data.can.stop && <Press board={data} />}
      <Held board={data} />
      <Past stops={data.stops.filter(({ endDt }) => endDt !== null)} />
    </div>
  )
}

interface PartProps {
  board: EmergencyBoard
}

/** The first press arms, the second stops; left alone it is safe again after some seconds. */
function Press({ board: { areas } }: PartProps) {
  const t = useT()
  const [areaDeptCd, setArea] = useState<string | null>(null)
  const [reasonDesc, setReason] = useState('')
  const [leftS, setLeft] = useState(0)
  useEffect(() => {
    if (leftS <= 0) return
    const timer = setTimeout(() => setLeft(leftS - 1), 1000)
    return () => clearTimeout(timer)
  }, [leftS])
  const shown = areaDeptCd === null ? areas : areas.filter((area) => area.areaDeptCd === areaDeptCd)
  const works = shown.reduce((sum, { workCnt }) => sum + workCnt, 0)
  const crew = shown.reduce((sum, { crewCnt }) => sum + crewCnt, 0)
  const isArmed = leftS > 0
  const stop = async () => {
    setLeft(0)
    const body = {
      scopeCd: areaDeptCd === null ? ('PLANT' as const) : ('AREA' as const),
      areaDeptCd,
      reasonDesc: reasonDesc.trim() || t('비상상황'),
    }
    const { stoppedCnt } = await send(stopWork, body)
    toast(t('작업 {n}건을 중지했습니다. 인원 확인을 시작했습니다.', { n: stoppedCnt }), { kind: 'error' })
    setReason('')
    await again()
  }
  return (
    <section
      className="stack is-narrow emergency-press"
      aria-label={t('비상 작업중지')}
      data-armed={isArmed || undefined}
    >
      <div className="row">
        <FormField label={t('범위')} width="medium">
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              value={areaDeptCd ?? ''}
              options={[
                { value: '', label: t('사업장 전체') },
                ...areas.map((area) => ({ value: area.areaDeptCd, label: area.areaDeptNm ?? area.areaDeptCd })),
              ]}
              onChange={(value: string) => {
                setLeft(0)
                setArea(value || null)
              }}
            />
          )}
        </FormField>
        <FormField label={t('사유')} width="long">
          {(wiring) => (
            <Input
              {...wiring}
              maxLength={300}
              placeholder={t('예: 톨루엔 누출')}
              value={reasonDesc}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FormField>
      </div>
      <p role="status">{t('지금 작업중 {n}건, 작업인원 {m}명이 중지됩니다.', { n: works, m: crew })}</p>
      {isArmed ? (
        <ActionButton danger type="primary" className="emergency-button" onAction={stop}>
          {t('한 번 더 누르면 중지됩니다 ({n})', { n: leftS })}
        </ActionButton>
      ) : (
        <Button
          danger
          className="emergency-button"
          icon={<OctagonX size={24} aria-hidden />}
          onClick={() => setLeft(ARMED_S)}
        >
          {t('비상 작업중지')}
        </Button>
      )}
    </section>
  )
}

function Going({ stop, board: { muster, can } }: PartProps & { stop: StopRow }) {
  const t = useT()
  const end = async () => {
    await askText({
      title: t('비상상황 해제'),
      run: (endDesc) => send(endEmergency, { no: stop.emergencyStopNo }, { endDesc }),
      label: t('확인한 내용'),
      said: t('비상상황을 해제했습니다. 운전부서가 작업을 한 건씩 해제합니다.'),
    })
  }
  return (
    <section className="callout" data-tone="danger" aria-label={t('진행 중인 비상')}>
      <strong>
        {stop.scopeCd === 'PLANT' ? t('사업장 전체') : stop.areaDeptNm} {t('비상 작업중지')}: {stop.reasonDesc}
      </strong>
      <span>
        {formatDateTime(stop.stopDt)} {stop.stopUserNm} · {t('작업 {n}건 중지', { n: stop.stoppedCnt })}
      </span>
      {muster && (
        <span>
          {t(muster.drillYn === 'Y' ? '인원 확인 훈련' : '인원 확인')}{' '}
          <Link to={ON_SITE_MENU}>
            {t('확인 {a} / {b}명', { a: muster.seenCnt, b: muster.insideCnt })} ·{' '}
            {t('{at} 시작', { at: formatTime(muster.startDt) })}
          </Link>
        </span>
      )}
      {can.stop && (
        <div className="row is-actions">
          <Button onClick={() => void end()}>{t('비상상황 해제')}</Button>
        </div>
      )}
    </section>
  )
}

/** Each work for itself, by its own operating department. */
function Held({ board: { permits, stops, can } }: PartProps) {
  const t = useT()
  const over = new Set(stops.filter(({ endDt }) => endDt !== null).map(({ emergencyStopNo }) => emergencyStopNo))
  const isOwn = ({ areaDeptCd }: StoppedRow) => areaDeptCd !== null && can.releaseDeptCds.includes(areaDeptCd)
  const release = async (row: StoppedRow) => {
    await askText({
      title: row.wkodTitle,
      run: (releaseDesc) => send(releaseWork, { no: row.emergencyStopPermitNo }, { releaseDesc }),
      label: t('현장에서 확인한 내용'),
      said: t('해제했습니다. 작업책임자가 재개를 요청합니다.'),
    })
  }
  if (permits.length === 0) return <Empty message={t('비상으로 중지된 작업이 없습니다.')} />
  return (
    <section className="stack" aria-label={t('중지된 작업')}>
      <h3>
        {t('중지된 작업')} {t('{n}건', { n: permits.length })}
      </h3>
      <ul className="lines">
        {permits.map((row) => (
          <li key={row.emergencyStopPermitNo}>
            <span>
              <Link to={`${permit.route.staff}/${row.permitNo}`}>{row.permitDocNo}</Link> {row.wkodTitle}{' '}
              <small className="quiet">
                {[row.areaDeptNm, row.vendorNm, row.placeDesc, t('{n}명', { n: row.crewCnt })]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {row.releaseDt ? (
              <StatusTag tone="done">
                {t('해제 {at}', { at: formatTime(row.releaseDt) })} {row.releaseUserNm}
              </StatusTag>
            ) : (
              <StatusTag tone="suspended">{t('해제 전')}</StatusTag>
            )}
            {!row.releaseDt && over.has(row.emergencyStopNo) && isOwn(row) && (
              <Button onClick={() => void release(row)}>{t('작업 해제')}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Past({ stops }: { stops: readonly StopRow[] }) {
  const t = useT()
  if (stops.length === 0) return null
  return (
    <section className="stack" aria-label={t('지난 비상')}>
      <h3>{t('지난 비상')}</h3>
      <ul className="lines">
        {stops.map((stop) => (
          <li key={stop.emergencyStopNo}>
            <div>
              <b>{stop.reasonDesc}</b>
              <small className="quiet">
                {[stop.scopeCd === 'PLANT' ? t('사업장 전체') : stop.areaDeptNm, stop.stopUserNm]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
              {stop.endDesc && <small className="quiet">{stop.endDesc}</small>}
            </div>
            <span>
              {formatDateTime(stop.stopDt)} – {stop.endDt && formatTime(stop.endDt)}
            </span>
            <span>{t('중지 {n}건, 해제 {m}건', { n: stop.stoppedCnt, m: stop.releasedCnt })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LEAST = 5
interface Asked {
  title: string
  label: string
  said: string
  run(text: string): Promise<unknown>
}
async function askText({ said, ...asked }: Asked): Promise<void> {
  const help = translateNow('{n}자 이상', { n: LEAST })
  if (!(await askReason({ ...asked, help, confirmText: translateNow('확인'), least: LEAST }))) return
  toast(said)
  await again()
}
