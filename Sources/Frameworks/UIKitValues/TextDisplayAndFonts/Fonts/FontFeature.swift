/// A font feature setting: its type and selector (Text.FO12).
package struct FontFeature: Sendable, Hashable {
  /// The feature type.
  package let type: Int
  /// The selector, the value of the feature.
  package let selector: Int

  /// Creates a setting.
  init(type: Int, selector: Int) { (self.type, self.selector) = (type, selector) }

  /// Creates a setting from a descriptor's dictionary, whose keys are wrappers or strings; `nil` if
  /// a number is missing.
  init?(_ setting: Any) {
    func number(_ key: UIFontDescriptor.FeatureKey) -> Int? {
      let value =
        (setting as? [UIFontDescriptor.FeatureKey: Any])?[key]
        ?? (setting as? [String: Any])?[key.rawValue]
      return value as? Int ?? (value as? NSNumber)?.intValue
    }
    guard let type = number(.type), let selector = number(.selector) else { return nil }
    self.init(type: type, selector: selector)
  }

  /// The setting as a descriptor's dictionary; its keys are strings, which casts convert to
  /// wrappers.
  var setting: [String: Int] {
    [
      UIFontDescriptor.FeatureKey.type.rawValue: type,
      UIFontDescriptor.FeatureKey.selector.rawValue: selector,
    ]
  }

  /// Monospaced digits.
  static let monospacedDigits = FontFeature(type: 6, selector: 0)

  /// The OpenType features that the setting changes, as text for the shaper; `nil` for none.
  ///
  /// - Source: Apple's font feature registry and Microsoft's list of OpenType feature tags.
  ///   Confidence: documented.
  var tags: String? {
    // From 35 on, each stylistic set has one selector for on and one for off.
    if type == Self.stylisticSets, (2...41).contains(selector) {
      let number = selector / 2
      return "ss\(number < 10 ? "0" : "")\(number)=\(selector.isMultiple(of: 2) ? 1 : 0)"
    }
    return Self.tags[self]
  }

  /// Returns the settings that a font supports, by type and selector.
  ///
  /// - Parameter tags: The tags of the font's OpenType features.
  package static func settings(of tags: Set<String>) -> [FontFeature] {
    let sets = (2...41).map { FontFeature(type: stylisticSets, selector: $0) }
    return (Self.tags.keys + sets)
      .filter { !$0.switchedTags.isDisjoint(with: tags) }
      .sorted { ($0.type, $0.selector) < ($1.type, $1.selector) }
  }

  /// The tags of the OpenType features that the setting changes.
  private var switchedTags: Set<String> {
    Set((tags ?? "").split(separator: ",").map { String($0.prefix(4)) })
  }

  /// Whether the setting is on by default.
  ///
  /// - Source: Microsoft's list of OpenType feature tags: ligatures and contextual alternates are
  ///   on. Confidence: documented.
  package var isDefault: Bool {
    if isExclusive { return tags?.hasSuffix("=0") == true }
    let usual: Set = ["liga", "clig", "calt"]
    return tags?.hasSuffix("=1") == true && !switchedTags.isDisjoint(with: usual)
  }

  /// Returns the effective settings (Text.FO12): those of existing features, the last of each
  /// option, without defaults.
  static func effective(_ settings: [FontFeature]) -> [FontFeature] {
    let known = settings.filter { $0.tags != nil }
    return known.enumerated().filter { index, setting in
      !known[(index + 1)...].contains { $0.isOption(of: setting) } && !setting.isUsual
    }.map(\.element)
  }

  /// Returns whether another setting is of the same option and excludes this one.
  private func isOption(of other: FontFeature) -> Bool {
    // The settings of other types come in pairs of on and off.
    type == other.type && (isExclusive || selector / 2 == other.selector / 2)
  }

  /// Whether the setting has no visible effect.
  private var isUsual: Bool {
    let isOff = tags?.hasSuffix("=0") == true
    let counterpart = FontFeature(type: type, selector: selector - 1)
    return isDefault || !isExclusive && isOff && !counterpart.isDefault
  }

  /// Whether only one setting of the type can be on.
  ///
  /// - Source: Apple's font feature registry. Confidence: documented.
  package var isExclusive: Bool { [3, 6, 10, 11, 21, 37, 38].contains(type) }

  private static let stylisticSets = 35

  private static let tags: [FontFeature: String] = {
    let rows: [(type: Int, selectors: [Int: String])] = [
      // Ligatures.
      (
        1,
        [
          2: "liga=1,clig=1", 3: "liga=0,clig=0", 4: "dlig=1", 5: "dlig=0", 18: "clig=1",
          19: "clig=0", 20: "hlig=1", 21: "hlig=0",
        ]
      ),
      // The case of letters.
      (3, [3: "smcp=1", 4: "smcp=1"]),
      // The width of digits.
      (6, [0: "tnum=1", 1: "pnum=1"]),
      // The vertical position.
      (10, [0: "sups=0,subs=0,ordn=0,sinf=0", 1: "sups=1", 2: "subs=1", 3: "ordn=1", 4: "sinf=1"]),
      // Fractions.
      (11, [0: "frac=0,afrc=0", 1: "afrc=1", 2: "frac=1"]),
      // Typographic extras.
      (14, [4: "zero=1", 5: "zero=0"]),
      // The case of digits.
      (21, [0: "onum=1", 1: "lnum=1"]),
      // Layout that depends on the case.
      (33, [0: "case=1", 1: "case=0", 2: "cpsp=1", 3: "cpsp=0"]),
      // Contextual alternates.
      (36, [0: "calt=1", 1: "calt=0", 2: "swsh=1", 3: "swsh=0", 4: "cswh=1", 5: "cswh=0"]),
      // Small capitals for lowercase and uppercase letters.
      (37, [0: "smcp=0,pcap=0", 1: "smcp=1", 2: "pcap=1"]),
      (38, [0: "c2sc=0,c2pc=0", 1: "c2sc=1", 2: "c2pc=1"]),
    ]
    let all = rows.flatMap { row in
      row.selectors.map { (FontFeature(type: row.type, selector: $0), $1) }
    }
    return Dictionary(uniqueKeysWithValues: all)
  }()
}
