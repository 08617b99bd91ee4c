/// A finding about a bundle that does not prevent its installation.
public struct BundleNote: Sendable, Hashable {
  /// The file, by its path or its name in the bundle.
  public var file: String
  /// The line, from 1, if it is known.
  public var line: Int?
  /// The finding, and what happens instead.
  public var message: String

  /// Creates a note.
  public init(file: String, line: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The note on one line.
  public var description: String { "\(file):\(line.map { "\($0): " } ?? " ")\(message)" }
}
