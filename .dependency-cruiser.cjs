// Who may import whom (ARCHITECTURE.md). Each rule's comment names the right place.
const adapters = '\\.(graphql|rest)\\.ts$';
const tests = '\\.test\\.ts$';
/** What puts the server together. */
const roof = '^api/(app|main|routes|run-server|schema)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other are one idea, or hide a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'use-cases-know-no-transport',
      severity: 'error',
      comment:
        'A use-case knows no HTTP and no GraphQL: put that into the adapter beside it (*.rest.ts, *.graphql.ts).',
      from: { path: '^api/features/', pathNot: `${adapters}|\\.test\\.ts$` },
      to: {
        path: `^(api/(rest|graphql)/|node_modules/(express|graphql|@pothos|graphql-yoga)/)|^api/features/.*${adapters}`,
      },
    },
    {
      name: 'graphql-adapters-know-no-rest',
      severity: 'error',
      comment: 'A GraphQL adapter turns input into a use-case and its answer into a payload.',
      from: { path: '\\.graphql\\.ts$' },
      to: { path: '^(api/rest/|node_modules/express/)|\\.rest\\.ts$' },
    },
    {
      name: 'rest-adapters-know-no-graphql-and-no-database',
      severity: 'error',
      comment: 'A REST adapter turns input into a use-case and its answer into documented JSON.',
      from: { path: '\\.rest\\.ts$' },
      to: { path: '^(api/(graphql|generated)/|node_modules/(graphql|@pothos|@prisma|pg)/)|\\.graphql\\.ts$' },
    },
    {
      name: 'another-features-adapters-are-its-own',
      severity: 'error',
      comment: 'Use the other feature’s use-case; a GraphQL type may refer to another’s.',
      from: { path: '^api/features/([^/]+)/', pathNot: '\\.graphql\\.ts$' },
      to: { path: `^api/features/.*${adapters}`, pathNot: '^api/features/$1/' },
    },
    {
      name: 'writing-is-pure',
      severity: 'error',
      comment:
        'writing/ has no I/O: it may import itself, limits, small pure packages and places/, whose data file is part of the program (decision 0063).',
      from: { path: '^api/writing/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(api/(writing|places)/|api/limits\\.ts$|node_modules/(stemmer|stopword)/)' },
    },
    {
      name: 'places-are-pure',
      severity: 'error',
      comment: 'places/ has no I/O apart from load-gazetteer.ts, which reads its data file.',
      from: { path: '^api/places/', pathNot: `^api/places/load-gazetteer\\.ts$|${tests}` },
      to: { pathNot: '^api/(places/|limits\\.ts$)' },
    },
    {
      name: 'lower-rooms-know-no-features',
      severity: 'error',
      comment: 'ai/, documents/, places/ and platform/ serve features and know none of them.',
      from: { path: '^api/(ai|documents|places|platform|core|writing)/' },
      to: { path: '^api/(features|rest|graphql)/' },
    },
    {
      name: 'transports-know-no-features',
      severity: 'error',
      comment:
        'rest/ and graphql/ are what the adapters of features are made with. What brings all features together is in routes.ts and schema.ts, beside app.ts.',
      from: { path: '^api/(rest|graphql)/', pathNot: tests },
      to: { path: '^api/features/' },
    },
    {
      name: 'transports-know-nothing-of-each-other',
      severity: 'error',
      comment: 'What REST and GraphQL share belongs into core/ or platform/.',
      from: { path: '^api/(rest|graphql)/', pathNot: tests },
      to: { path: '^api/(rest|graphql)/', pathNot: '^api/$1/' },
    },
    {
      name: 'nothing-looks-up',
      severity: 'error',
      comment:
        'app.ts and its neighbours put the rooms together; no room knows them. Take what you need as a parameter.',
      from: { path: '^api/[^/]+/', pathNot: `^api/testing/|${tests}` },
      to: { path: roof },
    },
    {
      name: 'web-imports-only-limits-of-api',
      severity: 'error',
      comment: 'The client talks to the server; the one file that it may share is api/limits.ts.',
      from: { path: '^web/' },
      to: { path: '^api/', pathNot: '^api/limits\\.ts$' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      comment: 'web/src/ui and web/src/lib are without Relay, features and app.',
      from: { path: '^web/src/(ui|lib)/' },
      to: {
        path: '^(web/src/(relay|features|app|__generated__)/|node_modules/(react-relay|relay-runtime)/)',
      },
    },
    {
      name: 'only-tests-know-testing',
      severity: 'error',
      comment: 'web/src/testing is for tests; what the product needs as well belongs into lib/ or relay/.',
      from: { path: '^web/src/', pathNot: '^web/src/testing/|\\.test\\.tsx?$' },
      to: { path: '^web/src/testing/' },
    },
    {
      name: 'the-landing-page-is-without-router-and-relay',
      severity: 'error',
      comment:
        'What visitors see first is a third of what the router and Relay would make it (decision 0013).',
      from: { path: '^web/src/app/showLanding\\.tsx$' },
      to: {
        path: 'node_modules/(react-router|react-router-dom|react-relay|relay-runtime)/',
        reachable: true,
      },
    },
    {
      name: 'forms-and-relay-know-no-features',
      severity: 'error',
      comment: 'web/src/forms and web/src/relay serve features and know none of them.',
      from: { path: '^web/src/(forms|relay)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      comment: 'app/ puts features together, never the other way.',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(__generated__|generated)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
