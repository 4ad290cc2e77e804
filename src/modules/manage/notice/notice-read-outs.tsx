/** Who has read a notice out to whom, and the dialog in which he says so. */
import { Button, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import type { Signature } from '#platform/model/drawn.ts'
import { deviceKinds } from '#platform/model/sign-proof.ts'
import { send } from '#platform/web/calls/ask.ts'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { useCodes } from '#platform/web/form/codes.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { SignatureImage, SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { type ReadOut, readerRoles, readOutNotice } from './notice.calls.ts'

/** By the names that the site has for them. */
export function useLanguageNames(): (code: string) => string {
  const codes = useCodes({ group: 'LANG' })
  return (code) => codes.find((one) => one.code === code)?.codeNm ?? code
}

export function ReadOuts({ rows }: { rows: readonly ReadOut[] }) {
  const t = useT()
  const nameOf = useLanguageNames()
  if (rows.length === 0) return null
  return (
    <section className="stack is-close" aria-label={t('읽어 준 기록')}>
      <h3>{t('읽어 준 기록')}</h3>
      <ul className="lines">
        {rows.map(({ readDt, langCd, readerRoleCd, readerNm, recordNm, vendorNm, textVer, deviceCd, strokes }) => (
          <li key={`${readDt}${langCd}${vendorNm}`}>
            <b>{readerNm}</b>
            <span>{`${t(readerRoles[readerRoleCd])} · ${nameOf(langCd)} · ${formatDateTime(readDt)}`}</span>
            <span className="quiet">
              {[
                vendorNm,
                t('기록 {name}', { name: recordNm }),
                t(deviceKinds[deviceCd]),
                t('글 판 {version}', { version: textVer }),
              ].join(' · ')}
            </span>
            {strokes && <SignatureImage strokes={strokes} label={t('{name} 서명', { name: readerNm })} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Role = keyof typeof readerRoles
interface ReadingProps {
  no: number
  /** In which somebody waits for it first. */
  langCds: readonly string[]
}
/** @returns whether it was recorded */
async function openReadOut({ no, langCds }: ReadingProps, t: ReturnType<typeof useT>): Promise<boolean> {
  const done = await openDialog<boolean>({
    label: t('읽어 주었습니다'),
    width: '480px',
    content: (close) => <ReadingOut no={no} langCds={langCds} onDone={() => close(true)} />,
  })
  return done === true
}

function ReadingOut({ no, langCds, onDone }: ReadingProps & { onDone(): void }) {
  const t = useT()
  const { userNm } = usePerson()
  const languages = useCodes({ group: 'LANG' })
  const [langCd, setLanguage] = useState(langCds[0] ?? 'kr')
  const [role, setRole] = useState<Role>(langCds.length > 0 ? 'INTERPRETER' : 'LEADER')
  const [interpreterNm, setName] = useState('')
  const [drawn, setDrawn] = useState<Signature | null>(null)
  const isReady = role === 'LEADER' || (interpreterNm.trim().length > 1 && drawn !== null)
  const keep = async () => {
    const interpreter = role === 'INTERPRETER' && drawn ? { interpreterNm, strokes: drawn.strokes } : null
    await send(readOutNotice, { no }, { langCd, interpreter })
    toast(t('읽어 준 것을 기록했습니다.'))
    onDone()
  }
  return (
    <div className="stack is-wide">
      <p>{t('공지를 작업자의 말로 읽어 준 사람이 자기 이름으로 서명합니다. 작업자는 그 뒤에 각자 서명합니다.')}</p>
      <FormField label={t('읽어 준 사람')} isGroup width="full">
        {() => (
          <Segmented
            value={role}
            onChange={setRole}
            options={[
              { value: 'LEADER' as const, label: t('본인 ({name})', { name: userNm }) },
              { value: 'INTERPRETER' as const, label: t(readerRoles.INTERPRETER) },
            ]}
          />
        )}
      </FormField>
      <FormField label={t('읽어 준 언어')} width="full">
        {(wiring) => (
          <Select
            {...wiring}
            value={langCd}
            onChange={setLanguage}
            options={languages.map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
          />
        )}
      </FormField>
      {role === 'INTERPRETER' && (
        <>
          <FormField label={t('통역자 이름')} required width="full">
            {(wiring) => (
              <Input
                {...wiring}
                maxLength={100}
                value={interpreterNm}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </FormField>
          <FormField label={t('통역자 서명')} name="drawn" required isGroup width="full">
            {(wiring) => (
              <SignaturePad
                wiring={wiring}
                value={drawn && { ...drawn, signerNm: interpreterNm || t(readerRoles.INTERPRETER) }}
                onChange={setDrawn}
                onlyDrawn
              />
            )}
          </FormField>
        </>
      )}
      <p className="quiet">{t('기록 {name}', { name: userNm })}</p>
      <DialogActions>
        <ActionButton type="primary" disabled={!isReady} onAction={keep}>
          {t('기록')}
        </ActionButton>
      </DialogActions>
    </div>
  )
}

export function ReadOutButton({ no, langCds, onDone }: ReadingProps & { onDone(): Promise<void> }) {
  const t = useT()
  return (
    <Button onClick={() => void openReadOut({ no, langCds }, t).then((kept) => (kept ? onDone() : undefined))}>
      {t('읽어 준 것 기록')}
    </Button>
  )
}
