/** One near miss on paper: the report with its pictures, what became of it, and places to sign. */
import { useStory } from '#platform/web/document/detail/notices.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { Pictures } from '#platform/web/form/attachments/pictures.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { nearMiss } from './near-miss.model.ts'

const { Paper, Section, Field, Fields, useRecord } = screensFor(nearMiss)

export function NearMissPaper() {
  return (
    <Paper title="아차사고 보고서">
      <Report />
    </Paper>
  )
}

function Report() {
  const { nearMissNo, photoFileId, afterFileId, processNo, vendorCd } = useRecord()
  return (
    <>
      <Section title="발생 상황">
        <Fields names={['nearMissTitle', 'placeDesc', 'occurDt']} />
        <Field name="createUserId" label="보고자" />
        {processNo && <Field name="processNo" />}
        {vendorCd && <Field name="vendorCd" />}
        <Fields names={['contentDesc']} />
      </Section>
      <Pictures attachFileId={photoFileId} />
      <Section title="분류">
        <Fields names={['accTypeCd', 'potSevCd', 'ownerUserId', 'dueYmd']} />
      </Section>
      <Section title="조치">
        <Fields names={['measureDesc', 'actionDt']} />
      </Section>
      <Pictures attachFileId={afterFileId} />
      {nearMissNo && <Course no={nearMissNo} />}
    </>
  )
}

/** Every step with who took it when, and a place to sign by hand. */
function Course({ no }: { no: number }) {
  const t = useT()
  const { data = [] } = useStory(nearMiss, no)
  const steps = data.filter((story) => story.toStatusCd !== story.fromStatusCd && story.fromStatusCd).toReversed()
  const actions: Readonly<Record<string, { label: string }>> = nearMiss.lifecycle.actions
  return (
    <Panel title="처리 경과">
      <table className="is-signed">
        <HeadRow names={['단계', '이름', '일시', '사유', '서명']} />
        <tbody>
          {steps.map(({ auditNo, actionCd, userNm, auditDt, reasonDesc }) => (
            <tr key={auditNo}>
              <th scope="row">{t(actions[actionCd]?.label ?? actionCd)}</th>
              <td>{userNm ?? t('익명')}</td>
              <td>{formatDateTime(auditDt)}</td>
              <td>{reasonDesc}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
