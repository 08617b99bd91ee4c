import Synchronization

/// The readers with a process, of which only some may run at once (`ReaderLimits.readers`).
final class OpenReaders: Sendable {
  static let shared = OpenReaders()

  /// Adds a reader as the one that was used last, and ends those that are too many.
  ///
  /// - Thread: any. Never waits for a reader that is in use.
  func add(_ reader: DocumentReader) {
    let old = readers.withLock { readers in
      readers.removeAll { $0.reader == nil || $0.reader === reader }
      readers.append(Entry(reader: reader))
      let excess = max(0, readers.count - ReaderLimits.readers)
      defer { readers.removeFirst(excess) }
      return Array(readers.prefix(excess))
    }
    for entry in old { entry.reader?.restIfIdle() }
  }

  private struct Entry: Sendable {
    weak let reader: DocumentReader?
  }

  private let readers = Mutex<[Entry]>([])
}
