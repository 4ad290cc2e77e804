/** Who came: each contractor signs for itself; of the others one sees that they were there. */
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import type { Signature } from '#platform/model/drawn.ts'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignatureImage, SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { type AttendLine, attendCouncil, councilAttends } from './council.calls.ts'
import type { Council } from './council.model.ts'
import { useAttends } from './use-attends.ts'

export function Attends({ no, statusCd }: { no: number; statusCd: Council['statusCd'] }) {
  const t = useT()
  const { vendorCd } = usePerson()
  const { data, isError, error, refetch } = useAttends(no)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={4} />
  if (data.rows.length === 0) return <Empty message={t('이 달에 승인된 출입이 있는 업체가 없습니다.')} />
  const came = data.rows.filter(({ attendYn }) => attendYn === 'Y').length
  const rows = data.rows.toSorted((a, b) => Number(b.vendorCd === vendorCd) - Number(a.vendorCd === vendorCd))
  return (
    <>
      <p className="quiet">{t('대상 업체 {all}곳 가운데 {n}곳이 서명했습니다.', { all: data.rows.length, n: came })}</p>
      <ul className="lines">
        {rows.map((line) => (
          <One key={line.vendorCd} no={no} line={line} isOver={statusCd === 'SIGNED' || statusCd === 'HELD'} />
        ))}
      </ul>
    </>
  )
}

function One({ no, line, isOver }: { no: number; line: AttendLine; isOver: boolean }) {
  const t = useT()
  const { attendYn, vendorNm, personNm, titleNm, absentReasonDesc, strokes, mayYn } = line
  const isHere = attendYn === 'Y'
  const said = [personNm, titleNm, absentReasonDesc].filter(Boolean).join(' · ')
  const awaited = isOver ? t('불참') : t('미서명')
  return (
    <li>
      <strong>{vendorNm}</strong>
      <span className="quiet">{said}</span>
      {strokes && <SignatureImage strokes={strokes} label={t('{name} 서명', { name: personNm })} />}
      <StatusTag tone={isHere ? 'done' : isOver ? 'danger' : 'waiting'}>{isHere ? t('참석') : awaited}</StatusTag>
      {mayYn === 'Y' && (
        <Button size="small" onClick={() => void openAttend(no, line)}>
          {t(isHere ? '고치기' : '서명')}
        </Button>
      )}
    </li>
  )
}

async function openAttend(no: number, line: AttendLine): Promise<void> {
  const isDone = await openDialog<boolean>({
    label: `${line.vendorNm ?? line.vendorCd} · ${translateNow('참석')}`,
    content: (close) => <AttendForm no={no} line={line} onDone={() => close(true)} />,
  })
  if (!isDone) return
  await renew(councilAttends)
  toast(translateNow('저장되었습니다.'))
}

function AttendForm({ no, line, onDone }: { no: number; line: AttendLine; onDone(): void }) {
  const t = useT()
  const [isHere, setHere] = useState(line.attendYn === 'Y' || !line.absentReasonDesc)
  const [personNm, setPerson] = useState(line.personNm ?? '')
  const [titleNm, setTitle] = useState(line.titleNm ?? '')
  const [reason, setReason] = useState(line.absentReasonDesc ?? '')
  const [sign, setSign] = useState<Signature | null>(
    line.strokes && line.signDt ? { signerNm: line.personNm ?? '', signDt: line.signDt, strokes: line.strokes } : null,
  )
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      const body = {
        attendYn: isHere ? ('Y' as const) : ('N' as const),
        personNm: personNm || null,
        titleNm: titleNm || null,
        absentReasonDesc: reason || null,
        strokes: isHere ? (sign?.strokes ?? null) : null,
      }
      await sendWith({ quiet: true }, attendCouncil, { no, vendorCd: line.vendorCd }, body)
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.problems[0]?.message ?? messageOf(error))
      setBusy(false)
    }
  }
  return (
    <div className="stack">
      <Checkbox checked={isHere} onChange={({ target }) => setHere(target.checked)}>
        {t('참석')}
      </Checkbox>
      {isHere ? (
        <>
          <FormField label={t('참석자')} name="personNm" required>
            {(wiring) => (
              <Input {...wiring} value={personNm} maxLength={100} onChange={({ target }) => setPerson(target.value)} />
            )}
          </FormField>
          <FormField label={t('직책')} name="titleNm">
            {(wiring) => (
              <Input {...wiring} value={titleNm} maxLength={50} onChange={({ target }) => setTitle(target.value)} />
            )}
          </FormField>
          <FormField label={t('서명')} name="sign" required isGroup width="full">
            {(wiring) => <SignaturePad wiring={wiring} value={sign} onChange={setSign} />}
          </FormField>
        </>
      ) : (
        <FormField label={t('불참 사유')} name="absentReasonDesc" width="full">
          {(wiring) => (
            <Input.TextArea
              {...wiring}
              value={reason}
              maxLength={500}
              autoSize={{ minRows: 2, maxRows: 6 }}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FormField>
      )}
      {failure && (
        <p className="is-bad" role="alert">
          {failure}
        </p>
      )}
      <Button type="primary" loading={isBusy} onClick={() => void send()}>
        {t('저장')}
      </Button>
    </div>
  )
}
