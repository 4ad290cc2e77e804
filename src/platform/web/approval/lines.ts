/** A line while it is built: people in their order, each alone or beside the one before. */
import type { LineType } from './approval-wire.ts'

export interface EditedLine {
  userId: string
  userNm: string
  orgNm: string | null
  lineTypeCd: LineType
  /** Decides side by side with the one before. */
  isBeside: boolean
}

export const lineTypes: readonly { code: LineType; label: string }[] = [
  { code: 'REVIEW', label: '검토' },
  { code: 'AGREE', label: '합의' },
  { code: 'APPROVE', label: '승인' },
  { code: 'REF', label: '참조' },
  { code: 'CIRC', label: '공람' },
]

/** The numbers of the steps, from 1. */
export function numbered(lines: readonly EditedLine[]): { seqNo: number; lineTypeCd: LineType; userId: string }[] {
  let seqNo = 0
  return lines.map(({ lineTypeCd, userId, isBeside }) => {
    if (!isBeside || seqNo === 0) seqNo += 1
    return { seqNo, lineTypeCd, userId }
  })
}

interface StoredLine {
  seqNo: number
  lineTypeCd: string
  userId: string | null
  userNm: string | null
  orgNm: string | null
}
const isLineType = (code: string): code is LineType => lineTypes.some((type) => type.code === code)

/** Lines of a template or of a former request; who drafted, and a role that nobody holds, are left out. */
export function toEdited(lines: readonly StoredLine[]): EditedLine[] {
  const known = lines.filter((line) => line.userId !== null && isLineType(line.lineTypeCd))
  return known.flatMap(({ seqNo, lineTypeCd, userId, userNm, orgNm }, index) =>
    userId !== null && isLineType(lineTypeCd)
      ? [{ userId, userNm: userNm ?? userId, orgNm, lineTypeCd, isBeside: known[index - 1]?.seqNo === seqNo }]
      : [],
  )
}

export function moved(lines: readonly EditedLine[], index: number, by: -1 | 1): readonly EditedLine[] {
  const line = lines[index]
  if (!line) return lines
  return lines.toSpliced(index, 1).toSpliced(index + by, 0, line)
}
