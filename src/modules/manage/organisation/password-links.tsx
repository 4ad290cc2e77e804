/** Sends links by which people set their own password, many at once: how far it is, and who could not be reached. */
import { Button, Input, Radio } from 'antd'
import { useState } from 'react'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { send } from '#platform/web/calls/ask.ts'
import { Asked } from '#platform/web/calls/asked.tsx'
import { DialogActions } from '#platform/web/dialog/dialog-actions.tsx'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { MOST_LINKS, passwordlessUsers, type SentLink, sendPasswordLinks } from './password-link.calls.ts'

export const openPasswordLinks = () =>
  openDialog({
    label: translateNow('비밀번호 링크 보내기'),
    width: 'min(640px, 92vw)',
    content: () => (
      <Asked call={passwordlessUsers}>
        {({ rows }) => <PasswordLinks newIds={rows.map(({ userId }) => userId)} />}
      </Asked>
    ),
  })

/** Ids as they come from a column of a sheet, or from a line. */
const idsIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

interface Sending {
  all: number
  rows: SentLink[]
}

function PasswordLinks({ newIds }: { newIds: readonly string[] }) {
  const t = useT()
  const [who, setWho] = useState<'new' | 'given'>(newIds.length > 0 ? 'new' : 'given')
  const [text, setText] = useState('')
  const [sending, setSending] = useState<Sending>()
  const [isBusy, setBusy] = useState(false)
  const userIds = who === 'new' ? newIds : idsIn(text)
  const sendAll = async () => {
    setBusy(true)
    const rows: SentLink[] = []
    setSending({ all: userIds.length, rows: [] })
    try {
      for (let from = 0; from < userIds.length; from += MOST_LINKS) {
        const answer = await send(sendPasswordLinks, { userIds: userIds.slice(from, from + MOST_LINKS) })
        rows.push(...answer.rows)
        setSending({ all: userIds.length, rows: [...rows] })
      }
    } catch (error) {
      alreadyTold(error)
    } finally {
      setBusy(false)
    }
  }
  if (sending) return <Outcome {...sending} isBusy={isBusy} />
  return (
    <div className="stack">
      <p>{t('각자 메일이나 휴대폰으로 링크를 받아 비밀번호를 정합니다. 링크는 72시간 동안 한 번 쓸 수 있습니다.')}</p>
      <Radio.Group
        aria-label={t('받는 사람')}
        value={who}
        onChange={({ target }) => setWho(target.value as typeof who)}
        options={[
          { value: 'new', label: t('아직 비밀번호가 없는 사람 모두 ({n}명)', { n: formatNumber(newIds.length) }) },
          { value: 'given', label: t('사번으로 고르기') },
        ]}
      />
      {who === 'given' && (
        <FormField label={t('사번')} width="full" help={t('엑셀의 사번 열을 그대로 붙여 넣을 수 있습니다.')}>
          {(wiring) => (
            <Input.TextArea {...wiring} rows={6} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </FormField>
      )}
      <DialogActions>
        <Button type="primary" disabled={userIds.length === 0} loading={isBusy} onClick={() => void sendAll()}>
          {t('{n}명에게 보내기', { n: formatNumber(userIds.length) })}
        </Button>
      </DialogActions>
    </div>
  )
}

export const unreachedReasons: Partial<Record<SentLink['sentCd'], string>> = {
  UNKNOWN: '재직 중인 사용자가 아닙니다.',
  NO_ADDRESS: '메일과 휴대전화가 없습니다.',
  HOLDS_LEVEL: '건강정보 등급이 있어 권한 신청에서 비밀번호 결재를 받아야 합니다.',
}

function Outcome({ all, rows, isBusy }: Sending & { isBusy: boolean }) {
  const t = useT()
  const missed = rows.filter(({ sentCd }) => unreachedReasons[sentCd])
  return (
    <div className="stack">
      <progress aria-label={t('보낸 링크')} max={Math.max(all, 1)} value={rows.length} />
      <p role="status">
        {t('{all}명 가운데 {sent}명에게 보냈고 {missed}명에게는 보내지 못했습니다.', {
          all: formatNumber(all),
          sent: formatNumber(rows.length - missed.length),
          missed: formatNumber(missed.length),
        })}
      </p>
      {!isBusy && rows.length < all && <p role="alert">{t('중간에 멈췄습니다. 나머지는 다시 보내십시오.')}</p>}
      {missed.length > 0 && (
        <PlainTable label="보내지 못한 사람" heads={['사번', '성명', '사유']} isCards>
          {missed.map(({ userId, userNm, sentCd }) => (
            <tr key={userId}>
              <td>{userId}</td>
              <td data-head={t('성명')}>{userNm}</td>
              <td data-head={t('사유')}>{t(unreachedReasons[sentCd] ?? '')}</td>
            </tr>
          ))}
        </PlainTable>
      )}
      {rows.length > missed.length && (
        <p className="quiet">{t('메일과 문자가 실제로 나갔는지는 메일·문자 발송에서 확인할 수 있습니다.')}</p>
      )}
    </div>
  )
}
