/** A code group that the product reads by name, with the names of its codes. */
export type Names = readonly [kr: string, en: string, zh: string, es: string]

export interface CodeGroup {
  codeGrpCd: string
  codeGrpNm: string
  /** N where the company adds codes of its own. */
  systemYn?: 'Y' | 'N'
  codes: Readonly<Record<string, Names>>
}
