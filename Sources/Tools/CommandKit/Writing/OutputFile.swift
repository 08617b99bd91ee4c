import Glibc
import TactusTextFormatting

/// An output file, which is written completely or not at all.
///
/// The content goes to a file without a name, which gets the name when it is complete: whatever
/// ends the program, nothing incomplete remains, and an older file of that name stays unchanged.
/// On a file system without such files, it is a hidden file, which an error or Ctrl-C removes.
/// The name `-` is standard output. That, pipes and devices get the content when it is complete.
/// Missing folders on the way to the file are created.
public enum OutputFile {
  /// The name of standard output.
  public static let standardOutput = "-"

  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - path: The path of the file; `-` is standard output.
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
  ///   - path: The path of the file; `-` is standard output.
  ///   - inputs: Paths of input files, which must not be overwritten.
  ///   - body: Receives the path of an empty, existing file, and fills it. The path need not have
  ///     the extension of `path`.
  /// - Throws: The error of `body`, or ``CommandFailure`` with ``ExitStatus/usage``,
  ///   ``ExitStatus/cannotCreateOutput`` or ``ExitStatus/outputFailed``.
  public static func write<Result>(
    to path: String, sparing inputs: [String] = [],
    _ body: (_ temporaryPath: String) throws -> Result
  ) throws -> Result {
    if path == standardOutput { return try stream(body, to: path) }
    if path.isEmpty {
      throw CommandFailure(.usage, "expected the name of an output file, found an empty one")
    }
    let name = FileName.bytes(of: path)
    var information = stat()
    let exists = stat(name, &information) == 0
    let kind = information.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw failure(.cannotCreateOutput, path, EISDIR) }
    if exists, kind != S_IFREG {
      return isNull(information) ? try body(path) : try stream(body, to: path)
    }
    if exists, inputs.contains(where: { isSame(information, $0) }) {
      throw CommandFailure(
        .usage, "cannot be written: it is an input file", at: SourceLocation(path))
    }
    // A symbolic link stays: its target is replaced.
    let target = exists ? resolved(name) ?? path : path
    if exists, access(FileName.bytes(of: target), W_OK) != 0 {
      throw failure(.cannotCreateOutput, path, errno)
    }
    if !exists {
      // A name that ends with a slash can only be a folder.
      if path.hasSuffix("/") { throw failure(.cannotCreateOutput, path, EISDIR) }
      do throws(CommandFailure) { try OutputFolder.createParents(of: path) } catch {
        throw CommandFailure(
          .cannotCreateOutput, "cannot be written: \(error.message)", at: SourceLocation(path))
      }
    }
    let temporary = try TemporaryFile(beside: target, mode: exists ? information.st_mode : nil) {
      failure(.cannotCreateOutput, path, $0)
    }
    defer { temporary.remove() }
    let result = try body(temporary.path)
    if let number = temporary.publish(as: target, replacing: exists) {
      throw failure(.outputFailed, path, number)
    }
    return result
  }

  /// Checks that a file's name has an extension of a format that can be written.
  ///
  /// A name without an extension, standard output and special files are accepted.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - extensions: The extensions, without the dot and in lower case.
  ///   - option: The option that names the file, for the message.
  /// - Throws: ``UsageError`` that lists the extensions.
  public static func checkExtension(
    of path: String, among extensions: [String], option: String
  ) throws(UsageError) {
    let name = path.split(separator: "/").last ?? ""
    guard path != standardOutput, let dot = name.lastIndex(of: "."), dot != name.startIndex,
      !extensions.contains(name[name.index(after: dot)...].lowercased())
    else { return }
    let endings = extensions.map { ".\($0)" }
    let list =
      endings.count < 2
      ? endings.joined()
      : endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
    throw UsageError("\(option): expected a name that ends in \(list), found '\(path)'")
  }

  // MARK: Internals

  /// Fills a file without a name, and copies it to a stream when it is complete.
  private static func stream<Result>(
    _ body: (String) throws -> Result, to path: String
  ) throws -> Result {
    let folder = Environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let temporary = try TemporaryFile(beside: "\(folder)/tactus", mode: 0o600) {
      failure(.cannotCreateOutput, path, $0)
    }
    defer { temporary.remove() }
    let result = try body(temporary.path)
    let isOutput = path == standardOutput
    let stream =
      isOutput
      ? STDOUT_FILENO
      : open(FileName.bytes(of: path), O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard stream >= 0 else { throw failure(.cannotCreateOutput, path, errno) }
    let error = temporary.copy(to: stream)
    let closing = isOutput || close(stream) == 0 ? nil : errno
    if let number = error ?? closing {
      if number == EPIPE, isOutput {
        // Ends silently like any Unix filter.
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
      }
      throw failure(.outputFailed, path, number)
    }
    return result
  }

  /// Returns whether a file is `/dev/null`, for which nothing needs to be complete.
  private static func isNull(_ file: stat) -> Bool {
    var null = stat()
    return stat("/dev/null", &null) == 0 && file.st_mode & S_IFMT == S_IFCHR
      && file.st_rdev == null.st_rdev
  }

  /// Returns whether a path refers to a file, by any name or link.
  private static func isSame(_ file: stat, _ path: String) -> Bool {
    var other = stat()
    return stat(FileName.bytes(of: path), &other) == 0 && other.st_dev == file.st_dev
      && other.st_ino == file.st_ino
  }

  private static func resolved(_ path: [CChar]) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return FileName.text(of: real)
  }

  private static func failure(
    _ status: ExitStatus, _ path: String, _ number: Int32
  ) -> CommandFailure {
    CommandFailure(
      status, "cannot be written: \(FileWriting.reason(number))", at: SourceLocation(path))
  }
}
