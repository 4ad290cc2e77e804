/** That it is he who signs: the number that was sent to his own phone. */
import { useEffect, useState } from 'react'
import { askCode, type Claim } from './link-api.ts'
import { Bottom, useSending, useWords } from './link-parts.tsx'

const DIGITS = 6

interface CodeProps {
  claim: Claim
  onCode(code: string): Promise<void>
  onBack(): void
}
export function LinkCode({ claim, onCode, onBack }: CodeProps) {
  const t = useWords()
  const { isBusy, refusal, run } = useSending()
  const [said, setSaid] = useState('')
  const [code, setCode] = useState('')
  const ask = () =>
    run(async () => {
      setCode('')
      setSaid((await askCode(claim)).said)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once; another one is asked for by its button.
  useEffect(() => void ask(), [])
  return (
    <form
      className="link-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === DIGITS && !isBusy) void run(() => onCode(code))
      }}
    >
      <h2>{t('본인 확인')}</h2>
      {said && <p role="status">{said}</p>}
      <label className="link-field">
        <span>{t('인증번호 6자리')}</span>
        <input
          className="link-digits"
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={DIGITS}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, ''))}
        />
      </label>
      <p className="link-quiet">
        {t('문자를 받을 수 없으면 작업책임자의 휴대폰에서 안전카드나 그린 서명으로 서명할 수 있습니다.')}
      </p>
      <div className="link-more">
        <button type="button" className="link-plain" disabled={isBusy} onClick={() => void ask()}>
          {t('인증번호 다시 받기')}
        </button>
        <button type="button" className="link-plain" onClick={onBack}>
          {t('문항으로 돌아가기')}
        </button>
      </div>
      <Bottom text={t('서명하기')} isReady={code.length === DIGITS} isBusy={isBusy} refusal={refusal} />
    </form>
  )
}
