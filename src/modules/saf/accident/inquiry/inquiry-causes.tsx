/** Why it happened: the tree, saved as a whole. */
import { send } from '#platform/web/calls/ask.ts'
import type { Cause } from '../cause/cause.logic.ts'
import { CauseTree } from '../cause/cause-tree.tsx'
import { type Inquiry, saveCauses } from './inquiry.calls.ts'
import { Saving, useTyped } from './inquiry-set.tsx'

export function Causes({ no, found }: { no: number; found: Inquiry }) {
  const { causes, evidences, isSerious, mayChange, stamps } = found
  const typed = useTyped<Cause>('causes', no, causes)
  const isOpen = mayChange.includes('causes')
  const rows = typed.rows.map((cause) => ({ ...cause, evidenceNos: [...cause.evidenceNos] }))
  const save = () => send(saveCauses, { no }, { stamp: stamps.causes, rows })
  return (
    <div className="stack">
      <CauseTree
        causes={typed.rows}
        evidences={evidences.map((one) => ({ no: one.no, nm: one.evidenceNm }))}
        isSerious={isSerious}
        {...(isOpen && { onChange: typed.change })}
      />
      {isOpen && typed.isEdited && <Saving onSave={save} onDrop={typed.drop} />}
    </div>
  )
}
