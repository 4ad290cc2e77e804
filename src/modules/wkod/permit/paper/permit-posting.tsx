/** What the law wants posted at the place: by the entrance of a confined space, where hot work goes on. */
import type { ReactNode } from 'react'
import type { PermitType } from '#modules/common/permit-types.model.ts'
import { formatRowTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePermitGas } from '../../gas/permit-gas.tsx'
import { permit } from '../permit.model.ts'
import { Validity } from '../permit.parts.tsx'
import { donePosted, gasSaid, peoplePosted } from './paper.logic.ts'
import { useRecord } from './permit-paper-record.ts'

interface PostedProps {
  permitNo: number
  names: Record<string, string>
}
/** By the type whose law wants it. */
export const postings: Readonly<Partial<Record<PermitType, (props: PostedProps) => ReactNode>>> = {
  CSE: SpacePosting,
  HOT: HotPosting,
}

interface PostingProps {
  title: string
  lines: readonly (readonly [label: string, value: ReactNode])[]
}
function Posting({ title, lines }: PostingProps) {
  const t = useT()
  return (
    <>
      <h2>{t(title)}</h2>
      <table className="permit-posting">
        <tbody>
          {lines.map(([label, value]) => (
            <tr key={label}>
              <th>{t(label)}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/**
 * The six items at the entrance of a confined space.
 *
 * @law 산업안전보건기준에 관한 규칙 제619조제2항
 */
function SpacePosting({ permitNo, names }: PostedProps) {
  const t = useT()
  const record = useRecord()
  const { workFromDt, workToDt, placeDesc, wkodTitle, ppeDesc, fireStationTel, commMeansDesc } = record
  const codes = (['lineCutCd', 'serviceCd'] as const).flatMap((name) => {
    const code = record[name]
    return code ? [`${t(permit.fields[name].label)}: ${t(permit.fields[name].codes?.[code] ?? code)}`] : []
  })
  const last = usePermitGas(permitNo).data?.sets.findLast(({ replacedByNo }) => replacedByNo === null)
  const measured = last ? [formatRowTime(last.measureDt), t(gasSaid(last.judgeCd)), last.resultDesc] : []
  const inflow = [...codes, ...donePosted(record.permitCheck, 'CSE').map((done) => t(done))]
  const { director, workers, watch } = peoplePosted(record, names)
  const people = [
    ['관리감독자', director],
    ['작업자', workers],
    ['감시인', watch],
  ].flatMap(([label, who]) => (label && who ? [`${t(label)}: ${who}`] : []))
  return (
    <Posting
      title="밀폐공간 출입구 게시"
      lines={[
        [
          '작업 일시·기간·장소·내용',
          <>
            <Validity fromDt={workFromDt} toDt={workToDt} /> {placeDesc} · {wkodTitle}
          </>,
        ],
        ['관리감독자·근로자·감시인', people.join(' · ')],
        ['산소·유해가스 측정결과와 조치', [...measured, t('위의 가스측정 표')].filter(Boolean).join(' · ')],
        ['유해가스 누출·유입 검토와 조치', inflow.join(' · ')],
        ['착용할 보호구', ppeDesc],
        ['비상연락체계', [fireStationTel, commMeansDesc].filter(Boolean).join(' · ')],
      ]}
    />
  )
}

/** What is done, when, what was checked and done against fire. @law 산업안전보건기준에 관한 규칙 제241조제4항 */
function HotPosting() {
  const t = useT()
  const { workFromDt, workToDt, placeDesc, wkodTitle, fireWatchPersonNm, extinguisherCnt, permitCheck } = useRecord()
  const measures = [
    fireWatchPersonNm && `${t('화재감시자')}: ${fireWatchPersonNm}`,
    t('소화기 {n}대', { n: extinguisherCnt ?? 0 }),
    ...donePosted(permitCheck, 'HOT').map((done) => t(done)),
  ]
  return (
    <Posting
      title="화재위험작업 게시"
      lines={[
        ['작업내용', `${placeDesc ?? ''} · ${wkodTitle ?? ''}`],
        ['작업일시', <Validity key="when" fromDt={workFromDt} toDt={workToDt} />],
        ['점검 및 조치', measures.filter(Boolean).join(' · ')],
      ]}
    />
  )
}
