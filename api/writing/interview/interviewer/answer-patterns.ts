/** What the candidate's words are recognized by, where they are no answer. All are bounded and run on at most 4,000 characters. */

/** Thoughts of self-harm; first person, because carers speak of their patients'. */
export const SELF_HARM =
  /\b(?:kill(?:ing)? myself|(?:hurt|harm|cut)(?:ing)? myself (?:again|on purpose|tonight|because)|(?:want|going|plan) to (?:hurt|harm) myself|end(?:ing)? (?:my (?:own )?life|it all)|take my own life|i(?:['’]m| am| feel| have been|['’]ve been)? (?:feeling |having )?suicidal|suicidal thoughts (?:myself|lately|again)|(?:i|i['’]m|have been|been) (?:think|thinking|thought) (?:of|about) (?:suicide|killing myself|dying)|(?:don['’]?t|do not) want to (?:live|be alive|be here any ?more|exist)(?: any ?more)?|(?:i|just) (?:want|wanna|wish|would like) to (?:die|be dead)(?!\p{L})|i wish i (?:was|were) dead|better off without me|no reason (?:for me )?to live|mich umbringen|nicht mehr leben|quiero morir|matarme|quitarme la vida|me suicider|(?:veux|envie de) mourir|voglio morire|quero morrer|chc[eę] umrze[cć])/iu;
export const VIOLENCE =
  /\b(?:my (?:ex[- ]?)?(?:husband|wife|partner|boyfriend|girlfriend|father|mother|dad|mum|mom|stepfather|brother|son) (?:has )?(?:hits?|beats?|hurts?|chokes?|choked|threatens|threatened|abuses?|abused|beaten|attacked) me|i (?:was|am being|have been|['’]ve been|got) (?:raped|sexually assaulted|assaulted last|abused|beaten up|stalked)|i(?:['’]m| am) (?:afraid|scared) (?:of|to go home to) (?:him|her|my (?:husband|wife|partner|boyfriend|girlfriend|father)))\b/iu;
export const HARASSMENT =
  /\b(?:my (?:old |former |last |current |then )?(?:boss|manager|supervisor|co-?worker|colleague|employer|chef|owner) (?:has |had |is |was |keeps? |kept |sexually )*(?:harass(?:ed|ing|es)?|grop(?:ed|ing|es)|touch(?:ed|ing)|threaten(?:ed|ing|s)?|stalk(?:ed|ing|s)?|assault(?:ed|ing)?|bull(?:ied|ying|ies)) me|i (?:was|am being|have been|['’]ve been|got) (?:sexually harassed|harassed|bullied|groped))\b/iu;
export const LOSS =
  /\b(?:my (?:late )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|father|mother|dad|mum|mom|brother|sister|son|daughter|child|baby|grandmother|grandfather|grandma|grandad|grandpa|best friend) (?:has |had |have |just |suddenly |recently )*(?:died|passed(?: away)?|is dying|was killed|(?:is|was) dead)|i (?:just |recently )?(?:lost|buried) my (?:husband|wife|partner|father|mother|dad|mum|mom|brother|sister|son|daughter|child|baby)|there (?:was|has been) a death in (?:my|the) family|death in (?:my|our|the) family)\b/iu;

export const STOP =
  /^(?:(?:ok(?:ay)?|sorry|please|no|well|thanks|thank you)[,.!]? )*(?:(?:i(?:['’]d| would)? (?:want|like|need|have|wish)|can (?:we|i)|could (?:we|i)|let['’]?s|let us|i['’]m going|i am going|shall we) (?:to )?(?:please )?(?:stop|end|finish|quit|leave|go(?= now|$|[.!])|be done)(?! (?:with|by) )(?: (?:here|now|this|it|there|the (?:interview|practice|session)|for (?:today|now)|please|right))*|stop(?: (?:it|now|here|please|the (?:interview|practice)))?|quit|exit|end (?:the )?(?:interview|session|practice)(?: now)?|i['’]?m (?:done|finished)(?: (?:here|now|for today))?|that['’]?s (?:all|enough) for (?:today|now))[\s.!?]*$/iu;
export const INJECTION =
  /\b(?:(?:ignore|disregard|forget|override|bypass) (?:all |any |your |the |my |of |these |everything )*(?:previous |prior |earlier |above |former )*(?:instructions?|prompts?|rules|guidelines|programming|everything above)|system prompt|(?:you are|you['’]re) now (?:a|an|in|my|dan)\b|(?:give|award|score|grade|rate) me (?:a |an |the )?(?:100|10 out of 10|full|perfect|maximum|highest|top|best)(?: (?:points|score|marks|percent|rating|grade))?|(?:give|award) me (?:an? )?(?:a\+|top score|points)|set (?:my |the )?score to|developer mode|jailbreak|reveal your (?:instructions|prompt|rules)|repeat (?:the )?(?:words|text) above|new instructions:|<\/?(?:system|assistant|instructions?)>|\[\/?inst\])/iu;
/** Aimed at the interviewer, not told of a customer. */
export const RUDE =
  /(?:^|[.!,] ?)(?:oh |ok |well |no |just |hey )*(?:f+u+c+k+ (?:you|off|this|u)|screw (?:you|this)|go to hell|piss off|shut (?:up|it)|bite me|kiss my|eat shit|get lost|bullshit|what (?:a|the) (?:stupid|dumb|idiotic|fuck|hell) ?(?:question|interview|bot|is this)?)|(?:^|[.!?,;] *)(?:no,? |well,? |and )?(?:you(?:['’]re| are|r) (?:such |just |really |so |all )?(?:a |an )?(?:fucking |bloody |damn |total |complete )?(?:idiots?|stupid|useless|morons?|dumb|bitch|assholes?|arseholes?|pathetic|worthless|trash|garbage|joke|cunt|dick)|you (?:suck|stupid|dumb|fucking|idiot|piece of)|(?:stupid|dumb|useless|fucking|idiotic) (?:bot|robot|machine|ai|computer|program|question|questions|interview)|i hate you|this is (?:bullshit|crap|shit|stupid|a waste of (?:my )?time|pointless))\b/iu;

/** The same in a few words, where there is nothing else that it could mean. */
export const RUDE_SHORT =
  /\b(?:you(?:['’]re| are|r)? (?:just |so |all )?(?:a |an )?(?:useless|stupid|idiots?|dumb|pathetic|morons?)|f+u+c+k+|bullshit|asshole|bitch)\b/iu;
/** Nothing of the kind was ever done. */
export const NEVER =
  /^(?:no|nope|never|i(?:['’]ve| have)? (?:never|not)|i (?:have|had) no|i haven['’]?t|i didn['’]?t|that (?:never|hasn['’]?t)|it never)\b/iu;

export const REPEAT =
  /^(?:(?:sorry|excuse me|oh|hm+|um+|please|wait)[,.!?]* ?)*(?:(?:can|could|would|will) you (?:please )?(?:repeat|say|ask|read) (?:that|it|this|the question|the last question)?(?: (?:once )?(?:again|once more|one more time))?(?: please)?|(?:please )?repeat(?: (?:that|it|the question))?(?: please)?|say (?:that|it) again|come again|pardon(?: me)?|what(?: did you (?:say|ask)| was (?:that|the question))?|sorry|i (?:didn['’]?t|did not|couldn['’]?t) (?:hear|catch|get) (?:that|you|it|the question)|once more|again(?: please)?)[\s,.!?]*(?:please[\s.!?]*)?$/iu;
export const MEANING =
  /\b(?:what do you mean|what does that mean|(?:don['’]?t|do not|didn['’]?t|did not) (?:quite |really )?understand (?:the|your|that|this|what you)|not sure (?:what you mean|i understand|what you['’]re asking)|(?:can|could) you (?:please )?(?:rephrase|clarify|explain)(?: (?:that|it|the question|what you mean))?|what are you asking|in other words|put (?:that|it) differently)\b/iu;
export const SKIP =
  /^(?:(?:(?:ok(?:ay)?|sorry|please|no|um+|hm+)[,.!]? )*(?:(?:can|could) (?:we|i|you) )?(?:i(?:['’]d| would) (?:rather|like to) )?(?:please )?(?:skip|pass|next|move on|go on)(?: (?:this|that|it|to|the|on|next|one|question|please|over))*|that(?:['’]s| is) (?:all|everything|it)(?: (?:i can say|i have|i know|from me|there is)(?: (?:about|on|to) (?:it|that))?)?)[\s.!?]*$/iu;
export const UNSURE =
  /^(?:(?:sorry|um+|uh+|hm+|well|honestly|oh|to be honest|ok|good question)[,.!]* )*(?:i (?:really |honestly |just )*(?:do ?n['’]?t|do not|couldn['’]?t|can['’]?t|cannot|can not) (?:really )?(?:know|say|think of|remember|answer|tell|recall)|i dunno|no (?:idea|clue)|idk|i have no (?:idea|clue|answer|example)|i(?:['’]m| am) not sure[\s.!]*$|not sure[\s.!]*$|nothing comes to mind|my mind (?:is|went) blank|(?:good question|hard to say|none that i can think of|nothing|none)[\s.!]*$)/iu;
export const READY =
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|thanks?|thank you|fine|alright|all right|no|i['’]?m (?:ok(?:ay)?|fine|good|ready|better)|i am (?:ok(?:ay)?|fine|ready)|let['’]?s|we can|please|sorry|(?:go|carry|move) on|continue|ready|i(?:['’]d| would) like to|can we|now|back|to|the|interview|with|for that|it['’]?s ok(?:ay)?|keep going|let us|thank)[\s,.!?]*)+$/iu;

/** Asked of the interviewer, with or without a question mark, as speech has none. */
export const ASKS =
  /^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|sure|sorry|um+|actually|before (?:that|we go on)|first|one question|also|may i ask|can i ask(?: you)?(?: something)?|could i ask|i(?:['’]d| would) like to know|i was wondering|i wonder|i have a question)[,:.?]* )*(?:if |whether )?(?:(?:what|which|how (?:much|many|long|big|often|soon|far|do|does|is|are|would|will)|when (?:do|does|would|will|is|are|can)|where (?:do|does|would|will|is|are)|who (?:do|does|would|will|is|are)|why (?:do|does|is|are|did)|is (?:it|there|the|this|that)|are (?:there|you|the|we)|do (?:you|i|they|we)|does (?:the|it|this)|can i|could i|would (?:i|there|it|you)|will (?:i|there|it|you)|am i|have you|has the)\b)/iu;
/** "What I did was …" is an answer. */
export const TELLS =
  /^(?:and |so |well )*(?:what|how|which|when|where|why) (?:i|we|they|he|she|happened|helped|made|matters|mattered|counts)\b/iu;
