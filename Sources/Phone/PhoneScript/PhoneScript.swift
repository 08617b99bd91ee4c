import PositionedText

/// What is to be done on a phone, step by step: one object of JSON a line.
///
/// Empty lines are skipped, and so are those that begin with `#`. `Documentation/Scripts.md` has every
/// step with an example.
public struct PhoneScript: Sendable, Equatable {
  /// The script's file, for messages.
  public var name: String
  /// The steps, in order.
  public var steps: [ScriptStep]

  /// Reads a script from a file.
  ///
  /// - Throws: `UnreadableText` where it cannot be read, or with the place of the first mistake.
  public init(contentsOf path: String) throws(UnreadableText) {
    try self.init(SourceText.read(path))
  }

  /// Reads a script.
  ///
  /// - Throws: `UnreadableText`, with the file, the line and the column of the first mistake.
  public init(_ source: SourceText) throws(UnreadableText) {
    name = source.name
    steps = []
    var number = 0
    let text = source.text(source.start..<source.bytes.count)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first(where: { !$0.isWhitespace }), first != "#" else { continue }
      let lineSource = SourceText(name: source.name, text: String(line))
      steps.append(try StepReader(lineSource, line: number).step())
    }
  }
}
