/** Texts of this part in the other languages. */
import type { Translations } from '#platform/model/i18n.ts'
import { shiftHoursTexts } from './shift-hours.i18n.ts'
import { tbmTexts } from './tbm/tbm.i18n.ts'
import { weatherTexts } from './weather/weather.i18n.ts'

export const shiftTexts: Translations = { ...shiftHoursTexts, ...tbmTexts, ...weatherTexts }
