// Guided Access: the phone restricted to one app (Accessibility.AC13).
extension UIAccessibility {
  /// The domain of errors of Guided Access.
  public nonisolated static let guidedAccessErrorDomain = "UIGuidedAccessErrorDomain"

  /// The state of a restriction of the app.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    /// The function is allowed.
    case allow = 0
    /// The function is denied.
    case deny = 1
  }

  /// Requests to start or end a Guided Access session; a phone that is not supervised refuses
  /// (Accessibility.AC13).
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    AppTimers.shared.add(at: CACurrentMediaTime()) { completionHandler(false) }
  }

  /// Requests to turn accessibility features on or off in Guided Access; a phone that is not
  /// supervised refuses with `permissionDenied` (Accessibility.AC13).
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    AppTimers.shared.add(at: CACurrentMediaTime()) {
      completionHandler(false, GuidedAccessError(.permissionDenied))
    }
  }

  /// Returns the state of a restriction of the app; all are allowed until the user denies one while
  /// Guided Access is on (Accessibility.GA1).
  ///
  /// - Parameter restrictionIdentifier: The identifier, as the app's delegate gives it.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState {
    isGuidedAccessEnabled ? GuidedAccessRestrictions.current[restrictionIdentifier] : .allow
  }
}
