/// A layout guide of a shape that stays, as large as fits.
@preconcurrency @MainActor
public protocol UILayoutGuideAspectFitting: NSObjectProtocol {
  /// The width of the guide divided by its height.
  var aspectRatio: CGFloat { get set }
}
