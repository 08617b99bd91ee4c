/// What is to be done once the event that goes on has been dealt with.
///
/// On an iPhone that is the end of a pass of the run loop. Within a turn of an app it comes after each
/// touch, each timer and all the rest of the turn; elsewhere, when the main queue is next drained.
@MainActor
package enum EventEnd {
  /// Has something done when the event is over.
  ///
  /// - Parameters:
  ///   - order: What has a lower number comes first.
  ///   - body: Does it.
  package static func add(order: Int, _ body: @escaping @MainActor () -> Void) {
    entries.append((order, body))
    let timers = AppTimers.shared
    guard !timers.isOpen, !isComing else { return }
    isComing = true
    if timers.isDriven {
      // The end of a turn, then, of which there is none yet.
      timers.add(at: timers.now) {}
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { run() } }
    }
  }

  /// The event is over; what is added from here on belongs to the next.
  package static func run() {
    let due = entries.enumerated().sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }
    (entries, isComing) = ([], false)
    for (_, entry) in due { entry.body() }
  }

  private static var entries: [(order: Int, body: @MainActor () -> Void)] = []
  private static var isComing = false
}
