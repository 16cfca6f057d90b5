import { SiteData } from '@/components/layout/site-data';
import { About } from './about';
import { Brands } from './brands';
import { CallBarRange } from './call-bar';
import { Contact } from './contact';
import { Faq } from './faq';
import { Features } from './features';
import { Pricing } from './pricing';
import { Statistics } from './statistics';
import { Trust } from './trust';
import { Why } from './why';

/** The landing below its hero. */
export function LandingSections() {
  return (
    <>
      <SiteData />
      <CallBarRange>
        <Why />
        <Features />
        <Brands />
        <Statistics />
        <About />
        <Trust />
        <Pricing />
        <Faq />
      </CallBarRange>
      <Contact />
    </>
  );
}
