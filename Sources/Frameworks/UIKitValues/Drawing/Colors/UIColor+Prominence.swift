extension UIColor {
  /// The prominence of a color, as of a label (Drawing.DR29).
  public enum Prominence: Int, Sendable {
    /// The prominence of the most important content.
    case primary = 0
    /// The prominence of subordinate content.
    case secondary = 1
    /// The prominence of content below that.
    case tertiary = 2
    /// The prominence of the least important content.
    case quaternary = 3

    /// The factor of the alpha.
    ///
    /// - Source: the alphas of the system's label colors in the light style. Confidence: guess.
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
