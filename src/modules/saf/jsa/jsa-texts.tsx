/** The texts of an analysis beside their translations: one language at a time, what is missing first to be seen. */
import './jsa.css'
import { Button, Input, Segmented } from 'antd'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { langField, type SiteLang, siteLangCds, siteLangs } from '#modules/common/site-langs.model.ts'
import { send } from '#platform/web/calls/ask.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { SheetButton } from '#platform/web/calls/sheet.tsx'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePreference } from '#platform/web/session/preferences.ts'
import { openSheet } from '#platform/web/sheet/sheet-upload.tsx'
import { jsa } from './jsa.model.ts'
import { type JsaText, jsaTextSheet, jsaTexts, jsaTextsOut, keepJsaTexts } from './jsa-texts.calls.ts'

const { Section, useRecord } = screensFor(jsa)

export function JsaTexts() {
  const { jsaNo, rowVersion, rows } = useRecord()
  const { data, isError, error, refetch } = useAsked(jsaTexts, jsaNo ? { no: jsaNo } : null, { version: rowVersion })
  if (!jsaNo || (rows?.length ?? 0) === 0) return null
  return (
    <Section isFree title="번역" hint="작업자가 자기 말로 읽는 글입니다. 한국어 글을 고치면 그 글의 번역은 없어집니다.">
      {isError && <Failed error={error} onRetry={refetch} />}
      {!data && !isError && <Loading lines={3} />}
      {data && <Texts key={rowVersion} jsaNo={jsaNo} texts={data.rows} mayTranslate={data.mayTranslate} />}
    </Section>
  )
}

interface TextsProps {
  jsaNo: number
  texts: readonly JsaText[]
  mayTranslate: boolean
}
function Texts({ jsaNo, texts, mayTranslate }: TextsProps) {
  const t = useT()
  const { editor } = useDocument()
  const [lang, keepLang] = usePreference<SiteLang>('saf/jsa:texts', 'vi')
  const [typed, setTyped] = useState<Readonly<Record<string, JsaText>>>({})
  const now = texts.map((text) => typed[text.koDesc] ?? text)
  const field = langField(lang)
  const change = (text: JsaText, said: string | null) =>
    setTyped((all) => ({ ...all, [text.koDesc]: { ...(all[text.koDesc] ?? text), [field]: said } }))
  const missing = (of: SiteLang) => now.filter((text) => !text[langField(of)]).length
  const fill = () => {
    for (const text of now) if (!text[field] && text.terms[lang]) change(text, text.terms[lang])
  }
  const save = async () => {
    if (!(await editor.ensureSaved())) return
    const changed = Object.values(typed).map(({ terms: _, words: __, ...text }) => text)
    await send(keepJsaTexts, { no: jsaNo }, { texts: changed })
    toast(t('번역을 저장했습니다.'))
    await editor.reload()
  }
  const upload = async () => {
    if (await openSheet(jsaTextSheet, { no: jsaNo })) await editor.reload()
  }
  return (
    <div className="stack">
      <Segmented
        aria-label={t('언어')}
        value={lang}
        onChange={keepLang}
        options={siteLangCds.map((value) => ({
          value,
          label:
            missing(value) > 0
              ? t('{lang} ({n}개 없음)', { lang: t(siteLangs[value]), n: missing(value) })
              : t(siteLangs[value]),
        }))}
      />
      <PlainTable label="번역" heads={['한국어', siteLangs[lang]]} isCards>
        {now.map((text) => (
          <tr key={text.koDesc}>
            <td data-head={t('한국어')}>{text.koDesc}</td>
            <td data-head={t(siteLangs[lang])}>
              <Said text={text} lang={lang} mayTranslate={mayTranslate} onChange={(said) => change(text, said)} />
            </td>
          </tr>
        ))}
      </PlainTable>
      <div className="row">
        <SheetButton call={jsaTextsOut} at={{ no: jsaNo }} text={t('번역 엑셀')} />
        {mayTranslate && (
          <>
            <Button icon={<FileUp size={16} aria-hidden />} onClick={() => void upload()}>
              {t('번역 엑셀 업로드')}
            </Button>
            <Button disabled={!now.some((text) => !text[field] && text.terms[lang])} onClick={fill}>
              {t('용어집에서 채우기')}
            </Button>
            <ActionButton type="primary" disabled={Object.keys(typed).length === 0} onAction={save}>
              {t('번역 저장')}
            </ActionButton>
          </>
        )}
      </div>
    </div>
  )
}

interface SaidProps {
  text: JsaText
  lang: SiteLang
  mayTranslate: boolean
  onChange(said: string | null): void
}
/** The translation; where there is none, the words of the list that stand in the text, which are no translation. */
function Said({ text, lang, mayTranslate, onChange }: SaidProps) {
  const t = useT()
  const said = text[langField(lang)]
  const words = said ? undefined : text.words[lang]
  return (
    <>
      {mayTranslate ? (
        <Input.TextArea
          lang={lang}
          aria-label={`${t(siteLangs[lang])}: ${text.koDesc}`}
          autoSize={{ minRows: 1, maxRows: 6 }}
          maxLength={1500}
          value={said ?? ''}
          onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value)}
        />
      ) : (
        <span lang={lang}>{said ?? <span className="quiet">{t('번역 없음')}</span>}</span>
      )}
      {words && <p className="quiet">{t('용어집의 낱말 (번역 아님): {words}', { words })}</p>}
    </>
  )
}
