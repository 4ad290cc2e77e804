/** Places by how long ago anybody looked at them. */
import { useT } from '#platform/web/i18n/i18n.ts'
import { Figure, Rows } from '#platform/web/portlet/figures.tsx'
import type { Counted, TileProps } from '#platform/web/portlet/portlet.types.ts'
import { blindColours } from './blind.model.ts'

export function BlindTile({
  data: { never, late, warn, fresh },
  size,
}: TileProps<Record<'never' | 'late' | 'warn' | 'fresh', Counted>>) {
  const t = useT()
  if (size === 'S')
    return (
      <div className="figures">
        <Figure label={t(blindColours.NEVER.label)} value={never} tone="danger" />
        <Figure label={t(blindColours.LATE.label)} value={late} tone="danger" />
      </div>
    )
  const bars = [
    { name: t(blindColours.NEVER.label), value: never },
    { name: t(blindColours.LATE.label), value: late },
    { name: t(blindColours.WARN.label), value: warn },
    { name: t(blindColours.FRESH.label), value: fresh },
  ]
  return <Rows tones={['danger', 'danger', 'waiting', '']} bars={bars} />
}
