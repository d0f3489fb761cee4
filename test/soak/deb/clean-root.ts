import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, chownSync } from 'node:fs';
import { join } from 'node:path';

/** The user who plays there. */
const PLAYER = { name: 'player', id: 1000, home: '/home/player' };
const ENVIRONMENT = ['PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8'];
/** Its mounts and its processes end with the command. */
const ALONE = ['unshare', '--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
const ENTER = `
root=$1; user=$2; shift 2
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
chroot --userspec="$user" "$root" /usr/bin/env --ignore-environment "$@"
exit $?`;

/** A Debian that holds nothing but apt and what apt needs. */
export class CleanRoot {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** What this machine lacks, as the end of a sentence; undefined if a root can be made and entered. */
  static missing(): string | undefined {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root of a Linux can make one';
    const lacking = ['mmdebstrap', 'dpkg-deb', 'Xvfb'].find((name) => spawnSync('which', [name]).status !== 0);
    if (lacking !== undefined) return `there is no ${lacking}`;
    const [program = '', ...args] = [...ALONE, 'mount', '-t', 'proc', 'proc', '/proc'];
    return spawnSync(program, args).status === 0 ? undefined : 'nothing can be mounted here';
  }

  /** @param suite of Debian, such as `trixie` @throws Error if Debian's packages cannot be fetched */
  static async make(folder: string, suite: string): Promise<CleanRoot> {
    // What is flushed here is thrown away soon.
    const options = ['--variant=apt', '--mode=root', '--dpkgopt=force-unsafe-io', '--skip=cleanup/apt/lists', '--quiet'];
    await finish(spawn('mmdebstrap', [...options, suite, folder], { stdio: ['ignore', 'ignore', 'pipe'] }));
    const { name, id, home } = PLAYER;
    appendFileSync(join(folder, 'etc/passwd'), `${name}:x:${id}:${id}::${home}:/bin/sh\n`);
    appendFileSync(join(folder, 'etc/group'), `${name}:x:${id}:\n`);
    mkdirSync(join(folder, home));
    chownSync(join(folder, home), id, id);
    for (const file of ['/etc/resolv.conf', '/etc/hosts']) if (existsSync(file)) cpSync(file, join(folder, file));
    return new CleanRoot(folder);
  }

  /** The words to put before a command that the player runs there. */
  asPlayer(environment: readonly string[] = []): readonly string[] {
    const { name, id, home } = PLAYER;
    return this.#enter(`${id}:${id}`, [...ENVIRONMENT, `HOME=${home}`, `USER=${name}`, ...environment]);
  }

  /** Runs a command as root there, and returns what it prints. @throws Error with that if it fails */
  run(...command: readonly string[]): string {
    const environment = [...ENVIRONMENT, 'HOME=/root', 'DEBIAN_FRONTEND=noninteractive'];
    const [program = '', ...args] = [...this.#enter('0:0', environment), ...command];
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command.join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`);
    return stdout;
  }

  /** Installs a package by its file, with what it depends on and nothing that is only recommended. */
  install(deb: string): void {
    cpSync(deb, join(this.folder, 'tmp/a.deb'));
    this.run('apt-get', 'install', '-qq', '-y', '--no-install-recommends', '-o', 'Dpkg::Use-Pty=0', '/tmp/a.deb');
    rmSync(join(this.folder, 'tmp/a.deb'));
  }

  /** The place outside of a path there. */
  outside(path: string): string {
    return join(this.folder, path);
  }

  #enter(user: string, environment: readonly string[]): readonly string[] {
    return [...ALONE, 'bash', '-uec', ENTER, 'enter', this.folder, user, ...environment];
  }
}

/** Where the player keeps nights, if nothing else is said. */
export const NIGHTS = `${PLAYER.home}/.local/share/hungarian-war-referee/nights`;

/** Resolves when it has ended well. @throws Error with what it wrote to stderr */
export async function finish(child: ReturnType<typeof spawn>): Promise<void> {
  let said = '';
  child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  const [code, signal] = await new Promise<readonly [number | null, string | null]>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (...ended) => resolve(ended));
  });
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${String(code ?? signal)}:\n${said}`);
}
