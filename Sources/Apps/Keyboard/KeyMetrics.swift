import UIKit

/// The sizes, times and titles of keys.
enum KeyMetrics {
  /// The radius of a key's corners.
  ///
  /// - Source: a public measurement of keyboards. Confidence: measured by others.
  static let cornerRadius: CGFloat = 5
  /// The seconds after which a held key shows its accents, or the space bar becomes a trackpad.
  ///
  /// - Source: ours, as a long press. Confidence: guess.
  static let holdTime: TimeInterval = 0.5
  /// The seconds before a held delete key repeats, and between two repetitions.
  ///
  /// - Source: ours. Confidence: guess.
  static let (repeatDelay, repeatInterval) = (0.5, 0.1)
  /// The number of repetitions after which whole words are deleted.
  ///
  /// - Source: reported. Confidence: guess.
  static let repetitionsBeforeWords = 20
  /// The seconds between two deleted words.
  ///
  /// - Source: ours. Confidence: guess.
  static let wordInterval = 0.3

  /// The seconds for which the space bar shows the name of a new language.
  ///
  /// - Source: ours. Confidence: guess.
  static let nameTime: TimeInterval = 1.5
  /// The seconds after a key after which the suggestions follow the text.
  ///
  /// - Source: ours; below the time between two keys. Confidence: guess.
  static let suggestionDelay: TimeInterval = 0.05
  /// The height below the keys that the globe key needs there.
  ///
  /// - Source: ours; phones without a Home button have more in portrait. Confidence: guess.
  static let globeHeight: CGFloat = 40
  /// The width of the globe key below the others.
  ///
  /// - Source: ours. Confidence: guess.
  static let globeWidth: CGFloat = 75

  /// The title of the key that shows a plane.
  static func title(of plane: KeyboardPlane, in keys: LanguageKeys) -> String {
    switch plane {
    case .letters: keys.titles["letters"] ?? "ABC"
    case .numbers: keys.titles["numbers"] ?? "123"
    case .symbols: keys.titles["symbols"] ?? "#+="
    case .pad: "123"
    case .padSymbols: "+*#"
    }
  }
}
