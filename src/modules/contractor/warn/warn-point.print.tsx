/** 시정요구서: what the vendor is asked to put right, by when, on what basis, and what it did. Addressed to the vendor (법 63). */
import './warn-point.css'
import { screensFor } from '#platform/web/document/screens.tsx'
import { Pictures } from '#platform/web/form/attachments/pictures.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { warnPoint } from './warn-point.model.ts'

const { Paper, Section, Fields, useRecord } = screensFor(warnPoint)

export function WarnPointPaper() {
  return (
    <Paper title="시정요구서">
      <Demand />
    </Paper>
  )
}

function Demand() {
  const t = useT()
  const { beforeFileId, afterFileId, vendorNm, actionDt, refuseDesc } = useRecord()
  return (
    <>
      <p>
        {t('{vendor} 대표자 귀하. 아래 사항을 기한까지 바로잡고 결과를 회신해 주시기 바랍니다.', { vendor: vendorNm })}
      </p>
      <p>{t('정당한 사유가 없으면 이 요구에 따라야 합니다. (산업안전보건법 제66조)')}</p>
      <Section title="요구 내용">
        <Fields
          names={[
            'warnTypeCd',
            'contentDesc',
            'violItemCd',
            'riskGradeCd',
            'lawRefDesc',
            'placeDesc',
            'foundDt',
            'dueYmd',
          ]}
        />
        <Fields names={['permitDocNo', 'stopDesc', 'foundUserId']} />
      </Section>
      <Section title="회신과 조치">
        <Fields names={['replyDesc', 'interimDesc', 'actionDesc']} />
        {refuseDesc && <Fields names={['refuseDesc']} />}
        {actionDt && <Fields names={['actionDt', 'actionUserId', 'verifyCd', 'verifyUserId', 'verifyDt']} />}
      </Section>
      <div className="warn-pair">
        <Pictures attachFileId={beforeFileId} />
        <Pictures attachFileId={afterFileId} />
      </div>
    </>
  )
}
