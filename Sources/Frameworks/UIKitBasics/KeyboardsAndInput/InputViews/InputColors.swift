/// The colors of keyboards.
@MainActor
package enum InputColors {
  /// The background of a keyboard.
  ///
  /// - Source: design kits. Confidence: measured by others.
  package static let background = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 43 / 255, green: 43 / 255, blue: 43 / 255, alpha: 1)
      : UIColor(red: 209 / 255, green: 212 / 255, blue: 217 / 255, alpha: 1)
  }
  /// The background of the list of keyboards.
  ///
  /// - Source: ours, as keys. Confidence: guess.
  package static let card = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.42 : 1, alpha: 1)
  }
}
