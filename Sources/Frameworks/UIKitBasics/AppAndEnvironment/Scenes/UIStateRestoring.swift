/// An object whose state is saved and restored with that of the app.
///
/// All requirements are optional. Here only the states of view controllers are saved
/// (Restoration.RS2), so these methods of other objects are never called.
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
  /// The parent object; nil.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// The class that creates the object when the state is restored; nil.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Does nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}
