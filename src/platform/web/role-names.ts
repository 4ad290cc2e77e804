let roleNames: Readonly<Record<string, string>> = {}

/** The product's Korean names of its role codes, given once at the start of the app. */
export function provideRoleNames(names: Readonly<Record<string, string>>): void {
  roleNames = names
}
export const roleName = (roleCd: string): string | undefined => roleNames[roleCd]
