/// A JSON text in memory, in which every value and every key knows where it stands.
///
/// Values lie in one flat array in the order of the text, so that neither building the tree nor
/// letting go of it recurses, however deep the text.
public final class JSONTree: Sendable {
  /// The text that was read.
  public let source: SourceText
  /// Offsets of commas that stand before a closing bracket, which were read as if they were not
  /// there.
  public let trailingCommas: [Int]

  let nodes: [Node]
  /// Strings whose text differs from their token because of escapes, by the token's offset.
  let escapedStrings: [UInt32: String]

  /// Reads a text.
  ///
  /// - Complexity: O(*n*).
  /// - Thread: any.
  public init(_ source: SourceText, limits: JSONLimits = JSONLimits()) throws(UnreadableText) {
    try Self.refuseForeignEncodings(source)
    trailingCommas = TrailingCommas.offsets(in: source.bytes, from: source.start)
    self.source = source
    let builder = JSONTreeBuilder(source, limits: limits)
    (nodes, escapedStrings) = try builder.build(blanking: trailingCommas)
  }

  /// The outermost value.
  public var root: JSONValue { JSONValue(self, 0) }

  /// One value of any kind, and the key before it in an object.
  struct Node: Sendable {
    /// The offset of the value's first byte and the one behind its last.
    var start: UInt32
    var end: UInt32
    /// The key's token, with its quotes; both 0 where there is no key.
    var keyStart: UInt32 = 0
    var keyEnd: UInt32 = 0
    /// The position in `nodes` behind the value and all within it.
    var next: UInt32
    var kind: JSONValue.Kind
  }

  /// A text in UTF-16 or 32 would only give a puzzling message about its first byte.
  private static func refuseForeignEncodings(_ source: SourceText) throws(UnreadableText) {
    let head = source.bytes.prefix(4)
    guard head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) || head.contains(0)
    else { return }
    throw UnreadableText(
      file: source.name, position: source.position(at: source.start),
      rule: UnreadableText.invalidJSON,
      message: "expected text in UTF-8, found UTF-16 or bytes that are no text")
  }
}
