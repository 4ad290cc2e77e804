/** Cutting typed text to its limit (S-322). Pure. */
import { byteLengthOf, lengthOf } from '#platform/model/hangul.ts'

export interface Limit {
  max: number
  /** Count UTF-8 bytes instead of characters. */
  bytes?: boolean | undefined
}

export const sizeOf = (text: string, { bytes }: Limit): number => (bytes ? byteLengthOf(text) : lengthOf(text))

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The longest beginning within the limit that ends between two characters as people see them. */
export function cutText(text: string, limit: Limit): string {
  if (sizeOf(text, limit) <= limit.max) return text
  let kept = ''
  let size = 0
  for (const { segment } of segmenter.segment(text)) {
    size += sizeOf(segment, limit)
    if (size > limit.max) break
    kept += segment
  }
  return kept
}
