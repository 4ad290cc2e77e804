import type { ErrorAnswer } from '#platform/model/problem.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { platformNow as t } from '#platform/web/i18n/i18n.ts'

/** K-38: who changed which fields when. */
export const changedLines = (changed: ErrorAnswer['changed']): string[] => {
  if (!changed) return []
  const who = changed.userNm ?? t('익명')
  const fields = changed.fields.map((field) => field.label).join(', ')
  return [`${who} · ${formatDateTime(changed.changedDt)}${fields ? ` · ${fields}` : ''}`]
}
