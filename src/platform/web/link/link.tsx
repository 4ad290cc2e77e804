/** Entry of the page behind a link: a small page of its own, without the app (0.8). */
import { createRoot } from 'react-dom/client'
import { addTranslations } from '#platform/model/i18n.ts'
import { DEFAULT_ACCENT } from '#platform/web/constants.ts'
import { readCookie } from '#platform/web/cookie.ts'
import { setLanguage } from '#platform/web/i18n/language.ts'
import { toLanguage } from '#platform/web/i18n/language-tag.ts'
import { offlineTexts } from '#platform/web/offline/offline.i18n.ts'
import { cssVariables } from '#platform/web/theme/palette.ts'
import { linkTexts } from './link.i18n.ts'
import { LinkPage } from './link-page.tsx'

addTranslations(linkTexts, offlineTexts)
// Who has chosen no language here reads that of his phone.
if (readCookie('language') === null && !navigator.language.startsWith('ko'))
  setLanguage(toLanguage(navigator.language.slice(0, 2)))
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <style>
        {`:root { color-scheme: light dark; ${cssVariables('light', DEFAULT_ACCENT)} }
        @media (prefers-color-scheme: dark) { :root { ${cssVariables('dark', DEFAULT_ACCENT)} } }`}
      </style>
      <LinkPage />
    </>,
  )
