/** 열람기록: who read whose health data, when, what and why; never what they said. */
import { useAsked } from '#platform/web/calls/asked.tsx'
import { ReportList } from '#platform/web/report/report-list.tsx'
import { readLogKinds } from './read-log.calls.ts'
import { readLog } from './read-log.model.ts'

export function ReadLog() {
  const { data } = useAsked(readLogKinds, {})
  return (
    <ReportList
      report={readLog}
      cells={{ subjectUserId: ({ subjectUserNm, subjectUserId }) => subjectUserNm ?? subjectUserId ?? '' }}
      widths={{ bizNm: 170 }}
      choices={{ bizCd: data?.rows ?? [] }}
      settingsName="hea/privacy/readLog"
    />
  )
}
