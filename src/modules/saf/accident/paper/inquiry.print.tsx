/** 사고 조사보고서: what happened minute by minute, what proves it, why, what follows, and who stands behind it. */
import './paper.css'
import { Asked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime, formatDay } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { accidentCase } from '../accident.calls.ts'
import { accident } from '../accident.model.ts'
import { inReadingOrder, pathTo } from '../cause/cause.logic.ts'
import { causeGates, causeLevels, fourMs } from '../cause/cause-codes.model.ts'
import { type Inquiry, inquiry } from '../inquiry/inquiry.calls.ts'
import { evidenceKinds, measureKinds, teamRoles } from '../inquiry/inquiry-codes.model.ts'
import { HurtTable } from './hurt-table.tsx'

const { Paper, Section, Fields } = screensFor(accident)

export function InquiryPaper() {
  const { params } = usePage()
  const no = Number(params.no)
  return (
    <Paper title="사고 조사보고서">
      <Section title="사고">
        <Fields
          names={['accidentTitle', 'placeDesc', 'occurDt', 'sevClassCd', 'accKindCd', 'accTypeCd', 'causeObjCd']}
        />
        <Fields names={['processNo', 'workTypeDesc', 'potSevCd', 'lostDayCnt', 'contentDesc']} />
      </Section>
      <Asked call={accidentCase} at={{ no }}>
        {({ victims, hiddenCnt }) => <HurtTable victims={victims} hiddenCnt={hiddenCnt} />}
      </Asked>
      <Asked call={inquiry} at={{ no }} lines={12}>
        {(found) => <Found found={found} />}
      </Asked>
    </Paper>
  )
}

function Found({ found }: { found: Inquiry }) {
  const t = useT()
  return (
    <>
      {found.isHidden && <p>{t('재해자를 알 수 있는 증거와 경과는 조사에 관계된 사람만 봅니다.')}</p>}
      <Happened {...found} />
      <Proof {...found} />
      <Why {...found} />
      <Follows {...found} />
      <Team {...found} />
    </>
  )
}

function Happened({ timeline }: Inquiry) {
  const t = useT()
  if (timeline.length === 0) return null
  return (
    <Panel title="경과">
      <table>
        <HeadRow names={['때', '일어난 일']} />
        <tbody>
          {timeline.map(({ no, eventDt, eventDesc, harmYn }) => (
            <tr key={no}>
              <th scope="row">{formatDateTime(eventDt)}</th>
              <td>
                {harmYn === 'Y' && <strong>[{t('재해 발생')}] </strong>}
                {eventDesc}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function Proof({ evidences }: Inquiry) {
  const t = useT()
  if (evidences.length === 0) return null
  return (
    <Panel title="현장·증거">
      <table>
        <HeadRow names={['종류', '이름', '설명', '수집한 때', '보관']} />
        <tbody>
          {evidences.map(({ no, evidenceKindCd, evidenceNm, evidenceDesc, collectDt, custody }) => (
            <tr key={no}>
              <td>{t(evidenceKinds[evidenceKindCd])}</td>
              <th scope="row">{evidenceNm}</th>
              <td className="acc-paper-said">{evidenceDesc}</td>
              <td>{formatDateTime(collectDt)}</td>
              <td>
                {custody
                  .map(({ userNm, whereDesc }) => [userNm, whereDesc].filter(Boolean).join(' '))
                  .filter(Boolean)
                  .join(' → ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** As a list with steps to the right: a tree of many would not fit on the sheet. */
function Why({ causes }: Inquiry) {
  const t = useT()
  if (causes.length === 0) return null
  return (
    <Panel title="원인분석">
      <ol className="acc-paper-causes">
        {inReadingOrder(causes).map((cause) => (
          <li key={cause.causeNo} style={{ paddingInlineStart: `${(pathTo(causes, cause).length - 1) * 20}px` }}>
            {cause.levelCd === 'ROOT' ? <strong>{cause.causeDesc}</strong> : cause.causeDesc}{' '}
            <small>
              {[
                t(causeLevels[cause.levelCd]),
                cause.m4Cd && t(fourMs[cause.m4Cd]),
                cause.gateCd && t(causeGates[cause.gateCd]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Follows({ causes, measures, noEngDesc }: Inquiry) {
  const t = useT()
  if (measures.length === 0) return null
  const causeOf = (no: number) => causes.find(({ causeNo }) => causeNo === no)?.causeDesc
  return (
    <Panel title="재발방지">
      <table>
        <HeadRow names={['근본원인', '구분', '대책', '담당', '기한', '개선번호']} />
        <tbody>
          {measures.map(({ no, rootCauseNo, measureTypeCd, measureDesc, ownerNm, dueYmd, imprDocNo }) => (
            <tr key={no}>
              <td>{causeOf(rootCauseNo)}</td>
              <td>{t(measureKinds[measureTypeCd])}</td>
              <th scope="row">{measureDesc}</th>
              <td>{ownerNm}</td>
              <td>{dueYmd && formatDay(dueYmd)}</td>
              <td>{imprDocNo}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {noEngDesc && <p>{t('공학적 대책이 없는 사유: {reason}', { reason: noEngDesc })}</p>}
    </Panel>
  )
}

function Team({ team }: Inquiry) {
  const t = useT()
  if (team.length === 0) return null
  return (
    <Panel title="조사팀">
      <table className="is-signed">
        <HeadRow names={['역할', '성명', '확인일시', '의견', '서명']} />
        <tbody>
          {team.map(({ no, memberNm, teamRoleCd, signDt, opinionDesc }) => (
            <tr key={no}>
              <td>{t(teamRoles[teamRoleCd])}</td>
              <th scope="row">{memberNm}</th>
              <td>{signDt && formatDateTime(signDt)}</td>
              <td>{opinionDesc}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
