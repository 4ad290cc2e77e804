/** What the law wants posted at the place: by the entrance of a confined space, where hot work goes on. */
import { codesIn, permitTypes } from '#modules/saf/jsa/jsa-codes.model.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { permit } from './permit.model.ts'
import { useRecord } from './permit.paper-record.ts'
import { Validity } from './permit.parts.tsx'
import { rescueKits } from './permit-codes.model.ts'

const kitsOf = (codes: string | null) => codesIn(codes, Object.keys(rescueKits) as (keyof typeof rescueKits)[])

/**
 * The six items at the entrance of a confined space.
 *
 * @law 산업안전보건기준에 관한 규칙 제619조제2항
 */
export function SpacePosting({ names }: { names: Record<string, string> }) {
  const t = useT()
  const {
    workFromDt,
    workToDt,
    placeDesc,
    wkodTitle,
    ownUserNm,
    watchPersonNm,
    lineCutCd,
    rescueKitCds,
    fireStationTel,
    commMeansDesc,
    permitCrew,
  } = useRecord()
  const crew = (permitCrew ?? []).map(({ personNo, userId }) => names[String(personNo ?? userId)])
  const lines: [string, string | null][] = [
    ['작업 일시·기간·장소·내용', `${placeDesc ?? ''} · ${wkodTitle ?? ''}`],
    ['관리감독자·근로자·감시인', [ownUserNm, crew.join(', '), watchPersonNm].filter(Boolean).join(' · ')],
    ['산소·유해가스 측정결과와 조치', t('위의 가스측정 표')],
    ['유해가스 누출·유입 검토와 조치', lineCutCd && t(permit.fields.lineCutCd.codes?.[lineCutCd] ?? lineCutCd)],
    [
      '착용할 보호구',
      kitsOf(rescueKitCds)
        .map((kit) => t(rescueKits[kit]))
        .join(', '),
    ],
    ['비상연락체계', [fireStationTel, commMeansDesc].filter(Boolean).join(' · ')],
  ]
  return (
    <>
      <h2>
        {t('밀폐공간 출입구 게시')} <Validity fromDt={workFromDt} toDt={workToDt} />
      </h2>
      <table>
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

/** @law 산업안전보건기준에 관한 규칙 제241조제4항 */
export function HotPosting() {
  const t = useT()
  const { workFromDt, workToDt, wkodTitle, fireWatchPersonNm, extinguisherCnt } = useRecord()
  return (
    <>
      <h2>{t('화재위험작업 게시')}</h2>
      <p>
        {wkodTitle} · <Validity fromDt={workFromDt} toDt={workToDt} /> · {t(permitTypes.HOT)} · {fireWatchPersonNm} ·{' '}
        {t('소화기 {n}대', { n: extinguisherCnt ?? 0 })}
      </p>
    </>
  )
}
