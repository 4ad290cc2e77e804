import type { Translations } from '#platform/model/i18n.ts'
export const educationTexts: Translations = {}
