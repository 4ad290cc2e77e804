/** A second language on the paper of a permit, beside the Korean that it is kept in. */
import './permit-paper.css'
import { createContext, type ReactNode, useContext } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type PaperLanguage, paperLanguages, paperWords } from './paper-words.ts'

const Chosen = createContext<PaperLanguage | undefined>(undefined)

export function SecondLanguage({ value, children }: { value: PaperLanguage | undefined; children: ReactNode }) {
  return <Chosen value={value}>{children}</Chosen>
}

const codes = Object.keys(paperLanguages) as PaperLanguage[]

/** Stands above the paper, not on it. */
export function LanguageChoice({
  value,
  onChange,
}: {
  value: PaperLanguage | undefined
  onChange: (language: PaperLanguage | undefined) => void
}) {
  const t = useT()
  return (
    <label className="paper-tools permit-language">
      {t('작업자 면의 둘째 언어')}
      <select value={value ?? ''} onChange={({ target }) => onChange(codes.find((code) => code === target.value))}>
        <option value="">{t('없음')}</option>
        {codes.map((code) => (
          <option key={code} value={code} lang={code}>
            {paperLanguages[code]}
          </option>
        ))}
      </select>
    </label>
  )
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
