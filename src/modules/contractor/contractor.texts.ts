import type { Translations } from '#platform/model/i18n.ts'

export type Text = readonly [kr: string, en: string, zh: string, es: string]

export const textsOf = (rows: readonly Text[]): Translations =>
  Object.fromEntries(rows.map(([kr, en, zh, es]) => [kr, { en, zh, es }]))
