/// An error in a file of a bundle.
public struct BundleError: Error, Sendable, Equatable {
  /// The path of the file.
  public var file: String
  /// The line, from 1, if it is known.
  public var line: Int?
  /// The message: the expected form, and the one that was found.
  public var message: String

  /// Creates an error.
  public init(file: String, line: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }
}
