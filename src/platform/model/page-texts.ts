/** Rows of texts for pages that people at work open without an account. */
import type { PageTexts } from './i18n.ts'

export type PageText = readonly [kr: string, vi: string, th: string, uz: string]

export const pageTextsOf = (rows: readonly PageText[]): PageTexts =>
  Object.fromEntries(rows.map(([kr, vi, th, uz]) => [kr, { vi, th, uz }]))
