/// An event of presses.
open class UIPressesEvent: UIEvent {
  /// All presses of the event, unchanged ones included.
  open var allPresses: Set<UIPress> { presses }

  open override var modifierFlags: UIKeyModifierFlags {
    presses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) }
  }

  /// Returns the presses that a recognizer receives: none, as recognizers receive no presses.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  // MARK: Internals

  /// Creates an event without presses.
  public override init() {
    presses = []
    super.init()
    kind = .presses
  }

  package init(_ presses: Set<UIPress>, at time: TimeInterval) {
    self.presses = presses
    super.init()
    (kind, self.time) = (.presses, time)
  }

  private let presses: Set<UIPress>
}
