extension UIView {
  /// Whether the view keeps its colors while the phone's are inverted; it has no effect, since the
  /// phone has no inverted colors.
  public var accessibilityIgnoresInvertColors: Bool {
    get { ignoresInvertedColors }
    set { ignoresInvertedColors = newValue }
  }
}
