import type { OwnerConnection } from '#platform/server/database/insert-all.ts'
export async function loadRounds(
  _connection: OwnerConnection,
  _demo: { today: string; holidays: ReadonlySet<string> },
) {}
