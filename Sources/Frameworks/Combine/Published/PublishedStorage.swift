/// What a published property consists of.
final class PublishedStorage<Value> {
  let core: SubjectCore<Value, Never>
  private let lock = Lock()
  private var publisher: ObservableObjectPublisher?

  init(_ value: Value) { core = SubjectCore(value) }

  // Nobody can read the property any more, so nothing is to be put into it.
  deinit { core.abandon() }

  /// The value.
  var value: Value {
    guard let latest = core.latest else { preconditionFailure("it always has a value") }
    return latest.value
  }

  /// Changes the value: tells first, then sends it, and then has it (CB7).
  func set(to value: Value) {
    if let publisher = lock.hold({ publisher }) { publisher.send() }
    if core.listenerCount == 0 {
      core.keep(value)
    } else {
      core.send(value, isKeptAfter: true)
    }
  }

  /// Has a publisher tell before the value changes.
  func tellBefore(through publisher: ObservableObjectPublisher) {
    lock.hold { self.publisher = publisher }
  }
}
