import GameController

/// The objects of the notifications of a name.
@MainActor
final class Notes {
  private(set) var objects: [GCController] = []
  private var observer: (any NSObjectProtocol)?

  init(_ name: NSNotification.Name) {
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] note in
      nonisolated(unsafe) let controller = note.object as? GCController
      MainActor.assumeIsolated {
        // Tests run side by side, each with controllers of its own.
        if let self, let controller { self.objects.append(controller) }
      }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
