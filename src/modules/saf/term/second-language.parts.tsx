/** A text of the site in a second language below the Korean, on screens and on paper. */
import './second-language.css'
import { isWorded, saidIn, type Translation } from '#modules/common/site-langs.logic.ts'
import { nativeNames, type SiteLang, siteLangCds } from '#modules/common/site-langs.model.ts'
import { useT } from '#platform/web/i18n/i18n.ts'

interface ChoiceProps {
  value: SiteLang | undefined
  onChange(lang: SiteLang | undefined): void
}
export function SecondChoice({ value, onChange }: ChoiceProps) {
  const t = useT()
  return (
    <label className="paper-tools second-choice">
      {t('둘째 언어')}
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(siteLangCds.find((code) => code === target.value))}
      >
        <option value="">{t('없음')}</option>
        {siteLangCds.map((code) => (
          <option key={code} value={code} lang={code}>
            {nativeNames[code]}
          </option>
        ))}
      </select>
    </label>
  )
}

interface SecondProps {
  lang: SiteLang | undefined
  texts: readonly Translation[]
  korean: string | null
}
/** What nobody has said in it is told to be so: it is read out. */
export function InSecond({ lang, texts, korean }: SecondProps) {
  const t = useT()
  if (!lang || !korean || !isWorded(korean)) return null
  const said = saidIn(texts, lang, korean)
  if (said === undefined) return <small className="is-bad">{t('번역 없음: 통역자가 읽어 줍니다.')}</small>
  return (
    <small className="second-language" lang={lang}>
      {said}
    </small>
  )
}
