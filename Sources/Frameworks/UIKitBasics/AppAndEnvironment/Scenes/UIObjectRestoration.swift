/// A class that creates an object when the state of the app is restored; never called.
@preconcurrency @MainActor
public protocol UIObjectRestoration: AnyObject {
  /// Returns the object with a path of restoration identifiers; nil for none.
  ///
  /// - Parameters:
  ///   - identifierComponents: The identifiers of the parents and of the object.
  ///   - coder: The state of the object.
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}
