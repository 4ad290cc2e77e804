/** 참석: who is there and has signed, and which contractors of the week nobody has signed for. */
import { Button, Select } from 'antd'
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { renew, send, sendWith } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
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
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { openSigning } from '../assess/sign-form.tsx'
import {
  addMeetingPart,
  type MeetingPart,
  meetingExtra,
  removeMeetingPart,
  signMeetingPart,
  type VendorManager,
} from './meeting.calls.ts'
import { type MeetRole, meetRoles, rsaMeeting } from './rsa-meeting.model.ts'

const { useRecord } = screensFor(rsaMeeting)

export const useMeetingExtra = (no: number | null, version: number) =>
  useAsked(meetingExtra, no ? { no } : null, { version, keep: true })

export function MeetingPeople() {
  const t = useT()
  const { editor, values } = useDocument()
  const { rsaMeetingNo, statusCd, meetKindCd, can } = useRecord()
  const { data } = useMeetingExtra(rsaMeetingNo, Number(values.rowVersion ?? 0))
  if (!rsaMeetingNo) return <p className="quiet">{t('저장하면 참석자를 올리고 서명을 받습니다.')}</p>
  if (!data) return null
  const mayWrite = statusCd === 'OPEN' && can.edit.length > 0
  const renewed = async () => {
    await editor.reload()
    await renew(meetingExtra)
  }
  const lacking = data.vendors.filter(({ signedYn }) => signedYn === 'N').map(({ vendorNm }) => vendorNm)
  return (
    <Panel title="참석자">
      {meetKindCd === 'WEEK' && (
        <p className="quiet">
          {t('관리감독자와 안전관리자, 그 주에 작업한 업체마다 관리자 한 사람이 서명해야 그 주의 회의로 셉니다.')}
        </p>
      )}
      {lacking.length > 0 && (
        <p className="callout" data-tone="waiting">
          {t('이번 주에 작업한 업체의 관리자가 서명하지 않았습니다. ({vendors})', { vendors: lacking.join(', ') })}
        </p>
      )}
      <Lines label={t('참석자')}>
        {data.parts.map((part) => (
          <Part key={part.rsaMeetingPartNo} part={part} mayWrite={mayWrite} onDone={renewed} />
        ))}
      </Lines>
      {data.parts.length === 0 && <p className="quiet">{t('등록된 참석자가 없습니다.')}</p>}
      {mayWrite && (
        <Button
          icon={<Plus size={16} aria-hidden />}
          onClick={() => void openAdding(rsaMeetingNo, data.managers, renewed)}
        >
          {t('참석자 추가')}
        </Button>
      )}
    </Panel>
  )
}

interface PartProps {
  part: MeetingPart
  mayWrite: boolean
  onDone(): Promise<void>
}
function Part({ part, mayWrite, onDone }: PartProps) {
  const t = useT()
  const { rsaMeetingNo, statusCd } = useRecord()
  const { userId, userNm } = usePerson()
  const no = rsaMeetingNo ?? 0
  const isOwn = part.vendorCd === null ? part.userId === userId : mayWrite
  const sign = async () => {
    const isSigned = await openSigning({
      name: part.partNm,
      says: '회의에 참석했음을 서명으로 확인합니다.',
      ...(part.vendorCd !== null && { witnessNm: userNm }),
      sign: (body) => sendWith({ quiet: true }, signMeetingPart, { no, part: part.rsaMeetingPartNo }, body),
    })
    if (isSigned) await onDone()
  }
  const remove = async () => {
    await send(removeMeetingPart, { no, part: part.rsaMeetingPartNo })
    await onDone()
  }
  return (
    <li>
      <span>
        {part.partNm} <span className="quiet">{part.vendorNm}</span>
      </span>
      <span>{t(meetRoles[part.partRoleCd])}</span>
      {part.strokes && <SignatureImage strokes={part.strokes} label={t('{name} 서명', { name: part.partNm })} />}
      {part.signDt ? (
        <StatusTag tone="done">{t('서명 {at}', { at: formatDateTime(part.signDt) })}</StatusTag>
      ) : (
        <StatusTag tone="waiting">{t('서명 전')}</StatusTag>
      )}
      <span>
        {statusCd === 'OPEN' && part.signDt === null && isOwn && (
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

async function openAdding(no: number, managers: readonly VendorManager[], onDone: () => Promise<void>): Promise<void> {
  const isAdded = await openDialog<true>({
    label: translateNow('참석자 추가'),
    content: (close) => <AddForm no={no} managers={managers} onDone={() => close(true)} />,
    width: 'min(560px, 92vw)',
  })
  if (isAdded) await onDone()
}

interface AddProps {
  no: number
  managers: readonly VendorManager[]
  onDone(): void
}
function AddForm({ no, managers, onDone }: AddProps) {
  const t = useT()
  const [partRoleCd, setRole] = useState<MeetRole>('SUP')
  const [user, setUser] = useState<{ key: string; name: string | null } | null>(null)
  const add = async () => {
    await send(addMeetingPart, { no }, { partRoleCd, userId: user?.key ?? '' })
    onDone()
  }
  const roles = (Object.entries(meetRoles) as [MeetRole, string][]).map(([value, label]) => ({
    value,
    label: t(label),
  }))
  const choose = (role: MeetRole) => {
    setRole(role)
    setUser(null)
  }
  return (
    <div className="stack">
      <FormField label={t('역할')} required>
        {(wiring) => <Select {...wiring} value={partRoleCd} onChange={choose} options={roles} />}
      </FormField>
      {partRoleCd === 'VENDOR' ? (
        <FormField label={t('업체 관리자')} required help={t('기록하는 사람 앞에서 그려 서명합니다.')}>
          {(wiring) => (
            <Select
              {...wiring}
              showSearch={{ optionFilterProp: 'label' }}
              value={user?.key ?? null}
              onChange={(key) => setUser({ key, name: null })}
              options={managers.map(({ userId, userNm, vendorNm }) => ({
                value: userId,
                label: `${vendorNm} ${userNm}`,
              }))}
            />
          )}
        </FormField>
      ) : (
        <FormField label={t('임직원')} required>
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
      <DialogActions>
        <Button type="primary" disabled={user === null} onClick={() => void add()}>
          {t('추가')}
        </Button>
      </DialogActions>
    </div>
  )
}
