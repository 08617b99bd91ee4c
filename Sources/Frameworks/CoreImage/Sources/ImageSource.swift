/// A step in the making of an image: a bitmap, a generator, or an operation on other steps.
///
/// A step paints any region when it is asked to, so that only what is rendered is computed.
protocol ImageSource: AnyObject, Sendable {
  /// The rectangle outside of which the image is transparent.
  var extent: CGRect { get }
  /// The steps that this one reads.
  var inputs: [any ImageSource] { get }
  /// Returns the pixels of a region, which is not empty and lies within the extent.
  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile
}

extension ImageSource {
  /// No steps.
  var inputs: [any ImageSource] { [] }
}
