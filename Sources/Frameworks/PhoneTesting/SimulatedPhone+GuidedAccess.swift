import TactusUIKitViews
import UIKit

extension SimulatedPhone {
  /// The functions that the foreground app lets Guided Access restrict, with their titles and
  /// details for the user; empty while Guided Access is off (Accessibility.GA1).
  public var guidedAccessRestrictions: [(identifier: String, title: String?, detail: String?)] {
    run { GuidedAccessRestrictions.offered }
  }

  /// Allows or denies a function of the app in front, as the user does in Guided Access.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, as the app's delegate gives it.
  ///   - state: The new state.
  /// - Returns: Whether the app offers the function, and Guided Access is on.
  @discardableResult
  public func setGuidedAccessRestriction(
    _ identifier: String, to state: UIAccessibility.GuidedAccessRestrictionState
  ) -> Bool {
    run { GuidedAccessRestrictions.set(identifier, to: state) }
  }
}
