/** What has become of each row of a sheet, as a sheet. */
import type { Readable } from 'node:stream'
import type { SheetColumn } from '#platform/model/excel/workbook-parts.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language } from '#platform/model/problem.ts'
import { proposedKinds } from '#platform/model/proposal.ts'
import { writeWorkbook } from '../../excel/write-workbook.ts'
import type { StoredProposal, StoredRow } from './proposal-rows.ts'

const columns: readonly SheetColumn[] = [
  { text: '행', kind: 'count', width: 6 },
  { text: '번호', kind: 'text', width: 20 },
  { text: '제목', kind: 'text', width: 40 },
  { text: '구분', kind: 'text', width: 14 },
  { text: '결과', kind: 'text', width: 14 },
  { text: '항목', kind: 'text', width: 18 },
  { text: '지금 값', kind: 'text', width: 30 },
  { text: '올린 값', kind: 'text', width: 30 },
  { text: '이유', kind: 'text', width: 60 },
]

/** A line for each value that changes and each fault; one for a row that has neither. */
export function proposalReport(proposal: StoredProposal, language: Language, sheetNm: string): Readable {
  const say = (text: string) => translate('platform', language, text)
  const rows = proposal.rows.flatMap((row) => {
    const begin = [row.rowNo, row.docNo, row.title, say(proposedKinds[row.kindCd]), say(resultOf(proposal, row))]
    const changes = row.changes.map(({ label, before, after }) => [...begin, label, before, after, null])
    const reasons = reasonsOf(row, say).map(([label, reason]) => [...begin, label, null, null, reason])
    const lines = [...changes, ...reasons]
    return lines.length > 0 ? lines : [[...begin, null, null, null, null]]
  })
  return writeWorkbook({ sheetNm, columns: columns.map((column) => ({ ...column, text: say(column.text) })), rows })
}

function resultOf({ statusCd }: StoredProposal, { written }: StoredRow): string {
  if (!written) return '저장 안 함'
  return statusCd === 'UNDONE' ? '되돌림' : '저장함'
}

function reasonsOf({ kindCd, faults, moved }: StoredRow, say: (text: string) => string): [string | null, string][] {
  if (kindCd === 'UNKNOWN') return [[null, say('자료를 찾을 수 없습니다.')]]
  if (moved) return [[moved.labels.join(', '), say('내려받은 뒤 다른 사람이 먼저 수정했습니다.')]]
  return faults.map(({ label, message }) => [label, message])
}
