import CommandKit
import Glibc
import Synchronization

/// A script that is written line by line, so that it is whole whenever its writer ends.
final class ScriptFile: Sendable {
  private struct Handle: @unchecked Sendable {
    let file: UnsafeMutablePointer<FILE>
  }

  private let handle: Mutex<Handle>

  /// Makes the file new.
  ///
  /// - Throws: `CommandFailure`.
  init(_ path: String) throws {
    guard let file = fopen(path, "w") else {
      throw CommandFailure(
        .cannotCreateOutput, String(cString: strerror(errno)), at: SourceLocation(path))
    }
    setvbuf(file, nil, _IOLBF, 0)
    handle = Mutex(Handle(file: file))
  }

  deinit { _ = handle.withLock { fclose($0.file) } }

  /// Forgets all lines, to be written anew.
  @Sendable func clear() {
    handle.withLock {
      fflush($0.file)
      rewind($0.file)
      _ = ftruncate(fileno($0.file), 0)
    }
  }

  /// Adds a line.
  @Sendable func write(_ line: String) { _ = handle.withLock { fputs(line + "\n", $0.file) } }
}
