/// A view that provides the color of `UIColor.tintColor`.
@MainActor
package protocol TintSource: AnyObject {
  /// The tint color of the view, its own or inherited.
  var tint: UIColor { get }
}
