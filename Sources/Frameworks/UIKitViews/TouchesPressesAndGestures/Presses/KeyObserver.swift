import TactusThreads

/// An observer of a hardware keyboard's keys, besides the responders.
@MainActor
package enum KeyObserver {
  /// Called with each key's usage, as in `UIKeyboardHIDUsage`, and whether it is pressed.
  package static var handler: ((_ usage: Int, _ isPressed: Bool) -> Void)? {
    get { ofContext.value.handler }
    set { ofContext.value.handler = newValue }
  }

  private static let ofContext = ContextLocal(Holder())

  @MainActor
  private final class Holder {
    var handler: ((Int, Bool) -> Void)?

    nonisolated init() {}
  }
}
