import { Segmented } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { type Language, languages } from '#platform/model/problem.ts'
import { toast } from '#platform/web/dialog/dialogs.ts'
import { platformNow, setLanguage, useLanguage, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { languageNames } from '#platform/web/i18n/language.ts'
import { languageTags } from '#platform/web/i18n/language-tag.ts'
import { savePreference } from '#platform/web/session/preferences.ts'
import { mayLose } from '#platform/web/tabs/tab-store.ts'
import {
  type Size,
  setAppearance,
  sizes,
  type ThemeChoice,
  themeChoices,
  useAppearance,
} from '#platform/web/theme/appearance.ts'
import { AccentChoice } from './accent-choice.tsx'

export const sizeNames: Record<Size, string> = { medium: '보통', small: '작게', mini: '아주 작게' }
const themeNames: Record<ThemeChoice, string> = { light: '밝게', dark: '어둡게', system: '시스템' }

/** S-117…S-119: how the person wants to see it. */
export function SettingsPanel() {
  const t = useT()
  const say = usePlatformT()
  const appearance = useAppearance()
  const changeSize = useSizeChange()
  return (
    <div className="settings">
      <LanguageChoice />
      <fieldset>
        <legend>{say('화면 크기')}</legend>
        <Segmented
          block
          aria-label={say('화면 크기')}
          value={appearance.size}
          options={sizes.map((size) => ({
            value: size,
            label: t(sizeNames[size]),
            disabled: size === appearance.size,
          }))}
          onChange={changeSize}
        />
      </fieldset>
      <fieldset>
        <legend>{say('테마')}</legend>
        <Segmented
          block
          aria-label={say('테마')}
          value={appearance.theme}
          options={themeChoices.map((theme) => ({ value: theme, label: t(themeNames[theme]) }))}
          onChange={(theme) => change('theme', theme)}
        />
      </fieldset>
      <AccentChoice value={appearance.accent} onChange={(accent) => change('accent', accent)} />
    </div>
  )
}

function change<K extends 'size' | 'theme' | 'accent'>(name: K, value: string): void {
  setAppearance({ [name]: value })
  savePreference(name, value)
}

/** S-118: the view is built anew at the new size. */
export function useSizeChange() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (size: Size) => {
    // Only the page that is seen is built anew; what is typed in other tabs stays.
    if (!(await mayLose([{ path: pathname }]))) return
    change('size', size)
    navigate(`/redirect${pathname}${search}`, { replace: true })
    toast(platformNow('화면 크기를 변경하였습니다.'))
  }
}

export function LanguageChoice() {
  const t = usePlatformT()
  const current = useLanguage()
  const choose = (language: Language) => {
    setLanguage(language)
    savePreference('language', language)
  }
  return (
    <fieldset>
      <legend>{t('언어')}</legend>
      <Segmented
        block
        aria-label={t('언어')}
        value={current}
        options={languages.map((language) => ({
          value: language,
          label: <span lang={languageTags[language]}>{languageNames[language]}</span>,
          disabled: language === current,
        }))}
        onChange={choose}
      />
    </fieldset>
  )
}
