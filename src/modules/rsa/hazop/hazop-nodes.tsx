/** 노드: what is looked at one by one, with what it was designed for and the drawing on which it stands. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import { RowsInput } from '#platform/web/form/rows-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { PlainTable } from '#platform/web/parts/plain-table.tsx'
import { type HazopNode, hazop } from './hazop.model.ts'
import { nodeTypes } from './hazop-codes.model.ts'

const { Section, Field, useRecord } = screensFor(hazop)

const { fields } = hazop.fields.nodes
const typed = ['nodeNm', 'nodeTypeCd', 'intentDesc', 'drawingNo', 'drawingRevNo', 'reviewYn'] as const
const sheet = { ...hazop.fields.nodes, fields: Object.fromEntries(typed.map((name) => [name, fields[name]])) }
const blank: HazopNode = {
  nodeNm: null,
  nodeTypeCd: null,
  intentDesc: null,
  drawingNo: null,
  drawingRevNo: null,
  reviewYn: 'N',
  nodeNo: null,
}

export function Nodes() {
  const isEditing = useIsEditing('nodes')
  return (
    <Section
      title="노드"
      isFree
      hint="도면을 비우면 이 검토의 도면입니다. 도면개정을 바꾼 노드는 재검토로 표시되고, 다시 검토하면 해제합니다."
    >
      {isEditing ? <Typed /> : <Read />}
    </Section>
  )
}

const Typed = () => (
  <Field name="nodes">
    {({ value, setValue, wiring }) => (
      <RowsInput
        wiring={wiring}
        field={sheet}
        value={value}
        onChange={(next) => setValue(next.map((row) => ({ ...blank, ...row })))}
        renderCell={({ row, name, label, onChange }) => {
          const field = sheet.fields[name]
          if (!field) return null
          const cell = { id: `${wiring.id}-${label}`, 'aria-label': label }
          return <FieldControl wiring={cell} name={name} field={field} values={row} onChange={onChange} label={label} />
        }}
      />
    )}
  </Field>
)

const heads = ['노드번호', '노드', '노드 종류', '설계의도', '도면', '재검토']

function Read() {
  const t = useT()
  const { nodes } = useRecord()
  if (!nodes?.length) return <p className="quiet">{t('노드가 없습니다.')}</p>
  return (
    <PlainTable label="노드" heads={heads} isCards>
      {nodes.map((node) => (
        <tr key={node.nodeNo}>
          <td data-head={t('노드번호')}>{node.nodeNo}</td>
          <td data-head={t('노드')}>{node.nodeNm}</td>
          <td data-head={t('노드 종류')}>{node.nodeTypeCd && t(nodeTypes[node.nodeTypeCd])}</td>
          <td data-head={t('설계의도')}>{node.intentDesc}</td>
          <td data-head={t('도면')}>
            {node.drawingNo} {node.drawingRevNo}
          </td>
          <td data-head={t('재검토')}>{node.reviewYn === 'Y' && <StatusTag tone="danger">{t('재검토')}</StatusTag>}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
