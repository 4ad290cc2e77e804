import type { Person } from '#platform/model/access.ts'
import { type AnyDocument, fieldsOf } from '#platform/model/document.ts'
import { startDay, startInstant } from '#platform/model/field-start.ts'
import { shapeOf } from './shape.ts'
import type { Values } from './write.ts'

/** What a new document of this person begins with. */
export function defaultsOf(model: AnyDocument, person: Person, now: Date): Values {
  const values: Values = { statusCd: model.lifecycle.start, plantCd: person.plantCd }
  for (const [name, field] of fieldsOf(model)) {
    if (field.kind === 'dateTime' && field.default)
      values[name] = new Date(startInstant(field.default, now)).toISOString()
    else if (field.kind === 'day' && field.default) values[name] = startDay(field.default, now)
    else if ('default' in field && field.default !== undefined) values[name] = field.default
  }
  if (shapeOf(model).hasVendor) values.vendorCd = person.vendorCd
  if (shapeOf(model).hasDept) values.deptCd = person.deptCd
  return values
}
