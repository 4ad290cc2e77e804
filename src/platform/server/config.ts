/** What an operator may set: environment variables, checked once when the program starts. */
import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { logLevels } from './log.ts'
import type { OidcSettings } from './sign-in/oidc.ts'

/** Ends the program with one sentence for the operator, in English and Korean, instead of a stack trace. */
export class StartError extends Error {
  constructor(english: string, korean: string) {
    super(`${english}\n${korean}`)
  }
}

const DEFAULT_SECRET_BYTES = 32

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/./, 'must begin with postgresql://')
const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true')

/** The one list of variables; `.env.example` names the same ones. */
export const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  TRUST_PROXY: yesNo.default(false),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_APP_URL: postgresUrl.optional(),
  TOKEN_SECRET: z.string().min(DEFAULT_SECRET_BYTES, `must have ${DEFAULT_SECRET_BYTES} characters or more`).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().default('jikim@localhost'),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  PORTAL_SECRET: z
    .string()
    .min(DEFAULT_SECRET_BYTES, `must have ${DEFAULT_SECRET_BYTES} characters or more`)
    .optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' }).optional(),
  OIDC_CLIENT_ID: z.string().default('jikim'),
  OIDC_CLIENT_SECRET: z.string().default(''),
  OIDC_CLAIM: z.string().default('preferred_username'),
  SIGNATURE: z.enum(['browser', 'enforce']).default('browser'),
  OFFLINE: yesNo.default(true),
  DEMO: yesNo.default(true),
  LOG_LEVEL: z.enum(logLevels).default('warn'),
})

export interface Config {
  environment: 'production' | 'development' | 'test'
  host: string
  port: number
  /** Where browsers reach the site, without a slash at the end; `undefined` means `http://localhost:PORT`. */
  publicUrl: string | undefined
  /** Whether a proxy in front tells the caller's address and protocol. */
  trustProxy: boolean
  /** Absolute path of everything that must be kept. */
  dataDir: string
  /** Owns and migrates the database; `undefined` means the embedded PostgreSQL. */
  databaseUrl: string | undefined
  /** Answers requests; `undefined` means `databaseUrl` with `set role`. */
  databaseAppUrl: string | undefined
  tokenSecret: string
  /** How mail leaves the site, and as whose. */
  smtpUrl: string | undefined
  mailFrom: string
  /** Takes `{to, text}` as JSON and sends an SMS. */
  smsUrl: string | undefined
  /** Checks the tickets of a portal that opens this site for its users. */
  portalSecret: string | undefined
  /** The provider of single sign-on; `undefined` where people sign in here. */
  oidc: OidcSettings | undefined
  /** Whether other programs than browsers must sign their requests, too. */
  enforceSignature: boolean
  /** Whether browsers keep the app for a start without a network. */
  offline: boolean
  /** Whether an empty database is filled with the demo site on the first start. */
  demo: boolean
  logLevel: z.output<typeof variables>['LOG_LEVEL']
}

/**
 * Reads the variables; an empty one counts as not set. Makes `DATA_DIR` and, where `TOKEN_SECRET` is not set, a secret in it.
 *
 * @throws StartError with a sentence that names the variable
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) throw invalidVariable(parsed.error)
  const values = parsed.data
  const dataDir = resolve(values.DATA_DIR)
  prepareDataDir(dataDir)
  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseAppUrl: values.DATABASE_APP_URL,
    tokenSecret: values.TOKEN_SECRET ?? keptSecret(resolve(dataDir, 'token.secret')),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    smsUrl: values.SMS_URL,
    portalSecret: values.PORTAL_SECRET,
    oidc: oidcOf(values),
    enforceSignature: values.SIGNATURE === 'enforce',
    offline: values.OFFLINE,
    demo: values.DEMO,
    logLevel: values.LOG_LEVEL,
  }
}

function oidcOf(values: z.output<typeof variables>): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CLAIM, PUBLIC_URL, PORT } = values
  if (!issuer) return undefined
  const site = PUBLIC_URL?.replace(/\/+$/, '') ?? `http://localhost:${PORT}`
  return {
    issuer,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    claim: OIDC_CLAIM,
    redirectUri: `${site}/auth-redirect`,
  }
}

function invalidVariable(error: z.ZodError): StartError {
  const issue = error.issues[0]
  const name = String(issue?.path[0])
  return new StartError(
    `${name} is not valid: ${issue?.message ?? error.message}.`,
    `환경 변수 ${name}의 값이 올바르지 않습니다.`,
  )
}

function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written to (${code}): give the folder to this user or set DATA_DIR to another one.`,
      `DATA_DIR ${dataDir} 폴더에 쓸 수 없습니다. 폴더 권한을 확인하거나 DATA_DIR을 다른 폴더로 지정하십시오.`,
    )
  }
}

/** Not `recursive`: under a folder like `/proc`, Node would try for ever. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** A secret that is made once and kept where only this user can read it. */
export function keptSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const whole = `${file}.${process.pid}`
  writeFileSync(whole, `${randomBytes(DEFAULT_SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  try {
    // All at once or not at all: of programs that start together one makes it, and the others read what it has made.
    linkSync(whole, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(whole)
  }
  return readFileSync(file, 'utf8').trim()
}
