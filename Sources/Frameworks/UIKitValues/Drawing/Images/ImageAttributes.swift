/// The attributes of an image besides its pixels.
package struct ImageAttributes: Equatable {
  /// The scale, in pixels per point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  /// The cap insets, in points; `nil` if the whole image stretches.
  var caps: UIEdgeInsets?
  var resizing = UIImage.ResizingMode.stretch
  var rendering = UIImage.RenderingMode.automatic
  /// The insets of the alignment rectangle.
  package var alignment = UIEdgeInsets.zero
  /// Whether the image is mirrored in right-to-left layouts.
  var flips = false
  /// The distance of the baseline above the lower edge, in points; `nil` for none.
  var baseline: CGFloat?
  /// The color in which the image's alpha is drawn.
  var tint: UIColor?
  /// The attributes of a symbol; `nil` for other images.
  var symbol: SymbolAttributes?
  /// The frames of an animated image, and their total duration, in seconds.
  var frames: [UIImage] = []
  var duration: TimeInterval = 0

  /// The attributes with an invalid scale replaced by 1.
  var withValidScale: ImageAttributes {
    guard !(scale > 0 && scale.isFinite) else { return self }
    var attributes = self
    attributes.scale = 1
    return attributes
  }
}
