/** What the server answers when it does not do what was asked. */

export type Language = 'kr' | 'en' | 'zh' | 'es'
export const languages: readonly Language[] = ['kr', 'en', 'zh', 'es']

/** Of the people at work: what they open without an account is written in more languages than the app. */
export type PageLanguage = Language | 'vi' | 'th' | 'uz'
export const pageLanguages: readonly PageLanguage[] = [...languages, 'vi', 'th', 'uz']

/** One thing that is wrong, at the field where it is wrong when there is one. */
export interface Problem {
  /** Field name as sent; `lines.2.qtyCnt` inside rows; empty for the whole. */
  field: string
  /** Stable: `REQUIRED`, `TOO_LONG`, `NEAR_MISS_IS_ACCIDENT`. */
  code: string
  /** In the language of the request. */
  message: string
  /** Act, article and paragraph of a refusal that the law asks for. */
  law?: string | undefined
  /** What was looked at: a paper with its date, a measured value. */
  evidenceDesc?: string | undefined
  /** Roles that may lift the refusal; an empty list: nobody may. */
  lifterCds?: string[] | undefined
}

/** Body of every answer from 400 up (S-402, S-403). cause and detail only for administrators. */
export interface ErrorAnswer {
  code: string
  timestamp: string
  message: string
  url: string
  returnCode: string
  logNo: string
  problems: Problem[]
  cause?: string
  causeDetail?: string
  queryString?: string
  /** With CM-01: who changed which fields when, so that nothing has to be typed again. */
  changed?: { userNm: string | null; changedDt: string; fields: { name: string; label: string }[] }
}

/** Fills `{name}` with the value; an unknown name stays visible rather than vanish. */
export const fill = (template: string, values: Readonly<Record<string, unknown>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
