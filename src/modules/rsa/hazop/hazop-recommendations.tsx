/** 권고: who carries each out until when, and who verifies it; once the study is approved the register says how far it is. */
import { Link } from 'react-router'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { UserName } from '../assess/rsa-names.tsx'
import { type HazopLine, hazop } from './hazop.model.ts'
import { deviations } from './hazop-codes.model.ts'

const { Section, useRecord } = screensFor(hazop)
const { fields } = hazop.fields.lines
const heads = ['이탈', '권고', '담당자', '담당업체', '기한', '확인자', '개선']
const typed = ['ownerUserId', 'vendorCd', 'dueYmd', 'verifyUserId'] as const

export function Recommendations() {
  const t = useT()
  const { lines } = useRecord()
  const told = (lines ?? []).filter(({ recommendDesc }) => recommendDesc !== null)
  return (
    <Section
      title="권고"
      isFree
      hint="이탈에 적은 권고입니다. 승인되면 개선으로 등록되고, 확인자를 비우면 리더가 확인합니다."
    >
      {told.length === 0 ? (
        <p className="quiet">{t('권고가 없습니다.')}</p>
      ) : (
        <PlainTable label="권고" heads={heads} isCards>
          {told.map((line) => (
            <Row key={line.hazopRowNo} line={line} />
          ))}
        </PlainTable>
      )}
    </Section>
  )
}

function Row({ line }: { line: HazopLine }) {
  const t = useT()
  const { editor } = useDocument()
  const { lines, nodes } = useRecord()
  const isEditing = useIsEditing('lines') && line.imprNo === null
  const node = nodes?.find(({ nodeNo }) => nodeNo === line.nodeNo)?.nodeNm
  const change = (values: object) => {
    const known = Object.fromEntries(Object.entries(values).filter(([name]) => name in fields))
    editor.change({
      lines: (lines ?? []).map((one) => (one.hazopRowNo === line.hazopRowNo ? { ...one, ...known } : one)),
    })
  }
  const read = {
    ownerUserId: <UserName userId={line.ownerUserId} vendorCd={null} />,
    vendorCd: line.vendorCd && <UserName userId={null} vendorCd={line.vendorCd} />,
    dueYmd: line.dueYmd,
    verifyUserId: line.verifyUserId && <UserName userId={line.verifyUserId} vendorCd={null} />,
  }
  return (
    <tr>
      <td data-head={t('이탈')}>
        {node} {line.deviationCd && t(deviations[line.deviationCd])}
      </td>
      <td data-head={t('권고')}>{line.recommendDesc}</td>
      {typed.map((name) => (
        <td key={name} data-head={t(fields[name].label)}>
          {isEditing ? (
            <FieldControl
              wiring={{ id: `recommend-${line.hazopRowNo}-${name}`, 'aria-label': t(fields[name].label) }}
              name={name}
              field={fields[name]}
              values={line}
              onChange={change}
              label={t(fields[name].label)}
            />
          ) : (
            read[name]
          )}
        </td>
      ))}
      <td data-head={t('개선')}>
        {line.imprNo ? (
          <Link to={`/impr/impr/imprList/${line.imprNo}`}>
            {line.doneYmd ? (
              <StatusTag tone="done">{t('{day} 확인', { day: line.doneYmd })}</StatusTag>
            ) : (
              <StatusTag tone="progress">{t('조치중')}</StatusTag>
            )}
          </Link>
        ) : (
          <StatusTag tone="draft">{t('등록 전')}</StatusTag>
        )}
      </td>
    </tr>
  )
}
