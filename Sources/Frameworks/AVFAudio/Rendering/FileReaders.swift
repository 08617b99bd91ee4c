import Synchronization

/// The files that an engine's players play, which are read ahead on a thread of their own.
///
/// - Thread: any but the render thread.
final class FileReaders: Sendable {
  /// Adds a file, until nothing plays it any more.
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
