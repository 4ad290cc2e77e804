/** What an area of the product brings along besides its screens and rules. */
import type { AnyDocument } from './document.ts'

/** How many files of what kind and size a purpose takes; an administrator may change it later. */
export interface TaskClass {
  readonly taskClassNm: string
  readonly taskClassDesc: string
  /** Extensions, separated by commas. */
  readonly acceptExt: string
  readonly limitCnt: number
  /** MB of 1,000,000 bytes each. */
  readonly limitSize: number
  readonly multipleSelYn: 'Y' | 'N'
  readonly previewYn: 'Y' | 'N'
  readonly pictureExplainYn: 'Y' | 'N'
  /** N when left out: health records and the like are encrypted where they lie. */
  readonly encryptYn?: 'Y' | 'N'
  /** Y when left out. */
  readonly useYn?: 'Y' | 'N'
}

export interface Module {
  readonly models: readonly AnyDocument[]
  readonly taskClasses: readonly TaskClass[]
}
