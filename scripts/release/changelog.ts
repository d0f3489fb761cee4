/** A version in the changelog cannot be released; the message says why. */
export class NotReleasable extends Error {
  override readonly name: string = 'NotReleasable';
}

/**
 * The section of one version, without its heading.
 * @param changelog in the format of Keep a Changelog: `## 1.2.3 - 2026-01-31`
 * @param version without a leading `v`
 * @throws NotReleasable if there is no such section, if it bears no date or if it is empty
 */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => headOf(one).version === version);
  if (section === undefined) throw new NotReleasable(`CHANGELOG.md has no section for ${version}.`);
  const { date } = headOf(section);
  if (!isDay(date)) {
    throw new NotReleasable(`CHANGELOG.md dates ${version} as "${date}": write the day, such as 2026-01-31, before the tag.`);
  }
  const notes = section.slice(section.indexOf('\n')).trim();
  if (notes === '') throw new NotReleasable(`CHANGELOG.md says nothing about ${version}.`);
  return notes;
}

/**
 * The notes as they can be read outside the project: links to its files lead to where these can be read.
 * @param sources the address of the project's files, without a slash at its end; undefined: such links become plain text
 */
export function readAnywhere(notes: string, sources: string | undefined): string {
  return notes.replaceAll(/\[([^\]]+)\]\((?![a-z]+:)([^)\s]+)\)/g, (_all, text: string, target: string) =>
    sources === undefined ? text : `[${text}](${sources}/${target})`,
  );
}

/**
 * The version that a tag names.
 * @throws NotReleasable if the tag is no version, or not the version of the package
 */
export function versionOfTag(tag: string, packaged: string): string {
  const version = /^v(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/.exec(tag)?.[1];
  if (version === undefined) throw new NotReleasable(`The tag ${tag} names no version; v1.2.3 would.`);
  if (version !== packaged) throw new NotReleasable(`The tag names ${version}, and package.json ${packaged}.`);
  return version;
}

function headOf(section: string): { readonly version: string; readonly date: string } {
  const [head = ''] = section.split('\n', 1);
  const [version = '', date = ''] = head.split(' - ');
  return { version: version.trim(), date: date.trim() };
}

/** Whether the text is a day of the calendar in ISO 8601. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
