/** Rests and cooling of a crew in the heat, with one thumb; the look at the scaffold after bad weather. */
import { Button, Input } from 'antd'
import { Coffee, Snowflake } from 'lucide-react'
import { useState } from 'react'
import type { Tone } from '#platform/model/document.ts'
import { send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { confirm, openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatDateTime, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { beginRest, checkScaffold, endRest, type PermitShift } from '../shift.calls.ts'

interface PartProps {
  permitNo: number
  shift: PermitShift
  again(): Promise<void>
}
const MINUTE = 60_000
const minutesOf = (fromDt: string, toDt: string) => Math.floor((Date.parse(toDt) - Date.parse(fromDt)) / MINUTE)

export function RestPart(props: PartProps) {
  const { shift } = props
  return (
    <>
      {(shift.heat || shift.rests.length > 0 || (shift.isOutdoor && shift.can.rest)) && <Rests {...props} />}
      {shift.isScaffold && <Scaffold {...props} />}
    </>
  )
}

function Rests({ permitNo, shift: { heat, rests, can, nowDt, restMin }, again }: PartProps) {
  const t = useT()
  const resting = rests.find(({ restKindCd, endDt }) => restKindCd === 'REST' && endDt === null)
  const cooling = rests.find(({ restKindCd, endDt }) => restKindCd === 'COOL' && endDt === null)
  const end = async (restLogNo: number) => {
    await send(endRest, { permitNo, no: restLogNo })
    await again()
  }
  const begin = async () => {
    await send(beginRest, { permitNo }, { restKindCd: 'REST' })
    toast(t('휴식을 시작했습니다.'))
    await again()
  }
  return (
    <section className="stack" aria-label={t('폭염 휴식')}>
      <h3>{t('폭염 휴식')}</h3>
      {heat && <HeatClock heat={heat} nowDt={nowDt} />}
      {can.rest && (
        <div className="row is-actions">
          {resting ? (
            <ActionButton type="primary" size="large" onAction={() => end(resting.restLogNo)}>
              {t('휴식 종료 ({n}분째)', { n: minutesOf(resting.startDt, nowDt) })}
            </ActionButton>
          ) : (
            <ActionButton type="primary" size="large" icon={<Coffee size={20} aria-hidden />} onAction={begin}>
              {t('휴식 시작')}
            </ActionButton>
          )}
          {cooling ? (
            <ActionButton size="large" onAction={() => end(cooling.restLogNo)}>
              {t('개인 냉방 종료')}
            </ActionButton>
          ) : (
            <Button
              size="large"
              icon={<Snowflake size={20} aria-hidden />}
              onClick={() => void askCool(permitNo, t).then((done) => (done ? again() : undefined))}
            >
              {t('개인 냉방 기록')}
            </Button>
          )}
        </div>
      )}
      <ul className="lines">
        {rests.map(({ restLogNo, restKindCd, startDt, endDt, coolDesc }) => (
          <li key={restLogNo}>
            <span>
              {restKindCd === 'COOL' ? t('개인 냉방') : t('휴식')} {formatDateTime(startDt)}
              {endDt && ` – ${formatTime(endDt)}`} {coolDesc && <small className="quiet">{coolDesc}</small>}
            </span>
            {restKindCd === 'REST' && endDt && (
              <StatusTag tone={minutesOf(startDt, endDt) >= restMin ? 'done' : 'waiting'}>
                {t('{n}분', { n: minutesOf(startDt, endDt) })}
              </StatusTag>
            )}
            {!endDt && <StatusTag tone="progress">{t('진행 중')}</StatusTag>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const heatTones: Readonly<Record<string, Tone>> = { ALERT: 'waiting', OVER: 'danger' }
function HeatClock({ heat, nowDt }: { heat: NonNullable<PermitShift['heat']>; nowDt: string }) {
  const t = useT()
  const left = Math.max(0, minutesOf(nowDt, heat.dueDt))
  return (
    <div className="callout" data-tone={heatTones[heat.stateCd] ?? 'done'} role="status">
      <span>
        {t('체감온도')} {heat.feelTempVal} ℃
      </span>
      {heat.stateCd === 'COOLED' ? (
        <strong>{t('개인 냉방·보냉장구 사용 중')}</strong>
      ) : (
        <strong>{t('{at}까지 20분 휴식을 마쳐야 합니다', { at: formatTime(heat.dueDt) })}</strong>
      )}
      {heat.stateCd !== 'COOLED' && <span>{t('{n}분 남음', { n: left })}</span>}
    </div>
  )
}

async function askCool(permitNo: number, t: ReturnType<typeof useT>): Promise<boolean> {
  const done = await openDialog<boolean>({
    label: t('개인 냉방 기록'),
    width: '480px',
    content: (close) => <Cool permitNo={permitNo} onDone={() => close(true)} />,
  })
  return done === true
}

function Cool({ permitNo, onDone }: { permitNo: number; onDone(): void }) {
  const t = useT()
  const [coolDesc, setDesc] = useState('')
  const save = async () => {
    await send(beginRest, { permitNo }, { restKindCd: 'COOL', coolDesc: coolDesc.trim() || null })
    onDone()
  }
  return (
    <div className="stack is-wide">
      <FormField
        label={t('개인 냉방·보냉장구')}
        required
        help={t('작업자 모두 착용한 동안에만 휴식 시간을 세지 않습니다.')}
        width="full"
      >
        {(wiring) => (
          <Input
            {...wiring}
            data-focus-first
            maxLength={200}
            placeholder={t('예: 냉각조끼')}
            value={coolDesc}
            onChange={({ target }) => setDesc(target.value)}
          />
        )}
      </FormField>
      <DialogActions>
        <ActionButton type="primary" onAction={save}>
          {t('기록')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}

function Scaffold({ permitNo, shift: { scaffolds, can }, again }: PartProps) {
  const t = useT()
  const check = async (okYn: 'Y' | 'N') => {
    const text =
      okYn === 'Y' ? t('악천후 뒤 비계를 점검했고 이상이 없습니까?') : t('비계에 이상이 있다고 기록하시겠습니까?')
    if (!(await confirm(text))) return
    await send(checkScaffold, { permitNo }, { okYn })
    await again()
  }
  return (
    <section className="stack" aria-label={t('비계 점검')}>
      <h3>{t('악천후 뒤 비계 점검')}</h3>
      {can.rest && (
        <div className="row is-actions">
          <Button size="large" onClick={() => void check('Y')}>
            {t('이상 없음')}
          </Button>
          <Button size="large" danger onClick={() => void check('N')}>
            {t('이상 있음')}
          </Button>
        </div>
      )}
      <ul className="lines">
        {scaffolds.map(({ checkDt, checkUserNm, okYn }) => (
          <li key={checkDt}>
            <span>
              {formatDateTime(checkDt)} {checkUserNm}
            </span>
            <StatusTag tone={okYn === 'Y' ? 'done' : 'danger'}>
              {okYn === 'Y' ? t('이상 없음') : t('이상 있음')}
            </StatusTag>
          </li>
        ))}
      </ul>
    </section>
  )
}
