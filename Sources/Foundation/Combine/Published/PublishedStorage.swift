/// The storage of a published property.
final class PublishedStorage<Value> {
  let core: SubjectCore<Value, Never>
  private let lock = Lock()
  private var publisher: ObservableObjectPublisher?

  init(_ value: Value) { core = SubjectCore(value) }

  // The property is deallocated, so its upstreams are cancelled.
  deinit { core.cancelUpstreams() }

  /// The value.
  var value: Value {
    guard let latest = core.latest else { preconditionFailure("the stored value is missing") }
    return latest.value
  }

  /// Sets the value: sends `objectWillChange`, then the new value, then stores it (Combine.CB7).
  func set(to value: Value) {
    if let publisher = lock.hold({ publisher }) { publisher.send() }
    if core.subscriberCount == 0 {
      core.store(value)
    } else {
      core.send(value, storesAfterSending: true)
    }
  }

  /// Sets the publisher that sends before the value changes.
  func setObjectWillChange(_ publisher: ObservableObjectPublisher) {
    lock.hold { self.publisher = publisher }
  }
}
