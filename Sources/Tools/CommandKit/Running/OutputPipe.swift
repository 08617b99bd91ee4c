import Glibc

/// A pipe that a program writes into, so that its lines are read while it runs.
public final class OutputPipe {
  private let ends: (read: Int32, write: Int32)
  private var isWritable = true

  /// Makes the pipe; `nil` where the system has none left, as `errno` says.
  public init?() {
    var descriptors: [Int32] = [0, 0]
    guard pipe(&descriptors) == 0 else { return nil }
    ends = (descriptors[0], descriptors[1])
    // A child gets a copy of the writer by its own name.
    for end in descriptors { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeWriter()
    close(ends.read)
  }

  /// Hands over all that is written, piece by piece, until every writer has ended.
  ///
  /// To be called once the writer has started.
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

  /// Where a child writes.
  var writer: Int32 { ends.write }

  private func closeWriter() {
    if isWritable { close(ends.write) }
    isWritable = false
  }
}
