/** Lines that are read behind a link: in the reader's language, with the Korean beside it where he wants both, and aloud. */
import { Volume2, VolumeX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createStore, useStore } from '#platform/web/store.ts'
import { canSpeak, say, sayNothing, useVoices } from './link-aloud.ts'
import type { ReadLine } from './link-api.ts'
import { pageTags, usePageLanguage } from './link-language.ts'
import { useWords } from './link-parts.tsx'

const KEY = 'link-both'
const both = createStore(localStorage.getItem(KEY) === 'Y')
function showBoth(isShown: boolean): void {
  localStorage.setItem(KEY, isShown ? 'Y' : 'N')
  both.set(isShown)
}

const WORD_JOINER = '\u2060'
/** A day is not broken at its dashes. */
const withWholeDays = (text: string): string =>
  text.replaceAll(/\d{4}-\d{2}-\d{2}/g, (day) => day.replaceAll('-', `${WORD_JOINER}-${WORD_JOINER}`))

export function LinkLines({ lines }: { lines: readonly ReadLine[] }) {
  const t = useWords()
  const isBoth = useStore(both)
  return (
    <dl>
      {lines.map(({ label, value, tone, korean, lacks, words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and none changes its place.
        <div key={`${at} ${label}`} data-tone={tone}>
          <dt>{label}</dt>
          <dd {...(lacks && { lang: 'ko' })}>{withWholeDays(value)}</dd>
          {isBoth && korean && (
            <dd className="link-quiet" lang="ko">
              {korean}
            </dd>
          )}
          {lacks && <dd className="link-lacks">{t('번역이 없습니다. 통역자가 읽어 줍니다.')}</dd>}
          {words && <dd className="link-quiet">{t('낱말만: {words}', { words })}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** What is offered above lines that people have written: both languages at once, and the voice of the phone. */
export function LinkReading({ lines }: { lines: readonly ReadLine[] }) {
  const t = useWords()
  const language = usePageLanguage()
  const isBoth = useStore(both)
  const hasKorean = lines.some(({ korean }) => korean !== undefined)
  const isWritten = hasKorean || lines.some(({ lacks }) => lacks)
  if (!isWritten) return null
  return (
    <div className="link-reading">
      {hasKorean && (
        <label>
          <input type="checkbox" checked={isBoth} onChange={({ target }) => showBoth(target.checked)} />
          {t('한국어 함께 보기')}
        </label>
      )}
      <Aloud
        key={language}
        tag={pageTags[language]}
        texts={lines.filter(({ lacks }) => !lacks).map(({ label, value }) => `${label}. ${value}`)}
      />
    </div>
  )
}

/** Nothing where the device has no voice of the language: another voice would not be understood. */
function Aloud({ tag, texts }: { tag: string; texts: readonly string[] }) {
  const t = useWords()
  const voices = useVoices()
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(() => sayNothing, [])
  if (!canSpeak(voices, tag) || texts.length === 0) return null
  const turn = () => {
    if (isSpeaking) sayNothing()
    else say(voices, tag, texts, () => setSpeaking(false))
    setSpeaking(!isSpeaking)
  }
  return (
    <button type="button" className="link-aloud" aria-pressed={isSpeaking} onClick={turn}>
      {isSpeaking ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
      {t(isSpeaking ? '그만 듣기' : '소리로 듣기')}
    </button>
  )
}
