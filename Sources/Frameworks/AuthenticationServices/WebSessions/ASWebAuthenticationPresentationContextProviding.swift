/// An object that knows from which window a session is presented.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  /// Returns the window from which a session is presented.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
