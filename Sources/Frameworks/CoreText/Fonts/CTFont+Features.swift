internal import TactusDisplayList
public import TactusFoundation
public import TactusUIKitValues

/// Returns the features of a font; nil if it has none (CoreText.CT20).
///
/// A feature is a dictionary: the number and the name of its type, whether its selectors exclude
/// each other, and the selectors, which are dictionaries too.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  let settings = FontFeature.settings(of: FontLibrary.shared.features(of: font.drawing))
  guard !settings.isEmpty else { return nil }
  let chosen = Set(
    (CTFontCopyFeatureSettings(font) as? [[String: Int]] ?? []).compactMap { setting -> [Int]? in
      guard let type = setting[kCTFontFeatureTypeIdentifierKey],
        let selector = setting[kCTFontFeatureSelectorIdentifierKey]
      else { return nil }
      return [type, selector]
    })
  return Dictionary(grouping: settings, by: \.type).sorted { $0.key < $1.key }
    .map { type, settings -> CFDictionary in
      [
        kCTFontFeatureTypeIdentifierKey: type,
        kCTFontFeatureTypeNameKey: FontFeatureNames.types[type] ?? "",
        kCTFontFeatureTypeExclusiveKey: settings[0].isExclusive,
        kCTFontFeatureTypeSelectorsKey: settings.map { setting -> CFDictionary in
          var selector: CFDictionary = [
            kCTFontFeatureSelectorIdentifierKey: setting.selector,
            kCTFontFeatureSelectorNameKey: FontFeatureNames.name(of: setting),
          ]
          if setting.isDefault { selector[kCTFontFeatureSelectorDefaultKey] = true }
          if chosen.contains([type, setting.selector]) {
            selector[kCTFontFeatureSelectorSettingKey] = true
          }
          return selector
        },
      ]
    } as CFArray
}

/// The English names of features; names in font files are not read (CoreText.CT20).
///
/// - Source: the names of the constants in Apple's font feature registry. Confidence: documented.
private enum FontFeatureNames {
  static let types = [
    1: "Ligatures", 3: "Letter Case", 6: "Number Spacing", 10: "Vertical Position",
    11: "Fractions", 14: "Typographic Extras", 21: "Number Case", 33: "Case-Sensitive Layout",
    35: "Alternative Stylistic Sets", 36: "Contextual Alternates", 37: "Lower Case",
    38: "Upper Case",
  ]

  /// Returns the name of a selector, with the word "Off" for one that switches something off.
  static func name(of setting: FontFeature) -> String {
    if setting.type == 35 {
      return "Stylistic Set \(setting.selector / 2)" + (setting.selector % 2 == 0 ? "" : " Off")
    }
    if let name = selectors[setting.type]?[setting.selector] { return name }
    let on = selectors[setting.type]?[setting.selector - 1]
    return on.map { $0 + " Off" } ?? "Default"
  }

  private static let selectors = [
    1: [
      2: "Common Ligatures", 4: "Rare Ligatures", 18: "Contextual Ligatures",
      20: "Historical Ligatures",
    ],
    3: [3: "Small Caps", 4: "Initial Caps and Small Caps"],
    6: [0: "Monospaced Numbers", 1: "Proportional Numbers"],
    10: [
      0: "Normal Position", 1: "Superiors", 2: "Inferiors", 3: "Ordinals",
      4: "Scientific Inferiors",
    ],
    11: [0: "No Fractions", 1: "Vertical Fractions", 2: "Diagonal Fractions"],
    14: [4: "Slashed Zero"],
    21: [0: "Lower Case Numbers", 1: "Upper Case Numbers"],
    33: [0: "Case-Sensitive Layout", 2: "Case-Sensitive Spacing"],
    36: [0: "Contextual Alternates", 2: "Swash Alternates", 4: "Contextual Swash Alternates"],
    37: [0: "Default Lower Case", 1: "Small Caps", 2: "Petite Caps"],
    38: [0: "Default Upper Case", 1: "Small Caps", 2: "Petite Caps"],
  ]
}
