import Synchronization

/// The files of an engine's players, read ahead on a thread of their own.
///
/// - Thread: any but the render thread.
final class FileReaders: Sendable {
  /// Adds a file; it is removed when nothing plays it any longer.
  func add(_ source: FileSource) {
    sources.withLock { sources in
      sources.removeAll { $0.source == nil }
      sources.append(Entry(source: source))
    }
  }

  /// Reads ahead in all files.
  func fill() {
    let playing = sources.withLock { $0.compactMap(\.source) }
    for source in playing { source.prepare() }
  }

  private struct Entry: Sendable {
    weak var source: FileSource?
  }

  private let sources = Mutex<[Entry]>([])
}
