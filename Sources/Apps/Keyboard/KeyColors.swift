import UIKit

/// The colors of keys in an appearance.
///
/// - Source: measured by others in screenshots. Confidence: guess.
@MainActor
struct KeyColors {
  /// The color of keys with a character.
  let key: UIColor
  /// The color of other keys.
  let function: UIColor
  /// The color of the edge below a key.
  let shadow: UIColor

  /// Creates the colors of an appearance.
  init(_ traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    key = isDark ? UIColor(white: 0.42, alpha: 1) : .white
    function =
      isDark
      ? UIColor(white: 0.28, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    shadow = isDark ? UIColor(white: 0.08, alpha: 1) : UIColor(white: 0.54, alpha: 1)
  }
}
