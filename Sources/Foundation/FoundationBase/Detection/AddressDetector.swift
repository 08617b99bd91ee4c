/// The detection of postal addresses in a text (DataDetection.DD6).
enum AddressDetector {
  /// Returns all matches in order.
  static func all(in text: String, _ range: NSRange) -> [DetectedData] {
    let whole = text as NSString
    var found: [DetectedData] = []
    for expression in expressions {
      for match in expression.matches(in: text, range: range) {
        var parts: [NSTextCheckingKey: String] = [:]
        for (key, name) in groups {
          let place = match.range(withName: name)
          if place.location != NSNotFound, place.length > 0 {
            parts[key] = whole.substring(with: place)
          }
        }
        found.append(DetectedData(.address(parts), at: match.range))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  private static let groups: [(NSTextCheckingKey, String)] = [
    (.street, "street"), (.city, "city"), (.state, "state"), (.zip, "zip"),
  ]

  /// The separation of the parts of an address.
  private static let gap = #"(?:,\ ?|\ |\ ?\n\ ?|,\ ?\n\ ?)"#
  private static let word = #"\p{Lu}[\p{L}.'’-]*"#

  private static let expressions = [
    // 1 Apple Park Way, Cupertino, CA 95014
    #"(?<![\p{L}\p{N}])(?<street>\d{1,6}[A-Z]?\ (?:[NSEW]\.?\ )?(?:"# + word
      + #"\ |\d+(?:st|nd|rd|th)\ ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive"#
      + #"|Dr|Court|Ct|Way|Square|Sq|Place|Pl|Parkway|Pkwy|Loop|Terrace|Highway|Hwy|Circle|Cir)\.?"#
      + #"(?:,?\ (?:Apt|Suite|Ste|Unit|[\x23])\.?\ ?\w+)?)"# + gap + #"(?<city>"# + word + #"(?:\ "#
      + word
      + #"){0,3}),?\ (?<state>A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]"#
      + #"|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?:\ (?<zip>\d{5}(?:-\d{4})?))?"#
      + #"(?![\p{L}\p{N}])"#,
    // Musterstraße 12a, 10115 Berlin
    #"(?<![\p{L}\p{N}])(?<street>(?:"# + word
      + #"\ ){0,2}\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|ufer|damm)"#
      + #"\ \d{1,4}\ ?[a-z]?)"# + gap + #"(?<zip>\d{5})\ (?<city>"# + word + #"(?:\ "# + word
      + #"){0,2})(?<state>\b\B)?(?![\p{L}\p{N}])"#,
  ].compactMap { try? NSRegularExpression(pattern: $0, options: .allowCommentsAndWhitespace) }
}
