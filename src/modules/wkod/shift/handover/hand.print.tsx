/** 인수인계서. */
import '../shift.css'
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Panel } from '#platform/web/parts/panel.tsx'
import { hand } from './hand.model.ts'
import { IsoLines, PermitLines } from './hand.screens.tsx'

const { Paper, Section, Fields, useRecord } = screensFor(hand)

export function HandPaper() {
  return (
    <Paper title="교대 인수인계서">
      <Section title="교대">
        <Fields names={['areaDeptCd', 'shiftCd', 'shiftEndDt', 'lateYn']} />
      </Section>
      <Lists />
      <Section title="전달사항">
        <Fields names={['memoDesc']} />
      </Section>
      <Signatures />
    </Paper>
  )
}

function Lists() {
  const { permitRows, isoRows } = useRecord()
  return (
    <>
      <Panel title="작업허가">
        <PermitLines lines={permitRows ?? []} />
      </Panel>
      <Panel title="열린 격리">
        <IsoLines lines={isoRows ?? []} />
      </Panel>
    </>
  )
}

function Signatures() {
  const t = useT()
  const { outSign, inSign, outDt, handDt } = useRecord()
  const both = [
    ['인계자', outSign, outDt],
    ['인수자', inSign, handDt],
  ] as const
  return (
    <div className="shift-signs">
      {both.map(([label, sign, dt]) => (
        <div key={label}>
          <b>{t(label)}</b> {sign?.signerNm} {dt && formatDateTime(dt)}
          <SignatureImage strokes={sign?.strokes ?? []} label={t(label)} />
        </div>
      ))}
    </div>
  )
}
