// The older API of stretchable images.
extension UIImage {
  /// Returns the image with one column and one row that stretch.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width on the left that does not stretch; 0 stretches all columns.
  ///   - topCapHeight: The height at the top that does not stretch; 0 stretches all rows.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0),
      resizingMode: .stretch)
  }
  /// The width on the left that does not stretch.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// The height at the top that does not stretch.
  public var topCapHeight: Int { Int(capInsets.top) }

  /// Returns an animated image of numbered files, with cap insets.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }
  /// Returns an animated image of numbered files, with cap insets.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }
}
