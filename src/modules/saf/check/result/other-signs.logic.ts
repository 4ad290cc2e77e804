/** Signatures of those who have looked along with an inspector: strokes as text, in thousandths of the pad. */

const isThousandth = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1000
const isStroke = (stroke: unknown): stroke is number[] =>
  Array.isArray(stroke) && stroke.length > 0 && stroke.every(isThousandth)

export const strokesText = (strokes: readonly (readonly number[])[]): string => JSON.stringify(strokes)

/** @returns undefined where the text draws nothing */
export function strokesIn(text: string): number[][] | undefined {
  try {
    const strokes: unknown = JSON.parse(text)
    return Array.isArray(strokes) && strokes.length > 0 && strokes.every(isStroke) ? strokes : undefined
  } catch {
    return undefined
  }
}
