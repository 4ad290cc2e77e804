import { theme as antdTheme, ConfigProvider, type ConfigProviderProps, type ThemeConfig } from 'antd'
import enUS from 'antd/locale/en_US.js'
import esES from 'antd/locale/es_ES.js'
import koKR from 'antd/locale/ko_KR.js'
import zhCN from 'antd/locale/zh_CN.js'
import dayjs from 'dayjs'
import 'dayjs/locale/es'
import 'dayjs/locale/ko'
import 'dayjs/locale/zh-cn'
import { LoaderCircle } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import type { Language } from '#platform/model/problem.ts'
import { useLanguage } from '#platform/web/i18n/i18n.ts'
import { type Size, useAppearance, useThemeName } from './appearance.ts'
import { accentShades, cssVariables, palette, type ThemeName } from './palette.ts'
import { useIsMobile, useIsPhone } from './use-media.ts'

type Locale = NonNullable<ConfigProviderProps['locale']>
/** Ant Design's locales are CommonJS: compiler and bundler disagree on whether `default` is unwrapped. */
const localeIn = (file: { default: Locale } | Locale): Locale => ('default' in file ? file.default : file)
const locales: Record<Language, Locale> = {
  kr: localeIn(koKR),
  en: localeIn(enUS),
  zh: localeIn(zhCN),
  es: localeIn(esES),
}
const dayjsLocales: Record<Language, string> = { kr: 'ko', en: 'en', zh: 'zh-cn', es: 'es' }
/** S-118 */
const controlHeights: Record<Size, number> = { medium: 36, small: 32, mini: 28 }
const fontSizes: Record<Size, number> = { medium: 14, small: 13, mini: 12 }
/** look.md 5: what a thumb can hit, what a phone does not zoom into. */
const PHONE_CONTROL = 44
const PHONE_FONT = 16

/** An icon of our own: the library's changes the name of the button, and on a busy machine it stays when the work is done. */
const BUTTON = { autoInsertSpace: false, loadingIcon: <LoaderCircle className="busy-icon" size={16} aria-hidden /> }

/** Look and language of Ant Design's parts and of our own, from one palette. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const theme = useThemeName()
  const { size, accent } = useAppearance()
  const isPhone = useIsPhone()
  const isMobile = useIsMobile()
  const config = useMemo(() => antdConfig(theme, accent, size, isPhone), [theme, accent, size, isPhone])

  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    Object.assign(dataset, { theme, size, device: isMobile ? 'mobile' : 'desktop' })
    dayjs.locale(dayjsLocales[language])
  }, [theme, size, isMobile, language])

  return (
    <ConfigProvider theme={config} locale={locales[language]} button={BUTTON}>
      <style>{`:root { color-scheme: ${theme};\n${cssVariables(theme, accent)} }`}</style>
      {children}
    </ConfigProvider>
  )
}

function antdConfig(theme: ThemeName, accent: string, size: Size, isPhone: boolean): ThemeConfig {
  const colors = palette[theme]
  const shades = accentShades(theme, accent)
  const controlHeight = isPhone ? PHONE_CONTROL : controlHeights[size]
  return {
    algorithm: theme === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      colorPrimary: shades.accentFill,
      colorLink: shades.accentText,
      colorInfo: shades.accentFill,
      colorError: colors.danger,
      colorBgBase: colors.bg,
      colorTextBase: colors.text,
      colorText: colors.text,
      colorTextSecondary: colors.text2,
      colorTextTertiary: colors.text3,
      colorTextPlaceholder: colors.text3,
      colorBorder: colors.lineStrong,
      colorBorderSecondary: colors.line,
      colorBgContainer: colors.bg,
      colorBgElevated: colors.bgRaised,
      fontFamily: 'var(--font)',
      fontSize: isPhone ? PHONE_FONT : fontSizes[size],
      controlHeight,
      controlHeightSM: controlHeight - 8,
      borderRadius: 6,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.18s',
    },
    components: {
      Segmented: { trackBg: colors.bgHover, itemSelectedBg: theme === 'dark' ? colors.lineStrong : colors.bg },
      Button: {
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        ...filled(shades),
        ...pointedAt(shades),
        ...dangerous(theme, colors),
      },
    },
  }
}

/** Towards the ground's opposite while it is pointed at: what stands on the fill, and the word on the ground, stay readable. */
const dangerous = (theme: ThemeName, { danger, bg }: { danger: string; bg: string }) => {
  const away = theme === 'light' ? 'black' : 'white'
  return {
    dangerColor: theme === 'light' ? '#fff' : bg,
    colorErrorHover: `color-mix(in srgb, ${danger} 88%, ${away})`,
    colorErrorActive: `color-mix(in srgb, ${danger} 76%, ${away})`,
  }
}

/** The word and the edge of a plain button are read on the ground, where the fill itself may be too dark. */
const pointedAt = ({ accentText }: { accentText: string }) => ({
  defaultHoverColor: accentText,
  defaultHoverBorderColor: accentText,
  defaultActiveColor: accentText,
  defaultActiveBorderColor: accentText,
})

/** The dark algorithm would tint the fill again; white on it must stay readable. */
const filled = ({ accentFill }: { accentFill: string }) => ({
  colorPrimary: accentFill,
  colorPrimaryHover: `color-mix(in srgb, ${accentFill} 88%, black)`,
  colorPrimaryActive: `color-mix(in srgb, ${accentFill} 76%, black)`,
})
