/// An object whose state is saved and restored with that of the app.
///
/// All requirements are optional. Here only the states of view controllers are saved
/// (Restoration.RS2), so nothing calls these methods of other objects.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object that has to be restored before this one; nil for none.
  var restorationParent: (any UIStateRestoring)? { get }
  /// The class that creates the object when the state is restored; nil for none.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Encodes the state.
  func encodeRestorableState(with coder: NSCoder)
  /// Decodes the state.
  func decodeRestorableState(with coder: NSCoder)
  /// All states were decoded.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nil.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}
