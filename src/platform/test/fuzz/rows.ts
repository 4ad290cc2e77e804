/** What the tables hold, in one word each. */
import pg from 'pg'

/** May change by a request that is refused, or by one that only reads. */
const mayChange: Readonly<Record<string, string>> = {
  sys_nonce: 'a signature is used up by whatever it signed',
  sys_request_stat: 'counts requests, and how long their answers took',
  sys_access_log: 'tells who read or took out what, and who was refused',
}

export class Rows {
  private readonly client: pg.Client
  private statement = ''
  private seen = new Map<string, string>()

  /** @param url connects as the owner, past row-level security */
  constructor(url: string) {
    this.client = new pg.Client({ connectionString: url })
  }

  async begin(): Promise<void> {
    await this.client.connect()
    const { rows } = await this.client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    )
    this.statement = rows
      .filter(({ name }) => !(name in mayChange))
      .map(
        ({ name }) =>
          `select '${name}' as name, (select md5(coalesce(string_agg(h, '' order by h), '')) from (select md5(t::text) as h from "${name}" t) r) as digest`,
      )
      .join(' union all ')
    await this.changed()
  }

  /** The tables that hold something else than at the last call. */
  async changed(): Promise<string[]> {
    const { rows } = await this.client.query<{ name: string; digest: string }>(this.statement)
    const names = rows.filter(({ name, digest }) => this.seen.get(name) !== digest).map(({ name }) => name)
    this.seen = new Map(rows.map(({ name, digest }) => [name, digest]))
    return names
  }

  async end(): Promise<void> {
    await this.client.end()
  }
}
