/// A view that `UIColor.tintColor` gets its color from.
@MainActor
package protocol TintSource: AnyObject {
  /// The tint color of the view, inherited if the view has none of its own.
  var tint: UIColor { get }
}
