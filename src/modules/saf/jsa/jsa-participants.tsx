/** Who takes part: leader, workers, operations; each signs what stands there now. */
import './jsa.css'
import { Button, Input, Segmented, Select } from 'antd'
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Interpreted } from '#modules/common/interpreters.calls.ts'
import { Interpreters } from '#modules/common/interpreters.parts.tsx'
import { proofSaid } from '#platform/model/sign-proof.ts'
import { send } from '#platform/web/calls/ask.ts'
import { SheetButton } from '#platform/web/calls/sheet.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { DirectorySelect } from '#platform/web/form/directory-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { addPart, interpretJsa, type JsaPartLine, jsaSignSheet, removePart } from './jsa.calls.ts'
import { jsa } from './jsa.model.ts'
import { type PartRole, partRoles, type SignLanguage, signLanguageCds, signLanguages } from './jsa-codes.model.ts'
import { renewExtra, useExtra } from './jsa-queries.ts'
import { openSigning, type Signable } from './jsa-sign.tsx'

const { useRecord } = screensFor(jsa)

export function Participants() {
  const t = useT()
  const record = useRecord()
  const { editor } = useDocument()
  const { jsaNo, can } = record
  const { data, isError, error, refetch } = useExtra(jsaNo)
  const mayWrite = can.edit.length > 0
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (jsaNo && !data) return <Loading lines={3} />
  const add = async () => {
    if (!(await editor.ensureSaved())) return
    const { record: saved } = editor.store.get()
    if (saved) await openAdding(Number(saved.jsaNo))
  }
  const interpret = async (signed: Interpreted) => {
    if (!(await editor.ensureSaved())) return
    const { record: saved } = editor.store.get()
    if (!saved) return
    const { jsaNo: no, rowVersion } = signableOf(saved)
    await send(interpretJsa, { no }, { ...signed, rowVersion })
    await renewExtra()
  }
  return (
    <>
      {data && <Interpreters {...data.interpreters} maySign={mayWrite} onSign={interpret} />}
      <ul className="lines">
        {data?.parts.map((part) => (
          <PartLine key={part.jsaPartNo} part={part} mayWrite={mayWrite} />
        ))}
      </ul>
      {data?.parts.length === 0 && (
        <p className="quiet">{t('작업책임자, 작업자, 운전부서가 함께 분석하고 서명합니다.')}</p>
      )}
      <div className="row">
        {mayWrite && (
          <Button icon={<Plus size={16} aria-hidden />} onClick={add}>
            {t('참여자 추가')}
          </Button>
        )}
        {jsaNo && data?.parts.some(({ signDt }) => signDt) && (
          <SheetButton call={jsaSignSheet} at={{ no: jsaNo }} text="서명 목록" />
        )}
      </div>
    </>
  )
}

/** A stored record is what its model says. */
const signableOf = (record: object): Signable => record as Signable

function PartLine({ part, mayWrite }: { part: JsaPartLine; mayWrite: boolean }) {
  const t = useT()
  const { editor } = useDocument()
  const { jsaNo } = useRecord()
  const sign = async () => {
    // What is signed is what is stored: typing goes there first.
    if (!(await editor.ensureSaved())) return
    const { record } = editor.store.get()
    if (record) await openSigning(signableOf(record), part)
  }
  const remove = async () => {
    await send(removePart, { no: jsaNo ?? 0, part: part.jsaPartNo })
    await renewExtra()
  }
  const state = part.signDt === null ? 'none' : part.validYn === 'Y' ? 'valid' : 'void'
  return (
    <li>
      <span>
        {part.partNm} <span className="quiet">{signLanguages[part.langCd]}</span>
        {state === 'valid' && <small className="quiet jsa-proof">{proofSaid(part.how, t)}</small>}
      </span>
      <span className="jsa-kind">{t(partRoles[part.partRoleCd])}</span>
      {part.strokes && <SignatureImage strokes={part.strokes} label={t('{name} 서명', { name: part.partNm })} />}
      {state === 'valid' && (
        <StatusTag tone="done">{t('서명 {at}', { at: formatDateTime(part.signDt ?? '') })}</StatusTag>
      )}
      {state === 'void' && <StatusTag tone="waiting">{t('내용이 바뀌어 다시 서명')}</StatusTag>}
      {state === 'none' && <StatusTag tone="draft">{t('서명 전')}</StatusTag>}
      {mayWrite && (
        <span>
          {state !== 'valid' && (
            <Button icon={<PenLine size={16} aria-hidden />} onClick={sign}>
              {t('서명받기')}
            </Button>
          )}
          <Button
            type="text"
            aria-label={t('{name} 삭제', { name: part.partNm })}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={remove}
          />
        </span>
      )}
    </li>
  )
}

async function openAdding(jsaNo: number): Promise<void> {
  await openDialog<true>({
    label: translateNow('참여자 추가'),
    content: (close) => <AddForm jsaNo={jsaNo} onDone={() => close(true)} />,
    width: 'min(560px, 92vw)',
  })
  await renewExtra()
}

function AddForm({ jsaNo, onDone }: { jsaNo: number; onDone(): void }) {
  const t = useT()
  const [partRoleCd, setRole] = useState<PartRole>('WORKER')
  const [personNo, setPerson] = useState<number | null>(null)
  const [personNm, setPersonNm] = useState<string | null>(null)
  const [partNm, setName] = useState('')
  const [langCd, setLanguage] = useState<SignLanguage>('ko')
  const isReady = personNo !== null || partNm.trim() !== ''
  const add = async () => {
    const named = personNo === null ? { partNm } : { personNo }
    await send(addPart, { no: jsaNo }, { partRoleCd, langCd, ...named })
    onDone()
  }
  return (
    <div className="stack">
      <FormField label={t('역할')} required isGroup>
        {() => (
          <Segmented
            value={partRoleCd}
            onChange={setRole}
            options={Object.entries(partRoles).map(([value, label]) => ({ value: value as PartRole, label: t(label) }))}
          />
        )}
      </FormField>
      {partRoleCd !== 'OPR' && (
        <FormField
          label={t('등록된 인원')}
          help={t('본인 페이지의 인증번호, 안전카드, 입회자 앞에서 그린 서명으로 확인합니다.')}
        >
          {(wiring) => (
            <DirectorySelect
              wiring={wiring}
              kind="person"
              value={personNo}
              name={personNm}
              around={{}}
              onChange={(key, name) => {
                setPerson(key === null ? null : Number(key))
                setPersonNm(name)
              }}
            />
          )}
        </FormField>
      )}
      {personNo === null && (
        <FormField label={t('이름')} required>
          {(wiring) => (
            <Input {...wiring} maxLength={100} value={partNm} onChange={({ target }) => setName(target.value)} />
          )}
        </FormField>
      )}
      <FormField label={t('언어')} width="short">
        {(wiring) => (
          <Select
            {...wiring}
            value={langCd}
            onChange={setLanguage}
            options={signLanguageCds.map((value) => ({ value, label: signLanguages[value] }))}
          />
        )}
      </FormField>
      <DialogActions>
        <Button type="primary" disabled={!isReady} onClick={add}>
          {t('추가')}
        </Button>
      </DialogActions>
    </div>
  )
}
