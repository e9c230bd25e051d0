/**
 * Head nouns of Indonesian job titles by the major groups of ISCO-08, folded, masculine and feminine. What title-words.ts
 * or a file before this one has is not repeated.
 */
export const INDONESIAN_TITLES = [
  // Managers, officials and public service ranks
  `bendahara bupati camat lurah deputi dirjen dirut duta-besar gubernur inspektur kabag kabid kadis kadiv kasi
    kasubag kasubbag kasubdit kasie kaprodi kajur komandan komisaris menteri pejabat pemimpin pimpinan penasehat
    penasihat pendiri pengelola pengurus pengusaha pemborong penyelenggara penanggung-jawab presdir presiden
    sekda sekjen walikota wali-kota wirausaha wirausahawan wiraswasta wiraswastawan wiraniaga kades`,
  // Science, engineering and ICT
  `ahli aktuaris botanis fisikawan geofisikawan hidrolog ilmuwan juru-gambar juru-ukur kimiawan kartografer
    laboran matematikawan pakar penemu perancang perencana perekayasa pranata statistikawan surveior teknolog
    penguji`,
  // Health and care
  `ahli-gizi akupunkturis analis-kesehatan drg konselor mantri nutrisionis optisien optometris penyuluh perekam
    psikiater psikoterapis radiografer sanitarian tabib dietisien`,
  // Teaching and academic ranks
  `asdos ustadz ustadzah ustaz instruktur kepala-sekolah mahasiswa mahasiswi pamong pembimbing pembina
    pendamping pendidik guru-besar tentor widyaiswara wali-kelas fasilitator`,
  // Business, administration and law
  `analis-kredit bankir juru-bayar juru-tulis jaksa kolektor makelar negosiator panitera pemandu pemasar penagih
    penaksir penerima-tamu penghubung penilai penyidik peramal perantara pialang pramubakti representatif spg spb
    verifikator notulis pengolah pengadministrasi juru-sita`,
  // Social work, culture, media, clergy
  `biarawati biksu bruder budayawan dalang dramawan kameramen kamerawan kartunis komikus komponis koreografer
    kyai linguis modin novelis penari pencipta-lagu penceramah pendeta pengarang pengkhotbah penyair penyanyi
    penyiar penyunting pelukis pematung pemahat pemeran perupa pelawak pembaca-berita pemandu-acara penata-rias
    penata-cahaya produser redaktur sastrawan seniman sejarawan sinematografer videografer wartawati`,
  // Services, sales, hospitality, sports, security
  `asisten-rumah-tangga juru-parkir kondektur pelayan-toko pembalap pemandu-wisata pedagang pesepakbola petinju
    pesulap pemangkas penata-rambut perias polwan pramuwisata pramukantor reserse sipir sekuriti securiti hansip
    linmas tukang-cukur wasit penyelam perenang`,
  // Agriculture, forestry, fishing
  `pekebun pemanen pemburu penyadap peternak petambak penggembala polhut mantri-hutan penebang pembibit peladang
    penggarap`,
  // Crafts, machines and transport
  `masinis mualim juru-mudi juru-las kenek kernet kelasi nakhoda nahkoda pandai-besi pelinting pembatik pemintal
    pembordir pencetak pengrajin perajin pengecat penganyam pengelas penenun penambang penerbang perakit pemotong
    pengepak penyortir penyablon teknisi-y operator-y pengantar juru-listrik pengukir pengebor penggiling
    pengrawit`,
  // Elementary occupations and helpers
  `kacung loper-koran pemulung pengangkut pencuci penyapu pesuruh tukang-sapu kuli-bangunan pembungkus`,
  // Armed forces
  `bintara bharada brigadir briptu bripka bripda danton danki jenderal kopral laksamana laksda letkol letjen
    marsekal perwira prajurit serda serma sertu serka tamtama prada pratu`,
  // Trainees, students and honorary posts
  `asisten-laboratorium honorer sukarelawan sukarelawati`,
].join(' ');
