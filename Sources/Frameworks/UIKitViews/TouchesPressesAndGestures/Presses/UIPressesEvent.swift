/// An event of presses.
open class UIPressesEvent: UIEvent {
  /// All presses of the event, unchanged ones included.
  open var allPresses: Set<UIPress> { presses }

  // MARK: Internals

  package init(_ presses: Set<UIPress>, at time: TimeInterval) {
    self.presses = presses
    super.init()
    (kind, self.time) = (.presses, time)
  }

  private let presses: Set<UIPress>
}
