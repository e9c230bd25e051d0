/**
 * Head nouns of Indonesian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const INDONESIAN_TITLES = [
  // Managers, officials and public service ranks
  `bendahara bupati camat lurah deputi dirjen dirut duta-besar gubernur inspektur kabag kabid kadis kadiv kasi
    kasubag kasubbag kasubdit kasie kaprodi kajur komandan komisaris menteri pejabat pemimpin pimpinan penasehat
    penasihat pendiri pengelola pengurus pengusaha pemborong penyelenggara penanggung-jawab presdir presiden
    sekda sekjen walikota wali-kota wirausaha wirausahawan wiraswasta wiraswastawan wiraniaga kades pelaksana
    pns asn cpns pppk perangkat sekdes kaur kasun kadus carik babinsa bhabinkamtibmas menko wamen wabup wagub
    cawapres anggota-dewan mandor-besar direksi dirops irjen dubes pengasuh-pondok pemimpin-redaksi pimred
    wapemred redpel kasatker kasat kapolsek kapolres kapolda wakapolres kanit kasubnit kabiro kepala-dusun
    bendesa klian wedana pamong-praja tauke majikan saudagar pebisnis pewaralaba peritel pengecer penyalur
    pengawas-sekolah pengawas-lapangan penilik kordinator koor korlap ketum sekum sekretaris-desa`,
  // Science, engineering and ICT
  `ahli aktuaris botanis fisikawan geofisikawan hidrolog ilmuwan juru-gambar juru-ukur kimiawan kartografer
    laboran matematikawan pakar penemu perancang perencana perekayasa pranata statistikawan surveior teknolog
    penguji prakirawan laborat laboran-kimia penyelidik pengkaji pengamat peramal-cuaca teknokrat peneliti-muda
    penaksir-biaya pengukur pemeta pembuat-peta planolog arsitek-lanskap inspektur-tambang juru-tambang
    pengeksplorasi pemrogram-web pengembang-aplikasi desainer-web teknisi-komputer teknisi-jaringan
    administrator-jaringan analis-data ilmuwan-data penguji-perangkat-lunak operator-komputer`,
  // Health and care
  `ahli-gizi akupunkturis analis-kesehatan drg konselor mantri nutrisionis optisien optometris penyuluh perekam
    psikiater psikoterapis radiografer sanitarian tabib dietisien bidan-desa dokter-umum dokter-gigi
    dokter-hewan dukun sinse tabib-herbal perawat-gigi ners terapis-wicara psikolog-klinis jumantik kader
    pemulasara pramurukti akupresuris pembekam pemijat tukang-pijat vaksinator entomolog-kesehatan
    nutrisionis-klinis dietisian teknisi-gigi tekniker-gigi refraksionis elektromedis pengawas-obat`,
  // Teaching and academic ranks
  `asdos ustadz ustadzah ustaz instruktur kepala-sekolah mahasiswa mahasiswi pamong pembimbing pembina
    pendamping pendidik guru-besar tentor widyaiswara wali-kelas fasilitator guru-ngaji pengajar-les
    pelatih-senam penatar tutor-les wadek warek kaprog kepsek wakasek wakepsek instruktur-mengemudi
    pramubakti-sekolah mudarris murabbi murobbi musyrif musyrifah penguji-skripsi operator-sekolah
    pengasuh-asrama guru-bantu gtt ptt dosen-luar-biasa konselor-sekolah trainer-sdm motivator pengawas-ujian`,
  // Business, administration and law
  `analis-kredit bankir juru-bayar juru-tulis jaksa kolektor makelar negosiator panitera pemandu pemasar
    penagih penaksir penerima-tamu penghubung penilai penyidik peramal perantara pialang pramubakti
    representatif spg spb verifikator notulis pengolah pengadministrasi juru-sita ppat panmud jurusita
    akuntan-publik fiskus juru-lelang pelelang pejabat-lelang bankir-pribadi analis-efek agen agen-asuransi
    penagih-utang surveyor-kredit pencatat pencatat-meter juru-ketik pengetik stenografer operator-telepon
    telepramuniaga pramujual pramujasa pembeli ekspeditur verifikatur pengarsip admin-gudang pengawas-gudang
    krani kerani klerk mantri-statistik pencacah pewawancara perekrut negosiator-ulung konsultan-pajak
    penata-usaha makelar-tanah calo pialang-saham pemasar-digital endorser pemborong-bangunan`,
  // Social work, culture, media, clergy
  `biarawati biksu bruder budayawan dalang dramawan kameramen kamerawan kartunis komikus komponis koreografer
    kyai linguis modin novelis penari pencipta-lagu penceramah pendeta pengarang pengkhotbah penyair penyanyi
    penyiar penyunting pelukis pematung pemahat pemeran perupa pelawak pembaca-berita pemandu-acara penata-rias
    penata-cahaya produser redaktur sastrawan seniman sejarawan sinematografer videografer wartawati artis
    seniman-jalanan musikus gitaris pianis drumer vokalis biduan biduanita pesinden sinden penyanyi-kafe dirigen
    komposer penata-musik penata-suara penata-artistik penata-busana penata-kamera penata-tari penata-gambar
    sutradara-film juru-kamera fotografer-lepas jurnalis-lepas kolumnis pewarta penulis-naskah penulis-lepas
    pengarah-acara pembawa-acara pranatacara juru-bicara jubir juru-dakwah mubaligh mubaligah khatib imam-masjid
    marbot merbot muadzin takmir romo suster biarawan pedanda bhikkhu pandita uskup gembala-sidang
    pekerja-sosial aktivis relawan-bencana pendamping-desa pegiat kurator-seni editor-video yutuber selebgram
    juru-pugar pemugar pesulap-panggung badut pemain-film figuran pengisi-suara penari-latar penggubah
    pendongeng pelukis-kaca juru-kunci kuncen`,
  // Services, sales, hospitality, sports, security
  `asisten-rumah-tangga juru-parkir kondektur pelayan-toko pembalap pemandu-wisata pedagang pesepakbola petinju
    pesulap pemangkas penata-rambut perias polwan pramuwisata pramukantor reserse sipir sekuriti securiti hansip
    linmas tukang-cukur wasit penyelam perenang pramutamu pramugraha pramusiwi peracik peracik-kopi penyaji
    penata-boga pembuat-kue pembuat-roti tukang-roti jagal tukang-jagal penjagal pedagang-kaki-lima asongan
    pengasong penjaja tukang-sayur penjual-sayur penjaga-toko penjaga-warung pramuniaga-toko kasir-toko
    pemandu-lagu pemandu-gunung porter-gunung kapster-salon penata-rambut-muda penata-kecantikan
    pemangkas-rambut tukang-pangkas pembantu-rumah-tangga tkw tki pekerja-migran pengasuh-anak pengasuh-lansia
    pengawal pengawal-pribadi penjaga-malam penjaga-pintu petugas-keamanan satgas polantas sipir-penjara
    pemadam-kebakaran penjaga-pantai penggali-kubur tukang-gali-kubur penjaga-makam modin-desa pesepak-bola
    pebulutangkis pemain-bola petenis pebasket pevoli pesilat pecatur pelari perenang-nasional pesenam joki
    instruktur-selam pramuwisma pramusapa penyambut-tamu peragawati peragawan pengibing peramu-saji peramu`,
  // Agriculture, forestry, fishing
  `pekebun pemanen pemburu penyadap peternak petambak penggembala polhut mantri-hutan penebang pembibit
    peladang penggarap petani-padi penderes penyadap-karet pemetik pemetik-teh petani-sawit pemanen-sawit
    pekebun-kopi tukang-kebun buruh-tani buruh-kebun penggembala-kambing peternak-ayam peternak-lebah
    anak-kandang pembudidaya pembenih penangkar nelayan-tradisional abk penjala juragan-kapal penambak
    petani-garam pawang blandong penebang-kayu pencari-kayu rimbawan mandor-kebun krani-panen traktoris
    operator-traktor pemerah pemerah-susu pengumpul pengepul tengkulak penyemprot`,
  // Crafts, machines and transport
  `masinis mualim juru-mudi juru-las kenek kernet kelasi nakhoda nahkoda pandai-besi pelinting pembatik
    pemintal pembordir pencetak pengrajin perajin pengecat penganyam pengelas penenun penambang penerbang
    perakit pemotong pengepak penyortir penyablon teknisi-y operator-y pengantar juru-listrik pengukir pengebor
    penggiling pengrawit tukang-kayu tukang-batu tukang-cat tukang-listrik tukang-ledeng tukang-las
    tukang-bangunan tukang-jahit tukang-ojek tukang-parkir tukang-becak pengelas-pipa pembubut tukang-bubut
    penjahit-pakaian pemotong-kain pembordir-komputer pembatik-tulis penenun-songket perajin-perak
    pengrajin-kulit pandai-emas tukang-emas pengasah pemahat-kayu pengukir-kayu pemugar-candi perakit-elektronik
    montir-motor montir-mobil teknisi-ac teknisi-hp pemasang pemasang-baja juru-cetak pencetak-sablon penjilid
    penjilid-buku tukang-sol tukang-gigi tukang-kunci tukang-atap tukang-ukir pembuat-tempe pembuat-tahu
    pembuat-batu-bata pembuat-gula perajin-tempe penyamak pengasap pengolah-ikan peracik-jamu juru-ledak
    juru-bor pengebor-minyak penyelam-las supir-truk sopir-truk sopir-bus pengemudi-ojek ojol driver-ojol
    pengayuh-becak kusir kernet-truk kondektur-bus pramugara-kereta juru-langsir juru-rumat penjaga-palang
    penjaga-perlintasan operator-forklift operator-alat-berat operator-mesin operator-produksi operator-boiler
    operator-jahit operator-excavator juru-mesin juru-minyak markonis mualim-satu nahkoda-kapal pilot-muda
    petugas-bandara helper-gudang checker-gudang pengemas pengepak-barang pembungkus-makanan penyortir-surat
    tukang-pos pengantar-surat pengantar-paket kurir-paket loper juru-timbang penimbang penyuling`,
  // Elementary occupations and helpers
  `kacung loper-koran pemulung pengangkut pencuci penyapu pesuruh tukang-sapu kuli-bangunan pembungkus kuli
    buruh-pabrik buruh-harian buruh-lepas buruh-gendong kuli-panggul kuli-angkut pekerja-harian pjlp pesapon
    penyapu-jalan tukang-sampah pengangkut-sampah pemulung-plastik pencuci-piring pencuci-mobil tukang-cuci
    penyetrika buruh-cuci pramukebersihan tukang-kebun-sekolah pembantu-umum tukang-serabutan penjaga-kos
    penjaga-toilet pengamen pengatur-lalu-lintas`,
  // Armed forces
  `bintara bharada brigadir briptu bripka bripda danton danki jenderal kopral laksamana laksda letkol letjen
    marsekal perwira prajurit serda serma sertu serka tamtama prada pratu laksamana-muda letda lettu letnan-dua
    kapten-inf serka-tni pelda peltu sertu-tni koptu kopda praka pratu-tni kelasi-dua komodor kowad kowal aipda
    aiptu ipda iptu kompol akbp kombes brigjen irjen-pol komjen taruna taruni tamtama-tni`,
  // Trainees, students and honorary posts
  `asisten-laboratorium honorer sukarelawan sukarelawati santri santriwati siswa siswi relawan-covid volunter
    volunteer-pmi kader-posyandu kader-partai pengurus-osis ketua-osis pembina-pramuka`,
].join(' ');
