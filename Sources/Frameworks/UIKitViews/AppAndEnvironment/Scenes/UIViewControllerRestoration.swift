/// A class that creates view controllers during state restoration.
///
/// The order of restoration is described in `Documentation/Behaviour/Restoration.md`
/// (Restoration.RS1…).
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
