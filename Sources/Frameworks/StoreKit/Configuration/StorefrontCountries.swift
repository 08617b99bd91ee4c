/// The countries of storefronts.
enum StorefrontCountries {
  /// Returns the two letters of a country by its three letters; `nil` for an unknown one.
  static func region(of code: String) -> String? { regions[code] }

  /// Returns the three letters of a country by its two letters; `nil` for an unknown one.
  static func code(of region: String) -> String? {
    regions.first { $0.value == region }?.key
  }

  /// Returns the identifier of a storefront; its three-letter country code if the identifier is
  /// unknown.
  ///
  /// - Source: the numbers that apps' links to the App Store use. Confidence: measured.
  static func identifier(of code: String) -> String { numbers[code] ?? code }

  private static let numbers = [
    "AUS": "143460", "BRA": "143503", "CAN": "143455", "CHE": "143459", "CHN": "143465",
    "DEU": "143443", "ESP": "143454", "FRA": "143442", "GBR": "143444", "IND": "143467",
    "ITA": "143450", "JPN": "143462", "KOR": "143466", "MEX": "143468", "NLD": "143452",
    "USA": "143441",
  ]

  private static let regions: [String: String] = Dictionary(
    table.split(whereSeparator: \.isWhitespace).map { ($0.prefix(3), $0.suffix(2)) }.map {
      (String($0), String($1))
    }, uniquingKeysWith: { $1 })

  /// The letters of ISO 3166-1: three and two of each country.
  ///
  /// - Source: Debian's package iso-codes. Confidence: measured.
  private static let table = """
    ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU
    AUTAT AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ
    BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI
    CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE
    DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK
    FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR
    GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN
    IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH
    KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV
    MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN
    MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG NICNI
    NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL
    PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG
    SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI
    SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT
    TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG
    VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW
    """
}
