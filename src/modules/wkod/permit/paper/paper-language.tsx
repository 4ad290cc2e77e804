/** A second language on the paper of a permit, beside the Korean that it is kept in. */
import './permit-paper.css'
import { createContext, type ReactNode, useContext } from 'react'
import type { Translation } from '#modules/common/site-langs.logic.ts'
import type { SiteLang } from '#modules/common/site-langs.model.ts'
import { InSecond } from '#modules/saf/term/second-language.parts.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { paperWords } from './paper-words.ts'

const Chosen = createContext<SiteLang | undefined>(undefined)

export function SecondLanguage({ value, children }: { value: SiteLang | undefined; children: ReactNode }) {
  return <Chosen value={value}>{children}</Chosen>
}

/** What people have written, in the chosen language as far as somebody has said it. */
export function SaidBelow({ texts, korean }: { texts: readonly Translation[]; korean: string | null }) {
  return <InSecond lang={useContext(Chosen)} texts={texts} korean={korean} />
}

/** A word of the page, and the same in the chosen language. */
export function Both({ children }: { children: string }) {
  const t = useT()
  const language = useContext(Chosen)
  const other = language && paperWords[children]?.[language]
  const text = t(children)
  return (
    <>
      {text}
      {other && other !== text && (
        <small className="permit-other" lang={language}>
          {' '}
          {other}
        </small>
      )}
    </>
  )
}
