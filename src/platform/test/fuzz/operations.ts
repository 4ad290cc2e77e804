/** The operations of the API as its description tells them. */
import type { Schema } from './schema.ts'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: Schema
}
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{name}` for its parameters. */
  path: string
  params: readonly Parameter[]
  query: readonly Parameter[]
  body: Schema | undefined
  /** Takes files. */
  isForm: boolean
}

interface Described {
  parameters?: readonly Parameter[]
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
}

/** Not asked, each for its reason. */
const leftOut: Readonly<Record<string, string>> = {
  '/api/events': 'its answer has no end',
  '/api/sample/rows': 'fails when it is asked to, on demo sites only',
  '/login/logout': 'of the demo sites; nobody is signed in by it, and it reads nothing of what is sent',
  '/api/sample/status/{status}': 'answers with the status that it is asked for, on demo sites only',
}

/** @param address of a site */
export async function operationsOf(address: string): Promise<Operation[]> {
  const answer = await fetch(`${address}/api/docs/json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> }
  return Object.entries(paths)
    .filter(([path]) => !(path in leftOut))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase() as Operation['method'],
        path,
        params: parameters.filter((one) => one.in === 'path'),
        query: parameters.filter((one) => one.in === 'query'),
        body: requestBody?.content['application/json']?.schema,
        isForm: /upload/i.test(path),
      })),
    )
}

export const isWrite = ({ method }: Operation): boolean => method !== 'GET'
