/** 격리목록 and 꼬리표: the list for the lock box, and a tag to cut out for each point. */
import './isolation.css'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { QrCode } from '#platform/web/parts/qr-code.tsx'
import { isoPlan } from './iso-plan.model.ts'
import { energies, methods, pointStates } from './isolation.logic.ts'

const { Paper, Section, Fields, useRecord } = screensFor(isoPlan)

export function IsoPlanPaper() {
  return (
    <Paper title="격리목록">
      <Section title="격리">
        <Fields names={['equipNo', 'isoDesc', 'drawingNo', 'areaDeptCd', 'lockBoxNo', 'permitDocNos', 'setYmd']} />
      </Section>
      <PointList />
      <Tags />
    </Paper>
  )
}

const heads = ['순서', '밸브·차단기', '에너지', '방법', '잠금번호', '꼬리표번호', '상태', '확인방법·값'] as const

function PointList() {
  const t = useT()
  const { points } = useRecord()
  return (
    <Panel title="격리 지점">
      <table>
        <HeadRow names={heads} />
        <tbody>
          {(points ?? []).map((point) => (
            <tr key={point.isoPointNo}>
              <td>{point.isoPointNo}</td>
              <th scope="row">{point.tagNm}</th>
              <td>{t(energies[point.energyCd])}</td>
              <td>{t(methods[point.isoMethodCd])}</td>
              <td>{point.lockNo ?? '–'}</td>
              <td>{point.tagNo ?? '–'}</td>
              <td>{t(pointStates[point.pointStatusCd ?? 'PLAN'])}</td>
              <td>{point.verifyMethodDesc ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** @law 산업안전보건기준에 관한 규칙 제92조제2항 (잠금장치와 표지) */
function Tags() {
  const t = useT()
  const { points, equipNo, isoPlanDocNo, isoPlanNo } = useRecord()
  return (
    <section className="iso-tags" aria-label={t('꼬리표')}>
      {(points ?? []).map((point) => (
        <article key={point.isoPointNo}>
          <strong>{t('조작금지')}</strong>
          <p>{t('사람이 작업하고 있습니다. 잠금과 꼬리표를 떼지 마십시오.')}</p>
          <dl>
            <dt>{t('꼬리표번호')}</dt>
            <dd>{point.tagNo ?? ''}</dd>
            <dt>{t('밸브·차단기')}</dt>
            <dd>{point.tagNm}</dd>
            <dt>{t('설비')}</dt>
            <dd>{equipNo}</dd>
            <dt>{t('잠금번호')}</dt>
            <dd>{point.lockNo ?? ''}</dd>
            <dt>{t('설치시각')}</dt>
            <dd>{point.setDt ? formatDateTime(point.setDt) : ''}</dd>
            <dt>{t('격리번호')}</dt>
            <dd>{isoPlanDocNo}</dd>
          </dl>
          <QrCode
            className="iso-qr"
            text={`${location.origin}${isoPlan.route.staff}/${isoPlanNo}`}
            label={isoPlanDocNo ?? ''}
          />
        </article>
      ))}
    </section>
  )
}
