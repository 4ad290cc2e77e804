/** 위험성평가표: in the order of the columns in which the ministry's system has them. */
import './rsa.css'
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { SignatureImage } from '#platform/web/form/signature-pad.tsx'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { HeadRow } from '#platform/web/parts/head-row.tsx'
import type { Rev } from './rsa.calls.ts'
import { type RsaControl, type RsaItem, rsa } from './rsa.model.ts'
import { hazardKinds, partMethods, partRoles } from './rsa-codes.model.ts'
import { UserName } from './rsa-names.tsx'
import { useExtra } from './rsa-queries.ts'

const { Paper, Section, Fields, useRecord } = screensFor(rsa)

export function RsaPaper() {
  return (
    <Paper title="위험성평가표" size="A3">
      <Sheet />
    </Paper>
  )
}

const heads = [
  '공정',
  '세부작업',
  '분류',
  '유해위험요인',
  '관련근거',
  '현재조치',
  '빈도',
  '강도',
  '위험성',
  '감소대책',
  '개선후 위험성',
  '예정일',
  '완료일',
  '담당',
]

function Sheet() {
  const t = useT()
  const { rsaNo, items, controls } = useRecord()
  const { data } = useExtra(rsaNo)
  return (
    <>
      <Section title="대상">
        <Fields names={['rsaTitle', 'rsaTypeCd', 'deptCd', 'processNo', 'workCatCd', 'leaderUserId']} />
        <Fields names={['doFromYmd', 'doToYmd', 'preShareDt', 'decideDt', 'completeDt', 'retainToYmd']} />
      </Section>
      <table className="rsa-sheet">
        <HeadRow names={heads} />
        <tbody>
          {(items ?? []).map((item) => (
            <Line
              key={item.rsaItemNo}
              item={item}
              controls={(controls ?? []).filter(({ rsaItemNo }) => rsaItemNo === item.rsaItemNo)}
              last={data?.revs.findLast(({ rsaItemNo, seqNo }) => rsaItemNo === item.rsaItemNo && seqNo > 0)}
            />
          ))}
        </tbody>
      </table>
      <Section title="참여자">
        <ul className="lines">
          {data?.parts
            .filter(({ signDt }) => signDt !== null)
            .map((part) => (
              <li key={part.rsaPartNo}>
                <span>
                  {part.partNm} {part.vendorNm}
                </span>
                <span>
                  {t(partRoles[part.partRoleCd])} · {t(partMethods[part.partMethodCd])}
                </span>
                {part.strokes && (
                  <SignatureImage strokes={part.strokes} label={t('{name} 서명', { name: part.partNm })} />
                )}
                <span>{formatDateTime(part.partDt)}</span>
              </li>
            ))}
        </ul>
      </Section>
    </>
  )
}

interface LineProps {
  item: RsaItem
  controls: readonly RsaControl[]
  last: Rev | undefined
}
function Line({ item, controls, last }: LineProps) {
  const t = useT()
  const { processNo } = useRecord()
  const { processNm } = useRecord() as { processNm?: string | null }
  const graded = (risk: number | null, gradeCd: keyof typeof grades | null) =>
    [risk, gradeCd && t(grades[gradeCd])].filter(Boolean).join(' ')
  const each = (of: (control: RsaControl) => React.ReactNode) =>
    controls.map((control) => <div key={control.controlNo}>{of(control)}</div>)
  return (
    <tr>
      <td>{processNm ?? processNo}</td>
      <td>{item.taskNm}</td>
      <td>{item.hazardCatCd && t(hazardKinds[item.hazardCatCd])}</td>
      <td>{item.hazardDesc}</td>
      <td>{item.lawRefDesc}</td>
      <td>{item.existMeasureDesc}</td>
      <td>{item.freqVal}</td>
      <td>{item.sevVal}</td>
      <td>{graded(item.riskVal, item.gradeCd)}</td>
      <td>{each(({ controlDesc }) => controlDesc)}</td>
      <td>{last && graded(last.riskVal, last.gradeCd)}</td>
      <td>{each(({ dueYmd }) => dueYmd)}</td>
      <td>{each(({ doneYmd }) => doneYmd)}</td>
      <td>
        {each(({ ownerUserId, vendorCd }) => (
          <UserName userId={ownerUserId} vendorCd={vendorCd} />
        ))}
      </td>
    </tr>
  )
}
