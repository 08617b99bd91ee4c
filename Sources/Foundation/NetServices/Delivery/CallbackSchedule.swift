import TactusCoreFoundation

/// The run loops on which an object calls its delegate, and the events that wait for them.
///
/// Step Networking.NW41.
///
/// Sendable because the lock guards what changes.
///
/// - Thread: any.
final class CallbackSchedule<Event>: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [RunLoopPlace] = []
  /// Whether the app has chosen run loops, or the first use has.
  private var isChosen = false
  private var events: [Event] = []
  private let deliver: (_ event: Event, _ next: Event?) -> Void

  /// Creates a schedule without run loops.
  ///
  /// - Parameter deliver: Handles an event, on a run loop; the second one waits behind it.
  init(_ deliver: @escaping (_ event: Event, _ next: Event?) -> Void) { self.deliver = deliver }

  deinit { for place in places { place.end() } }

  // MARK: Run loops

  /// Adds a mode of a run loop.
  func add(_ loop: RunLoop, _ mode: RunLoop.Mode) {
    let isNew = lock.withLock {
      isChosen = true
      return !places.contains { $0.loop === loop && $0.mode == mode }
    }
    guard isNew else { return }
    let place = RunLoopPlace(loop, mode) { [weak self] in self?.deliverAll() }
    let isAwaited = lock.withLock {
      places.append(place)
      return !events.isEmpty
    }
    if isAwaited { place.wake() }
  }

  /// Removes a mode of a run loop.
  func remove(_ loop: RunLoop, _ mode: RunLoop.Mode) {
    let removed = lock.withLock {
      isChosen = true
      defer { places.removeAll { $0.loop === loop && $0.mode == mode } }
      return places.filter { $0.loop === loop && $0.mode == mode }
    }
    for place in removed { place.end() }
  }

  /// Adds the default mode of the current run loop, unless the app has chosen.
  func chooseCurrent() {
    guard lock.withLock({ !isChosen }) else { return }
    add(.current, .default)
  }

  // MARK: Events

  /// Adds events, which are handled on a run loop in their order.
  func post(_ more: [Event]) {
    let places = lock.withLock {
      events += more
      return self.places
    }
    for place in places { place.wake() }
  }

  /// Handles the events.
  ///
  /// - Thread: one of the run loops.
  private func deliverAll() {
    while true {
      let (event, next) = lock.withLock {
        (events.isEmpty ? nil : events.removeFirst(), events.first)
      }
      guard let event else { return }
      deliver(event, next)
    }
  }
}
