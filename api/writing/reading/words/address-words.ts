/** The ends of addresses on the internet: those of countries, and the common others; the last line's are for examples. */
export const ADDRESS_ENDS = `
ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ca cc cd cf cg ch ci ck cl
cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu
gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma
mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps
pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv
tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
com org net edu gov mil int info biz name pro dev app tech page site online work design blog me email cloud digital agency studio
berlin hamburg koeln wien bayern swiss paris bzh cat gal eus scot wales london nyc xyz live space website world global academy
education school university health care engineering consulting art photography
example test invalid`;
