import type { Translations } from '#platform/model/i18n.ts'
import { planMessages } from './plan-messages.i18n.ts'
import { planTold } from './plan-told.i18n.ts'
import { planWords } from './plan-words.i18n.ts'

export const planTexts: Translations = { ...planWords, ...planMessages, ...planTold }
