internal import CTactusYajl

/// A builder of a tree from the tokens that yajl reports.
///
/// In each callback yajl reports the number of consumed bytes, which is the end of the token. The
/// token starts behind the end of the one before it, after white space, a colon or a comma.
final class JSONTreeBuilder {
  private let source: SourceText
  private let limits: JSONLimits
  private var nodes: [JSONTree.Node] = []
  private var escapedStrings: [UInt32: String] = [:]
  /// The indexes in `nodes` of the arrays and objects that are open.
  private var open: [Int] = []
  /// The key whose value has not been read yet.
  private var key: Range<UInt32>?
  /// The offset after the last token.
  private var lastEnd: Int
  /// The error with which the builder itself stopped the parser.
  private var refusal: SourceTextError?
  /// The parser; valid while `build` runs.
  private var handle: yajl_handle?
  private var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// Whether yajl is reporting the tokens that it held back until the end of the text.
  ///
  /// It counts no bytes for these.
  private var isComplete = false

  init(_ source: SourceText, limits: JSONLimits) {
    self.source = source
    self.limits = limits
    lastEnd = source.start
  }

  /// Parses the whole text.
  ///
  /// - Parameter commas: The offsets of commas to treat as white space.
  func build(
    blanking commas: [Int]
  ) throws(SourceTextError) -> (nodes: [JSONTree.Node], escapedStrings: [UInt32: String]) {
    var text = source.bytes
    for comma in commas { text[comma] = 0x20 }
    // Real patterns have more than about twelve bytes per value.
    nodes.reserveCapacity(min(text.count / 12, limits.values))
    // yajl keeps the pointer to its callbacks, so their address must be stable.
    let error: SourceTextError? = withUnsafePointer(to: Self.callbacks) { callbacks in
      text.withUnsafeBufferPointer { parse($0, callbacks) }
    }
    if let error { throw error }
    return (nodes, escapedStrings)
  }

  private func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, _ callbacks: UnsafePointer<yajl_callbacks>
  ) -> SourceTextError? {
    let context = Unmanaged.passUnretained(self).toOpaque()
    guard let handle = yajl_alloc(callbacks, nil, context) else {
      return SourceTextError(
        file: source.name, rule: SourceTextError.unreadableFile,
        message: "not enough memory to read the file")
    }
    defer {
      yajl_free(handle)
      self.handle = nil
      self.bytes = UnsafeBufferPointer(start: nil, count: 0)
    }
    self.handle = handle
    self.bytes = bytes
    let text = bytes.baseAddress.map { $0 + source.start }
    var status = yajl_parse(handle, text, bytes.count - source.start)
    var consumed = yajl_get_bytes_consumed(handle) + source.start
    if status == yajl_status_ok {
      isComplete = true
      status = yajl_complete_parse(handle)
      consumed = bytes.count
    }
    if let refusal { return refusal }
    if status == yajl_status_ok { return nil }
    return explain(yajlMessage(handle), consumed: consumed)
  }

  private func yajlMessage(_ handle: yajl_handle) -> String {
    guard let message = yajl_get_error(handle, 0, nil, 0) else { return "" }
    defer { yajl_free_error(handle, message) }
    return String(cString: message)
  }

  private func explain(_ message: String, consumed: Int) -> SourceTextError {
    let expectation: JSONSyntaxError.Expectation
    if let key {
      expectation = .value(ofKey: source.text(Int(key.lowerBound)..<Int(key.upperBound)))
    } else if let container = open.last {
      let isObject = nodes[container].kind == .object
      let isEmpty = nodes.count == container + 1
      expectation = .member(
        ofObject: isObject, isFirst: isEmpty, opened: Int(nodes[container].start))
    } else {
      expectation = nodes.isEmpty ? .document : .end
    }
    let lastIsNumber =
      key == nil && nodes.last?.kind == .number && Int(nodes.last?.end ?? 0) == lastEnd
    return JSONSyntaxError(
      source: source, bytes: bytes, lastEnd: lastEnd, expectation: expectation,
      yajlMessage: message, consumed: consumed, followsNumber: lastIsNumber
    ).explained
  }

  // MARK: Tokens

  /// Returns the range of the token that yajl has just reported.
  private func token() -> Range<UInt32> {
    let end =
      isComplete ? endOfLastToken() : Int(yajl_get_bytes_consumed(handle)) + source.start
    var start = lastEnd
    while start < end, Self.isBetweenTokens(bytes[start]) { start += 1 }
    lastEnd = end
    return UInt32(start)..<UInt32(end)
  }

  /// Returns the end of a number that ends the text, before trailing white space.
  private func endOfLastToken() -> Int {
    var end = bytes.count
    while end > lastEnd, Self.isBetweenTokens(bytes[end - 1]) { end -= 1 }
    return end
  }

  static func isBetweenTokens(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, UInt8(ascii: ","), UInt8(ascii: ":"): true
    default: false
    }
  }

  private func add(_ kind: JSONValue.Kind, _ token: Range<UInt32>) -> Int32 {
    guard nodes.count < limits.values else {
      return refuse(
        SourceTextError.tooLarge, "expected at most \(limits.values) values, found more", token)
    }
    var node = JSONTree.Node(
      start: token.lowerBound, end: token.upperBound, next: UInt32(nodes.count + 1), kind: kind)
    if let key {
      node.keyStart = key.lowerBound
      node.keyEnd = key.upperBound
      self.key = nil
    }
    nodes.append(node)
    return 1
  }

  private func scalar(_ kind: JSONValue.Kind) -> Int32 { add(kind, token()) }

  /// Adds a number, unless it is too large for any reader.
  private func number(_ text: UnsafePointer<CChar>?, _ count: Int) -> Int32 {
    let token = token()
    // Without an exponent, fewer digits than the largest number has are always in range.
    if count > Self.safeDigits || Self.hasExponent(text, count) {
      let word = String(
        decoding: UnsafeBufferPointer(start: text, count: count).map(UInt8.init(bitPattern:)),
        as: UTF8.self)
      if Double(word).map(\.isInfinite) ?? false {
        return refuse(
          SourceTextError.invalidJSON,
          "expected a number that fits into a double, found \(Quoting.oneLine(word, limit: 24))",
          token)
      }
    }
    return add(.number, token)
  }

  /// The number of digits that never exceed the largest double, 1.8 · 10³⁰⁸.
  private static let safeDigits = 300

  private static func hasExponent(_ text: UnsafePointer<CChar>?, _ count: Int) -> Bool {
    UnsafeBufferPointer(start: text, count: count).contains { $0 | 0x20 == 0x65 }
  }

  private func opened(_ kind: JSONValue.Kind) -> Int32 {
    let token = token()
    guard open.count < limits.depth else {
      return refuse(
        SourceTextError.tooLarge,
        "expected at most \(limits.depth) nested brackets, found more", token)
    }
    open.append(nodes.count)
    return add(kind, token)
  }

  private func closed() -> Int32 {
    let token = token()
    guard let container = open.popLast() else { return 0 }
    nodes[container].end = token.upperBound
    nodes[container].next = UInt32(nodes.count)
    return 1
  }

  private func string(_ text: UnsafePointer<UInt8>?, _ count: Int, isKey: Bool) -> Int32 {
    let token = token()
    // An escape sequence is always longer than the character it represents.
    if count != token.count - 2 {
      let text = UnsafeBufferPointer(start: text, count: count)
      escapedStrings[token.lowerBound] = String(decoding: text, as: UTF8.self)
    }
    guard isKey else { return add(.string, token) }
    key = token
    return 1
  }

  private func refuse(_ rule: String, _ message: String, _ token: Range<UInt32>) -> Int32 {
    refusal = SourceTextError(
      file: source.name, position: source.position(at: Int(token.lowerBound)), rule: rule,
      message: message)
    return 0
  }

  // MARK: Callbacks

  private static func of(_ context: UnsafeMutableRawPointer?) -> JSONTreeBuilder {
    guard let context else { preconditionFailure("yajl passed no context") }
    return Unmanaged<JSONTreeBuilder>.fromOpaque(context).takeUnretainedValue()
  }

  private static let callbacks = yajl_callbacks(
    yajl_null: { of($0).scalar(.null) },
    yajl_boolean: { of($0).scalar($1 != 0 ? .true : .false) },
    yajl_integer: nil,
    yajl_double: nil,
    yajl_number: { context, text, count in of(context).number(text, count) },
    yajl_string: { of($0).string($1, $2, isKey: false) },
    yajl_start_map: { of($0).opened(.object) },
    yajl_map_key: { of($0).string($1, $2, isKey: true) },
    yajl_end_map: { of($0).closed() },
    yajl_start_array: { of($0).opened(.array) },
    yajl_end_array: { of($0).closed() }
  )
}
