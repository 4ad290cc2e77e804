/** Entry of the page behind a link: a small page of its own, without the app (0.8). */
import { createRoot } from 'react-dom/client'
import { addPageTexts, addTranslations } from '#platform/model/i18n.ts'
import { DEFAULT_ACCENT } from '#platform/web/constants.ts'
import { offlineTexts } from '#platform/web/offline/offline.i18n.ts'
import { cssVariables } from '#platform/web/theme/palette.ts'
import { linkTexts, personalTexts, posterTexts } from './link.i18n.ts'
import { LinkPage } from './link-page.tsx'
import { linkWords, personalPageWords, posterPageWords } from './link-words.ts'

addTranslations('platform', linkTexts, personalTexts, posterTexts, offlineTexts)
addPageTexts(linkWords, personalPageWords, posterPageWords)
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
