/** 벌점카드 통지서: each line in Korean and in the language of the worker. */
import './demerit.print.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fill } from '#platform/model/problem.ts'
import { api } from '#platform/web/api/client.ts'
import { ask } from '#platform/web/calls/ask.ts'
import { PrintPage } from '#platform/web/document/print/print-page.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { type NoticeWords, noticeWords } from './demerit.calls.ts'
import { demeritLevels, type SgcDemerit, sgcDemerit } from './demerit.model.ts'
import { noticeRights } from './notice.model.ts'
import { violGrades } from './viol-grade.model.ts'

export function SgcDemeritNotice() {
  const { params, listPath } = usePage()
  const path = `${sgcDemerit.api}/${params.no}`
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['sgcNotice', params.no],
    queryFn: async ({ signal }) => {
      const [record, notice] = await Promise.all([
        api.get<SgcDemerit>(path, { signal, quiet: true }),
        ask(noticeWords, { no: Number(params.no) }, { signal, quiet: true }),
      ])
      return { record, notice }
    },
  })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={10} />
  const { record, notice } = data
  const other = (korean: string, values?: Record<string, unknown>) => fill(notice.texts[korean] ?? korean, values ?? {})
  return (
    <PrintPage
      title={`벌점카드 통지서 / ${other('벌점카드 통지서')}`}
      docNo={record.sgcDemeritDocNo}
      path={`${listPath}/${record.sgcDemeritNo}`}
    >
      <div className="notice-paper">
        <Lines record={record} notice={notice} other={other} />
        <ul>
          {noticeRights.map((text) => (
            <li key={text}>
              {text}
              <p className="notice-other">{other(text)}</p>
            </li>
          ))}
        </ul>
        <div className="demerit-sign">
          <p className="notice-line">발부자 / {other('발부자')}</p>
          <p className="notice-line">대상자 / {other('대상자')}</p>
        </div>
      </div>
    </PrintPage>
  )
}

type Other = (korean: string, values?: Record<string, unknown>) => string

function Lines({ record, notice, other }: { record: SgcDemerit; notice: NoticeWords; other: Other }) {
  const grade = record.violGradeCd ? violGrades[record.violGradeCd] : ''
  const level = demeritLevels[record.levelCd ?? 'NONE']
  const points = '{n}점'
  const stop = notice.fromYmd && `${notice.fromYmd} ~ ${notice.toYmd ?? ''}`
  const line = (label: string, korean: ReactNode, foreign?: ReactNode) => (
    <>
      <dt>
        {label}
        <span className="notice-other">{other(label)}</span>
      </dt>
      <dd>
        {korean}
        {foreign && <p className="notice-other">{foreign}</p>}
      </dd>
    </>
  )
  const name = (record as { personNm?: string | null }).personNm
  return (
    <dl>
      {line('대상자', [name, notice.birthYear].filter(Boolean).join(' · '))}
      {line('업체', record.vendorNm)}
      {line('위반항목', notice.violItemNm, notice.violItemNmOther)}
      {line('근거', notice.lawRefDesc)}
      {line('위반일시', formatDateTime(record.violDt))}
      {line('장소', record.placeDesc)}
      {line('위반내용', record.contentDesc)}
      {line(
        '벌점',
        `${grade} · ${fill(points, { n: record.demeritScore })}`,
        `${other(grade)} · ${other(points, { n: record.demeritScore })}`,
      )}
      {line('조치', [level, stop].filter(Boolean).join(' · '), [other(level), stop].filter(Boolean).join(' · '))}
      {line(
        '이의신청기한',
        record.objectDueYmd ?? '통보일부터 7일',
        record.objectDueYmd ? undefined : other('통보일부터 7일'),
      )}
    </dl>
  )
}
