/** 참여: who takes part, how and when; each signs himself, a contractor's person on the device of who leads it. */
import { Button, Input, Select } from 'antd'
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { proofSaid } from '#platform/model/sign-proof.ts'
import { send, sendWith } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { DateTimeInput } from '#platform/web/form/period-input.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { addRsaPart, type PartLine, removeRsaPart, signRsaPart, signRsaPartByCard } from './rsa.calls.ts'
import { rsa } from './rsa.model.ts'
import { type PartMethod, type PartRole, partMethods, partRoles } from './rsa-codes.model.ts'
import { renewExtra } from './rsa-queries.ts'
import { openSigning } from './sign-form.tsx'

const { Section, Fields, useRecord } = screensFor(rsa)

export function Participants({ parts }: { parts: readonly PartLine[] }) {
  const t = useT()
  const { editor } = useDocument()
  const { rsaNo, statusCd, can } = useRecord()
  const isOpen = statusCd === 'PREP' || statusCd === 'DOING'
  const mayWrite = isOpen && can.edit.length > 0
  const renewed = async () => {
    await editor.reload()
    await renewExtra()
  }
  return (
    <>
      <Panel title="참여자">
        <p className="quiet">
          {t('그 공정의 근로자가 순회점검에 참여하고 서명해야 결정할 수 있습니다. 작업 중인 업체도 참여합니다.')}
        </p>
        <Lines label={t('참여자')}>
          {parts.map((part) => (
            <Part key={part.rsaPartNo} part={part} isOpen={isOpen} mayWrite={mayWrite} onDone={renewed} />
          ))}
        </Lines>
        {parts.length === 0 && <p className="quiet">{t('등록된 참여자가 없습니다.')}</p>}
        {mayWrite && (
          <Button icon={<Plus size={16} aria-hidden />} onClick={() => void openAdding(rsaNo ?? 0, renewed)}>
            {t('참여자 추가')}
          </Button>
        )}
      </Panel>
      <Section title="참여 조건">
        <Fields names={['specialReasonDesc', 'repRqstDt']} />
      </Section>
    </>
  )
}

interface PartProps {
  part: PartLine
  isOpen: boolean
  mayWrite: boolean
  onDone(): Promise<void>
}
function Part({ part, isOpen, mayWrite, onDone }: PartProps) {
  const t = useT()
  const { rsaNo } = useRecord()
  const { userId, userNm } = usePerson()
  const maySign = isOpen && part.signDt === null && (part.userId === null ? mayWrite : part.userId === userId)
  const at = { no: rsaNo ?? 0, part: part.rsaPartNo }
  const sign = async () => {
    const isSigned = await openSigning({
      name: part.partNm,
      says: '위험성평가에 참여했음을 서명으로 확인합니다.',
      sign: (drawn) => sendWith({ quiet: true }, signRsaPart, at, drawn),
      ...(part.personNo !== null && {
        witnessNm: userNm,
        card: (text: string) => sendWith({ quiet: true }, signRsaPartByCard, at, { text }),
      }),
    })
    if (isSigned) await onDone()
  }
  const remove = async () => {
    await send(removeRsaPart, { no: rsaNo ?? 0, part: part.rsaPartNo })
    await onDone()
  }
  return (
    <li>
      <span>
        {part.partNm} <span className="quiet">{part.vendorNm}</span>
        {part.opinionDesc && <small className="quiet rsa-reasons">{part.opinionDesc}</small>}
      </span>
      <span>
        {t(partRoles[part.partRoleCd])} · {t(partMethods[part.partMethodCd])}
      </span>
      <span>{formatDateTime(part.partDt)}</span>
      {part.strokes && <SignatureImage strokes={part.strokes} label={t('{name} 서명', { name: part.partNm })} />}
      {part.signDt ? (
        <span>
          <StatusTag tone="done">{t('서명 {at}', { at: formatDateTime(part.signDt) })}</StatusTag>
          <small className="quiet rsa-reasons">{proofSaid(part.how, t)}</small>
        </span>
      ) : (
        <StatusTag tone="waiting">{t('서명 전')}</StatusTag>
      )}
      <span>
        {maySign && (
          <Button icon={<PenLine size={16} aria-hidden />} onClick={() => void sign()}>
            {t('서명하기')}
          </Button>
        )}
        {mayWrite && (
          <Button
            type="text"
            aria-label={t('{name} 삭제', { name: part.partNm })}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => void remove()}
          />
        )}
      </span>
    </li>
  )
}

async function openAdding(no: number, onDone: () => Promise<void>): Promise<void> {
  const isAdded = await openDialog<true>({
    label: translateNow('참여자 추가'),
    content: (close) => <AddForm no={no} onDone={() => close(true)} />,
    width: 'min(560px, 92vw)',
  })
  if (isAdded) await onDone()
}

const optionsOf = <C extends string>(codes: Readonly<Record<C, string>>, t: ReturnType<typeof useT>) =>
  (Object.entries(codes) as [C, string][]).map(([value, label]) => ({ value, label: t(label) }))

function AddForm({ no, onDone }: { no: number; onDone(): void }) {
  const t = useT()
  const [partRoleCd, setRole] = useState<PartRole>('WORKER')
  const [partMethodCd, setMethod] = useState<PartMethod>('WALK')
  const [user, setUser] = useState<{ key: string; name: string | null } | null>(null)
  const [person, setPerson] = useState<{ key: number; name: string | null } | null>(null)
  const [partDt, setPartDt] = useState<string | null>(() => new Date().toISOString())
  const [opinionDesc, setOpinion] = useState('')
  const isReady = partDt !== null && (user !== null || person !== null)
  const add = async () => {
    const who = person ? { personNo: person.key } : { userId: user?.key ?? null }
    const body = { partRoleCd, partMethodCd, partDt: partDt ?? '', opinionDesc: opinionDesc.trim() || null, ...who }
    await send(addRsaPart, { no }, body)
    onDone()
  }
  return (
    <div className="stack">
      <FormField label={t('역할')} required>
        {(wiring) => <Select {...wiring} value={partRoleCd} onChange={setRole} options={optionsOf(partRoles, t)} />}
      </FormField>
      <FormField label={t('방법')} required>
        {(wiring) => (
          <Select {...wiring} value={partMethodCd} onChange={setMethod} options={optionsOf(partMethods, t)} />
        )}
      </FormField>
      {partRoleCd !== 'VENDOR' && person === null && (
        <FormField label={t('임직원')}>
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="user"
              value={user?.key ?? null}
              name={user?.name ?? null}
              around={{}}
              onChange={(key, name) => setUser(key === null ? null : { key: String(key), name })}
            />
          )}
        </FormField>
      )}
      {user === null && (
        <FormField label={t('업체 인원')} help={t('본인 페이지, 안전카드나 그린 서명으로 직접 확인합니다.')}>
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="person"
              value={person?.key ?? null}
              name={person?.name ?? null}
              around={{}}
              onChange={(key, name) => setPerson(key === null ? null : { key: Number(key), name })}
            />
          )}
        </FormField>
      )}
      <FormField label={t('참여일시')} required>
        {(wiring) => <DateTimeInput wiring={wiring} value={partDt} onChange={setPartDt} />}
      </FormField>
      <FormField label={t('의견')}>
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            rows={2}
            maxLength={1000}
            value={opinionDesc}
            onChange={({ target }) => setOpinion(target.value)}
          />
        )}
      </FormField>
      <DialogActions>
        <Button type="primary" disabled={!isReady} onClick={() => void add()}>
          {t('추가')}
        </Button>
      </DialogActions>
    </div>
  )
}
