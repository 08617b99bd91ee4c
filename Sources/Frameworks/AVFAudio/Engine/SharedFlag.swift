import Synchronization

/// A flag that several threads share.
final class SharedFlag: Sendable {
  /// Whether the flag is set.
  var isSet: Bool {
    get { value.load(ordering: .acquiring) }
    set { value.store(newValue, ordering: .releasing) }
  }

  private let value = Atomic(false)
}
