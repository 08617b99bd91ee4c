/// A layout guide of a fixed aspect ratio, as large as fits.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width of the guide divided by its height.
  var aspectRatio: CGFloat { get set }
}
