import { prepareDeployment, systemEnv, vercelBuild } from '../../tests/deploy/vercel/build.ts';
import { Platform } from '../../tests/deploy/vercel/platform.ts';

/** Builds this checkout by Vercel's command and serves it on the emulated platform. */
export async function startPlatform(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { project, env, services } = await prepareDeployment();
  const { code, output } = await vercelBuild(project, 'production', env);
  if (code !== 0) throw new Error(output.slice(-4000));
  const platform = await new Platform({ project, env: { ...systemEnv('production'), ...env } }).start();
  return {
    url: platform.url,
    async stop() {
      await platform.stop();
      await services.stop();
    },
  };
}
