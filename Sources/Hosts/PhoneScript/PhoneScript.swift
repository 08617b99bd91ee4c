import TactusJSON

/// A script for a phone: one JSON object a line, each a step.
///
/// Empty lines are skipped, and so are those that begin with `#`. `Documentation/Scripts.md` has
/// every step with an example.
public struct PhoneScript: Sendable, Equatable {
  /// The name of the script's file, for messages.
  public var name: String
  /// The steps, in order.
  public var steps: [ScriptStep]

  /// Reads a script from a file.
  ///
  /// - Throws: `SourceTextError` if the file cannot be read, or with the position of the first
  ///   error.
  public init(contentsOf path: String) throws(SourceTextError) {
    try self.init(SourceText.read(path))
  }

  /// Reads a script from a string.
  ///
  /// - Parameters:
  ///   - text: The script, one step a line.
  ///   - name: The name for messages.
  /// - Throws: `SourceTextError`, with the line and the column of the first error.
  public init(text: String, name: String = "script") throws(SourceTextError) {
    try self.init(SourceText(name: name, text: text))
  }

  /// Reads a script.
  ///
  /// - Throws: `SourceTextError`, with the file, the line and the column of the first error.
  public init(_ source: SourceText) throws(SourceTextError) {
    name = source.name
    steps = []
    var number = 0
    let newline = UInt8(ascii: "\n")
    for bytes in source.bytes[source.start...].split(
      separator: newline, omittingEmptySubsequences: false)
    {
      number += 1
      guard let line = String(validating: bytes, as: UTF8.self) else {
        throw SourceTextError(
          file: source.name, position: SourcePosition(line: number, column: 1),
          rule: SourceTextError.invalidJSON, message: "expected UTF-8, found other bytes")
      }
      guard let first = line.first(where: { !$0.isWhitespace }), first != "#" else { continue }
      let lineSource = SourceText(name: source.name, text: line)
      steps.append(try StepReader(lineSource, line: number).step())
    }
  }
}
