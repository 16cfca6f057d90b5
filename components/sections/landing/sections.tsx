import { useLocale } from 'next-intl';
import type { ComponentType } from 'react';
import closedPictures from '@/app/styles/later/closed-pictures.css';
import { JsonLd } from '@/components/json-ld';
import { type LandingSection, landingSections } from '@/lib/sections';
import { organization, softwareApplication, webSite } from '@/lib/seo/structured-data';
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

const components: Record<LandingSection, ComponentType> = {
  why: Why,
  features: Features,
  brands: Brands,
  statistics: Statistics,
  about: About,
  trust: Trust,
  pricing: Pricing,
  faq: Faq,
  contact: Contact,
};

/** The landing page below its hero. The call bar ends before the last section, which is itself a call to action. */
export default function LandingSections() {
  const locale = useLocale();
  const sections = landingSections.map((id) => {
    const Component = components[id];
    if (id === 'about') return null;
    if (id !== 'statistics') return <Component key={id} />;
    // Figures and testimonials share a band on wide screens. --margin: from the screen's edge to the container.
    return (
      <div key={id} className="lg:grid lg:grid-cols-2 min-[80rem]:[--margin:calc(50vw-37.5rem)]">
        <Statistics />
        <About />
      </div>
    );
  });
  return (
    <>
      {/* Structured data of the company, site and product, only on the landing page of each language. */}
      <JsonLd data={organization()} />
      <JsonLd data={webSite()} />
      <JsonLd data={softwareApplication(locale)} />
      <CallBarRange>{sections.slice(0, -1)}</CallBarRange>
      {sections.slice(-1)}
      {/* Pictures that are drawn later. Here it does not delay the first paint. */}
      <link rel="stylesheet" href={closedPictures} fetchPriority="low" />
    </>
  );
}
