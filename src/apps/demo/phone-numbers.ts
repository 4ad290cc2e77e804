import type { Random } from '#platform/model/random.ts'

/**
 * Mobile numbers, none given twice. They begin with 010-1, which is assigned to nobody, so that no message of a demo
 * site ever reaches a person.
 */
export function phoneNumbers(random: Random): () => string {
  const given = new Set<string>()
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  return () => {
    for (;;) {
      const phoneNo = `010-1${digits(random.int(0, 999), 3)}-${digits(random.int(0, 9999), 4)}`
      if (given.has(phoneNo)) continue
      given.add(phoneNo)
      return phoneNo
    }
  }
}
