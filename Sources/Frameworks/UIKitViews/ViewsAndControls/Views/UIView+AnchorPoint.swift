extension UIView {
  /// The point around which the transform applies, and which `center` places: (0.5, 0.5) is the
  /// middle, and (0, 0) the upper left corner.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
