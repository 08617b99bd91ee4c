/// The queue of a manager, on which the app's delegates are called (Bluetooth.MA3).
struct CallbackQueue: Sendable {
  private let queue: DispatchQueue

  /// Creates the queue of a manager.
  ///
  /// - Parameter queue: The app's queue; `nil` for the main queue. Even on a concurrent queue, the
  ///   work is serialized.
  init(_ queue: DispatchQueue?) {
    let target = queue ?? .main
    // The main queue is serial, and its work belongs to the turns of the app.
    self.queue =
      target === DispatchQueue.main
      ? target : DispatchQueue(label: "tactus.bluetooth.callbacks", target: target)
  }

  /// Performs work on the queue, after everything that was added before.
  ///
  /// - Thread: any.
  func add(_ work: @escaping () -> Void) {
    // The objects of the app are used only on its queue.
    nonisolated(unsafe) let work = work
    queue.async { work() }
  }
}
