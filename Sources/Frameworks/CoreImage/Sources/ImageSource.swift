/// A step of a recipe: a bitmap, a generator, or an operation on other steps.
///
/// A step paints only the regions that are requested.
protocol ImageSource: AnyObject, Sendable {
  /// The rectangle that bounds the image; transparent outside.
  var extent: CGRect { get }
  /// The steps that this one reads.
  var inputs: [any ImageSource] { get }
  /// Returns the pixels of a nonempty region within the extent.
  func paint(_ region: PixelRegion, in pass: RenderPass) -> PixelTile
}

extension ImageSource {
  /// No steps.
  var inputs: [any ImageSource] { [] }
}
