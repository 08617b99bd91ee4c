/// A class that creates a view controller when the state of the app is restored.
///
/// Steps Restoration.RS1… are in `Documentation/Behaviour/Restoration.md`.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: AnyObject {
  /// Returns the view controller with a path of restoration identifiers; nil for none.
  ///
  /// - Parameters:
  ///   - identifierComponents: The identifiers of the ancestors and of the controller.
  ///   - coder: The state of the controller.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
