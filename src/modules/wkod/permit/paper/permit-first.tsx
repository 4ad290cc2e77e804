/** The front of a permit on paper: what the work is, what endangers whoever comes near, what is done against it, who said so. */

import { screensFor } from '#platform/web/document/screens.tsx'
import { formatRowTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Coordination } from '../crew/permit-agreed.tsx'
import { crewRoles } from '../fields/permit-codes.model.ts'
import { answeredIn } from '../fields/permit-fields.model.ts'
import { Materials } from '../materials/permit-materials.tsx'
import type { Paper } from '../permit.calls.ts'
import { permit } from '../permit.model.ts'
import { partsNamed } from './paper.logic.ts'
import { Both, SaidBelow } from './paper-language.tsx'

const { Section, Fields, Field, useRecord } = screensFor(permit)
const FIRE_SERVICE = '119'

export function First({ permitNo, paper }: { permitNo: number; paper: Paper }) {
  return (
    <>
      <Work names={paper.names} />
      <Emergency controlTel={paper.controlTel} />
      <Hazards risks={paper.risks} texts={paper.texts} />
      <Coordination permitNo={permitNo} />
      <Facts />
      <Measures checkTexts={paper.checkTexts} />
      <Signatures />
    </>
  )
}

function Work({ names }: { names: Record<string, string> }) {
  const t = useT()
  const record = useRecord()
  return (
    <Section title="작업">
      <Fields names={['wkodTitle', 'vendorCd', 'wkodDesc', 'equipNo', 'placeDesc', 'zoneClassCd']} />
      <Fields names={['workFromDt', 'workToDt', 'outdoorYn']} />
      {record.weatherKindCds && <Field name="weatherKindCds" />}
      <Fields names={['areaDeptCd', 'ownUserId']} />
      {partsNamed(record, names).map(({ role, names: who }) => (
        <div key={role} className="doc-value">
          <dt>{t(crewRoles[role])}</dt>
          <dd>{who.join(', ')}</dd>
        </div>
      ))}
    </Section>
  )
}

function Emergency({ controlTel }: { controlTel: string }) {
  const t = useT()
  const { fireStationTel, commMeansDesc } = useRecord()
  const numbers = [
    ...new Set([FIRE_SERVICE, t('통제실 {tel}', { tel: controlTel }), fireStationTel, commMeansDesc].filter(Boolean)),
  ]
  return (
    <section className="permit-emergency">
      <h2>
        <span>
          <Both>비상연락</Both>
        </span>
        <b>{numbers.join(' · ')}</b>
      </h2>
      <p>
        <Both>위험하면 누구나 작업을 중지할 수 있습니다. 즉시 대피하고 통제실에 알리십시오.</Both>
      </p>
      <p>
        <Both>허가서에 없는 작업은 하지 않습니다.</Both> · <Both>가스 경보가 울리면 즉시 나갑니다.</Both>
      </p>
    </section>
  )
}

/** What the area knows of its place, and what the analysis of the work found worst. */
function Hazards({ risks, texts }: Pick<Paper, 'risks' | 'texts'>) {
  const { areaHazardDesc } = useRecord()
  return (
    <>
      {areaHazardDesc && (
        <>
          <h2>
            <Both>구역 위험요인</Both>
          </h2>
          <p className="permit-said">
            {areaHazardDesc} <SaidBelow texts={texts} korean={areaHazardDesc} />
          </p>
        </>
      )}
      {risks.length > 0 && (
        <>
          <h2>
            <Both>주요 위험</Both>
          </h2>
          <table>
            <HeadRow names={['작업단계', '유해위험요인', '대책']} />
            <tbody>
              {risks.map((one) => (
                <tr key={`${one.stepNm}${one.hazardDesc}`}>
                  {[one.stepNm, one.hazardDesc, one.measureDesc].map((korean, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: three columns, which stay where they are.
                    <td key={at}>
                      {korean} <SaidBelow texts={texts} korean={korean} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}

function Facts() {
  const record = useRecord()
  const names = answeredIn(record)
  if (names.length === 0) return null
  return (
    <Section title="유형별 조치">
      {names.map((name) =>
        name === 'msdsNo' && record.vendorCd ? <Materials key={name} /> : <Field key={name} name={name} />,
      )}
    </Section>
  )
}

function Measures({ checkTexts }: Pick<Paper, 'checkTexts'>) {
  const t = useT()
  const { permitCheck } = useRecord()
  const lines = permitCheck ?? []
  if (lines.length === 0) return null
  const photos = lines.filter(({ photoFileNo }) => photoFileNo).length
  return (
    <>
      <h2>{t('안전조치 (사진 {n}장)', { n: photos })}</h2>
      <ul className="permit-measures">
        {lines.map((line) => {
          const said = checkTexts[line.checkItemNo ?? '']
          return (
            <li key={line.checkItemNo}>
              <span>{line.okYn === 'Y' ? '☑' : '☐'}</span>
              <span>
                {t(line.checkDesc ?? '')} {said && <SaidBelow texts={[said]} korean={line.checkDesc} />}
              </span>
              {line.okDt && <time dateTime={line.okDt}>{formatRowTime(line.okDt)}</time>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Signatures() {
  const t = useT()
  const record = useRecord()
  const lines: [string, string | null, string | null][] = [
    ['신청', record.rqstUserNm, record.rqstDt],
    ['검토', record.reviewUserNm, record.reviewDt],
    ['안전 검토', record.coReviewUserNm, record.coReviewDt],
    ['승인', record.apprUserNm, record.apprDt],
    ['발급', record.issueUserNm, record.issueDt],
    ['책임자 서명', record.leaderPersonNm ?? record.leaderUserNm, record.leaderSignDt],
  ]
  return (
    <table>
      <HeadRow names={lines.map(([label]) => label)} />
      <tbody>
        <tr>
          {lines.map(([label, name, dt]) => (
            <td key={label}>
              {dt && name} {dt && <time dateTime={dt}>{formatRowTime(dt)}</time>}
              {label === '책임자 서명' && record.leaderSignDesc && <small>{record.leaderSignDesc}</small>}
              {!dt && label === '안전 검토' && record.riskGradeCd !== 'HIGH' && t('해당 없음')}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
