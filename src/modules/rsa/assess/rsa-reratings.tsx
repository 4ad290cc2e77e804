/** 재평가: what was not accepted, what is done for now, and each look at it since the decision, none of them overwritten. */
import { Button, Input, Segmented } from 'antd'
import { useState } from 'react'
import { send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { isAnswered, type Scale } from '../scale/scale.logic.ts'
import { EvidenceField, EvidenceFiles } from './evidence.tsx'
import { GradeTag } from './grade-tag.tsx'
import { verdictOf } from './rating.logic.ts'
import { interimOfItem, type NewRating, type Rev, rateItem } from './rsa.calls.ts'
import { type RsaItem, rsa, rsaItemFields } from './rsa.model.ts'
import { checkAnswers } from './rsa-codes.model.ts'
import { renewExtra, useScale } from './rsa-queries.ts'

const { useRecord } = screensFor(rsa)
const heads = ['요인', '유해위험요인', '결정', '현재', '잠정조치', '']

export function Reratings({ revs, stuck }: { revs: readonly Rev[]; stuck: readonly number[] }) {
  const t = useT()
  const { items, statusCd } = useRecord()
  const open = (items ?? []).filter(({ acceptYn }) => acceptYn === 'N')
  if (revs.length === 0 || open.length === 0) return null
  const mayRate = statusCd === 'DECIDED' || statusCd === 'DONE' || statusCd === 'SHARED'
  return (
    <Panel title="재평가">
      <p className="quiet">{t('감소대책의 개선이 확인되면 다시 평가합니다. 결정한 평가는 그대로 남습니다.')}</p>
      <PlainTable label="재평가" heads={heads} isCards>
        {open.map((item) => (
          <Line
            key={item.rsaItemNo}
            item={item}
            revs={revs.filter(({ rsaItemNo }) => rsaItemNo === item.rsaItemNo)}
            isStuck={stuck.includes(item.rsaItemNo ?? 0)}
            mayRate={mayRate && (statusCd === 'DECIDED' || item.residualYn === 'Y')}
          />
        ))}
      </PlainTable>
    </Panel>
  )
}

interface LineProps {
  item: RsaItem
  revs: readonly Rev[]
  /** What it rests on was cancelled, is late or has not helped. */
  isStuck: boolean
  mayRate: boolean
}
function Line({ item, revs, isStuck, mayRate }: LineProps) {
  const t = useT()
  const { editor } = useDocument()
  const { rsaNo, statusCd, leaderUserId } = useRecord()
  const { userId, roles } = usePerson()
  const isLeader = leaderUserId === userId || roles.includes('SUP')
  const no = rsaNo ?? 0
  const last = revs.at(-1)
  const renewed = async (isDone: boolean | undefined) => {
    if (!isDone) return
    await editor.reload()
    await renewExtra()
  }
  const rate = () =>
    openDialog<true>({
      label: translateNow('재평가'),
      content: (close) => <RateForm no={no} item={item} last={last} onDone={() => close(true)} />,
      width: 'min(560px, 92vw)',
    }).then(renewed)
  const interim = () =>
    openDialog<true>({
      label: translateNow('잠정조치'),
      content: (close) => <InterimForm no={no} item={item} onDone={() => close(true)} />,
      width: 'min(560px, 92vw)',
    }).then(renewed)
  return (
    <tr>
      <td data-head={t('요인')}>{item.rsaItemNo}</td>
      <td data-head={t('유해위험요인')}>
        {item.hazardDesc}{' '}
        {item.residualYn === 'Y' && <StatusTag tone={isStuck ? 'danger' : 'waiting'}>{t('잔여')}</StatusTag>}
        {isStuck && <small className="quiet rsa-reasons">{t('개선이 취소되었거나 늦었거나 효과가 없습니다.')}</small>}
      </td>
      <td data-head={t('결정')}>
        <GradeTag {...item} />
      </td>
      <td data-head={t('현재')}>
        {last && last.seqNo > 0 ? (
          <>
            <GradeTag {...last} />
            <small className="quiet rsa-reasons">
              {t('{n}차 {at} {name}', { n: last.seqNo, at: formatDateTime(last.evalDt), name: last.evalUserNm ?? '' })}
            </small>
          </>
        ) : (
          <span className="quiet">{t('재평가 전')}</span>
        )}
      </td>
      <td data-head={t('잠정조치')}>
        {item.interimDesc}
        {item.interimDt && <small className="quiet rsa-reasons">{formatDateTime(item.interimDt)}</small>}
        {item.interimFileId !== null && <EvidenceFiles attachFileId={item.interimFileId} />}
      </td>
      <td>
        {isLeader && mayRate && <Button onClick={() => void rate()}>{t('재평가')}</Button>}{' '}
        {isLeader && statusCd === 'DECIDED' && <Button onClick={() => void interim()}>{t('잠정조치')}</Button>}
      </td>
    </tr>
  )
}

type Given = Omit<NewRating, 'noteDesc'>

interface FormProps {
  no: number
  item: RsaItem
  onDone(): void
}
function RateForm({ no, item, last, onDone }: FormProps & { last: Rev | undefined }) {
  const t = useT()
  const { scaleNo } = useRecord()
  const scale = useScale(scaleNo)
  const { freqVal, sevVal, checkCd, exposedCnt, lawOkYn, fatalYn, similarYn } = last ?? item
  const [given, setGiven] = useState<Given>({ freqVal, sevVal, checkCd, exposedCnt, lawOkYn, fatalYn, similarYn })
  const [noteDesc, setNote] = useState('')
  const change = (patch: Partial<Given>) => setGiven((before) => ({ ...before, ...patch }))
  const rate = async () => {
    await send(rateItem, { no, item: item.rsaItemNo ?? 0 }, { ...given, noteDesc: noteDesc.trim() || null })
    onDone()
  }
  const found = scale && verdictOf(given, scale)
  return (
    <div className="stack">
      <p>{item.hazardDesc}</p>
      <Steps scale={scale} given={given} change={change} />
      <Switch label="법적기준 충족" value={given.lawOkYn} onChange={(value) => change({ lawOkYn: value })} />
      <Switch label="사망 예견" value={given.fatalYn} onChange={(value) => change({ fatalYn: value })} />
      <Switch label="동종 사망사고" value={given.similarYn} onChange={(value) => change({ similarYn: value })} />
      {found && (
        <p>
          <GradeTag {...found} checkCd={given.checkCd} upReasonCds={found.upReasonCds.join(' ')} />
        </p>
      )}
      <FormField label={t('비고')}>
        {(wiring) => (
          <Input {...wiring} maxLength={500} value={noteDesc} onChange={({ target }) => setNote(target.value)} />
        )}
      </FormField>
      <DialogActions>
        <Button type="primary" onClick={() => void rate()}>
          {t('재평가')}
        </Button>
      </DialogActions>
    </div>
  )
}

const answersOf = ({ methodCd }: Scale) =>
  methodCd === 'OPS' ? (['OK', 'NO'] as const) : (['OK', 'NO', 'NA'] as const)

interface StepsProps {
  scale: Scale | undefined
  given: Given
  change(patch: Partial<Given>): void
}
function Steps({ scale, given, change }: StepsProps) {
  const t = useT()
  if (scale && isAnswered(scale))
    return (
      <FormField label={t('점검결과')} required isGroup>
        {() => (
          <Segmented
            value={given.checkCd ?? 'NO'}
            onChange={(checkCd) => change({ checkCd })}
            options={answersOf(scale).map((value) => ({ value, label: t(checkAnswers[value]) }))}
          />
        )}
      </FormField>
    )
  return (
    <>
      {scale?.methodCd !== 'L3' && (
        <FormField label={t('빈도')} required width="short">
          {(wiring) => (
            <NumberInput
              wiring={wiring}
              field={rsaItemFields.freqVal}
              value={given.freqVal}
              onChange={(freqVal) => change({ freqVal })}
            />
          )}
        </FormField>
      )}
      <FormField label={t('강도')} required width="short">
        {(wiring) => (
          <NumberInput
            wiring={wiring}
            field={rsaItemFields.sevVal}
            value={given.sevVal}
            onChange={(sevVal) => change({ sevVal })}
          />
        )}
      </FormField>
    </>
  )
}

function Switch({ label, value, onChange }: { label: string; value: 'Y' | 'N'; onChange(value: 'Y' | 'N'): void }) {
  const t = useT()
  return (
    <FormField label={t(label)} isGroup>
      {() => (
        <Segmented
          value={value}
          onChange={onChange}
          options={[
            { value: 'Y', label: t('예') },
            { value: 'N', label: t('아니요') },
          ]}
        />
      )}
    </FormField>
  )
}

function InterimForm({ no, item, onDone }: FormProps) {
  const t = useT()
  const [interimDesc, setDesc] = useState(item.interimDesc ?? '')
  const [interimDt, setDt] = useState<string | null>(item.interimDt ?? new Date().toISOString())
  const [attachFileId, setFile] = useState<number | null>(null)
  const put = async () => {
    await send(
      interimOfItem,
      { no, item: item.rsaItemNo ?? 0 },
      { interimDesc, interimDt: interimDt ?? '', attachFileId },
    )
    onDone()
  }
  return (
    <div className="stack">
      <p>{item.hazardDesc}</p>
      <FormField label={t('잠정조치')} required>
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            rows={3}
            maxLength={1000}
            value={interimDesc}
            onChange={({ target }) => setDesc(target.value)}
          />
        )}
      </FormField>
      <FormField label={t('시행일시')} required>
        {(wiring) => <DateTimeInput wiring={wiring} value={interimDt} onChange={setDt} />}
      </FormField>
      <EvidenceField attachFileId={attachFileId} onChange={setFile} />
      <DialogActions>
        <Button type="primary" disabled={!interimDesc.trim() || !interimDt} onClick={() => void put()}>
          {t('저장|act')}
        </Button>
      </DialogActions>
    </div>
  )
}
