interface FixtureExperience {
  title: string;
  company: string;
  location: string;
  startDate: string;
  endDate: string | null;
  description: string;
  bulletPoints: string[];
}

/** A bank of six experiences with eight bullets each; the person and the companies are invented. */
export const CAREER: FixtureExperience[] = [
  {
    title: 'Senior Software Engineer',
    company: 'Lanternfish Mobility',
    location: 'Portland, OR',
    startDate: '2022-04',
    endDate: null,
    description: 'Backend of a service that rents out cargo bicycles in five cities.',
    bulletPoints: [
      'Rebuilt the booking service in TypeScript and Node.js, cutting the p95 of a booking from 1.9 s to 240 ms.',
      'Introduced Kafka between booking, billing and the lock firmware, which ended 30 double bookings a week.',
      'Moved 14 services from hand-kept servers to Kubernetes on AWS with Terraform, without a night of downtime.',
      'Wrote the on-call handbook and led 22 blameless incident reviews; pages per week fell from 19 to 4.',
      'Partitioned a 900-million-row PostgreSQL table of lock events and brought nightly reports from 3 h to 11 min.',
      'Mentored three engineers, two of whom now own services of their own.',
      'Set service level objectives with the city teams and built their dashboards in Prometheus and Grafana.',
      'Replaced a GraphQL gateway by a smaller one with persisted documents, halving the bytes sent to phones.',
    ],
  },
  {
    title: 'Backend Engineer',
    company: 'Orrery Grocers Cooperative',
    location: 'Seattle, WA',
    startDate: '2019-02',
    endDate: '2022-03',
    description: 'Ordering and delivery for forty member shops.',
    bulletPoints: [
      'Designed the delivery planner in Go that builds 180 routes each morning in under 90 seconds.',
      'Brought a vehicle routing model of the data science group into production and cut driven miles by 12 percent.',
      'Migrated the ordering database from MySQL to PostgreSQL with 4 minutes of read-only time.',
      'Added integration and load tests to a pipeline that had none; failed releases fell from one in five to one in forty.',
      'Shortened the GitHub Actions pipeline from 38 to 9 minutes by caching and by running tests side by side.',
      'Documented every event of the order stream, with an owner and a schema that is checked at build time.',
      'Spent a week in the warehouse each quarter and fixed the five complaints that came up most often.',
      'Led the switch from nightly files to events for 40 shops and their three accounting systems.',
    ],
  },
  {
    title: 'Software Developer',
    company: 'Pinecone Ledger',
    location: 'Boise, ID',
    startDate: '2016-06',
    endDate: '2019-01',
    description: 'Bookkeeping software for farms.',
    bulletPoints: [
      'Built the import of bank statements from 26 banks, reading 1.2 million lines a month with 40 manual corrections.',
      'Developed the tax report module in Java with the accountants who file it, used by 3,100 farms in its first year.',
      'Reduced the monthly cloud bill by 31 percent by moving reports into scheduled jobs.',
      'Tuned the ten slowest SQL queries; the month-end close went from two days to four hours.',
      'Introduced code review and a style guide to a group of eight developers.',
      'Wrote the first REST API of the product and its documentation, adopted by nine partner companies.',
      'Ran the move from Subversion to Git and taught it in six lunch sessions.',
      'Answered second-level support on two afternoons a week and removed the causes of a third of all tickets.',
    ],
  },
  {
    title: 'Site Reliability Engineer',
    company: 'Halfmoon Weather Services',
    location: 'Remote',
    startDate: '2014-09',
    endDate: '2016-05',
    description: 'Forecasts for ports and airfields.',
    bulletPoints: [
      'Kept the forecast API at 99.97 percent availability through two storm seasons and a tenfold rise of traffic.',
      'Automated the set-up of 120 virtual machines with Ansible, from a day of work to 25 minutes.',
      'Built alerting that pages for what users notice, and deleted 140 alerts that nobody had acted on.',
      'Containerized the model runners with Docker, so that scientists could run the production set-up on a laptop.',
      'Planned and ran four disaster recovery exercises; the restore time fell from 9 hours to 70 minutes.',
      'Wrote a load generator in Python that replays a recorded storm at twice its speed.',
      'Introduced structured logging and request ids across seven services.',
      'Negotiated the content delivery contract and saved $84,000 a year.',
    ],
  },
  {
    title: 'Data Technician',
    company: 'Cascade County Transit Authority',
    location: 'Salem, OR',
    startDate: '2012-03',
    endDate: '2014-08',
    description: 'Timetables and passenger counts for buses.',
    bulletPoints: [
      'Published the timetable of 64 bus lines as open data, read by four journey planners within a year.',
      'Wrote the scripts that compare planned and real arrival times, which led to new times on 11 lines.',
      'Cleaned ten years of passenger counts and loaded them into a relational database for the planning office.',
      'Trained 25 dispatchers in the new radio and positioning system, in English and in Spanish.',
      'Built a map of late buses that hung in the control room and was read all day.',
      'Found and reported a fault in the ticket machines that had cost $60,000 in lost fares.',
      'Prepared the monthly report for the board, with charts that needed no explanation.',
      'Represented the office in the tender for a new depot management system.',
    ],
  },
  {
    title: 'Shift Lead',
    company: 'Old Mill Coffee Roasters',
    location: 'Salem, OR',
    startDate: '2009-05',
    endDate: '2012-02',
    description: 'A coffee bar and a roastery with a delivery round.',
    bulletPoints: [
      'Led a shift of six in a bar that served 700 customers on a Saturday.',
      'Planned the delivery round for 45 offices and shortened it by an hour and a half.',
      'Trained 14 new colleagues; ten of them stayed for more than a year.',
      'Kept the stock of 60 articles and cut what was thrown away by a quarter.',
      'Closed the till each evening, with a difference of less than $5 in eleven months of twelve.',
      'Made a spreadsheet for the rota that ended most of the swaps by telephone.',
      'Handled complaints in person and turned two wholesale customers back from leaving.',
      'Passed three food safety inspections without a remark.',
    ],
  },
];
