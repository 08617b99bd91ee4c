extension UIView {
  /// Whether the view keeps its colors while the phone's are inverted; no effect, because the phone
  /// cannot invert colors.
  public var accessibilityIgnoresInvertColors: Bool {
    get { ignoresInvertedColors }
    set { ignoresInvertedColors = newValue }
  }
}
