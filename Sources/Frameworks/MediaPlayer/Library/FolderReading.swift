import TactusThreads

/// A scan of a folder on a thread of its own, done once.
///
/// - Thread: any.
final class FolderReading: @unchecked Sendable {
  // The items are written before the signal, and read after it.

  /// The folder.
  let path: String

  /// Starts the scan.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - read: Returns the items, on the thread.
  init(_ path: String, _ read: @escaping @Sendable () -> [MPMediaItem]) {
    self.path = path
    let context = AppContext.current
    DetachedThread.run { [self] in
      AppContext.with(context) { found = read() }
      isOver.signal()
    }
  }

  /// The items; waits until all are read.
  var items: [MPMediaItem] {
    isOver.wait(for: nil)
    // The next one that waits finds the signal, too.
    isOver.signal()
    return found
  }

  private var found: [MPMediaItem] = []
  private let isOver = WakeSignal()
}
