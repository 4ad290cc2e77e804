/** 이력 of a row: who changed what when. */
import { useQuery } from '@tanstack/react-query'
import { type AnyField, isDirectoryField } from '#platform/model/field.ts'
import { keyOf, type Master } from '#platform/model/master.ts'
import { api } from '#platform/web/api/client.ts'
import { NOTHING, useFieldText } from '#platform/web/form/field-text.tsx'
import { formatDateTime, formatRelative } from '#platform/web/format.ts'
import { usePlatformT, useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { type MasterRow, masterKey, rowPath } from './master-state.ts'

interface Entry {
  auditNo: number
  auditDt: string
  userNm: string | null
  actionCd: string
  diff: Record<string, [unknown, unknown]>
}
const actions: Readonly<Record<string, string>> = { CREATE: '등록', EDIT: '수정', DELETE: '삭제' }

export function MasterHistory({ master, row }: { master: Master; row: MasterRow }) {
  const t = useT()
  const say = usePlatformT()
  const key = keyOf(master, row)
  const { data, isError, error, refetch } = useQuery({
    queryKey: [...masterKey(master), 'history', key, row.rowVersion],
    queryFn: ({ signal }) =>
      api.get<{ rows: Entry[] }>(`${rowPath(master, key)}/history`, { signal, quiet: true }).then(({ rows }) => rows),
  })
  if (isError) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Loading lines={4} />
  if (data.length === 0) return <p className="quiet">{say('이력이 없습니다.')}</p>
  return (
    <ol className="master-history" aria-label={say('이력')}>
      {data.map(({ auditNo, auditDt, userNm, actionCd, diff }) => (
        <li key={auditNo}>
          <p>
            <b>{userNm ?? say('시스템')}</b> {t(actions[actionCd] ?? actionCd)}
            <time className="quiet" dateTime={auditDt} title={formatDateTime(auditDt)}>
              {formatRelative(auditDt)}
            </time>
          </p>
          {actionCd === 'EDIT' && (
            <dl>
              {Object.entries(diff).map(([name, pair]) => {
                const field = master.fields[name]
                return field && <Difference key={name} name={name} field={field} pair={pair} />
              })}
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Keys of the directory come as names. */
function Difference({ name, field, pair }: { name: string; field: AnyField; pair: [unknown, unknown] }) {
  const t = useT()
  const text = useFieldText(field)
  const show = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return NOTHING
    return isDirectoryField(field) ? String(value) : text(name, { [name]: value })
  }
  return (
    <div>
      <dt>{t(field.label)}</dt>
      <dd>
        <del>{show(pair[0])}</del> <span aria-hidden>→</span> <ins>{show(pair[1])}</ins>
      </dd>
    </div>
  )
}
