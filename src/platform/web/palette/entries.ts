/** What the palette offers besides what the server finds: menus, actions, and what was chosen last. */
import {
  Clock,
  FileText,
  Keyboard,
  Languages,
  LogOut,
  type LucideIcon,
  Moon,
  PanelLeft,
  Scaling,
  Sun,
  Zap,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { languages } from '#platform/model/problem.ts'
import { setLanguage, useLanguage, usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { languageNames } from '#platform/web/i18n/language.ts'
import { useQuickActions } from '#platform/web/pages/quick-actions.ts'
import { flatten, targetOf } from '#platform/web/session/menu-routes.ts'
import { savePreference, usePreference } from '#platform/web/session/preferences.ts'
import { signOut, useSession } from '#platform/web/session/session.ts'
import { sizeNames, useSizeChange } from '#platform/web/shell/settings-panel.tsx'
import { openHelpSheet } from '#platform/web/shortcuts/help-sheet.tsx'
import { mayLoseAll } from '#platform/web/tabs/tab-store.ts'
import { setAppearance, sizes, useAppearance, useThemeName } from '#platform/web/theme/appearance.ts'

export interface Entry {
  id: string
  icon: LucideIcon
  text: string
  detail?: string | undefined
  /** Further names under which it is found. */
  names?: readonly string[]
  /** Where it leads; else `run`. */
  to?: string
  run?: () => void
}

/** Every level: a parent leads to its first child. */
export function useMenuEntries(): Entry[] {
  const language = useLanguage()
  const routes = useSession()?.routes ?? []
  return flatten(routes).flatMap((route) => {
    const to = targetOf(route)
    const above = route.trail.slice(0, -1).map((step) => step.titles[language])
    if (!to) return []
    return {
      id: `menu ${route.menuId}`,
      icon: PanelLeft,
      text: route.titles[language],
      to,
      detail: above.join(' / '),
      names: [route.titles.kr],
    }
  })
}

export function useActionEntries(): Entry[] {
  const t = useT()
  const say = usePlatformT()
  const language = useLanguage()
  const { size } = useAppearance()
  const changeSize = useSizeChange()
  const quick = useQuickActions()
  const isDark = useThemeName() === 'dark'
  const setTheme = (theme: 'light' | 'dark') => {
    setAppearance({ theme })
    savePreference('theme', theme)
  }
  const leave = async () => {
    if (await mayLoseAll()) await signOut()
  }
  const choose = (next: (typeof languages)[number]) => {
    setLanguage(next)
    savePreference('language', next)
  }
  return [
    ...quick.map(({ label, text, to }) => ({ id: `quick ${to}`, icon: Zap, text, names: [label], to })),
    isDark
      ? { id: 'theme', icon: Sun, text: say('밝은 화면으로 바꾸기'), run: () => setTheme('light') }
      : { id: 'theme', icon: Moon, text: say('어두운 화면으로 바꾸기'), run: () => setTheme('dark') },
    ...sizes
      .filter((one) => one !== size)
      .map((one) => ({
        id: `size ${one}`,
        icon: Scaling,
        text: say('화면 크기: {size}', { size: t(sizeNames[one]) }),
        run: () => void changeSize(one),
      })),
    ...languages
      .filter((one) => one !== language)
      .map((one) => ({
        id: `language ${one}`,
        icon: Languages,
        text: say('언어: {language}', { language: languageNames[one] }),
        run: () => choose(one),
      })),
    { id: 'help', icon: Keyboard, text: say('키보드 단축키'), names: ['도움말', 'help', '?'], run: openHelpSheet },
    { id: 'logout', icon: LogOut, text: say('로그아웃'), run: () => void leave() },
  ]
}

interface Recent {
  to: string
  text: string
  detail?: string | undefined
}
const MOST_RECENT = 6

/** What was opened from the palette last, on any device. */
export function useRecent(): [Entry[], (entry: Entry) => void] {
  const [recent, save] = usePreference<Recent[]>('palette.recent', [])
  const entries = recent.map(({ to, text, detail }) => ({ id: `recent ${to}`, icon: Clock, text, detail, to }))
  const remember = ({ to, text, detail }: Entry) => {
    if (to) save([{ to, text, detail }, ...recent.filter((one) => one.to !== to)].slice(0, MOST_RECENT))
  }
  return [entries, remember]
}

export const recordIcon = FileText

/** Does what an entry stands for. */
export function useDo(): (entry: Entry) => void {
  const navigate = useNavigate()
  return ({ to, run }) => {
    if (to) navigate(to)
    else run?.()
  }
}
