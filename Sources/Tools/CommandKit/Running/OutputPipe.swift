import Glibc

/// A pipe for a child's output, whose lines are read while the child runs.
public final class OutputPipe {
  private let ends: (read: Int32, write: Int32)
  private var isWritable = true

  /// Creates the pipe; `nil` if the system has no more, with the reason in `errno`.
  public init?() {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { return nil }
    ends = (descriptors[0], descriptors[1])
    // A child gets a duplicate of the writing end.
    for end in descriptors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeWriter()
    close(ends.read)
  }

  /// Passes on all data, piece by piece, until every writer has ended.
  ///
  /// Call it after the writer has started.
  public func read(_ take: (ArraySlice<UInt8>) -> Void) {
    closeWriter()
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(ends.read, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      take(bytes[..<count])
    }
  }

  /// The descriptor that a child writes to.
  var writer: Int32 { ends.write }

  private func closeWriter() {
    if isWritable { close(ends.write) }
    isWritable = false
  }
}
