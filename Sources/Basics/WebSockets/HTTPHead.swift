/// The head of a request or a response of HTTP 1.1.
public struct HTTPHead: Equatable, Sendable {
  /// A field.
  public struct Field: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String
    /// Creates a field.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The first line.
  public var firstLine: String
  /// The fields in their order.
  public var fields: [Field]

  /// Creates a head.
  public init(_ firstLine: String, _ fields: [Field]) {
    (self.firstLine, self.fields) = (firstLine, fields)
  }

  /// The longest head in bytes.
  ///
  /// - Source: ours.
  public static let limit = 65_536

  /// The bytes of the head with the empty line after it.
  ///
  /// Breaks of lines in values become spaces, so that a value adds no field.
  public var bytes: [UInt8] {
    func line(_ text: String) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
    }
    let lines = [line(firstLine)] + fields.map { "\(line($0.name)): \(line($0.value))" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Returns the values of all fields with a name, of which each may have several with commas.
  public func values(_ name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }
      .flatMap { $0.value.split(separator: ",") }.map { Self.trimmed($0) }
  }

  /// Reads a head at the beginning of bytes.
  ///
  /// - Returns: The head and the number of its bytes; nil if more bytes are needed.
  public static func read(
    _ bytes: [UInt8]
  ) throws(WebSocketFailure) -> (head: HTTPHead, count: Int)? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard
      let end = bytes.indices.first(where: { index in
        index + 4 <= bytes.count && bytes[index] == 13
          && bytes[index..<index + 4].elementsEqual(mark)
      })
    else {
      if bytes.count > limit { throw .tooLong }
      return nil
    }
    if end > limit { throw .tooLong }
    guard let text = String(validating: bytes[..<end], as: UTF8.self) else { throw .invalidText }
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.trimmed(Substring($0)) }
    let first = lines.removeFirst()
    guard !first.isEmpty else { throw .violation }
    var fields: [Field] = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else {
        throw .violation
      }
      fields.append(
        Field(String(line[..<colon]), Self.trimmed(line[line.index(after: colon)...])))
    }
    return (HTTPHead(first, fields), end + 4)
  }

  private static func trimmed(_ text: Substring) -> String {
    let spaces: Set<Unicode.Scalar> = [" ", "\t", "\r"]
    let rest = text.unicodeScalars.drop { spaces.contains($0) }
    let count = rest.reversed().prefix { spaces.contains($0) }.count
    return String(String.UnicodeScalarView(rest.dropLast(count)))
  }
}
