/** The investigation of an accident, part by part: team, evidence, what happened, why, what follows. */
import './inquiry.css'
import { Printer } from 'lucide-react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { accident } from '../accident.model.ts'
import { inquiry } from './inquiry.calls.ts'
import { Causes } from './inquiry-causes.tsx'
import { Evidences } from './inquiry-evidence.tsx'
import { Measures } from './inquiry-measures.tsx'
import { Team } from './inquiry-team.tsx'
import { Timeline } from './inquiry-timeline.tsx'

const { useRecord } = screensFor(accident)
/** Before it is classified nobody looks into it. */
const BEFORE: readonly string[] = ['TEMP', 'REPORTED']

export function InquiryTabs() {
  const t = useT()
  const { path } = usePage()
  const { accidentNo: no, statusCd, rowVersion, sameAccidentNo } = useRecord()
  const isAsked = no && !BEFORE.includes(statusCd) && !sameAccidentNo
  const { data, isError, error, refetch } = useAsked(inquiry, isAsked ? { no } : null, { version: rowVersion ?? null })
  if (!isAsked) return null
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  const counted = (label: string, n: number) => (n > 0 ? `${t(label)} ${n}` : t(label))
  const of = { no, found: data }
  return (
    <Panel
      title="조사"
      actions={
        <a href={`${path}/${no}/inquiry`} target="_blank" rel="noopener" className="row">
          <Printer size={16} aria-hidden /> {t('조사보고서 인쇄')}
        </a>
      }
    >
      {data.isHidden && <p className="quiet">{t('재해자를 알 수 있는 증거와 경과는 조사에 관계된 사람만 봅니다.')}</p>}
      <SectionTabs
        items={[
          { key: 'team', label: counted('조사팀', data.team.length), content: <Team {...of} /> },
          { key: 'evidence', label: counted('현장·증거', data.evidences.length), content: <Evidences {...of} /> },
          { key: 'timeline', label: counted('경과', data.timeline.length), content: <Timeline {...of} /> },
          { key: 'causes', label: counted('원인분석', data.causes.length), content: <Causes {...of} /> },
          { key: 'measures', label: counted('재발방지', data.measures.length), content: <Measures {...of} /> },
        ]}
      />
    </Panel>
  )
}
