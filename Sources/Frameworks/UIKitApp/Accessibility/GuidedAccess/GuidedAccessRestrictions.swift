import TactusThreads

/// The restrictions of the app that the user has denied in Guided Access (Accessibility.GA1).
@MainActor
package struct GuidedAccessRestrictions {
  /// The restrictions of the app in this context.
  package static var current: GuidedAccessRestrictions {
    get { stored.value }
    set { stored.value = newValue }
  }

  /// The restrictions that the app offers, with their titles and details; empty while Guided Access
  /// is off, because then there are none.
  package static var offered: [(identifier: String, title: String?, detail: String?)] {
    guard UIAccessibility.isGuidedAccessEnabled, let delegate else { return [] }
    return (delegate.guidedAccessRestrictionIdentifiers ?? []).map {
      (
        $0, delegate.textForGuidedAccessRestriction(withIdentifier: $0),
        delegate.detailTextForGuidedAccessRestriction(withIdentifier: $0)
      )
    }
  }

  /// The state of a restriction.
  package subscript(
    _ identifier: String
  ) -> UIAccessibility.GuidedAccessRestrictionState { denied.contains(identifier) ? .deny : .allow }

  /// Sets the state of a restriction as the user does, and notifies the app of a change; returns
  /// whether the app offers it.
  package static func set(
    _ identifier: String, to state: UIAccessibility.GuidedAccessRestrictionState
  ) -> Bool {
    guard offered.contains(where: { $0.identifier == identifier }) else { return false }
    guard current[identifier] != state else { return true }
    if state == .deny {
      current.denied.insert(identifier)
    } else {
      current.denied.remove(identifier)
    }
    delegate?.guidedAccessRestriction(withIdentifier: identifier, didChange: state)
    return true
  }

  // MARK: Internals

  private var denied: Set<String> = []

  private static let stored = ContextLocal(GuidedAccessRestrictions())

  private static var delegate: (any UIGuidedAccessRestrictionDelegate)? {
    UIApplication.running?.delegate as? any UIGuidedAccessRestrictionDelegate
  }
}
