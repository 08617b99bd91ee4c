import TactusPhoneLink
import TactusPhoneTypes

// `Documentation/Behaviour/SystemAlerts.md` has the steps that comments name.
extension Phone {
  // MARK: Observing

  /// The unanswered questions; the first is shown.
  public var alerts: [SystemAlert] { parts.alerts.pending.map(\.alert) }

  /// Returns whether a title answers the question that is shown, or turns a switch of it
  /// (SystemAlerts.A1, SystemAlerts.W2, SystemAlerts.LA2).
  public func acceptsAnswer(_ label: String) -> Bool { parts.alerts.accepts(label) }

  /// Whether a question waits for the overlay's program, which does not run (SystemAlerts.Q2).
  public var needsOverlay: Bool {
    (!parts.alerts.pending.isEmpty && kernel.overlay == nil && !kernel.isLocked
      && !isOverlayMissing)
      || needsOverlayForLockScreen
  }

  // MARK: The overlay's program

  /// Handles an overlay's program that exited or could not be launched (SystemAlerts.R4).
  mutating func overlayEnded(_ reason: String) -> [PhoneEffect] {
    guard kernel.overlay == nil, !parts.alerts.pending.isEmpty || isLockScreenLit, !isOverlayMissing
    else {
      return []
    }
    // The questions stay, so that a script or a test can answer them.
    isOverlayMissing = true
    return [kernel.note(.notShown(reason))]
  }

  /// Launches the overlay's program, unless it exits repeatedly.
  mutating func launchOverlay() -> [PhoneEffect] {
    guard kernel.overlay == nil, !isOverlayMissing else { return [] }
    let since = overlayLaunches.filter {
      $0.advanced(by: OverlayConstants.launchPeriod) > kernel.now
    }
    overlayLaunches = since + [kernel.now]
    guard since.count < OverlayConstants.maximumLaunches else {
      return overlayEnded("its program exits repeatedly")
    }
    return [.launchOverlay]
  }
}
