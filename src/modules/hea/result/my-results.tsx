/** 나의 건강검진 · 내 결과: what was found about oneself, in one's own words and over one's own years. */
import { type MyResults as Answer, myResults } from './result.calls.ts'
import './result.css'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { checkupClasses } from '../checkup/checkup-codes.model.ts'
import { GradeTag } from './grade-tag.tsx'
import { grades, organs, workFits } from './result-codes.model.ts'
import { Trend } from './trend.tsx'

type MyResult = Answer['rows'][number]

/** @param heaCheckupYear null: all years */
export function MyResults({ heaCheckupYear }: { heaCheckupYear: number | null }) {
  const t = useT()
  const { data, isError, error, refetch } = useAsked(myResults, {})
  const rows = (data?.rows ?? []).filter(
    ({ examYmd }) => heaCheckupYear === null || examYmd.startsWith(String(heaCheckupYear)),
  )
  return (
    <Panel title="내 결과">
      {isError && <Failed error={error} onRetry={refetch} />}
      {!isError && !data && <Loading lines={8} />}
      {data && rows.length === 0 && <Empty message={t('아직 공개된 검진결과가 없습니다.')} />}
      {data && rows.length > 0 && (
        <>
          <ol className="stack">
            {rows.map((result) => (
              <ResultCard key={result.heaCheckupResultNo} result={result} />
            ))}
          </ol>
          <h3>{t('내 추이')}</h3>
          <Trend values={data.values} />
        </>
      )}
    </Panel>
  )
}

function ResultCard({ result }: { result: MyResult }) {
  const t = useT()
  const { overallGradeCd, workFitCd, conditionDesc, reviewYmd, followUpNms, doctorOpinionDesc } = result
  const { hearFitCd, hearYmd, hearConditionDesc } = result
  return (
    <li className="stack is-close">
      <p className="row">
        <b>{formatDay(result.examYmd)}</b>
        <span>
          {[result.heaCheckupPlanNm, t(checkupClasses[result.heaCheckupClassCd])].filter(Boolean).join(' · ')}
        </span>
        {overallGradeCd && <GradeTag grade={overallGradeCd} isSecond={result.secondRoundYn === 'Y'} />}
        {overallGradeCd && <span>{t(grades[overallGradeCd])}</span>}
        {result.sealedYn === 'Y' && <StatusTag tone="suspended">{t('본인만 열람')}</StatusTag>}
      </p>
      <ul>
        {result.factors.map(({ factorNm, organCd, gradeCd, opinionDesc }) => (
          <li key={`${factorNm}${organCd}`}>
            <b>{factorNm ?? (organCd ? t(organs[organCd]) : t('종합'))}</b> {gradeCd} {t(grades[gradeCd])}
            {opinionDesc && <span className="quiet"> {opinionDesc}</span>}
          </li>
        ))}
      </ul>
      {workFitCd && (
        <p>
          {t('업무적합성')} {workFitCd} · {t(workFits[workFitCd])} {conditionDesc}
          {reviewYmd && ` · ${t('재평가일')} ${formatDay(reviewYmd)}`}
        </p>
      )}
      {hearFitCd && hearYmd && (
        <p>
          {t('의사 의견')} {formatDay(hearYmd)} {hearFitCd} · {t(workFits[hearFitCd])} {hearConditionDesc}
        </p>
      )}
      {followUpNms && (
        <p>
          {t('사후관리')} {followUpNms}
        </p>
      )}
      {doctorOpinionDesc && <p className="my-result-opinion">{doctorOpinionDesc}</p>}
    </li>
  )
}
