/** 측정결과표 요약 on paper: what was measured where, against which limit, and what follows. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import type { ResultAnswer } from './measure.calls.ts'
import { type CycleReason, cycleReasons } from './measure.logic.ts'
import { measure } from './measure.model.ts'
import { useResult } from './measure-queries.ts'
import { namesOf, worstIndex } from './measure-result.tsx'
import { verdictWord } from './measure-verdict.logic.ts'
import { limitTypes, sampleTypes, sampleUnits } from './sample.logic.ts'

const { Paper, Section, Fields, useRecord } = screensFor(measure)

export function MeasurePaper() {
  return (
    <Paper title="측정결과표 요약">
      <Section title="측정 개요">
        <Fields names={['measureNm', 'agencyVendorCd', 'sampleStartYmd', 'sampleEndYmd', 'workerRepNm', 'repJoinYn']} />
        <Fields names={['unitCnt', 'sampleCnt', 'exceedCnt', 'reportDueYmd', 'reportedYmd', 'keepToYmd']} />
      </Section>
      <Lines />
    </Paper>
  )
}

function Lines() {
  const { measureNo, rowVersion } = useRecord()
  const { data, isError, error, refetch } = useResult(measureNo, rowVersion)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={12} />
  return (
    <>
      <Units result={data} />
      <SampleTable result={data} />
    </>
  )
}

function Units({ result }: { result: ResultAnswer }) {
  const t = useT()
  const heads = ['단위작업장소', '공정', '근로자수', '최대 노출지수', '혼합물', '평가', '다음 측정기한']
  return (
    <Panel title="평가">
      <table>
        <HeadRow names={heads} />
        <tbody>
          {result.targets.map((row) => (
            <tr key={row.measureUnitNo} data-over={row.exceedYn === 'Y' || undefined}>
              <td>{row.unitNm}</td>
              <td>{row.processNm}</td>
              <td data-number>{row.workerCnt}</td>
              <td data-number>{row.maxIndexVal !== null && formatNumber(row.maxIndexVal, 2)}</td>
              <td data-number>{row.mixIndexVal !== null && formatNumber(row.mixIndexVal, 2)}</td>
              <td>
                {row.decidedCycleCd &&
                  t(verdictWord({ ...row, indexVal: worstIndex(row.maxIndexVal, row.mixIndexVal) }))}
              </td>
              <td>
                {row.decidedDueYmd} {row.decidedReasonCd && t(cycleReasons[row.decidedReasonCd as CycleReason])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function SampleTable({ result }: { result: ResultAnswer }) {
  const t = useT()
  const names = namesOf(result)
  const heads = [
    '단위작업장소',
    '유해인자',
    '근로자·지점',
    '시료구분',
    '노출기준',
    '측정값',
    'TWA',
    '기준값',
    '노출지수',
    '평가',
  ]
  const word = (labels: Readonly<Record<string, string>>, code: string | null) => t(labels[code ?? ''] ?? '')
  const number = (value: number | null) => (value === null ? '' : formatNumber(value, 2))
  return (
    <Panel title="시료">
      <table>
        <HeadRow names={heads} />
        <tbody>
          {result.samples.map((row) => (
            <tr key={row.measureSampleNo} data-over={row.exceedYn === 'Y' || undefined}>
              <td>{names.unit.get(row.measureUnitNo ?? 0)}</td>
              <td>{names.factor.get(row.factorCd ?? '')}</td>
              <td>{row.userNm ?? row.pointNm}</td>
              <td>{word(sampleTypes, row.sampleTypeCd)}</td>
              <td>{word(limitTypes, row.limitTypeCd)}</td>
              <td data-number>{`${number(row.concVal)} ${word(sampleUnits, row.unitCd)}`}</td>
              <td data-number>{number(row.twaVal)}</td>
              <td data-number>{number(row.limitAdjVal)}</td>
              <td data-number>{number(row.indexVal)}</td>
              <td>{t(verdictWord(row))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
