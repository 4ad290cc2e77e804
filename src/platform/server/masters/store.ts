/** Writing master data: parse → refuse (row locked) → write and audit, in the caller's transaction. */
import { isDeepStrictEqual } from 'node:util'
import { dayOf } from '#platform/model/calendar.ts'
import { snakeCase } from '#platform/model/document.ts'
import type { Fields } from '#platform/model/field.ts'
import {
  isNumbered,
  KEY_TEXT,
  keyOf,
  type Master,
  referencesOf,
  storedNames,
  writableNames,
} from '#platform/model/master.ts'
import { fieldProblem, isEmpty } from '#platform/model/validate.ts'
import type { Transaction } from '../database/database.ts'
import { join, raw, type Sql, sql } from '../database/sql.ts'
import { checked, judged } from '../documents/faults.ts'
import { parseAsked } from '../documents/input.ts'
import { requireKnownKeys } from '../documents/references.ts'
import { column } from '../documents/shape.ts'
import type { Asker } from '../documents/store.ts'
import { forbidden, invalid, notFound, type RuleProblem, ruleRefused } from '../refusal.ts'
import type { Services } from '../services.ts'
import { alikeProblems, beyondScope, unknownReferences } from './checks.ts'
import { bindFiles } from './files.ts'
import { masterStale } from './history.ts'
import type { MasterContext, RuledMaster } from './rules.ts'
import { keyCondition, type MasterValues, rowStatement, tableOf } from './shape.ts'
import { usesOf } from './uses.ts'

type Values = Record<string, unknown>

export class MasterStore {
  readonly master: Master
  private readonly ruled: RuledMaster
  private readonly services: Services
  /** Its fields but those that name rows of other masters. */
  private readonly plain: { readonly fields: Fields }

  constructor(services: Services, ruled: RuledMaster) {
    this.services = services
    this.ruled = ruled
    this.master = ruled.master
    const others = new Set(referencesOf(ruled.master).map(([name]) => name))
    this.plain = {
      fields: Object.fromEntries(Object.entries(ruled.master.fields).filter(([name]) => !others.has(name))),
    }
  }

  /** @returns the key of the new row */
  async insert(tx: Transaction, asker: Asker, input: unknown): Promise<string> {
    const given = await this.parse(asker, input, writableNames(this.master, true))
    await checked(asker.faults, () => this.requireKeyTexts(asker, given))
    const { context, values } = await this.settle(tx, asker, this.withDefaults(asker, given), undefined)
    const stored = this.stored(values)
    const names = Object.keys(stored)
    const diff = Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, [null, value]]))
    const cells = names.map((name) => sql`${stored[name]}`)
    const [row] = await tx.query<Values>(sql`with doc as (
        insert into ${tableOf(this.master)} as r (${join(names.map(column), ', ')}, create_user_id, create_dt, update_user_id, update_dt)
        values (${join(cells, ', ')}, ${asker.person.userId}, ${context.now}, ${asker.person.userId}, ${context.now})
        on conflict do nothing returning *
      ), audit as (${this.audit(asker, context, 'CREATE', diff)})
      select ${join(
        this.master.key.map((name) => raw(`"${snakeCase(name)}" as "${name}"`)),
        ', ',
      )} from doc`)
    if (!row) throw invalid(this.master.key.map((name) => this.duplicate(asker, name)))
    const created = { ...values, ...row }
    await bindFiles(tx, this.master, asker, created, {})
    await this.follow('afterSave', { ...context, record: created })
    return keyOf(this.master, created)
  }

  /** @returns whether anything differed from what was there */
  async update(tx: Transaction, asker: Asker, key: string, rowVersion: number | undefined, input: unknown) {
    const before = await this.locked(tx, asker, key, rowVersion)
    const given = await this.parse(asker, input, writableNames(this.master, false))
    const { context, values } = await this.settle(tx, asker, given, before)
    const changed = Object.entries(this.stored(values)).filter(([name, value]) => !same(before[name], value))
    if (changed.length === 0) return false
    const diff = Object.fromEntries(changed.map(([name, value]) => [name, [before[name] ?? null, value]]))
    const cells = changed.map(([name, value]) => sql`${column(name)} = ${value}`)
    await tx.query(sql`with doc as (
        update ${tableOf(this.master)} as r set ${join(cells, ', ')}, row_version = row_version + 1,
          update_user_id = ${asker.person.userId}, update_dt = ${context.now}
        where ${keyCondition(this.master, key)} returning *
      ) ${this.audit(asker, context, 'EDIT', diff)}`)
    await bindFiles(tx, this.master, asker, context.record, before)
    await this.follow('afterSave', context)
    return true
  }

  async remove(tx: Transaction, asker: Asker, key: string, rowVersion: number | undefined): Promise<void> {
    const before = await this.locked(tx, asker, key, rowVersion)
    const context = this.contextOf(tx, asker, before, before)
    this.refuse(asker, [
      ...(await usesOf(tx, this.services, this.master, before)),
      ...(await this.ask('refuseRemove', context, asker)),
    ])
    const diff = Object.fromEntries(storedNames(this.master).map((name) => [name, [before[name] ?? null, null]]))
    await tx.query(sql`with doc as (
        delete from ${tableOf(this.master)} r where ${keyCondition(this.master, key)} returning *
      ) ${this.audit(asker, context, 'DELETE', diff)}`)
    await this.follow('afterRemove', context)
  }

  private async locked(tx: Transaction, asker: Asker, key: string, rowVersion: number | undefined) {
    if (!asker.mayWrite) throw forbidden()
    const [before] = await tx.query<MasterValues>(rowStatement(this.master, asker.person, key, true))
    if (!before) throw notFound()
    if (rowVersion !== undefined && before.rowVersion !== rowVersion)
      throw await masterStale(tx, this.master, asker, before, rowVersion)
    return before
  }

  private async parse(asker: Asker, input: unknown, names: readonly string[]): Promise<Values> {
    if (!asker.mayWrite) throw forbidden()
    return parseAsked(this.master, input, names, asker, this.services.clock.now())
  }

  /** What a new row starts with; the plant of who makes it, where he does not choose. */
  private withDefaults(asker: Asker, given: Values): Values {
    const values: Values = {}
    for (const [name, field] of Object.entries(this.master.fields as Fields)) {
      if ('default' in field && field.default !== undefined) values[name] = field.default
      else if (field.kind === 'yesNo') values[name] = 'N'
    }
    const { person } = asker
    const chosen = { ...values, ...given }
    if ('plantCd' in this.master.fields && isEmpty(chosen.plantCd)) chosen.plantCd = person.plantCd
    return chosen
  }

  /** S-265: a row comes into the plant of who does not see all, and stays there, whatever he sends; none is without one. */
  private held({ person }: Asker, values: Values, before: Values | undefined): Values {
    if (!('plantCd' in this.master.fields && 'plantCd' in values)) return values
    if (person.scopeCd !== 'ALL') return { ...values, plantCd: person.plantCd }
    return isEmpty(values.plantCd) ? { ...values, plantCd: before ? before.plantCd : person.plantCd } : values
  }

  private contextOf(tx: Transaction, asker: Asker, record: Values, before: Values | undefined): MasterContext {
    const now = this.services.clock.now()
    return { record, before, person: asker.person, now, today: dayOf(now), db: tx, services: this.services }
  }

  private async settle(tx: Transaction, asker: Asker, given: Values, before: MasterValues | undefined) {
    const { faults, language } = asker
    const record = { ...before, ...given }
    const context = this.contextOf(tx, asker, faults?.guarded(record) ?? record, before)
    const values = this.held(
      asker,
      { ...given, ...(await judged(faults, () => this.ruled.rules.set?.(context))) },
      before,
    )
    Object.assign(record, values)
    const plantCd = String(record.plantCd ?? asker.person.plantCd)
    await checked(faults, () => this.requireFilled(asker, record))
    const named = Object.fromEntries(Object.entries(given).filter(([name, value]) => !same(before?.[name], value)))
    await checked(faults, () => requireKnownKeys(tx, this.services, this.plain, named, plantCd, language))
    await checked(faults, () => this.requireApart(asker, given, context))
    const inTree = await judged(faults, () => this.treeProblem(tx, context))
    this.refuse(asker, [...(inTree ? [inTree] : []), ...(await this.ask('refuseSave', context, asker))])
    faults?.stop()
    return { context, values }
  }

  /** Within the scope of who writes it, of what exists, and unlike every other row. */
  private async requireApart(asker: Asker, given: Values, { record, before, db }: MasterContext): Promise<void> {
    const { master } = this
    const wrong = await Promise.all([
      judged(asker.faults, () => beyondScope(master, asker, record)),
      judged(asker.faults, () => unknownReferences(db, master, asker, given, record)),
      judged(asker.faults, () => alikeProblems(db, master, asker, record, before)),
    ])
    const found = wrong.flatMap((some) => some ?? [])
    if (found.length > 0) throw invalid(found)
  }

  private requireFilled(asker: Asker, record: Readonly<Values>): void {
    const missing = Object.entries(this.master.fields as Fields).filter(
      ([name, field]) => field.required && !field.system && isEmpty(record[name]),
    )
    if (missing.length > 0)
      throw invalid(
        missing.map(([name, { label }]) => fieldProblem(this.master, asker.language, label, name, 'REQUIRED')),
      )
  }

  private requireKeyTexts(asker: Asker, given: Values): void {
    const odd = this.master.key.filter((name) => !isEmpty(given[name]) && !KEY_TEXT.test(String(given[name])))
    if (odd.length > 0)
      throw invalid(odd.map((name) => fieldProblem(this.master, asker.language, this.labelOf(name), name, 'INVALID')))
  }

  private labelOf = (name: string): string => this.master.fields[name]?.label ?? name

  private duplicate = (asker: Asker, name: string) =>
    fieldProblem(this.master, asker.language, this.labelOf(name), name, 'DUPLICATE')

  /** No row stands below itself, and none deeper than the tree may be. */
  private async treeProblem(tx: Transaction, { record, before }: MasterContext): Promise<RuleProblem | undefined> {
    const { parent, key, maxLevel } = this.master
    const [own] = key
    if (!parent || !own || isEmpty(record[parent])) return undefined
    const ownKey = before ? String(before[own]) : null
    // The tree may go on where he does not see; whether he may name the parent is asked apart.
    const [found] = await tx.queryAs<{ level: number; height: number; isCycle: boolean; isThere: boolean }>(
      'SYSTEM',
      sql`
      with recursive above as (
        select r.${column(own)}::text as id, r.${column(parent)}::text as up, 1 as level
        from ${tableOf(this.master)} r where r.${column(own)}::text = ${String(record[parent])} and r.delete_yn = 'N'
        union all
        select r.${column(own)}::text, r.${column(parent)}::text, a.level + 1
        from ${tableOf(this.master)} r join above a on r.${column(own)}::text = a.up where a.level < 50 and r.delete_yn = 'N'
      ) select coalesce(max(level), 0) + 1 as level, count(*) > 0 as "isThere",
          coalesce(bool_or(id = ${ownKey}), false) as "isCycle",
          (with recursive below as (
            select ${ownKey}::text as id, 1 as level
            union all
            select r.${column(own)}::text, b.level + 1 from ${tableOf(this.master)} r join below b on r.${column(parent)}::text = b.id
            where b.level < 50 and r.delete_yn = 'N'
          ) select max(level) from below) as height
        from above`,
    )
    if (found && !found.isThere) return { field: parent, code: 'NOT_A_CODE', message: '상위 항목을 찾을 수 없습니다.' }
    if (found?.isCycle)
      return { field: parent, code: 'TREE_CYCLE', message: '자신 또는 하위 항목을 상위로 지정할 수 없습니다.' }
    if (found && maxLevel !== undefined && found.level + found.height - 1 > maxLevel)
      return {
        field: parent,
        code: 'TREE_LEVEL',
        message: '{max}단계까지 만들 수 있습니다.',
        values: { max: maxLevel },
      }
    return undefined
  }

  private async ask(
    step: 'refuseSave' | 'refuseRemove',
    context: MasterContext,
    { faults }: Asker,
  ): Promise<RuleProblem[]> {
    const problems: RuleProblem[] = []
    for (const rule of this.ruled.rules[step] ?? []) {
      const found = await judged(faults, () => rule(context))
      if (found) problems.push(found)
    }
    return problems
  }

  private refuse({ faults }: Asker, problems: readonly RuleProblem[]): void {
    if (faults) faults.refuse(problems)
    else if (problems.length > 0) throw ruleRefused(problems)
  }

  private async follow(step: 'afterSave' | 'afterRemove', context: MasterContext): Promise<void> {
    for (const effect of this.ruled.rules[step] ?? []) await effect(context)
  }

  private stored(values: Values): Values {
    const names = new Set(storedNames(this.master))
    const isOurs = (name: string) => names.has(name) && !(isNumbered(this.master) && this.master.key.includes(name))
    return Object.fromEntries(Object.entries(values).filter(([name]) => isOurs(name)))
  }

  private audit(asker: Asker, { now }: MasterContext, actionCd: string, diff: unknown): Sql {
    const keys = this.master.key.map((name) => sql`doc.${column(name)}::text`)
    const bizNo = sql`concat_ws('~', ${join(keys, ', ')})`
    const plant = 'plantCd' in this.master.fields ? raw('doc.plant_cd') : sql`${asker.person.plantCd}`
    return sql`insert into sys_audit (audit_dt, user_id, ip_addr, biz_cd, biz_no, plant_cd, action_cd, diff_json)
      select ${now}, ${asker.person.userId}, ${asker.ip}::inet, ${this.master.name}, ${bizNo}, ${plant}, ${actionCd},
        ${JSON.stringify(diff)}::jsonb from doc`
  }
}

/** Values as they are compared: what comes from the database beside what was sent. */
const same = (before: unknown, after: unknown): boolean => isDeepStrictEqual(before ?? null, after ?? null)
