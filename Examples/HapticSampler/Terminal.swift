import Foundation

/// Keys as they are pressed, from a terminal, a pipe or a file.
///
/// A terminal is set not to wait for a line and not to echo. However the program ends, the
/// terminal's settings are then restored.
final class Terminal {
  /// Sets up the terminal, if there is one.
  init() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    Self.original = settings
    atexit { Terminal.restore() }
    // Signals end the program through `exit`, so that the handler above runs.
    for number in [SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { exit(128 + number) }
      source.resume()
      sources.append(source)
    }
    cfmakeraw(&settings)
    settings.c_oflag |= tcflag_t(OPOST)
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Returns the next key; `nil` at the end of the input.
  func nextKey() -> Key? {
    guard let character = nextCharacter() else { return nil }
    guard character == "\u{1b}" else { return Key(character) }
    guard nextCharacter() == "[", let arrow = nextCharacter() else { return .other }
    return Key(arrow: arrow)
  }

  /// Writes text, at once.
  func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  // MARK: Internals

  /// The settings to restore; written once, before anything can read them.
  nonisolated(unsafe) private static var original: termios?
  private var sources: [any DispatchSourceSignal] = []

  private static func restore() {
    guard var original else { return }
    tcsetattr(STDIN_FILENO, TCSANOW, &original)
  }

  private func nextCharacter() -> Character? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return Character(Unicode.Scalar(byte)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}
