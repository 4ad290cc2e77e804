/** What the steps of a page behind a link share: words, sending, and the bar below. */
import { useCallback, useState } from 'react'
import { translate } from '#platform/model/i18n.ts'
import { LinkRefusal } from './link-api.ts'
import { usePageLanguage } from './link-language.ts'

export const NO_NETWORK = '네트워크 접속 문제로 처리하지 못했습니다. 다시 시도하십시오.'

export function useWords() {
  const language = usePageLanguage()
  return useCallback(
    (korean: string, values?: Readonly<Record<string, unknown>>) => translate('platform', language, korean, values),
    [language],
  )
}

/** What is being typed outlives the page: it may be loaded anew before it has been sent. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `link-draft:${location.pathname}:${name}`
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '')
  const write = (next: string) => {
    sessionStorage.setItem(key, next)
    setText(next)
  }
  return [text, write]
}

/** Runs what a button asks for; a refusal is said beside it. */
export function useSending() {
  const t = useWords()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setRefusal('')
    try {
      await work()
    } catch (error) {
      if (!(error instanceof LinkRefusal)) throw error
      setRefusal(error.code === undefined ? t(NO_NETWORK) : error.message)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, refusal, run }
}

interface BottomProps {
  text: string
  isReady: boolean
  isBusy: boolean
  refusal: string
  hint?: string | undefined
}
/** Within the thumb; what was refused, or is still missing, stands right above. */
export function Bottom({ text, isReady, isBusy, refusal, hint }: BottomProps) {
  return (
    <div className="link-bottom">
      {refusal ? (
        <p role="alert" className="link-refusal">
          {refusal}
        </p>
      ) : (
        hint && <p className="link-quiet">{hint}</p>
      )}
      <button type="submit" className="link-send" disabled={!isReady} aria-busy={isBusy}>
        {text}
      </button>
    </div>
  )
}
