import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { formLabels } from '@/components/forms/form-labels';
import { LeadPageForm } from '@/components/forms/lead-page-form';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { PageFrame } from '@/components/layout/page-frame';
import { env } from '@/lib/env';
import { type FormName, href } from '@/lib/routes';
import { keepTogether } from '@/lib/text/typography';

type FormPageProps = {
  form: FormName;
  /** Beside the form, below the lead; below the form on narrow screens. */
  children: ReactNode;
};

/** Page of a form: its purpose, and the form as a sheet on the right or below. */
export function FormPage({ form, children }: FormPageProps) {
  const locale = useLocale();
  const path = `/${form}` as const;
  const labels = formLabels(locale);
  const { title, description } = labels[form];
  return (
    <PageFrame path={path}>
      <div className="wrap railed pt-7 pb-16 md:pt-9 md:pb-24">
        <Breadcrumb trail={[{ name: title, path }]} />
        <div className="group/form mt-9 grid grid-cols-1 gap-x-16 gap-y-9 md:mt-13 lg:grid-cols-[1fr_minmax(0,33rem)] lg:grid-rows-[auto_1fr]">
          <div>
            <h1 className="type-h1">{keepTogether(title)}</h1>
            <p className="type-lead mt-5 max-w-[28em]">{keepTogether(description)}</p>
          </div>
          <div className="self-start rounded-card border border-rule bg-surface p-5 shadow-window sm:p-6 md:p-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <LeadPageForm
              form={form}
              labels={labels}
              privacyHref={href(locale, '/privacy')}
              demoHref={env().links.demo}
            />
          </div>
          <div className="flex flex-col">{children}</div>
        </div>
      </div>
    </PageFrame>
  );
}
