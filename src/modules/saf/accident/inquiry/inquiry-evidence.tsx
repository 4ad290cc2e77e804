/** What proves it: who took it when, and through whose hands it has gone since. */
import { Button, Input, Select } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { toWire } from '#platform/model/calendar.ts'
import { renew, send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { AttachmentBox } from '#platform/web/form/attachments/attachment-box-later.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { WitnessButton } from '../witness/witness-code.tsx'
import { addEvidence, type EvidenceLine, handOver, type Inquiry, inquiry } from './inquiry.calls.ts'
import { type EvidenceKind, evidenceKinds } from './inquiry-codes.model.ts'

export function Evidences({ no, found }: { no: number; found: Inquiry }) {
  const t = useT()
  const mayAdd = found.mayChange.includes('evidence')
  const add = async () => {
    const isDone = await openDialog<true>({
      label: translateNow('증거 추가'),
      content: (close) => <NewEvidence no={no} onDone={() => close(true)} />,
      width: 'min(560px, 94vw)',
    })
    if (!isDone) return
    await renew(inquiry)
    toast(translateNow('증거를 남겼습니다.'))
  }
  return (
    <div className="stack">
      {found.evidences.length === 0 && !found.isHidden && <p className="quiet">{t('남긴 증거가 없습니다.')}</p>}
      <Lines label={t('증거')}>
        {found.evidences.map((one) => (
          <Piece key={one.no} no={no} of={one} mayPass={mayAdd && found.mayMove} />
        ))}
      </Lines>
      {mayAdd && !found.mayMove && (
        <p className="quiet">{t('현장 보존 중입니다. 현물을 거두거나 넘기는 것은 안전환경팀장이 합니다.')}</p>
      )}
      {mayAdd && (
        <div className="row">
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => void add()}>
            {t('증거 추가')}
          </Button>
          <WitnessButton no={no} />
        </div>
      )}
    </div>
  )
}

function Piece({ no, of, mayPass }: { no: number; of: EvidenceLine; mayPass: boolean }) {
  const t = useT()
  const { evidenceKindCd, evidenceNm, evidenceDesc, attachFileId, custody } = of
  const pass = () =>
    askReason({
      title: t('{name} 인수', { name: evidenceNm }),
      help: t('지금부터 본인이 보관합니다. 어디에 두는지 적습니다.'),
      confirmText: t('인수'),
      run: async (whereDesc) => {
        await send(handOver, { no, evidence: of.no }, { whereDesc })
        await renew(inquiry)
      },
    })
  return (
    <li>
      <span>
        <strong>{evidenceNm}</strong> <span className="quiet">{t(evidenceKinds[evidenceKindCd])}</span>
        {evidenceDesc && <p className="inquiry-said">{evidenceDesc}</p>}
        <From of={of} />
        {custody.slice(1).map(({ at, userNm, whereDesc }) => (
          <small key={at} className="quiet inquiry-hand">
            {t('{name} 인수 {at}: {where}', { name: userNm, at: formatDateTime(at), where: whereDesc })}
          </small>
        ))}
        {attachFileId && <AttachmentBox label={evidenceNm} taskClass={TASK} attachFileId={attachFileId} />}
      </span>
      {mayPass && <ActionButton onAction={pass}>{t('인수')}</ActionButton>}
    </li>
  )
}

/** Who took it, or who said it himself. */
function From({ of: { collectDt, collectUserNm, isByWitness, witnessNm, witnessTel } }: { of: EvidenceLine }) {
  const t = useT()
  const at = formatDateTime(collectDt)
  if (!isByWitness) return <small className="quiet">{t('{name} 수집 {at}', { name: collectUserNm ?? '', at })}</small>
  const name = [witnessNm ?? t('이름 없음'), witnessTel].filter(Boolean).join(' · ')
  return <small className="quiet">{t('본인 작성 {at}: {name}', { at, name })}</small>
}

const TASK = 'ACCIDENT_FILE'

function NewEvidence({ no, onDone }: { no: number; onDone(): void }) {
  const t = useT()
  const [kind, setKind] = useState<EvidenceKind>('PHOTO')
  const [name, setName] = useState('')
  const [desc, setDesc] = useState('')
  const [file, setFile] = useState<number | null>(null)
  const [at, setAt] = useState<string | null>(() => toWire(new Date()))
  const save = async () => {
    await send(
      addEvidence,
      { no },
      {
        ...{ evidenceKindCd: kind, evidenceNm: name.trim(), evidenceDesc: desc.trim() || null, attachFileId: file },
        collectDt: at ?? toWire(new Date()),
      },
    )
    onDone()
  }
  return (
    <div className="stack">
      <FormField label={t('종류')} required>
        {(wiring) => (
          <Select
            {...wiring}
            value={kind}
            options={Object.entries(evidenceKinds).map(([value, label]) => ({ value, label: t(label) }))}
            onChange={setKind}
          />
        )}
      </FormField>
      <FormField label={t('이름')} required width="full">
        {(wiring) => (
          <Input {...wiring} value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
        )}
      </FormField>
      <FormField label={t('설명')} width="full">
        {(wiring) => (
          <Input.TextArea {...wiring} value={desc} maxLength={1000} onChange={({ target }) => setDesc(target.value)} />
        )}
      </FormField>
      <FormField label={t('수집한 때')} required>
        {(wiring) => <DateTimeInput wiring={wiring} value={at} onChange={setAt} />}
      </FormField>
      <FormField label={t('파일')} width="full" isGroup>
        {(wiring) => (
          <AttachmentBox wiring={wiring} label={t('파일')} taskClass={TASK} attachFileId={file} onChange={setFile} />
        )}
      </FormField>
      <DialogActions>
        <ActionButton type="primary" disabled={name.trim() === ''} onAction={save}>
          {t('추가')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
