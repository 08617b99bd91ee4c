import TactusThreads

/// The observers of the app's main run loop.
@MainActor
final class MainRunLoopObservers {
  static var shared: MainRunLoopObservers { ofContext.value }

  private static let ofContext = ContextLocal(MainRunLoopObservers())

  private var observers: [CFRunLoopObserver] = []

  nonisolated init() {}

  func add(_ observer: CFRunLoopObserver) {
    guard !contains(observer), observer.isValid else { return }
    observers.append(observer)
    observers.sort { $0.order < $1.order }
    EventEndActions.observe = { [weak self] in self?.observe() }
    // The present pass ends, also if nothing else happens.
    EventEndActions.add(order: .max) {}
  }

  func remove(_ observer: CFRunLoopObserver) { observers.removeAll { $0 === observer } }

  func contains(_ observer: CFRunLoopObserver) -> Bool {
    observers.contains { $0 === observer && $0.isValid }
  }

  private func observe() {
    for activity in [CFRunLoopActivity.afterWaiting, .beforeTimers, .beforeSources, .beforeWaiting]
    {
      for observer in observers where contains(observer) { observer.observe(activity) }
    }
    observers.removeAll { !$0.isValid }
  }
}
