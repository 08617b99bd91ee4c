/// An unexpected exit of an app, such as a crash.
public struct AppEnding: Sendable, Equatable {
  /// The reason, such as a signal or an exit status.
  public let reason: String
  /// The last lines of the app's output, the oldest first.
  public let lines: [String]

  /// Creates an ending; of long output it has the last lines, and the beginning of each.
  public init(_ reason: String, lines: [String] = []) {
    self.reason = Self.shortened(reason)
    self.lines = lines.suffix(LinkLimits.endingLines).map(Self.shortened)
  }

  /// Returns the beginning of a text; a character may have any number of code points.
  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(LinkLimits.endingCharacters)
    return String(String.UnicodeScalarView(scalars))
  }
}
