import * as v from 'valibot';

/** Where newer versions of this program are published. */
export interface ReleasePlace {
  /** Answers with the newest release, as GitHub's interface for programs does. */
  readonly newest: string;
  /** The page on which people download the release of this tag. */
  pageOf(tag: string): string;
}

const manifestSchema = v.object({
  repository: v.optional(v.union([v.string(), v.object({ url: v.string() })])),
  homepage: v.optional(v.string()),
});

/** https and git addresses of a repository at GitHub, as package.json may write them, with what may stand around them. */
const AT_GITHUB =
  /^(?:github:|(?:git\+)?(?:https|ssh|git):\/\/(?:git@)?github\.com\/)([A-Za-z0-9-]{1,39})\/([\w.-]{1,100}?)(?:\.git)?(?:[/#].*)?$/;

/**
 * Where the `package.json` of this build says that its versions are published: its `repository`, or else its `homepage`.
 * Undefined if it names neither, or another place than GitHub.
 */
export function releasePlace(manifest: unknown): ReleasePlace | undefined {
  const parsed = v.safeParse(manifestSchema, manifest);
  if (!parsed.success) return undefined;
  const { repository, homepage } = parsed.output;
  const url = typeof repository === 'string' ? repository : repository?.url;
  const [, owner, name] = AT_GITHUB.exec(url ?? '') ?? AT_GITHUB.exec(homepage ?? '') ?? [];
  if (owner === undefined || name === undefined || /^\.+$/.test(name)) return undefined;
  return {
    newest: `https://api.github.com/repos/${owner}/${name}/releases/latest`,
    pageOf: (tag) => `https://github.com/${owner}/${name}/releases/tag/${encodeURIComponent(tag)}`,
  };
}
