/** Choosing targets as a content of the generic popup (S-160). */
import type { PopupContentProps } from '#platform/web/popup/popup.ts'
import { TargetSelect } from './target-select.tsx'

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Child props: `heaCheckupPlanNo`, `tabIndex`. */
export const TargetSelectPopup = ({ editable, childProps }: PopupContentProps) => (
  <TargetSelect
    heaCheckupPlanNo={numberOf(childProps.heaCheckupPlanNo)}
    tab={numberOf(childProps.tabIndex)}
    editable={editable}
  />
)
