import Glibc

/// Writes a file completely or not at all.
///
/// The content goes to a temporary file in the same folder, which replaces the file when it is
/// complete. After an error or Ctrl-C, the temporary file is removed and an older file of that name
/// stays unchanged. Special files, such as `/dev/null` or a named pipe, are written directly.
/// Missing folders on the way to the file are created.
public enum OutputFile {
  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file.
  ///   - inputs: Paths of input files, which must not be overwritten.
  /// - Throws: ``CommandFailure`` with ``ExitStatus/usage``, ``ExitStatus/cannotCreateOutput`` or
  ///   ``ExitStatus/outputFailed``.
  public static func write(
    _ bytes: some Collection<UInt8>, to path: String, sparing inputs: [String] = []
  ) throws {
    try write(to: path, sparing: inputs) { temporary in
      let descriptor = open(temporary, O_WRONLY | O_TRUNC | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(.cannotCreateOutput, path, errno) }
      let error = Array(bytes).withUnsafeBytes { FileWriting.write($0, to: descriptor) }
      // A full disk may be reported only now.
      let closing = close(descriptor) == 0 ? nil : errno
      if let number = error ?? closing { throw failure(.outputFailed, path, number) }
    }
  }

  /// Writes a text.
  ///
  /// - Throws: ``CommandFailure`` with ``ExitStatus/cannotCreateOutput`` or
  ///   ``ExitStatus/outputFailed``.
  public static func write(text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file with a library that needs a path.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - inputs: Paths of input files, which must not be overwritten.
  ///   - body: Receives the path of an empty, existing file, and fills it.
  /// - Throws: The error of `body`, or ``CommandFailure`` with ``ExitStatus/usage``,
  ///   ``ExitStatus/cannotCreateOutput`` or ``ExitStatus/outputFailed``.
  public static func write<Result>(
    to path: String, sparing inputs: [String] = [],
    _ body: (_ temporaryPath: String) throws -> Result
  ) throws -> Result {
    var information = stat()
    let exists = stat(path, &information) == 0
    if exists, information.st_mode & S_IFMT == S_IFDIR {
      throw failure(.cannotCreateOutput, path, EISDIR)
    }
    if exists, information.st_mode & S_IFMT != S_IFREG { return try body(path) }
    if exists, inputs.contains(where: { isSame(information, $0) }) {
      throw CommandFailure(
        .usage, "cannot be written: it is an input file", at: SourceLocation(path))
    }
    // A symbolic link stays: its target is replaced.
    let target = exists ? resolved(path) ?? path : path
    if exists, access(target, W_OK) != 0 { throw failure(.cannotCreateOutput, path, errno) }

    if !exists {
      // A name that ends with a slash can only be a folder.
      if path.hasSuffix("/") { throw failure(.cannotCreateOutput, path, EISDIR) }
      do throws(CommandFailure) { try Folder.createParents(of: path) } catch {
        throw CommandFailure(
          .cannotCreateOutput, "cannot be written: \(error.message)", at: SourceLocation(path))
      }
    }
    let temporary = try TemporaryFile(beside: target, mode: exists ? information.st_mode : nil) {
      failure(.cannotCreateOutput, path, $0)
    }
    defer { temporary.remove() }
    let result = try body(temporary.path)
    guard rename(temporary.path, target) == 0 else { throw failure(.outputFailed, path, errno) }
    return result
  }

  // MARK: Internals

  /// Returns whether a path refers to a file, by any name or link.
  private static func isSame(_ file: stat, _ path: String) -> Bool {
    var other = stat()
    return stat(path, &other) == 0 && other.st_dev == file.st_dev && other.st_ino == file.st_ino
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(
    _ status: ExitStatus, _ path: String, _ number: Int32
  ) -> CommandFailure {
    CommandFailure(
      status, "cannot be written: \(FileWriting.reason(number))", at: SourceLocation(path))
  }
}
