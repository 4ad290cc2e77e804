/** The sixteen sections, one at a time, beside the file that they were read from. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { CodeSelect } from '#platform/web/form/code-select.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { chmMsds } from './msds.model.ts'
import { type SectionNo, sectionNames, sectionNos } from './msds-sections.model.ts'
import { type SectionRow, sectionFault } from './sections.logic.ts'

const { Section, Field, useRecord } = screensFor(chmMsds)
const { bodyDesc, emptyTypeCd } = chmMsds.fields.sections.fields

export function Sections() {
  return (
    <Section title="16개 항목" isFree hint="1, 2, 3, 15번 항목은 해당 없음으로 둘 수 없습니다.">
      <Field name="attachFileId" />
      <Body />
    </Section>
  )
}

function Body() {
  const isEditing = useIsEditing('sections')
  const { sections } = useRecord()
  if (!isEditing) return <Tabs sections={sections ?? []} />
  return (
    <Field name="sections">
      {({ value, setValue }) => <Tabs sections={value ?? []} onChange={(rows) => setValue(rows as typeof value)} />}
    </Field>
  )
}

interface TabsProps {
  sections: readonly SectionRow[]
  onChange?(rows: SectionRow[]): void
}
function Tabs({ sections, onChange }: TabsProps) {
  const t = useT()
  const rowOf = (no: SectionNo): SectionRow =>
    sections.find(({ sectionNo }) => sectionNo === no) ?? { sectionNo: no, bodyDesc: null, emptyTypeCd: null }
  const change = (no: SectionNo, patch: Partial<SectionRow>) =>
    onChange?.(
      [...sections.filter(({ sectionNo }) => sectionNo !== no), { ...rowOf(no), ...patch }].toSorted(
        (a, b) => (a.sectionNo ?? 0) - (b.sectionNo ?? 0),
      ),
    )
  const left = sectionNos.filter((no) => sectionFault(sections, no))
  return (
    <div className="msds-sections">
      {left.length > 0 && (
        <p className="quiet">
          <StatusTag tone="waiting">{t('남은 항목 {n}개', { n: left.length })}</StatusTag> {left.join(', ')}
        </p>
      )}
      <SectionTabs
        items={sectionNos.map((no) => ({
          key: String(no),
          label: (
            <span title={t(sectionNames[no])} data-left={left.includes(no) || undefined}>
              {no}
            </span>
          ),
          content: <One no={no} row={rowOf(no)} {...(onChange && { onChange: (patch) => change(no, patch) })} />,
        }))}
      />
    </div>
  )
}

interface OneProps {
  no: SectionNo
  row: SectionRow
  onChange?(patch: Partial<SectionRow>): void
}
function One({ no, row, onChange }: OneProps) {
  const t = useT()
  return (
    <section className="stack is-close" aria-label={`${no}. ${t(sectionNames[no])}`}>
      <h3 className="msds-section-name">
        {no}. {t(sectionNames[no])}
      </h3>
      {onChange ? (
        <>
          <FormField label={t(bodyDesc.label)} width="full">
            {(wiring) => (
              <TextInput
                wiring={wiring}
                field={bodyDesc}
                value={row.bodyDesc}
                onChange={(text) => onChange({ bodyDesc: text })}
              />
            )}
          </FormField>
          <FormField label={t(emptyTypeCd.label)}>
            {(wiring) => (
              <CodeSelect
                wiring={wiring}
                field={emptyTypeCd}
                value={row.emptyTypeCd}
                onChange={(value) => onChange({ emptyTypeCd: value as SectionRow['emptyTypeCd'] })}
              />
            )}
          </FormField>
        </>
      ) : (
        <Read row={row} />
      )}
    </section>
  )
}

function Read({ row }: { row: SectionRow }) {
  const t = useT()
  if (row.emptyTypeCd)
    return <StatusTag tone="suspended">{t(emptyTypeCd.codes?.[row.emptyTypeCd] ?? row.emptyTypeCd)}</StatusTag>
  if (!row.bodyDesc?.trim()) return <p className="quiet">{t('입력하지 않았습니다.')}</p>
  return <p className="msds-body">{row.bodyDesc}</p>
}
