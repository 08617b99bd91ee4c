/// Buttons that are pressed.
open class UIPressesEvent: UIEvent {
  /// All presses of the event, those included that did not change.
  open var allPresses: Set<UIPress> { presses }

  // MARK: Internals

  package init(_ presses: Set<UIPress>, at time: TimeInterval) {
    self.presses = presses
    super.init()
    (kind, self.time) = (.presses, time)
  }

  private let presses: Set<UIPress>
}
