/** Which types the work has, and what each of them asks. */
import { permitTypes } from '#modules/common/permit-types.model.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { askedBy } from '../fields/permit-fields.model.ts'
import { Materials } from '../materials/permit-materials.tsx'
import { permit } from '../permit.model.ts'
import { Types } from '../permit.parts.tsx'
import { mayBePosted } from '../types/kinds.model.ts'

const { useRecord, Section, Fields } = screensFor(permit)

export function TypesSection() {
  const t = useT()
  const record = useRecord()
  const { mode } = useDocument()
  return (
    <Section title="작업 유형" hint="기본유형은 하나입니다. 해당하는 보충유형을 모두 고릅니다.">
      {mode === 'draft' ? (
        <Fields names={['permitBaseCd', 'permitSubCds']} />
      ) : (
        <div className="doc-value" data-width="long">
          <dt>{t('유형')}</dt>
          <dd>
            <Types record={{ permitBaseCd: record.permitBaseCd, permitSubCds: record.permitSubCds }} />
          </dd>
        </div>
      )}
      <Fields names={['zoneClassCd', 'sevenDayYn', 'outdoorYn', 'weatherKindCds']} />
    </Section>
  )
}

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
            name === 'msdsNo' && isVendor ? <Materials key={name} /> : <Fields key={name} names={[name]} />,
          )}
        </Section>
      ))}
      {mayBePosted(typed) && (
        <Section title="게시">
          <Fields names={['postedYn']} />
        </Section>
      )}
    </>
  )
}
