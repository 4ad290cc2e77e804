/** What the tables hold, in one word each. */
import pg from 'pg'

/** May change by a request that is refused, or by one that only reads. */
const mayChange: Readonly<Record<string, string>> = {
  sys_nonce: 'a signature is used up by whatever it signed',
  sys_request_stat: 'counts requests, and how long their answers took',
  sys_access_log: 'tells who read or took out what, and who was refused',
}

/** Moves with every statement that could write to such a table, one that is undone included. */
const watch = `
  create sequence fuzz_writes;
  create function fuzz_wrote() returns trigger language plpgsql security definer as
    'begin perform nextval(''public.fuzz_writes''); return null; end';
`

export class Rows {
  private readonly client: pg.Client
  private statement = ''
  private seen = new Map<string, string>()
  private writes = ''

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
    const watched = rows.filter(({ name }) => !(name in mayChange))
    const triggers = watched.map(
      ({ name }) =>
        `create trigger fuzz_wrote after insert or update or delete or truncate on "${name}" execute function fuzz_wrote()`,
    )
    await this.client.query([watch, ...triggers].join(';'))
    this.statement = watched
      .map(
        ({ name }) =>
          `select '${name}' as name, (select md5(coalesce(string_agg(h, '' order by h), '')) from (select md5(t::text) as h from "${name}" t) r) as digest`,
      )
      .join(' union all ')
    await this.changed()
  }

  /** The tables that hold something else than at the last call. */
  async changed(): Promise<string[]> {
    // Whatever was refused before it wrote, which is nearly all, needs no look at the rows.
    const writes = await this.client.query<{ last: string }>(
      `select last_value || ' ' || is_called as last from fuzz_writes`,
    )
    const [{ last } = { last: '' }] = writes.rows
    if (last === this.writes) return []
    this.writes = last
    const { rows } = await this.client.query<{ name: string; digest: string }>(this.statement)
    const names = rows.filter(({ name, digest }) => this.seen.get(name) !== digest).map(({ name }) => name)
    this.seen = new Map(rows.map(({ name, digest }) => [name, digest]))
    return names
  }

  async end(): Promise<void> {
    await this.client.end()
  }
}
