/** Who are you: a worker says his name and the end of his phone number. */
import { useState } from 'react'
import type { Claim } from './link-api.ts'
import { Bottom, useDraft, useSending, useWords } from './link-parts.tsx'

interface WhoProps {
  notice?: string
  /** On the button. */
  text: string
  onClaim(claim: Claim): Promise<void>
}
export function Who({ notice, text, onClaim }: WhoProps) {
  const t = useWords()
  const { isBusy, refusal, run } = useSending()
  const [personNm, setName] = useDraft('name')
  const [phoneTail, setTail] = useState('')
  const isReady = personNm.trim() !== '' && phoneTail.length === 4
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isBusy) void run(() => onClaim({ personNm: personNm.trim(), phoneTail }))
      }}
    >
      {notice && <p className="link-notice">{notice}</p>}
      <label className="link-field">
        <span>{t('이름')}</span>
        <input value={personNm} maxLength={100} autoComplete="name" onChange={({ target }) => setName(target.value)} />
        <small>{t('출입신청에 등록한 이름입니다.')}</small>
      </label>
      <label className="link-field">
        <span>{t('휴대폰 번호 뒤 4자리')}</span>
        <input
          className="link-digits"
          value={phoneTail}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          onChange={({ target }) => setTail(target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      <Bottom text={text} isReady={isReady} isBusy={isBusy} refusal={refusal} />
    </form>
  )
}
