/** R5: who of the people in the plan has been told what stands in this revision, and signs for it. */
import { Button, Input } from 'antd'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { renew, sendWith } from '#platform/web/calls/ask.ts'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignatureImage, usePen } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { type PlanSigner, planExtra, signPlan } from './plan.calls.ts'
import { type OrgRole, orgRoles } from './plan-codes.model.ts'
import { usePlanExtra } from './plan-queries.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const { useRecord } = screensFor(wkodPlan)
const SIGNED: ReadonlySet<string> = new Set(['APPR', 'AFTER', 'CLOSE', 'OLD', 'SUSP'])
const COLLECTING: readonly string[] = ['VSM', 'VAD', 'VSP']

export function Signatures() {
  const t = useT()
  const { wkodPlanNo, statusCd } = useRecord()
  const { data, isError, error, refetch } = usePlanExtra(wkodPlanNo)
  const person = useSession()?.person
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={3} />
  if (!SIGNED.has(statusCd)) return <p className="quiet">{t('승인되면 작업자가 이 개정의 내용을 듣고 서명합니다.')}</p>
  const maySign = statusCd === 'APPR' && COLLECTING.some((role) => person?.roles.includes(role))
  const signed = data.people.filter(({ signDt }) => signDt !== null).length
  return (
    <div>
      <p>
        <StatusTag tone={signed === data.people.length ? 'done' : 'waiting'}>
          {t('{total}명 중 {n}명 서명', { total: data.people.length, n: signed })}
        </StatusTag>
      </p>
      <ul className="lines">
        {data.people.map((one) => (
          <SignLine key={one.personNo} signer={one} wkodPlanNo={wkodPlanNo ?? 0} maySign={maySign} />
        ))}
      </ul>
    </div>
  )
}

function SignLine({ signer, wkodPlanNo, maySign }: { signer: PlanSigner; wkodPlanNo: number; maySign: boolean }) {
  const t = useT()
  const roles = signer.roleCds.map((role) => t(orgRoles[role as OrgRole] ?? '운전자'))
  return (
    <li>
      <b>{signer.personNm}</b>
      <span className="quiet">{roles.join(', ')}</span>
      {signer.signDt ? (
        <>
          {signer.strokes && (
            <SignatureImage strokes={signer.strokes} label={t('{name} 서명', { name: signer.personNm })} />
          )}
          <StatusTag tone="done">{t('서명 {at}', { at: formatDateTime(signer.signDt) })}</StatusTag>
        </>
      ) : (
        <StatusTag tone="draft">{t('서명 전')}</StatusTag>
      )}
      {maySign && !signer.signDt && (
        <Button icon={<PenLine size={16} aria-hidden />} onClick={() => void openSigning(wkodPlanNo, signer)}>
          {t('서명받기')}
        </Button>
      )}
    </li>
  )
}

async function openSigning(wkodPlanNo: number, signer: PlanSigner): Promise<void> {
  const isSigned = await openDialog<boolean>({
    label: translateNow('{name} 확인 서명', { name: signer.personNm }),
    content: (close) => <SignForm wkodPlanNo={wkodPlanNo} signer={signer} onDone={() => close(true)} />,
    width: 'min(560px, 94vw)',
  })
  if (!isSigned) return
  await renew(planExtra)
  toast(translateNow('서명했습니다.'))
}

function SignForm({ wkodPlanNo, signer, onDone }: { wkodPlanNo: number; signer: PlanSigner; onDone(): void }) {
  const t = useT()
  const [strokes, setStrokes] = useState<number[][]>([])
  const [drawn, setDrawn] = useState<number[]>()
  const [phoneLast, setPhoneLast] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const events = usePen(isSending, setDrawn, (stroke) => setStrokes((all) => [...all, stroke]))
  const send = async () => {
    setSending(true)
    try {
      const body = { personNo: signer.personNo, phoneLast, strokes }
      await sendWith({ quiet: true }, signPlan, { no: wkodPlanNo }, body)
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(messageOf(error))
      setSending(false)
    }
  }
  return (
    <div className="stack">
      <p>{t('작업계획과 위험, 비상시 행동을 설명 듣고 이해했습니다.')}</p>
      <FormField label={t('휴대폰 뒤 4자리')} required width="short" error={failure ? { message: failure } : undefined}>
        {(wiring) => (
          <Input
            {...wiring}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={phoneLast}
            data-focus-first
            onChange={({ target }) => setPhoneLast(target.value.replace(/\D/g, ''))}
          />
        )}
      </FormField>
      <div className="is-narrow">
        <SignatureImage strokes={drawn ? [...strokes, drawn] : strokes} events={events} label={t('서명란')} />
      </div>
      <div className="form-buttons">
        <Button onClick={() => setStrokes([])}>{t('지우기')}</Button>
        <Button
          type="primary"
          loading={isSending}
          disabled={strokes.length === 0 || !/^\d{4}$/.test(phoneLast)}
          onClick={() => void send()}
        >
          {t('서명')}
        </Button>
      </div>
    </div>
  )
}
