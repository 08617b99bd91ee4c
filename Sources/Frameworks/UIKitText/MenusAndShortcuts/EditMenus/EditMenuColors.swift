/// The colors of an edit menu (EditMenus.EM14).
///
/// - Source: estimated from pictures: always dark up to iOS 15, as light or dark as the interface
///   from iOS 16 on. Confidence: guess.
@MainActor
struct EditMenuColors {
  /// The color of the bar.
  let background: UIColor
  /// The color of the lines between the buttons.
  let separator: UIColor
  /// The color of a title.
  let title: UIColor
  /// The opacity of the shadow, which a dark bar does not have.
  let shadowOpacity: Float

  /// The colors up to iOS 15.
  static let dark = EditMenuColors(
    background: UIColor(white: 0.13, alpha: 0.97), separator: UIColor(white: 1, alpha: 0.25),
    title: .white, shadowOpacity: 0)

  /// The colors from iOS 16 on.
  static let adaptive = EditMenuColors(
    background: UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 0.98) : UIColor(white: 0.98, alpha: 0.98)
    }, separator: .separator, title: .label, shadowOpacity: 0.2)
}
