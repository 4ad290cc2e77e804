/**
 * The pages allow no code made of text, which zod tries as soon as it is given a schema. It reads this wherever it comes
 * later: the frame does without zod itself.
 */
interface ZodSettings {
  jitless?: boolean
}
declare global {
  var __zod_globalConfig: ZodSettings | undefined
}

globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }
