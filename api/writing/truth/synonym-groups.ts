/**
 * Words of resumes that say the same, a group on each line; one may stand for another. Of one level of agency, and nothing that
 * is larger, better or more: a reader who knows the one learns nothing from the other. Base forms; their inflections follow.
 */
export const SAME_WORDS = String.raw`
## doing
help assist support aid back
answer reply respond field
ask request query question enquire inquire
attend join sit
bake cook prepare make prep fry grill
begin start commence
book reserve reservation booking schedule
break split divide separate
bring take carry convey transport haul move deliver
build assemble construct make erect put produce fabricate
buy purchase procure order source
calculate compute work figure
call phone ring telephone dial
catch spot notice find identify discover detect see recognise recognize pinpoint uncover
change switch convert swap replace alter modify adjust move migrate transfer transition
chase follow pursue
check inspect examine verify review test look audit confirm validate
choose select pick
clean wash wipe scrub sanitize sanitise disinfect
close shut finish end
collect gather pick compile
come arrive
compare match reconcile
copy duplicate
correct fix amend rectify repair mend resolve
count tally
cut trim
describe explain outline walk show illustrate talk
draw sketch illustrate draft
drive travel operate cover haul transport route
enter key type input log record post register
fill complete populate
fit install mount attach
fix repair mend restore service rebuild troubleshoot
follow adhere
give provide supply hand issue offer distribute deliver pass
go travel
greet welcome receive
grow raise rear cultivate expand increase
guard protect secure patrol watch
guide walk patrol
hang mount
hire recruit
hold keep retain
host run
inform tell notify advise brief alert update
keep maintain hold retain store preserve stay
label tag mark
learn study
lift raise
listen hear
load fill stow
look search
lose miss
mark grade assess score
meet see
mix blend combine
monitor watch track observe
move relocate transfer shift transport reposition advance
note record write document log jot minute
open unlock
pack wrap box package
photo photograph picture shoot
place put position set install lay
plan schedule arrange
present show
print
produce make prepare generate create
publish print release post
put place set add
raise lift
rank come place
read study
reach hit meet achieve attain
refurbish refit renovate
remove take strip clear
remind prompt
repair fix mend service
reply respond answer
report reporting
rewrite redo rework revise
rota roster schedule
scan read
search look
secure strap fasten tie lash
sell sold retail
send mail dispatch despatch ship forward email
serve wait
share exchange
show demonstrate present walk explain guide
sign approve authorise authorize approval sign-off
sort arrange organise organize file
speak talk converse communicate liaise discuss
stack pile
stay remain keep
stop end cease halt prevent eliminate
suggest propose recommend suggestion proposal recommendation
swap replace exchange switch
take accept receive
get obtain earn gain receive
attempt try go
talk persuade convince
teach instruct train educate tutor coach
test check try
tidy straighten neaten
turn rotate reposition turnaround
update refresh revise
use utilise utilize apply employ
visit call
walk patrol
wash clean shampoo
weigh measure
write draft author compose prepare type pen word document
rotate rotation
lay set
win take
handle take answer process manage deal
become turn
count inventory stocktake stock-take
restock replenish refill
triage prioritise prioritize
learnt learned
trip shutdown outage stoppage
trust rely
dispense issue
transcribe type

mow cut trim
dress clothe
feed give
fold iron press
plant sow
prune trim cut
dig excavate
drill bore
glue stick bond
grind sand polish smooth
join connect link attach
level flatten
weld braze solder
wire connect
thread tap
peel chop slice dice cut
garnish plate
pour serve
stir mix whisk
taste sample try
bill charge invoice
bank deposit
budget plan
collect receive
invest spend
negotiate haggle bargain agree
pay settle remit
save reduce cut
audit check review inspect
analyse analyze study look examine assess evaluate review
survey measure
estimate quote price cost
forecast predict project
research study investigate look
interview question talk ask speak
observe watch see
accompany escort take walk drive
bathe wash
comfort calm reassure soothe settle
feed nourish
inject vaccinate jab shot immunise immunize immunization immunisation vaccination vaccine
lift hoist
medicate dose
nurse care look
prescribe order
treat care
admit register check
discharge release
refer send pass direct signpost
patch mend fix
archive file store
catalogue catalog list index
circulate distribute send share
code program programme develop write build
debug fix troubleshoot
deploy release install roll
configure set adjust
back copy save
encrypt secure
log sign
merge combine join
optimise optimize tune
query ask search
refactor rewrite clean rework
render draw
upload post load put add
edit cut trim revise correct proofread
film shoot record video
interpret translate
publish post issue
quote cite
shoot photograph film
blog write
design draw create lay
display show put exhibit
dress set
fold stack
hand give pass
lock close shut
open start
park leave
ring charge process cash
shelve stack restock put
ship send deliver
sign certify
stamp frank mark
sweep brush clean
tip empty
unload offload empty
vacuum hoover clean
water irrigate
weed clear
rehearse practise practice run
perform play
sing perform
play perform
score mark
attend go visit
volunteer help
fundraise raise collect
deputise deputize stand cover fill substitute
locate find track
obtain get collect gather secure
assist help serve
escalate pass refer report raise hand
upsell sell
process handle enter do deal run
operate run use work drive
administer give manage do run
facilitate run host lead deliver help
coordinate arrange organise organize schedule book
conduct do run hold carry
resolve fix solve sort settle clear correct
consult ask advise speak talk see
instruct teach show train tell
assign give allocate hand
allocate assign give split divide
request ask
retrieve get fetch collect find pull
extract pull take
verify check confirm

## people
patron visitor customer reader guest
debtor owe
recipient people reader subscriber
attendee guest people visitor participant delegate
participant people attendee
passenger people rider commuter
folk people guest
regular customer
staff team colleague employee coworker crew personnel worker people person member gang
patient client resident
customer client guest shopper consumer buyer
pupil student child kid learner
parent carer family mother mum mom father dad
boss manager supervisor
trainee junior apprentice learner starter intern
newcomer joiner hire starter recruit graduate
visitor guest
contact liaise point
absent away off
independent indie
zip postal postcode
exceed surpass beat outperform
inbound incoming
boy lad
girl
caller phone ring
applicant candidate
supplier vendor
owner proprietor
doctor physician gp
tenant resident occupant
driver operator
graduate grad
volunteer helper

## things and places
mail post letter
email e-mail mail
seat chair
seating chair seat
mic microphone
entrance door gate entry
exit door
wall partition
typo mistake error
cause why reason
reason why cause
wrong right mistake off
angry upset irate unhappy cross difficult
calm temper patience
tour round
departure left leave gone
absence away off sick leave
illness sick off
leave off holiday absence
garden grounds yard park
yard depot
lawn grass
tree plant
rota timetable schedule
typing keying
stretch exercise
workout exercise
operation surgery procedure
injury wound
consultation appointment visit
prescription script
record note chart file log
chart file record
data number figure
spreadsheet excel sheet
database table
website site web page
webpage page
ticket case request issue
code software program
feature function
outage downtime crash
server machine computer
laptop computer machine
phone mobile telephone
cash money takings float
cost expense spend spending
expense cost
price rate cost
discount deal offer
contract agreement deal
deal sale contract
loan credit
tax vat
statement report
ledger book account
debt owe balance
donation gift
fund money budget
lesson class session
homework assignment
mark grade score
reading book
pitch presentation
stall stand booth
exhibition show fair
festival event
gig concert show
crop harvest
field land
barn shed
tool kit
part component piece spare
screw fixing bolt
wood timber lumber
pipe pipework
cable wire wiring
light lighting lamp
drain drainage
leak drip
roof roofing
floor flooring
bathroom toilet washroom restroom
bed bedding linen
linen sheet towel bedding
laundry washing ironing
dish plate
menu dish
ingredient produce
recipe dish
cellar stock
bar pub
drink beverage
pint beer
coffee espresso
cake pastry
meal food
route round run
trip run journey
load cargo freight
pallet load
bay dock
aisle row
box carton case
label tag
barcode code label
shelf shelving
warehouse depot store
truck vehicle
paperwork document form
alarm alert
camera cctv
key lock
gate barrier
rule policy regulation
safety safe
hygiene clean cleaning cleanliness
tidy clean neat
swept sweep clean
rubbish litter waste
neighbour neighbor
neighbourhood neighborhood area
suburb area
village town
outside external outdoor
inside internal indoor
start outset beginning
end finish close closing
closing close end
opening open start
daytime day
weekday week
shop store branch outlet
hospital ward unit floor
ward unit hall wing corridor floor
restaurant kitchen
shift rota rotation pattern schedule roster
car vehicle van truck lorry
kit equipment gear tool
bill invoice
till register cashier
money cash funds
form sheet checklist template document
paper document paperwork
flaw defect fault error mistake bug issue problem snag
complaint grievance
incident accident
delivery shipment consignment
parcel package
goods item product stock merchandise
stock inventory
firm company business organisation organization employer
picture image photo photograph
flyer leaflet brochure pamphlet
plan scheme programme program
class lesson
course training session workshop class programme program
meeting session conference
exam examination test
sales revenue takings turnover
pay salary wage payroll
trash waste rubbish garbage
site location premises
building property
house home
desk counter reception
road street
city town
colour color
timetable schedule
talk presentation
assay test
idea suggestion
result finding outcome
machine equipment
shelf racking rack
lorry truck
fall drop decline decrease go reduce bring reduction cut lower down less fewer lose
rise increase climb grow go raise more up higher
quick fast rapid speed
short brief shorten
long lengthy
big large sizeable
small little minor short
handover turnover
shorthand teeline
medication medicine med drug
vegetable veg
laboratory lab
specification spec
reference ref
advert ad advertisement
photograph photo
application app
information info
administration admin
telephone phone
maximum max
minimum min
average avg mean
department dept
appointment appt
certificate cert certification certified licence license licensed card
biweekly fortnightly
qc quality control
breakfast morning
dinner evening supper
lunch midday
night evening overnight
holiday vacation leave
autumn fall
january jan
february feb
march mar
april apr
june jun
july jul
august aug
september sep sept
october oct
november nov
december dec
monday mon
tuesday tue tues
wednesday wed weds
thursday thu thur thurs
friday fri
saturday sat
sunday sun
christmas xmas
kilometre kilometer km
kilogram kilo kg
pound lb lbs
foot feet ft
inch in
litre liter l
hour hr hrs
minute min mins
year yr yrs
page pp
square sq

## how
sole only alone single exclusive exclusively unaided single-handed myself
main primary chief
often frequent regular
sometimes occasional occasionally
usual normal typical average
various several different
several some
appropriate right correct proper relevant
elderly older old
mostly most mainly largely primarily chiefly
approximately about so
exterior outside out
interior inside in
anomaly odd strange wrong irregularity oddity
score mark pass result
loan borrow lend
historic historical old
dental tooth teeth
footage film video
gift donate donation donor
self myself
about approximately roughly around approx circa maybe some like
almost nearly basically virtually practically
together joint jointly with
same identical
whole entire full all total complete every each
total altogether overall all
abroad overseas international foreign
earlier sooner
beside next by near alongside
early before advance forward ahead
previous former earlier before prior
annual yearly year
later after subsequent
quarterly quarter
monthly month
weekly week every
daily day every each morning night evening
nightly night
hourly hour
familiar know knowledge
consecutive running row straight successive
zero no none without never nobody free
last end final
many lots plenty several numerous bunch
few couple
half halve
double twice
`;

/** A general word and what it may stand for: "vehicles" for vans; never the other way round. */
export const GENERAL_WORDS = String.raw`
weekday: monday tuesday wednesday thursday friday mon tue wed thu fri
weekend: saturday sunday sat sun
truck: tonner
vehicle: car van truck lorry bus coach tractor taxi cab motorcycle pickup suv trailer
staff: nurse waiter chef cook teacher cashier porter driver cleaner receptionist junior apprentice starter trainee rep stylist barista server
colleague: designer nurse teacher analyst engineer technician mechanic steward two three another partner
team: us we crew squad three four five six
animal: cow sheep pig goat horse calf dog cat ewe lamb heifer hen
meat: beef pork lamb chicken veal
food: meal dish lunch dinner breakfast
drink: beer wine coffee tea cocktail
child: toddler baby infant pupil boy girl lad son daughter
people: man woman person resident customer guest patient client parent visitor he she they everyone anyone nobody who
customer: people caller guest they person who
client: people they customer patient family person who
guest: people who they diner visitor
caller: people call who
document: form contract letter report invoice note certificate
message: email text letter note call
device: phone tablet laptop scanner printer
technology: laptop computer projector tech software
tool: drill hammer saw wrench spanner bender
report: summary chart figures analysis
meeting: sit chat talk speak stand-up standup huddle one-to-one
event: wedding party conference fair gala festival show picnic
supplies: reagent consumable dressing paper ingredient stationery towel toiletries stuff where
inbound: in receipt receive arrive came come
incoming: in receipt receive arrive came come
outbound: out
equipment: machine drill pump hoist lathe forklift printer camera computer kit
material: cable pipe timber steel brick paint fabric
furniture: chair table desk sofa bed
issue: problem fault complaint error question
reservation: book
property: house flat apartment room hotel home
software: app program system
payment: invoice bill fee cash
order: purchase buy
document: write
procedure: step checklist lockout tagout rule
care: trim bath wash feed dress nurse wound bathe toilet
check: inspection walk look count
number: figure digit
service: repair fix dinner lunch breakfast
team: crew staff colleague
test: titration assay exam
route: run round road state
court: trial courtroom hearing
interview: talk
`;
