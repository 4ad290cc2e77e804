import { useT } from '#platform/web/i18n/i18n.ts'

/** The head of a plain table: the Korean names of its columns. */
export function HeadRow({ names }: { names: readonly string[] }) {
  const t = useT()
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name && t(name)}
          </th>
        ))}
      </tr>
    </thead>
  )
}
