/// The app's delegate if it has functions that Guided Access can deny (Accessibility.GA1).
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  /// The identifiers of the restrictions; nil for none.
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  /// Notifies the delegate that the user has allowed or denied a function.
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  /// Returns the title of a restriction for the user.
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  /// Returns the details of a restriction for the user; optional.
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  /// Returns nil.
  public func detailTextForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String? { nil }
}
