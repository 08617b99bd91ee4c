/// A view that `UIColor.tintColor` gets its colour from.
@MainActor
package protocol TintSource: AnyObject {
  /// The tint colour of the view, inherited if the view has none of its own.
  var tint: UIColor { get }
}
