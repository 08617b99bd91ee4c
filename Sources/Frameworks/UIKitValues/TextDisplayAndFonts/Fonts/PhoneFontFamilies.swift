/// The font families of iPhones, none of which Debian has (Text.FO8).
enum PhoneFontFamilies {
  /// Returns the family with an exact name; `nil` if iPhones have none.
  static func family(_ name: String) -> PhoneFontFamily? { all[name] }

  /// Returns the family and face of a PostScript name, or the regular face of a family name; spaces
  /// and case are ignored.
  static func find(_ name: String) -> (PhoneFontFamily, PhoneFontFace)? {
    found[name.lowercased().filter { $0 != " " }]
  }

  /// The names of all families, sorted.
  static var names: [String] { all.keys.sorted() }

  // MARK: Internals

  private static let all: [String: PhoneFontFamily] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { row in
      let columns = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let names = columns[3].split(separator: " ").map { name in
        name.hasPrefix("-") ? columns[2] + name : String(name)
      }
      let letters = PhoneFontFamily.Letters(rawValue: columns[1]) ?? .plain
      return (columns[0], PhoneFontFamily(name: columns[0], letters: letters, fontNames: names))
    })

  private static let found: [String: (PhoneFontFamily, PhoneFontFace)] = {
    var found: [String: (PhoneFontFamily, PhoneFontFace)] = [:]
    for family in all.values {
      for face in family.faces { found[face.fontName.lowercased()] = (family, face) }
    }
    for family in all.values {
      let name = family.name.lowercased().filter { $0 != " " }
      if let face = family.faces.first, found[name] == nil { found[name] = (family, face) }
    }
    return found
  }()

  /// A row for each family: its name, its letterform class, its PostScript prefix and its face
  /// names; names with a hyphen omit the prefix.
  ///
  /// - Source: public lists of what `UIFont.familyNames` and `fontNames(forFamilyName:)` return on
  ///   iOS 14. Confidence: reported.
  private static let table = """
    Academy Engraved LET | serif | AcademyEngravedLetPlain | AcademyEngravedLetPlain
    Al Nile | plain | AlNile | AlNile -Bold
    American Typewriter | serif | AmericanTypewriter | AmericanTypewriter -Light -Semibold \
      -Bold -Condensed -CondensedLight -CondensedBold
    Apple Color Emoji | emoji | AppleColorEmoji | AppleColorEmoji
    Apple SD Gothic Neo | plain | AppleSDGothicNeo | -Regular -Thin -UltraLight -Light \
      -Medium -SemiBold -Bold
    Apple Symbols | plain | AppleSymbols | AppleSymbols
    Arial | helvetica | ArialMT | ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
    Arial Hebrew | plain | ArialHebrew | ArialHebrew -Light -Bold
    Arial Rounded MT Bold | plain | ArialRoundedMTBold | ArialRoundedMTBold
    Avenir | plain | Avenir | -Book -Roman -BookOblique -Oblique -Light -LightOblique -Medium \
      -MediumOblique -Heavy -HeavyOblique -Black -BlackOblique
    Avenir Next | plain | AvenirNext | -Regular -Italic -UltraLight -UltraLightItalic -Medium \
      -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
    Avenir Next Condensed | plain | AvenirNextCondensed | -Regular -Italic -UltraLight \
      -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic \
      -Heavy -HeavyItalic
    Baskerville | serif | Baskerville | Baskerville -Italic -SemiBold -SemiBoldItalic -Bold \
      -BoldItalic
    Bodoni 72 | serif | BodoniSvtyTwoITCTT | -Book -BookIta -Bold
    Bodoni 72 Oldstyle | serif | BodoniSvtyTwoOSITCTT | -Book -BookIt -Bold
    Bodoni 72 Smallcaps | serif | BodoniSvtyTwoSCITCTT | -Book
    Bodoni Ornaments | plain | BodoniOrnamentsITCTT | BodoniOrnamentsITCTT
    Bradley Hand | plain | BradleyHandITCTT | -Bold
    Chalkboard SE | plain | ChalkboardSE | -Regular -Light -Bold
    Chalkduster | plain | Chalkduster | Chalkduster
    Charter | serif | Charter | -Roman -Italic -Bold -BoldItalic -Black -BlackItalic
    Cochin | serif | Cochin | Cochin -Italic -Bold -BoldItalic
    Copperplate | serif | Copperplate | Copperplate -Light -Bold
    Courier | courier | Courier | Courier -Oblique -Bold -BoldOblique
    Courier New | courier | CourierNewPSMT | CourierNewPSMT CourierNewPS-ItalicMT \
      CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
    DIN Alternate | plain | DINAlternate | -Bold
    DIN Condensed | plain | DINCondensed | -Bold
    Damascus | plain | Damascus | Damascus DamascusLight DamascusMedium DamascusSemiBold \
      DamascusBold
    Devanagari Sangam MN | plain | DevanagariSangamMN | DevanagariSangamMN -Bold
    Didot | serif | Didot | Didot -Italic -Bold
    Euphemia UCAS | plain | EuphemiaUCAS | EuphemiaUCAS -Italic -Bold
    Farah | plain | Farah | Farah
    Futura | plain | Futura | -Medium -MediumItalic -Bold -CondensedMedium \
      -CondensedExtraBold
    Galvji | plain | Galvji | Galvji -Bold
    Geeza Pro | plain | GeezaPro | GeezaPro -Bold
    Georgia | serif | Georgia | Georgia -Italic -Bold -BoldItalic
    Gill Sans | plain | GillSans | GillSans -Italic -Light -LightItalic -SemiBold \
      -SemiBoldItalic -Bold -BoldItalic -UltraBold
    Helvetica | helvetica | Helvetica | Helvetica -Oblique -Light -LightOblique -Bold \
      -BoldOblique
    Helvetica Neue | helvetica | HelveticaNeue | HelveticaNeue -Italic -UltraLight \
      -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium -MediumItalic -Bold \
      -BoldItalic -CondensedBold -CondensedBlack
    Hiragino Maru Gothic ProN | plain | HiraMaruProN | -W4
    Hiragino Mincho ProN | serif | HiraMinProN | -W3 -W6
    Hiragino Sans | plain | HiraginoSans | -W3 -W6 -W7
    Hoefler Text | serif | HoeflerText | -Regular -Italic -Black -BlackItalic
    Impact | plain | Impact | Impact
    Kailasa | plain | Kailasa | Kailasa -Bold
    Kefa | serif | Kefa | -Regular
    Khmer Sangam MN | plain | KhmerSangamMN | KhmerSangamMN
    Kohinoor Bangla | plain | KohinoorBangla | -Regular -Light -Semibold
    Kohinoor Devanagari | plain | KohinoorDevanagari | -Regular -Light -Semibold
    Kohinoor Gujarati | plain | KohinoorGujarati | -Regular -Light -Bold
    Kohinoor Telugu | plain | KohinoorTelugu | -Regular -Light -Medium
    Lao Sangam MN | plain | LaoSangamMN | LaoSangamMN
    Malayalam Sangam MN | plain | MalayalamSangamMN | MalayalamSangamMN -Bold
    Marker Felt | plain | MarkerFelt | -Thin -Wide
    Menlo | monospaced | Menlo | -Regular -Italic -Bold -BoldItalic
    Mishafi | plain | DiwanMishafi | DiwanMishafi
    Mukta Mahee | plain | MuktaMahee | -Regular -Light -Bold
    Myanmar Sangam MN | plain | MyanmarSangamMN | MyanmarSangamMN -Bold
    Noteworthy | plain | Noteworthy | -Light -Bold
    Noto Nastaliq Urdu | plain | NotoNastaliqUrdu | NotoNastaliqUrdu -Bold
    Noto Sans Kannada | plain | NotoSansKannada | -Regular -Light -Bold
    Noto Sans Myanmar | plain | NotoSansMyanmar | -Regular -Light -Bold
    Noto Sans Oriya | plain | NotoSansOriya | NotoSansOriya -Bold
    Optima | plain | Optima | -Regular -Italic -Bold -BoldItalic -ExtraBlack
    Palatino | serif | Palatino | -Roman -Italic -Bold -BoldItalic
    Papyrus | serif | Papyrus | Papyrus -Condensed
    Party LET | serif | PartyLetPlain | PartyLetPlain
    PingFang HK | plain | PingFangHK | -Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang SC | plain | PingFangSC | -Regular -Ultralight -Thin -Light -Medium -Semibold
    PingFang TC | plain | PingFangTC | -Regular -Ultralight -Thin -Light -Medium -Semibold
    Rockwell | serif | Rockwell | -Regular -Italic -Bold -BoldItalic
    Savoye LET | serif | SavoyeLetPlain | SavoyeLetPlain
    Sinhala Sangam MN | plain | SinhalaSangamMN | SinhalaSangamMN -Bold
    Snell Roundhand | serif | SnellRoundhand | SnellRoundhand -Bold -Black
    Symbol | plain | Symbol | Symbol
    Tamil Sangam MN | plain | TamilSangamMN | TamilSangamMN -Bold
    Thonburi | plain | Thonburi | Thonburi -Light -Bold
    Times New Roman | times | TimesNewRomanPSMT | TimesNewRomanPSMT TimesNewRomanPS-ItalicMT \
      TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT
    Trebuchet MS | plain | TrebuchetMS | TrebuchetMS -Italic -Bold Trebuchet-BoldItalic
    Verdana | plain | Verdana | Verdana -Italic -Bold -BoldItalic
    Zapf Dingbats | plain | ZapfDingbatsITC | ZapfDingbatsITC
    Zapfino | serif | Zapfino | Zapfino
    """
}
