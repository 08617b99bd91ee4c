import Glibc
import Synchronization

/// One of the program's streams of text, standard output or standard error.
///
/// Text is gathered and written in large pieces; on a terminal each piece is shown at once.
///
/// - Thread: any, not render. Takes a lock.
public final class TextOutput: Sendable {
  /// The file descriptor behind it.
  public let descriptor: Int32
  /// Whether a person looks at it.
  public let isTerminal: Bool
  /// Whether styles are shown: on a terminal, unless `NO_COLOR` is set or the terminal is dumb.
  public let usesColour: Bool
  private let state = Mutex(State())

  private struct State {
    var bytes: [UInt8] = []
    var failure: Int32?
  }

  /// Bytes that are gathered before they are written: a pipe's worth.
  private static let capacity = 65_536

  /// Wraps a file descriptor, which stays the caller's to close.
  ///
  /// - Parameters:
  ///   - descriptor: What is written to.
  ///   - usesColour: Whether styles are shown; `nil` decides by terminal and environment.
  public init(descriptor: Int32, usesColour: Bool? = nil) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    self.usesColour = usesColour ?? (isTerminal && Self.environmentAllowsColour)
  }

  deinit { flush() }

  /// Characters that fit on a line: `COLUMNS` if set, what the terminal says, or else 80.
  public var width: Int {
    if let text = Environment["COLUMNS"], let width = Int(text), width > 0 { return width }
    var size = winsize()
    if isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return 80
  }

  /// Lines that fit on the screen, or `nil` where there is none.
  public var height: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return size.ws_row > 0 ? Int(size.ws_row) : nil
  }

  /// Writes text as it is.
  public func write(_ text: String) {
    write(bytes: Array(text.utf8))
  }

  /// Writes bytes as they are.
  public func write(bytes: some Collection<UInt8>) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.bytes.append(contentsOf: bytes)
      if isTerminal || state.bytes.count >= Self.capacity { drain(&state) }
    }
  }

  /// Writes what was gathered.
  ///
  /// - Returns: The first `errno` that any writing met; later text is dropped, for half a result
  ///   with a hole in it would be worse than half a result.
  @discardableResult
  public func flush() -> Int32? {
    state.withLock { state in
      drain(&state)
      return state.failure
    }
  }

  /// The text in a style, or as it is where styles are not shown.
  public func styled(_ text: String, _ styles: TextStyle...) -> String {
    guard usesColour, !styles.isEmpty else { return text }
    let codes = styles.map { "\($0.rawValue)" }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  // MARK: Internals

  private func drain(_ state: inout State) {
    defer { state.bytes.removeAll(keepingCapacity: true) }
    guard state.failure == nil else { return }
    state.failure = state.bytes.withUnsafeBytes { FileWriting.write($0, to: descriptor) }
  }

  private static var environmentAllowsColour: Bool {
    Environment["NO_COLOR"]?.isEmpty ?? true && Environment["TERM"] != "dumb"
  }
}
