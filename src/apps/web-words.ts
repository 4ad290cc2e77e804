/** All that the web says in the other languages; `words.config.ts` makes a file for each of them. */
import type { AreaTexts } from '#platform/model/i18n.ts'
import { platformWebTexts } from '#platform/web/platform-texts.ts'
import { texts } from './texts.ts'

export const webWords: AreaTexts = { ...texts, platform: platformWebTexts }
