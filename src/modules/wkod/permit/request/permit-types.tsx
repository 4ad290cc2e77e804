/** Which types the work has, and what each of them asks. */
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { BoxGroup } from '#platform/web/form/box-group.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { permitSubs, rescueKits, utilities, weatherKinds } from '../fields/permit-codes.model.ts'
import { askedBy } from '../fields/permit-fields.model.ts'
import { Materials } from '../materials/permit-materials.tsx'
import { permit } from '../permit.model.ts'
import { Types } from '../permit.parts.tsx'
import { isPosted } from '../types/kinds.model.ts'

const { useRecord, Section, Field, Fields } = screensFor(permit)

type SeveralName = 'permitSubCds' | 'rescueKitCds' | 'utilityCds' | 'weatherKindCds'
const several: Readonly<Record<SeveralName, Readonly<Record<string, string>>>> = {
  permitSubCds: permitSubs,
  rescueKitCds: rescueKits,
  utilityCds: utilities,
  weatherKindCds: weatherKinds,
}
/** Several codes of a few: boxes to tick, where they may be ticked; on paper their names. */
export function Several({ name }: { name: SeveralName }) {
  const t = useT()
  const { mode, editing } = useDocument()
  const record = useRecord()
  const codes = several[name]
  const chosen = (record[name] ?? '').split(' ').filter((code) => code in codes)
  const isText =
    mode === 'paper' || (mode === 'read' && editing.size === 0) || !(record.can.edit.includes(name) || mode === 'draft')
  if (isText)
    return (
      <div className="doc-value" data-width="long">
        <dt>{t(permit.fields[name].label)}</dt>
        <dd>{chosen.map((code) => t(codes[code] ?? code)).join(', ') || '-'}</dd>
        <span hidden>
          <Field name={name}>{() => null}</Field>
        </span>
      </div>
    )
  return (
    <Field name={name}>
      {({ value, setValue, wiring }) => (
        <BoxGroup
          wiring={wiring}
          className="row"
          options={Object.entries(codes).map(([code, label]) => ({ value: code, label: t(label) }))}
          value={(value ?? '').split(' ').filter((code) => code in codes)}
          onChange={(next) =>
            setValue(
              Object.keys(codes)
                .filter((code) => next.includes(code))
                .join(' '),
            )
          }
        />
      )}
    </Field>
  )
}

export function TypesSection() {
  const t = useT()
  const record = useRecord()
  const { mode } = useDocument()
  return (
    <Section title="작업 유형" hint="기본유형은 하나입니다. 해당하는 보충유형을 모두 고릅니다.">
      {mode === 'draft' ? (
        <>
          <Fields names={['permitBaseCd']} />
          <Several name="permitSubCds" />
        </>
      ) : (
        <div className="doc-value" data-width="long">
          <dt>{t('유형')}</dt>
          <dd>
            <Types record={{ permitBaseCd: record.permitBaseCd, permitSubCds: record.permitSubCds }} />
          </dd>
        </div>
      )}
      <Fields names={['zoneClassCd', 'sevenDayYn', 'outdoorYn']} />
      <Several name="weatherKindCds" />
    </Section>
  )
}

const special: ReadonlySet<string> = new Set(Object.keys(several))
export const isSeveral = (name: string): name is SeveralName => special.has(name)
/** One section for each type that asks something. */
export function TypeSections() {
  const record = useRecord()
  const { kind } = usePerson()
  const isVendor = kind === 'vendor' || Boolean(record.vendorCd)
  const typed = { permitBaseCd: record.permitBaseCd, permitSubCds: record.permitSubCds }
  return (
    <>
      {askedBy(typed).map(({ type, names }) => (
        <Section key={type} title={permitTypes[type]}>
          {names.map((name) =>
            isSeveral(name) ? (
              <Several key={name} name={name} />
            ) : name === 'msdsNo' && isVendor ? (
              <Materials key={name} />
            ) : (
              <Fields key={name} names={[name]} />
            ),
          )}
        </Section>
      ))}
      {isPosted(typed) && (
        <Section title="게시">
          <Fields names={['postedYn']} />
        </Section>
      )}
    </>
  )
}
