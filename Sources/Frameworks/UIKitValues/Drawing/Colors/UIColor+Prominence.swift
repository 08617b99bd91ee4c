extension UIColor {
  /// The weight of a color beside others, as of a label (Drawing.DR29).
  public enum Prominence: Int, Sendable {
    /// That of the most important content.
    case primary = 0
    /// That of subordinate content.
    case secondary = 1
    /// That of content below the subordinate one.
    case tertiary = 2
    /// That of the least important content.
    case quaternary = 3

    /// The factor of the color's alpha.
    ///
    /// - Source: the alphas of the system's label colors in a light style. Confidence: guess.
    var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }
}
