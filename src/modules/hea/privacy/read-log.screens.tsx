/** 열람기록: who read whose health data, when, what and why; never what they said. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { ReportList } from '#platform/web/report/report-list.tsx'
import { readLog } from './read-log.model.ts'

export function ReadLog() {
  const { data } = useQuery({
    queryKey: ['hea/privacy/readLog', 'kinds'],
    queryFn: ({ signal }) =>
      api.get<{ rows: { code: string; codeNm: string }[] }>('/api/hea/privacy/readlogkinds', { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
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
