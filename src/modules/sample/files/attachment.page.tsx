import './files.css'
import { ActionExample } from './action.example.tsx'
import { ApprovalExample } from './approval.example.tsx'
import { FormExample } from './form.example.tsx'
import { ManualExample } from './manual.example.tsx'
import { OffExample } from './off.example.tsx'
import { PopupExample } from './popup.example.tsx'
import { SetExample } from './set.example.tsx'

/** S-495 */
export function AttachmentSamples() {
  return (
    <>
      <SetExample />
      <ManualExample />
      <OffExample />
      <PopupExample />
      <FormExample />
      <ApprovalExample />
      <ActionExample />
    </>
  )
}
