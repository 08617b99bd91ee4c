/// An observer of the coordinates and titles of a map's annotations.
final class AnnotationObserver: NSObject, _KVObserve {
  private let changed: @MainActor @Sendable (NSObject, String) -> Void
  private static let keys = ["coordinate", "title", "subtitle"]

  /// Creates an observer.
  ///
  /// - Parameter changed: Called on the main thread with an annotation and the key that changed.
  init(changed: @escaping @MainActor @Sendable (NSObject, String) -> Void) {
    self.changed = changed
    super.init()
  }

  /// Starts observing an annotation.
  func add(_ annotation: any MKAnnotation) {
    guard let object = annotation as? NSObject else { return }
    for key in Self.keys { object.addObserver(self, forKeyPath: key, options: [], context: nil) }
  }

  /// Stops observing an annotation.
  func remove(_ annotation: any MKAnnotation) {
    guard let object = annotation as? NSObject else { return }
    for key in Self.keys { object.removeObserver(self, forKeyPath: key) }
  }

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    // Annotations of a map are changed on the main thread.
    guard Thread.isMainThread, let object = object as? NSObject, let keyPath else { return }
    // Unchecked because the caller hands it over.
    nonisolated(unsafe) let annotation = object
    let changed = self.changed
    MainActor.assumeIsolated { changed(annotation, keyPath) }
  }

  /// Does nothing; a marker of the isolation.
  func _kvObserve() {}
}
