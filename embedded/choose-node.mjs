/**
 * True if a version of Node can run the project: TypeScript without a flag, and `import.meta.main`.
 * @param {string} version
 */
function runsProject(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 22 ? minor >= 18 : major === 24 ? minor >= 2 : major > 24;
}

/**
 * Returns the Node that runs the project: the package for this machine, else the running Node if it is new enough.
 * @param {{ platform: string, arch: string, version: string, execPath: string }} running
 * @param {string[]} packages the packages with Node that package.json names
 * @param {(name: string) => string | undefined} find returns the binary of a package if it is installed
 * @returns {{ node: string } | { missing: string }} its path, or an error message
 */
export function chooseNode({ platform, arch, version, execPath }, packages, find) {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const known = packages.includes(name);
  const bundled = known ? find(name) : undefined;
  if (bundled) return { node: bundled };
  if (runsProject(version)) return { node: execPath };
  const reason = known
    ? `the package ${name} is not installed`
    : `no package has Node for ${platform} ${arch}`;
  const remedy = known ? 'run `npm ci` without --omit=optional, or install' : 'install';
  return {
    missing: `Node ${version} cannot run this project, and ${reason}: ${remedy} Node 24 from nodejs.org.`,
  };
}
