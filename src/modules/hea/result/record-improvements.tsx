/** K13: what a finding has set in motion in the process, and how far it is. */
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { ImprovementList } from '../improvement-list.tsx'
import { checkupResult } from './checkup-result.model.ts'
import { resultImprovements } from './result.calls.ts'

const { useRecord } = screensFor(checkupResult)

/** Nothing where no occupational disease is found or feared: then nothing is registered. */
export function RecordImprovements() {
  const t = useT()
  const { heaCheckupResultNo, factors } = useRecord()
  const isFound = factors?.some(({ gradeCd }) => gradeCd === 'D1' || gradeCd === 'C1') ?? false
  const { data, isError, error, refetch } = useAsked(
    resultImprovements,
    isFound && heaCheckupResultNo ? { no: heaCheckupResultNo } : null,
  )
  if (!isFound) return null
  return (
    <Panel title="공정 개선">
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && !data && <Loading lines={2} />}
      {data && data.rows.length > 0 && <ImprovementList rows={data.rows} />}
      {data?.rows.length === 0 && <p className="quiet">{t('등록된 개선이 없습니다. 본인에게 공개하면 등록됩니다.')}</p>}
    </Panel>
  )
}

/** The same beside a measure that follows from the result, for who may know the result; nothing where there are none. */
export function FollowUpImprovements({ resultNo, isHealthTeam }: { resultNo: number | null; isHealthTeam: boolean }) {
  const { data } = useAsked(resultImprovements, isHealthTeam && resultNo ? { no: resultNo } : null)
  if (!data || data.rows.length === 0) return null
  return (
    <Panel title="공정 개선">
      <ImprovementList rows={data.rows} />
    </Panel>
  )
}
