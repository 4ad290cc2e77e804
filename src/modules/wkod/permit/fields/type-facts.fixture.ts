/** What the types of a permit asked, put into its row by tests that go past its rules. */
import type { Permit } from '../permit.model.ts'
import type { typeFactNames } from './permit-fields.model.ts'

export type TypeFacts = Partial<Pick<Permit, (typeof typeFactNames)[number]>>

/** For an `update`: these facts change, the others stay. */
export const facts = (values: TypeFacts): string =>
  `type_json = jsonb_strip_nulls(type_json || '${JSON.stringify(values)}')`
