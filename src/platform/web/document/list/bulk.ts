import type { AnyDocument } from '#platform/model/document.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { platformNow, translateOf } from '#platform/web/i18n/i18n.ts'
import type { TableAction } from '#platform/web/table/table.types.ts'
import type { WireRecord } from '../wire.ts'

/** One action on many rows: only on those on which the person may do it. */
export function bulkAction(
  model: AnyDocument,
  actionCd: string,
  chosen: WireRecord[],
  onDone: () => void,
): TableAction {
  const action = model.lifecycle.actions[actionCd]
  const open = chosen.filter((row) => row.can.actions.includes(actionCd))
  const label = translateOf(model.area)(action?.label ?? actionCd)
  const run = async () => {
    const { actOnMany } = await import('./bulk-act.tsx')
    await actOnMany({ model, actionCd, label, open, chosen: chosen.length, onDone })
  }
  const text = open.length === chosen.length ? label : platformNow('{label} {n}건', { label, n: open.length })
  return {
    name: actionCd,
    text,
    danger: action?.danger ?? false,
    disabled: open.length === 0,
    onClick: () => void run().catch(showFailure),
  }
}
