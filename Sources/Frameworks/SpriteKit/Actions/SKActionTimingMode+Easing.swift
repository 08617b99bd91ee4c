extension SKActionTimingMode {
  /// Returns the eased fraction for an elapsed fraction of the duration.
  ///
  /// The curves are parabolas.
  ///
  /// - Source: the documentation names the slow and fast parts only. Confidence: guess.
  func eased(_ part: CGFloat) -> CGFloat {
    switch self {
    case .linear: part
    case .easeIn: part * part
    case .easeOut: part * (2 - part)
    case .easeInEaseOut: part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
    }
  }
}
