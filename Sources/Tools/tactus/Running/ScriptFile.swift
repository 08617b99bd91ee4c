import Glibc
import Synchronization
import TactusCommandKit

/// A script that is written line by line, so that it is complete at any time.
final class ScriptFile: Sendable {
  // Sendable because the program uses the handle on one thread at a time.
  private struct Handle: @unchecked Sendable {
    let file: UnsafeMutablePointer<FILE>
  }

  private let handle: Mutex<Handle>

  /// Creates the file.
  ///
  /// - Throws: `CommandFailure`.
  init(_ path: String) throws {
    try OutputFolder.createParents(of: path)
    // A new file: nothing is replaced, and no link is followed.
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else {
      throw CommandFailure(
        .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(path))
    }
    setvbuf(file, nil, _IOLBF, 0)
    handle = Mutex(Handle(file: file))
  }

  deinit { _ = handle.withLock { fclose($0.file) } }

  /// Removes all lines, to be written again.
  @Sendable func clear() {
    handle.withLock {
      fflush($0.file)
      rewind($0.file)
      _ = ftruncate(fileno($0.file), 0)
    }
  }

  /// Appends a line.
  @Sendable func write(_ line: String) { _ = handle.withLock { fputs(line + "\n", $0.file) } }
}
