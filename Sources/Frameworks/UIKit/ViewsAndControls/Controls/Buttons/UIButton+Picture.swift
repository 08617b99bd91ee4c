// What is beside a button's title.
extension UIButton {
  /// The room of what is beside the title.
  var imageSize: CGSize { wheel?.intrinsicContentSize ?? .zero }

  /// Puts it where it belongs.
  func placeImage(_ place: CGRect) { wheel?.frame = place }

  /// Shows a wheel that turns, or none.
  func showWheel(_ shows: Bool, in color: UIColor) {
    guard shows else {
      wheel?.removeFromSuperview()
      return wheel = nil
    }
    let wheel = wheel ?? UIActivityIndicatorView(style: .medium)
    wheel.color = color
    wheel.isAccessibilityElement = false
    if self.wheel == nil { addSubview(wheel) }
    self.wheel = wheel
    wheel.startAnimating()
  }
}
