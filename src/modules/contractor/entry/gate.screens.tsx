/** The gate: one field that always has the focus, one answer that is seen from two metres away, and what came before. */
import './entry.css'
import { Button, Input, type InputRef, Segmented, Select } from 'antd'
import { CircleCheck, CircleX, CloudOff, ScanLine, TriangleAlert, UserSearch } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CameraScanner, hasCamera } from '#modules/common/camera.parts.tsx'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { type CodeItem, useCodes } from '#platform/web/form/codes.ts'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { keepReading, keptReading } from '#platform/web/session/kept-reading.ts'
import { usePreference } from '#platform/web/session/preferences.ts'
import { type Direction, directions, scanResults } from './entry-codes.model.ts'
import { gateScans, type ScanRow, type ShownBody, type ToCheck } from './gate.calls.ts'
import { pickPerson } from './pick-person.tsx'
import { type Gate, useGate } from './use-gate.ts'

type Way = 'AUTO' | Direction
const scanTones = { OK: 'done', WARN: 'waiting', BLOCK: 'danger' } as const

export function GateCheck() {
  usePageHead({})
  const [gateCd, setGateCd] = usePreference('gateCd', 'G1')
  return <GateDesk key={gateCd} gateCd={gateCd} onGate={setGateCd} />
}

function GateDesk({ gateCd, onGate }: { gateCd: string; onGate(gateCd: string): void }) {
  const t = useT()
  const { editable } = usePage()
  const gates = useGates()
  const gate = useGate(gateCd)
  const [way, setWay] = useState<Way>('AUTO')
  const scan = (shown: ShownBody) => void gate.scan(shown, way === 'AUTO' ? undefined : way)
  const pick = async () => {
    const personNo = await pickPerson(gate.list?.rows ?? [])
    if (personNo !== undefined) scan({ personNo })
  }
  return (
    <div className="stack gate">
      <div className="row">
        <Select
          aria-label={t('게이트')}
          value={gateCd}
          onChange={onGate}
          options={gates.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
        />
        <Segmented<Way>
          value={way}
          onChange={setWay}
          options={[
            { value: 'AUTO', label: t('자동') },
            { value: 'IN', label: t(directions.IN) },
            { value: 'OUT', label: t(directions.OUT) },
          ]}
        />
        {hasCamera() && editable && <CameraScanner onCode={(text) => scan({ text })} />}
        {editable && (
          <Button icon={<UserSearch size={16} aria-hidden />} onClick={() => void pick()}>
            {t('직접 확인')}
          </Button>
        )}
      </div>
      <Network gate={gate} />
      {editable ? (
        <ScanField onScan={(text) => scan({ text })} />
      ) : (
        <p className="quiet">{t('스캔은 게이트 담당자가 합니다.')}</p>
      )}
      <Answer gate={gate} />
      <Latest gateCd={gateCd} isAway={gate.isAway} />
    </div>
  )
}

/** Their names, too, are wanted where there is no network. */
function useGates(): readonly CodeItem[] {
  const gates = useCodes({ group: 'GATE' })
  useEffect(() => {
    if (gates.length > 0) keepReading(GATES, gates)
  }, [gates])
  return gates.length > 0 ? gates : (keptReading<CodeItem[]>(GATES) ?? gates)
}
const GATES = 'gates'

/** A scanner types and sends Enter: whatever was clicked, the next letter lands here. */
function ScanField({ onScan }: { onScan(text: string): void }) {
  const t = useT()
  const input = useRef<InputRef>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    input.current?.focus({ preventScroll: true })
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [role=dialog], [role=listbox]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
      input.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const send = () => {
    const code = text.trim()
    setText('')
    input.current?.focus({ preventScroll: true })
    if (code) onScan(code)
  }
  return (
    <Input
      ref={input}
      className="gate-input"
      size="large"
      aria-label={t('출입증·안전카드 QR')}
      placeholder={t('출입증이나 안전카드의 QR을 스캔하십시오.')}
      prefix={<ScanLine size={20} aria-hidden />}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onPressEnter={send}
      onBlur={(event) => {
        const to = event.relatedTarget
        if (!(to instanceof HTMLElement)) setTimeout(() => input.current?.focus({ preventScroll: true }))
      }}
      autoComplete="off"
      maxLength={200}
    />
  )
}

/** Whether the answers come from the server, or from what the device kept; and what still has to be sent. */
function Network({ gate: { isAway, queued, list } }: { gate: Gate }) {
  const t = useT()
  if (!isAway && queued === 0)
    return (
      <p className="row quiet">
        {list
          ? t('단말기 명단 {n}명 · {at} 기준', { n: list.rows.length, at: formatDateTime(list.asOfDt) })
          : t('단말기 명단을 받는 중입니다.')}
      </p>
    )
  return (
    <p className="callout row" role="status" data-tone="waiting">
      <CloudOff size={16} aria-hidden />
      {isAway && <span>{t('연결이 끊겼습니다. 단말기 명단으로 판정합니다.')}</span>}
      {isAway && list && <span>{t('{at} 기준', { at: formatDateTime(list.asOfDt) })}</span>}
      {queued > 0 && <span>{t('보낼 스캔 {n}건', { n: queued })}</span>}
    </p>
  )
}

const icons = { OK: CircleCheck, WARN: TriangleAlert, BLOCK: CircleX } as const

function Answer({ gate: { told, isBusy } }: { gate: Gate }) {
  const t = useT()
  if (!told)
    return (
      <section className="gate-answer" data-result="NONE" aria-live="assertive" aria-busy={isBusy}>
        <ScanLine size={56} aria-hidden />
        <strong>{t('스캔을 기다립니다.')}</strong>
      </section>
    )
  const Icon = icons[told.resultCd]
  const word = told.resultCd !== 'BLOCK' && told.directionCd ? directions[told.directionCd] : scanResults[told.resultCd]
  return (
    <section className="gate-answer" data-result={told.resultCd} aria-live="assertive" aria-busy={isBusy}>
      <Icon size={72} aria-hidden />
      <div>
        <strong>{t(word)}</strong>
        {told.personNm && (
          <p className="gate-name">
            {told.personNm} <span>{told.vendorNm}</span>
          </p>
        )}
        <p>{told.message}</p>
        <Conditions list={told.conditions} />
        <p className="gate-when">
          {formatTime(told.at)} {told.isOffline && t('연결되면 보냅니다.')}
        </p>
      </div>
    </section>
  )
}

const carried = { VEHICLE: '차량', EQUIP: '장비', MATERIAL: '물질' } as const
function Conditions({ list }: { list: readonly ToCheck[] }) {
  const t = useT()
  if (list.length === 0) return null
  return (
    <ul className="gate-conditions" aria-label={t('확인할 조건')}>
      {list.map(({ kindCd, name, message }) => (
        <li key={`${kindCd}${name}${message}`}>
          <b>
            {t(carried[kindCd])} {name}
          </b>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  )
}

function Latest({ gateCd, isAway }: { gateCd: string; isAway: boolean }) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(gateScans, { gateCd })
  if (isAway && !data) return null
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  return (
    <section className="stack is-close" aria-label={t('최근 스캔')}>
      <h2>{t('최근 스캔')}</h2>
      {data.rows.length === 0 && <p className="quiet">{t('아직 스캔이 없습니다.')}</p>}
      <Lines columns="56px 92px minmax(160px, 240px) 1fr">
        {data.rows.map((row) => (
          <ScanLineRow key={row.entryScanNo} row={row} />
        ))}
      </Lines>
    </section>
  )
}

function ScanLineRow({ row }: { row: ScanRow }) {
  const t = useT()
  return (
    <li>
      <time dateTime={row.scanDt}>{formatTime(row.scanDt)}</time>
      <StatusTag tone={scanTones[row.resultCd]}>
        {t(row.resultCd === 'BLOCK' || !row.directionCd ? scanResults[row.resultCd] : directions[row.directionCd])}
      </StatusTag>
      <span>
        {row.personNm ?? t('알 수 없음')} <span className="quiet">{row.vendorNm}</span>
      </span>
      <span className="quiet">
        {row.message}
        {row.wayCd === 'HAND' && ` · ${t('직접 확인')}`}
        {row.offlineYn === 'Y' && ` · ${t('연결 없이 스캔')}`}
      </span>
    </li>
  )
}
