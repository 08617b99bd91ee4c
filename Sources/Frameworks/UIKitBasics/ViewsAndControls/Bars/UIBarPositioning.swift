/// An object with a position on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position on the screen.
  var barPosition: UIBarPosition { get }
}

/// The delegate that determines a bar's position.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar that is being added to a window; optional.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`, which leaves the position to the bar.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
