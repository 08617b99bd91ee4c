/// A parsed JSON text that keeps the position of every value and key.
///
/// Values lie in one flat array in the order of the text, so that neither building the tree nor
/// releasing it recurses, however deep the text.
public final class JSONTree: Sendable {
  /// The text that was parsed.
  public let source: SourceText
  /// The offsets of trailing commas, which are ignored when parsing.
  public let trailingCommas: [Int]

  let nodes: [Node]
  /// The decoded text of strings that contain escapes, by the token's offset.
  let escapedStrings: [UInt32: String]

  /// Parses a text.
  ///
  /// - Complexity: O(*n*).
  /// - Thread: any.
  public init(_ source: SourceText, limits: JSONLimits = JSONLimits()) throws(SourceTextError) {
    try Self.validateEncoding(source)
    trailingCommas = TrailingCommas.offsets(in: source.bytes, from: source.start)
    self.source = source
    let builder = JSONTreeBuilder(source, limits: limits)
    (nodes, escapedStrings) = try builder.build(blanking: trailingCommas)
  }

  /// The outermost value.
  public var root: JSONValue { JSONValue(self, 0) }

  /// A value of any kind, with its key if it is in an object.
  struct Node: Sendable {
    /// The offsets of the value's first byte and of the byte after its last.
    var start: UInt32
    var end: UInt32
    /// The range of the key's token including its quotes; both are 0 if there is no key.
    var keyStart: UInt32 = 0
    var keyEnd: UInt32 = 0
    /// The index in `nodes` after the value and all its descendants.
    var next: UInt32
    var kind: JSONValue.Kind
  }

  /// Throws an error for a text in UTF-16 or UTF-32, for which yajl's message would be misleading.
  private static func validateEncoding(_ source: SourceText) throws(SourceTextError) {
    let head = source.bytes.prefix(4)
    guard head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) || head.contains(0)
    else { return }
    throw SourceTextError(
      file: source.name, position: source.position(at: source.start),
      rule: SourceTextError.invalidJSON,
      message: "expected text in UTF-8, found UTF-16 or binary data")
  }
}
