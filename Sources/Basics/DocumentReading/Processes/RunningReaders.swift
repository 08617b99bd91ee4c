import Synchronization

/// The readers whose processes run: beyond `ReaderLimits.readers` of them, the least recently used
/// one ends.
final class RunningReaders: Sendable {
  static let shared = RunningReaders()

  /// Adds a reader as the most recently used one, and ends the readers beyond the limit.
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
