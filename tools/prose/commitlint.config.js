/** The first line of a commit says one change as an order: "Reject unsigned webhook calls". The body says why. */
export default {
  parserPreset: { parserOpts: { headerPattern: /^(?<subject>.*)$/, headerCorrespondence: ['subject'] } },
  rules: {
    'header-max-length': [2, 'always', 72],
    'header-trim': [2, 'always'],
    'subject-empty': [2, 'never'],
    'subject-full-stop': [2, 'never', '.'],
    'body-leading-blank': [2, 'always'],
    imperative: [2, 'always'],
  },
  plugins: [
    {
      rules: {
        imperative: ({ header }) => [
          /^[A-Z][a-z-]+(?<![^eb]ed|ing|[^su]s) \S/.test(header ?? '') &&
            !/^(?:The|A|An|What|No|It|One) /.test(header ?? ''),
          'the subject must begin with a verb in the imperative',
        ],
      },
    },
  ],
};
