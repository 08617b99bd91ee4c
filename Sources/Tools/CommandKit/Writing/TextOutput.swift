import Glibc
import Synchronization
import TactusTextFormatting

/// A text stream of the program, standard output or standard error.
///
/// Text is buffered; on a terminal each piece is shown at once.
///
/// - Thread: any, not render. Takes a lock.
public final class TextOutput: Sendable {
  /// The file descriptor.
  public let descriptor: Int32
  /// Whether the stream is a terminal.
  public let isTerminal: Bool
  /// Whether styles are used: on a terminal, unless `NO_COLOR` is set or the terminal is dumb.
  public let usesColor: Bool
  private let state = Mutex(State())

  private struct State {
    var bytes: [UInt8] = []
    var failure: Int32?
  }

  /// The size of the buffer in bytes: that of a pipe.
  private static let capacity = 65_536

  /// Wraps a file descriptor, which the caller closes.
  ///
  /// - Parameters:
  ///   - descriptor: The file descriptor.
  ///   - usesColor: Whether styles are used; `nil` decides by terminal and environment.
  public init(descriptor: Int32, usesColor: Bool? = nil) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    self.usesColor = usesColor ?? (isTerminal && Self.environmentAllowsColor)
  }

  deinit { flush() }

  /// The number of characters in a line: `COLUMNS` if set, the terminal's width, or 80.
  public var width: Int {
    if let text = Environment["COLUMNS"], let width = Int(text), width > 0 { return width }
    var size = winsize()
    if isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return 80
  }

  /// The number of lines on the screen, or `nil` without a terminal.
  public var height: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return nil }
    return size.ws_row > 0 ? Int(size.ws_row) : nil
  }

  /// Writes text; bytes of file names that are not valid text become U+FFFD.
  public func write(_ text: String) {
    write(bytes: Array(FileName.shown(text).utf8))
  }

  /// Writes bytes.
  public func write(bytes: some Collection<UInt8>) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.bytes.append(contentsOf: bytes)
      if isTerminal || state.bytes.count >= Self.capacity { drain(&state) }
    }
  }

  /// Writes the buffer.
  ///
  /// - Returns: The first `errno` of any write; later text is dropped, because a result with a gap
  ///   would be worse than an incomplete one.
  @discardableResult
  public func flush() -> Int32? {
    state.withLock { state in
      drain(&state)
      return state.failure
    }
  }

  /// Returns the text in a style, or unchanged without styles.
  public func styled(_ text: String, _ styles: TextStyle...) -> String {
    guard usesColor, !styles.isEmpty else { return text }
    let codes = styles.map { "\($0.rawValue)" }.joined(separator: ";")
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }

  // MARK: Internals

  private func drain(_ state: inout State) {
    defer { state.bytes.removeAll(keepingCapacity: true) }
    guard state.failure == nil else { return }
    state.failure = state.bytes.withUnsafeBytes { FileWriting.write($0, to: descriptor) }
  }

  private static var environmentAllowsColor: Bool {
    Environment["NO_COLOR"]?.isEmpty ?? true && Environment["TERM"] != "dumb"
  }
}
