import Foundation

/// Keys as they are pressed, from a terminal, a pipe or a file.
///
/// A terminal is asked not to wait for a line and not to echo. However the program ends, the
/// terminal is then as it was.
final class Terminal {
  /// Takes hold of the terminal, if there is one.
  init() {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    Self.original = settings
    atexit { Terminal.restore() }
    // A signal that ends the program ends it through `exit`, so that the line above holds.
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

  /// The next key; `nil` where there are no more.
  func nextKey() -> Key? {
    guard let character = nextCharacter() else { return nil }
    guard character == "\u{1b}" else { return Key(character) }
    guard nextCharacter() == "[", let arrow = nextCharacter() else { return .other }
    return Key(arrow: arrow)
  }

  /// Writes text, at once.
  func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }

  // MARK: Internals

  /// The settings to come back to; written once, before anything can read them.
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
