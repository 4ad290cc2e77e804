/** One near miss on paper: the report with its pictures, what became of it, and places to sign. */
import { Course } from '#platform/web/document/print/course.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { Pictures } from '#platform/web/form/attachments/pictures.tsx'
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
      {nearMissNo && <Course model={nearMiss} no={nearMissNo} />}
    </>
  )
}
