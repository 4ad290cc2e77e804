/**
 * Language, size, theme, accent and sidebar: the cookie decides until somebody is signed in, then what he has chosen
 * before, here or on another device (S-124). The columns of grids keep themselves (`usePreference`).
 */
import { setLanguage } from '#platform/web/i18n/language.ts'
import { toLanguage } from '#platform/web/i18n/language-tag.ts'
import { setSidebar } from '#platform/web/shell/sidebar-state.ts'
import { applyAppearance } from '#platform/web/theme/appearance.ts'
import { onSignedIn } from './session.ts'

onSignedIn(({ preferences }) => {
  for (const [name, value] of Object.entries(preferences ?? {})) {
    if (name === 'language' && typeof value === 'string') setLanguage(toLanguage(value))
    if (name === 'sidebar' && typeof value === 'boolean') setSidebar(value)
    applyAppearance(name, value)
  }
})
