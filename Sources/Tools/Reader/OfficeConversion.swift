import Glibc
import TactusDocumentReading

/// A conversion of the document into pages in PDF by another program, in the sandbox's own files.
///
/// The program has the options of LibreOffice. Step QuickLook.OD2.
struct OfficeConversion {
  private let program: String
  private let ending: String

  /// Creates the conversion that the variables of the process name; nil if there are none.
  ///
  /// Swift reads arguments from `/proc`, which the sandbox does not have.
  init?() {
    guard let program = getenv(ReaderSandbox.converterVariable).map({ String(cString: $0) }),
      let ending = getenv(ReaderSandbox.endingVariable).map({ String(cString: $0) })
    else { return nil }
    (self.program, self.ending) = (program, ending)
  }

  /// Converts the document, and writes the pages to the output.
  ///
  /// - Returns: Whether there are pages.
  func run() -> Bool {
    let source = "\(Self.folder)/document.\(ending)"
    guard Self.copy(ReaderSandbox.documentDescriptor, toFile: source) else { return false }
    close(ReaderSandbox.documentDescriptor)
    // A new profile makes LibreOffice request another start.
    for _ in 0..<ConversionLimits.starts {
      guard let status = start(source) else { return false }
      if !Self.restarts.contains(status) { break }
    }
    let result = open("\(Self.folder)/pages/document.pdf", O_RDONLY | O_CLOEXEC)
    guard result >= 0 else { return false }
    return Self.copy(result, to: STDOUT_FILENO)
  }

  // MARK: Internals

  private static let folder = "/tmp"
  /// The statuses by which LibreOffice requests another start.
  ///
  /// - Source: LibreOffice's public sources, `include/desktop/exithelper.h`, and measured with 7.4:
  ///   81 after the profile is created.
  private static let restarts: Set<Int32> = [79, 81]

  /// Starts the program and waits; nil if it does not end by itself.
  private func start(_ source: String) -> Int32? {
    let words = [
      program, "-env:UserInstallation=file://\(Self.folder)/profile", "--headless", "--invisible",
      "--nologo", "--norestore", "--nodefault", "--nolockcheck", "--convert-to", "pdf", "--outdir",
      "\(Self.folder)/pages", source,
    ]
    let programs = program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "/"
    let runtime = getenv("LD_LIBRARY_PATH").map { ":" + String(cString: $0) } ?? ""
    let variables = [
      "HOME=\(Self.folder)", "TMPDIR=\(Self.folder)", "LANG=C.UTF-8",
      "LD_LIBRARY_PATH=\(programs)\(runtime)",
    ]
    let (arguments, environment) = (
      words.map { strdup($0) } + [nil], variables.map { strdup($0) } + [nil]
    )
    defer { for text in arguments + environment { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // What it writes about the document would never be read.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, arguments, environment) == 0 else {
      return nil
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
    // The low seven bits name the signal that has ended a process.
    return status & 0x7f == 0 ? (status >> 8) & 0xff : nil
  }

  private static func copy(_ source: Int32, toFile path: String) -> Bool {
    let target = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { return false }
    defer { close(target) }
    return copy(source, to: target)
  }

  /// Copies all bytes of a file, whose offset is ignored and does not change; returns whether it
  /// succeeded.
  private static func copy(_ source: Int32, to target: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    var place: off_t = 0
    while true {
      let count = pread(source, &buffer, buffer.count, place)
      if count == 0 { return true }
      guard count > 0 else { return false }
      var written = 0
      while written < count {
        let more = buffer[written..<count].withUnsafeBytes {
          write(target, $0.baseAddress, $0.count)
        }
        guard more > 0 else { return false }
        written += more
      }
      place += off_t(count)
    }
  }
}
