/** What waits on the device, told where people look: when it was measured, and what became of it. */
import { Button } from 'antd'
import { CloudOff, Trash2 } from 'lucide-react'
import { confirm } from '#platform/web/dialog/dialogs.ts'
import { formatDateTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { useStore } from '#platform/web/store.ts'
import { forget, gasQueue, isTooOld, type QueuedSet } from './gas-queue.ts'

export function Queue({ hours }: { hours: number }) {
  const t = useT()
  const sets = useStore(gasQueue())
  if (sets.length === 0) return null
  return (
    <section className="gas-queue" aria-label={t('기기에 보관한 측정')}>
      <h2>
        <CloudOff size={16} aria-hidden /> {t('기기에 보관한 측정 {n}건', { n: sets.length })}
      </h2>
      <ul>
        {sets.map((set) => (
          <Waiting key={set.key} {...{ set, hours }} />
        ))}
      </ul>
    </section>
  )
}

function Waiting({ set, hours }: { set: QueuedSet; hours: number }) {
  const t = useT()
  const isOver = isTooOld(set, hours, new Date())
  const state =
    set.refusal ?? (isOver ? t('측정한 지 {n}시간이 지나 보낼 수 없습니다.', { n: hours }) : t('연결을 기다립니다.'))
  const remove = async () => {
    if (await confirm(t('기기에 보관한 측정을 지우시겠습니까? 다시 볼 수 없습니다.'), { danger: true })) forget(set.key)
  }
  return (
    <li>
      <div>
        <b>{set.title}</b> <span className="quiet">{formatDateTime(set.body.measureDt)}</span>
        <p data-refused={Boolean(set.refusal) || isOver || undefined}>{state}</p>
      </div>
      {(set.refusal || isOver) && (
        <Button type="text" icon={<Trash2 size={16} aria-hidden />} aria-label={t('지우기')} onClick={remove} />
      )}
    </li>
  )
}
