/** Measuring in the field: one hand, large keys, also without a connection. */
import './gas.css'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Input, Select } from 'antd'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { ask } from '#platform/web/calls/ask.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { offline } from '#platform/web/offline/account-queue.ts'
import { useSent } from '#platform/web/offline/offline.ts'
import { BottomBar, usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { keepReading, keptReading } from '#platform/web/session/kept-reading.ts'
import { storedUserId } from '#platform/web/session/remembered.ts'
import { permit as permitModel } from '../permit/permit.model.ts'
import { type FieldAnswer, fieldNow, type MeasurablePermit } from './gas.calls.ts'
import { dangerOf, judged, purposeOf, readingsOf } from './gas-draft.ts'
import { Pad, Substances } from './gas-pad.tsx'
import { type GasSet, gasPurposes, gasSet } from './gas-set.model.ts'
import { worstOf } from './judge.logic.ts'
import { useTypedReadings } from './use-typed-readings.ts'

const FIELD = 'gas-field'

/** What the field needs is kept on the device, so that a cellar without a signal is no hindrance. */
function useField() {
  return useQuery({
    queryKey: ['gas-field', storedUserId()],
    queryFn: async ({ signal }) => {
      const answer = await ask(fieldNow, {}, { signal, quiet: true })
      keepReading(FIELD, answer)
      return answer
    },
    initialData: () => keptReading<FieldAnswer>(FIELD),
    initialDataUpdatedAt: 0,
    retry: false,
  })
}

export function GasMeasure() {
  const t = useT()
  const { data: field, isError, error, refetch } = useField()
  const [params, setParams] = useSearchParams()
  const refresh = () => void refetch()
  useSent(offline, gasSet.api, refresh)
  usePageHead({ title: t('가스측정') })
  if (!field) return isError ? <Failed error={error} onRetry={refresh} /> : <Loading lines={8} />
  const chosen = field.permits.find(({ permitNo }) => String(permitNo) === params.get('permitNo'))
  const choose = (permitNo: number | null) => setParams(permitNo === null ? {} : { permitNo: String(permitNo) })
  return (
    <div className="gas-measure">
      {field.testerToYmd === null && (
        <p className="callout" data-tone="waiting" role="alert">
          {t('측정자로 지정되지 않았습니다.')}
        </p>
      )}
      {isError && (
        <p className="callout" data-tone="waiting">
          {t('연결되지 않았습니다. 측정은 기기에 보관했다가 보냅니다.')}
        </p>
      )}
      {chosen ? (
        <Measuring
          key={chosen.permitNo}
          field={field}
          permit={chosen}
          wrong={numberOf(params.get('wrong'))}
          onBack={() => choose(null)}
        />
      ) : (
        <Permits permits={field.permits} onChoose={choose} />
      )}
    </div>
  )
}

const numberOf = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null)

interface PermitsProps {
  permits: readonly MeasurablePermit[]
  onChoose(permitNo: number): void
}
function Permits({ permits, onChoose }: PermitsProps) {
  const t = useT()
  if (permits.length === 0) return <Empty message={t('측정할 허가서가 없습니다.')} />
  return (
    <ul className="gas-permits" aria-label={t('측정할 허가서')}>
      {permits.map((permit) => (
        <li key={permit.permitNo}>
          <button type="button" onClick={() => onChoose(permit.permitNo)}>
            <b>{permit.wkodTitle}</b>
            <span>{permit.placeDesc}</span>
            <span className="quiet">
              {[permit.permitDocNo, ...permit.kindCds.map((kind) => t(permitTypes[kind]))].join(' · ')}
            </span>
            <PermitState permit={permit} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function PermitState({ permit: { statusCd, gasNextDueDt } }: { permit: MeasurablePermit }) {
  const t = useT()
  const state = permitModel.lifecycle.states[statusCd as keyof typeof permitModel.lifecycle.states]
  const isLate = gasNextDueDt !== null && new Date(gasNextDueDt) <= new Date()
  return (
    <span className="row">
      {state && <StatusTag tone={state.tone}>{t(state.label)}</StatusTag>}
      {gasNextDueDt && statusCd === 'WORK' && (
        <StatusTag tone={isLate ? 'danger' : 'waiting'}>
          {t('다음측정 {at}', { at: formatTime(gasNextDueDt) })}
        </StatusTag>
      )}
    </span>
  )
}

interface MeasuringProps {
  field: FieldAnswer
  permit: MeasurablePermit
  /** The set that this one takes the place of. */
  wrong: number | null
  onBack(): void
}
const LAST_METER = 'gas-last-meter'
const ynOf = (isSo: boolean): 'Y' | 'N' => (isSo ? 'Y' : 'N')

function Measuring({ field, permit, wrong, onBack }: MeasuringProps) {
  const t = useT()
  const { draft, startDt, choose, type, forget } = useTypedReadings(permit)
  const [head, setHead] = useState(() => ({
    purposeCd: purposeOf(permit),
    placeDesc: permit.placeDesc ?? '',
    bump: false,
    air: false,
    wrongReason: '',
    meterNo: field.meters.find(({ meterNo }) => meterNo === localStorage.getItem(LAST_METER))?.meterNo ?? null,
  }))
  const [saved, setSaved] = useState<GasSet | 'kept'>()
  const lines = judged(draft, field)
  useUnsaved(lines.length > 0 && !saved)
  const bad = lines.filter(({ judgeCd }) => judgeCd === 'FAIL')
  const lacksMeter = lines.length > 0 && !head.meterNo

  const save = async () => {
    const body = {
      permitNo: permit.permitNo,
      placeDesc: head.placeDesc,
      purposeCd: head.purposeCd,
      meterNo: head.meterNo,
      bumpOkYn: ynOf(head.bump),
      airMoverYn: ynOf(head.air),
      measureDt: startDt ?? new Date().toISOString(),
      // Said when it turns out to be late: a set that waits on the device is.
      lateReasonDesc: t('통신이 되지 않아 기기에 보관한 측정입니다.'),
      ...(wrong !== null && { wrongGasSetNo: wrong, wrongReasonDesc: head.wrongReason }),
      lines: readingsOf(draft).map((line) => ({ ...line, ...NOT_JUDGED })),
    }
    localStorage.setItem(LAST_METER, head.meterNo ?? '')
    try {
      const label = `${t('가스측정')} · ${permit.wkodTitle}`
      const outcome = await offline.post<GasSet>({ path: gasSet.api, label, body })
      forget()
      setSaved((outcome.sent && outcome.answer) || 'kept')
      if (!outcome.sent) toast(t('기기에 보관했습니다. 연결되면 보냅니다.'), { kind: 'info' })
    } catch (error) {
      showFailure(error)
      throw error
    }
  }
  if (saved)
    return <Saved saved={saved} bad={bad} onBack={onBack} judge={worstOf(lines.map(({ judgeCd }) => judgeCd))} />
  return (
    <>
      <header className="row">
        <Button
          type="text"
          icon={<ChevronLeft size={20} aria-hidden />}
          aria-label={t('허가서 다시 선택')}
          onClick={onBack}
        />
        <div>
          <b>{permit.wkodTitle}</b>
          <span className="quiet">{permit.permitDocNo}</span>
        </div>
      </header>
      <div className="gas-setup">
        <Select
          aria-label={t('구분')}
          value={head.purposeCd}
          onChange={(purposeCd) => setHead({ ...head, purposeCd })}
          options={Object.entries(gasPurposes).map(([value, label]) => ({ value, label: t(label) }))}
        />
        <Select
          aria-label={t('측정기')}
          placeholder={t('측정기')}
          value={head.meterNo}
          {...(lacksMeter && { status: 'error' as const })}
          onChange={(meterNo) => setHead({ ...head, meterNo })}
          options={field.meters.map(({ meterNo, modelNm }) => ({ value: meterNo, label: `${meterNo} ${modelNm}` }))}
        />
        <Checkbox checked={head.bump} onChange={({ target }) => setHead({ ...head, bump: target.checked })}>
          {t('일일점검')}
        </Checkbox>
        <Checkbox checked={head.air} onChange={({ target }) => setHead({ ...head, air: target.checked })}>
          {t('환기중')}
        </Checkbox>
      </div>
      {wrong !== null && (
        <Input
          aria-label={t('정정 사유')}
          placeholder={t('정정 사유')}
          value={head.wrongReason}
          onChange={({ target }) => setHead({ ...head, wrongReason: target.value })}
        />
      )}
      {lacksMeter && (
        <p className="callout" data-tone="waiting">
          {t('측정기를 선택하십시오.')}
        </p>
      )}
      {bad.map((line) => (
        <p key={`${line.gasCd}${line.pointCd}`} className="callout gas-danger" data-tone="danger" role="alert">
          {dangerOf(line, t)}
        </p>
      ))}
      <Pad field={field} draft={draft} lines={lines} onChange={type}>
        <Substances field={field} draft={draft} onChange={choose} />
      </Pad>
      <BottomBar>
        <ActionButton type="primary" size="large" block disabled={lines.length === 0 || !head.meterNo} onAction={save}>
          {t('저장')}
        </ActionButton>
      </BottomBar>
    </>
  )
}

const NOT_JUDGED = { gasNm: null, unitCd: null, gasLimitMinVal: null, gasLimitMaxVal: null, judgeCd: null } as const

interface SavedProps {
  saved: GasSet | 'kept'
  judge: 'PASS' | 'WARN' | 'FAIL'
  bad: ReturnType<typeof judged>
  onBack(): void
}
const tones = { PASS: 'done', WARN: 'waiting', FAIL: 'danger' } as const
const words = { PASS: '적합', WARN: '주의', FAIL: '부적합' } as const

/** Large enough to be shown to the crew across a vessel. */
function Saved({ saved, judge, bad, onBack }: SavedProps) {
  const t = useT()
  const { listPath } = usePage()
  const judgeCd = saved === 'kept' ? judge : (saved.judgeCd ?? judge)
  return (
    <section className="callout gas-saved" data-tone={tones[judgeCd]} aria-live="polite">
      <strong>{t(words[judgeCd])}</strong>
      {bad.map((line) => (
        <p key={`${line.gasCd}${line.pointCd}`}>{dangerOf(line, t)}</p>
      ))}
      {judgeCd === 'WARN' && <p>{t('안전관리자가 확인한 뒤에 쓸 수 있습니다.')}</p>}
      {saved === 'kept' ? (
        <p>{t('기기에 보관했습니다. 연결되면 보냅니다.')}</p>
      ) : (
        <>
          {saved.nextDueDt && <p>{t('다음측정 {at}', { at: formatTime(saved.nextDueDt) })}</p>}
          <Link to={`${listPath}/${saved.gasSetNo}`}>{saved.gasSetDocNo}</Link>
        </>
      )}
      <Button size="large" type="primary" onClick={onBack}>
        {t('다음 측정')}
      </Button>
    </section>
  )
}
