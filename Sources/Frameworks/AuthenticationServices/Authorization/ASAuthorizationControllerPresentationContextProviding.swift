/// An object that knows from which window a controller of requests is presented.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// Returns the window from which the controller is presented; never called.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
