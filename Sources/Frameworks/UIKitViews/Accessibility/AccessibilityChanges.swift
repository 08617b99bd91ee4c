import QuartzCore
import TactusPhoneLink
import TactusThreads

/// The changes of the screen: those reported to VoiceOver at the end of a turn, and those since it
/// last received the elements.
@MainActor
package enum AccessibilityChanges {
  /// Records a change; only the most important one of a turn is reported (VoiceOver.FO3).
  package static func add(_ change: AccessibilityChange) {
    elementsHaveChanged()
    guard UIAccessibility.isVoiceOverRunning else { return }
    guard pending.value != .screen else { return }
    if change == .screen || pending.value != .focus { pending.value = change }
  }

  /// Returns the change of the turn and clears it.
  package static func take() -> AccessibilityChange? {
    defer { if pending.value != nil { pending.value = nil } }
    return pending.value
  }

  // MARK: Since the elements were sent

  /// A scroll view whose content has moved.
  package struct Scroll {
    package weak var view: UIScrollView?
    /// The change of the content offset, in points.
    package var distance: CGPoint
  }

  /// Whether the screen or an accessibility attribute has changed since VoiceOver last received the
  /// elements, other than by scrolling.
  package static var hasChangedElements: Bool {
    sent.value.hasChanged || sent.value.changeCount != LayerSession.current.changeCount
  }

  /// The scroll views whose content has moved since VoiceOver last received the elements.
  package static var scrolls: [Scroll] { Array(sent.value.scrolls.values) }

  /// Records that elements have changed.
  static func elementsHaveChanged() {
    if !sent.value.hasChanged { sent.value.hasChanged = true }
    if shown.value == .current { shown.value = .outdated }
  }

  // MARK: Since the phone's host shows the elements

  /// Records that the phone's host received the elements in full detail, to show them beside the
  /// screen or to other programs.
  package static func elementsAreShown() { shown.value = .current }

  /// Returns whether the elements that the phone's host shows are outdated, and clears it
  /// (Accessibility.AC19).
  package static func takeOutdated() -> Bool {
    guard shown.value == .outdated else { return false }
    shown.value = .none
    return true
  }

  /// Records that the last change of bounds only scrolled a scroll view's content.
  static func contentMoved(of view: UIScrollView, by distance: CGPoint) {
    guard UIAccessibility.isVoiceOverRunning, !sent.value.hasChanged else { return }
    LayerSession.current.forgetChange()
    let key = ObjectIdentifier(view)
    let before = sent.value.scrolls[key].flatMap { $0.view === view ? $0.distance : nil } ?? .zero
    sent.value.scrolls[key] = Scroll(
      view: view, distance: CGPoint(x: before.x + distance.x, y: before.y + distance.y))
  }

  /// Records that VoiceOver has received the elements.
  package static func elementsAreSent() {
    sent.value = ChangesSinceUpdate(
      hasChanged: false, changeCount: LayerSession.current.changeCount)
  }

  // MARK: Internals

  /// The changes since the last update that VoiceOver received.
  private struct ChangesSinceUpdate {
    var hasChanged = true
    var changeCount: UInt64 = 0
    var scrolls: [ObjectIdentifier: Scroll] = [:]
  }

  private static let sent = ContextLocal(ChangesSinceUpdate())
  /// The elements that the phone's host shows.
  private enum ShownElements {
    /// None, or known by the host to be outdated.
    case none
    /// The current elements of the screen.
    case current
    /// The elements before an attribute changed.
    case outdated
  }

  private static let shown = ContextLocal(ShownElements.none)
  private static let pending = ContextLocal<AccessibilityChange?>(nil)
}
