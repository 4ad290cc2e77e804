/** R5: who of the people in the plan has been told what stands in this revision, and signs for it. */
import { Button, Input } from 'antd'
import { PenLine, ScanLine } from 'lucide-react'
import { useState } from 'react'
import { CameraScanner, hasCamera } from '#modules/common/camera.parts.tsx'
import type { Signature } from '#platform/model/drawn.ts'
import { proofSaid } from '#platform/model/sign-proof.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignatureImage, SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson, useSession } from '#platform/web/session/session.ts'
import { type PlanSigner, planExtra, signPlan, signPlanByCard } from './plan.calls.ts'
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
    <div className="stack">
      <p>
        <StatusTag tone={signed === data.people.length ? 'done' : 'waiting'}>
          {t('{total}명 중 {n}명 서명', { total: data.people.length, n: signed })}
        </StatusTag>
      </p>
      {maySign && signed < data.people.length && <Card wkodPlanNo={wkodPlanNo ?? 0} />}
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
          <span className="quiet">{proofSaid(signer.how, t)}</span>
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
  const { userNm } = usePerson()
  const [drawn, setDrawn] = useState<Signature | null>(null)
  const name = signer.personNm
  const sign = async () => {
    if (!drawn) return
    await send(signPlan, { no: wkodPlanNo }, { personNo: signer.personNo, strokes: drawn.strokes })
    onDone()
  }
  return (
    <div className="stack">
      <p>{t('작업계획과 위험, 비상시 행동을 설명 듣고 이해했습니다.')}</p>
      <FormField label={t('{name} 본인의 서명', { name })} name="drawn" required isGroup width="full">
        {(wiring) => (
          <SignaturePad wiring={wiring} value={drawn && { ...drawn, signerNm: name }} onChange={setDrawn} onlyDrawn />
        )}
      </FormField>
      {name !== userNm && <p className="quiet">{t('입회 {name}', { name: userNm })}</p>}
      <DialogActions>
        <ActionButton type="primary" disabled={!drawn} onAction={sign}>
          {t('서명')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}

/** A card is held before the camera, or typed by a hand scanner. */
function Card({ wkodPlanNo }: { wkodPlanNo: number }) {
  const t = useT()
  const [text, setText] = useState('')
  const scan = async (code: string) => {
    setText('')
    if (!code.trim()) return
    const { personNm } = await send(signPlanByCard, { no: wkodPlanNo }, { text: code.trim() })
    toast(t('{name} 님이 서명했습니다.', { name: personNm }))
    await renew(planExtra)
  }
  return (
    <div className="stack is-close is-narrow">
      <Input
        aria-label={t('안전카드 QR·번호')}
        placeholder={t('안전카드 QR·번호')}
        prefix={<ScanLine size={20} aria-hidden />}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
        onPressEnter={() => void scan(text).catch(() => undefined)}
      />
      {hasCamera() && <CameraScanner onCode={(code) => void scan(code).catch(() => undefined)} />}
    </div>
  )
}
