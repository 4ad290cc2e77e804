import { fuzzPart } from '#platform/test/fuzz/fuzz.ts'
import { knownKeys } from './known-keys.ts'

fuzzPart(1, 4, knownKeys)
