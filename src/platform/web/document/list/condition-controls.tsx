/** The controls of the conditions: a file of their own, fetched once the rows are seen. */
import { Button } from 'antd'
import { SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { conditionsOf } from '#platform/model/query.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { SearchField } from '#platform/web/parts/search-field.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { isToldTo, labelOf } from './columns.tsx'
import { ConditionField } from './condition-field.tsx'
import { type ConditionsProps, ResetButton, useShown } from './conditions.tsx'

export interface ControlsProps extends ConditionsProps {
  isOpen: boolean
  onOpen(open: boolean): void
}

export function ConditionControls(props: ControlsProps) {
  return (
    <>
      <Conditions {...props} />
      {props.isOpen && <MoreConditions {...props} />}
    </>
  )
}

/** One row: the three that matter, a search field, 상세조건 for the rest. */
function Conditions({ model, main, list, isOpen, onOpen }: ControlsProps) {
  const t = useT()
  const say = usePlatformT()
  const id = useId()
  const { isPhone, inRow, places } = useShown(model, main)
  return (
    <search className="doc-conditions">
      <SearchField asked={list.query.q ?? ''} places={places} onSearch={(q, options) => list.change({ q }, options)} />
      {inRow.map((name) => (
        <div key={name} className="doc-condition">
          <ConditionField
            model={model}
            name={name}
            where={list.query.where}
            onChange={list.setWhere}
            wiring={{ id: `${id}-${name}`, 'aria-label': t(labelOf(model, name)) }}
            placeholder={t(labelOf(model, name))}
          />
        </div>
      ))}
      <Button
        icon={<SlidersHorizontal size={16} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={`${id}-more`}
        onClick={() => onOpen(!isOpen)}
      >
        {say('상세조건')}
      </Button>
      {!isPhone && <ResetButton list={list} />}
    </search>
  )
}

/** All conditions that the list understands, unfolded. */
function MoreConditions({ model, list }: ControlsProps) {
  const t = useT()
  const say = usePlatformT()
  const person = usePerson()
  const told = conditionsOf(model).filter(({ name }) => isToldTo(person, name))
  return (
    <section className="doc-more" aria-label={say('상세조건')}>
      {told.map(({ name }) => (
        <FormField key={name} label={t(labelOf(model, name))} width="medium">
          {(wiring) => (
            <ConditionField
              model={model}
              name={name}
              wiring={wiring}
              placeholder={say('전체')}
              where={list.query.where}
              onChange={list.setWhere}
            />
          )}
        </FormField>
      ))}
    </section>
  )
}
