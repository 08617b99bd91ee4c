import GameController

/// The objects of the notifications of a name.
@MainActor
final class Notes<Kind: AnyObject> {
  private(set) var objects: [Kind] = []
  private var observer: (any NSObjectProtocol)?

  init(_ name: NSNotification.Name) {
    observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] note in
      nonisolated(unsafe) let object = note.object as? Kind
      MainActor.assumeIsolated {
        // Tests run side by side, each with controllers of its own.
        if let self, let object { self.objects.append(object) }
      }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}
