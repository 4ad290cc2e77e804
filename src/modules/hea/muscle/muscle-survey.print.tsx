/** 유해요인조사표 on paper: the survey, every work with what it asks and how it scored. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { muscleSurvey } from './muscle-survey.model.ts'
import { muscleWork, riskLevels } from './muscle-work.model.ts'

const { Paper, Section, Fields, useRecord } = screensFor(muscleSurvey)
const { useRecords: useWorks } = screensFor(muscleWork)

export function MuscleSurveyPaper() {
  return (
    <Paper title="근골격계 부담작업 유해요인조사표">
      <Sheet />
    </Paper>
  )
}

const heads = ['작업명', '부서', '작업 인원', '해당 호수', 'RULA', 'REBA', 'OWAS', '위험도', '개선 대상'] as const
const MOST_WORKS = 300

function Sheet() {
  const t = useT()
  const { muscleSurveyNo, surveyTypeCd, statusCd } = useRecord()
  const isEvaluated = ['ACTION', 'NOTIFY', 'DONE'].includes(statusCd)
  const { rows, isError, error, refetch } = useWorks({ where: { muscleSurveyNo }, limit: MOST_WORKS })
  return (
    <>
      <Section title="조사 개요">
        <Fields names={['surveyTitle', 'surveyTypeCd']} />
        {surveyTypeCd === 'OCC' && <Fields names={['triggerCd', 'triggerYmd']} />}
        <Fields names={['startYmd', 'endYmd', 'workerRepNm', 'doneYmd', 'nextDueYmd', 'planDesc']} />
      </Section>
      <Panel title="단위작업">
        {isError && <Failed error={error} onRetry={refetch} />}
        {!rows && !isError && <Loading lines={8} />}
        {rows && (
          <table>
            <HeadRow names={heads} />
            <tbody>
              {rows
                .filter(({ statusCd }) => statusCd !== 'CANC')
                .toReversed()
                .map((work) => (
                  <tr key={work.muscleWorkNo}>
                    <th scope="row">{work.workNm}</th>
                    <td>{work.deptNm}</td>
                    <td>{work.workerCnt}</td>
                    <td>{work.excludedYn === 'Y' ? t('제외') : (work.burdenItemNos ?? '–')}</td>
                    <td>{work.rulaScore ?? '–'}</td>
                    <td>{work.rebaScore ?? '–'}</td>
                    <td>{work.owasScore ?? '–'}</td>
                    <td>{work.riskLvlCd ? t(riskLevels[work.riskLvlCd]) : '–'}</td>
                    <td>{work.improveYn === 'Y' ? t('예') : isEvaluated ? t('아니요') : '–'}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        )}
      </Panel>
      <Panel title="조사 참여">
        <table className="is-signed">
          <tbody>
            {['조사자', '근로자대표', '보건관리자'].map((who) => (
              <tr key={who}>
                <th scope="row">{t(who)}</th>
                <td>{t('(서명)')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  )
}
