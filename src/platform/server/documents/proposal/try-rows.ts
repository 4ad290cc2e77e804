/** Does what the rows of a proposal would do, row by row, and undoes it: so that their faults are known before it is done. */
import type { AnyDocument } from '#platform/model/document.ts'
import { translate } from '#platform/model/i18n.ts'
import type { Language, Problem } from '#platform/model/problem.ts'
import type { ProposedFault } from '#platform/model/proposal.ts'
import type { Transaction } from '../../database/database.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { eachAlone, tried } from '../../sheets/rows.ts'
import { Faults } from '../faults.ts'
import type { Asker, DocumentStore, RefusedAct } from '../store.ts'
import { enterRow } from '../upload.ts'
import type { KeptRow } from './propose.ts'

/** @returns the rows, those that would be refused with all that is wrong in them; who is to hear of such a refusal has */
export async function tryRows(
  services: Services,
  store: DocumentStore,
  asker: Asker,
  rows: readonly KeptRow[],
): Promise<KeptRow[]> {
  const { model } = store
  const refused: RefusedAct[] = []
  const tries = async (tx: Transaction) => {
    refused.length = 0
    const found: KeptRow[] = []
    for (const row of rows) {
      const problems: Problem[] = []
      let moved: KeptRow['moved'] = null
      if (isWritten(row))
        await eachAlone(
          tx,
          { area: model.area, language: asker.language },
          problems,
        )('', async () => {
          try {
            await writeRow(
              tx,
              services,
              store,
              { ...asker, faults: faultsOf(row, model, asker.language) },
              row,
              refused,
            )
          } catch (error) {
            if (error instanceof Refusal) moved = movedOf(error, model)
            throw error
          }
        })
      found.push(outcomeOf(row, problems, moved, model, asker.language))
    }
    return found
  }
  const found = await tried(services.db, asker.person, tries, () => true)
  await store.tellRefusals(asker, refused)
  return found
}

/** What is wrong in its cells stands at its columns; a fault that is of none says nothing of a value. */
const faultsOf = ({ faults }: KeptRow, { area, fields }: AnyDocument, language: Language): Faults =>
  new Faults(
    Object.entries(fields).flatMap(([field, { label }]) => {
      const told = faults.find((one) => one.label === translate(area, language, label))
      return told ? [{ field, code: 'INVALID_INPUT', message: told.message }] : []
    }),
  )

/** What a confirmation writes; the same is tried of what has a fault already, so that all of them are told at once. */
const isWritten = ({ kindCd, input }: KeptRow): boolean =>
  kindCd === 'CHANGED' || kindCd === 'NEW' || (kindCd === 'REFUSED' && Object.keys(input).length > 0)

/** @returns the key of the record */
export async function writeRow(
  tx: Transaction,
  services: Services,
  store: DocumentStore,
  asker: Asker,
  { no, rowVersion, input }: KeptRow,
  refused?: RefusedAct[],
): Promise<number> {
  if (no === null) return enterRow(tx, services, store, asker, input, refused)
  await store.editWithin(tx, asker, no, rowVersion ?? 0, input)
  return no
}

function movedOf({ changed }: Refusal, { fields }: AnyDocument): KeptRow['moved'] {
  if (!changed) return null
  const labels = changed.fields.flatMap(({ name, label }) => (fields[name] ? label : []))
  return { userNm: changed.userNm, changedDt: changed.changedDt, labels }
}

function outcomeOf(
  row: KeptRow,
  problems: readonly Problem[],
  moved: KeptRow['moved'],
  { area, fields }: AnyDocument,
  language: Language,
): KeptRow {
  if (problems.length === 0) return row
  if (moved) return { ...row, kindCd: 'MOVED', moved }
  const faults = problems.map(({ field, message }): ProposedFault => {
    const label = fields[field.replace(/^\./, '')]?.label
    return { label: label ? translate(area, language, label) : null, message }
  })
  // A cell that is calculated is not missing as well.
  const known = new Set(row.faults.map(({ label }) => label))
  const more = faults.filter(({ label }) => label === null || !known.has(label))
  return { ...row, kindCd: 'REFUSED', faults: [...row.faults, ...more] }
}
