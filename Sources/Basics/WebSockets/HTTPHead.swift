internal import CTactusSoup

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
  public enum Start: Equatable, Sendable {
    /// The method and the path of a request.
    case request(method: String, path: String)
    /// The status of a response and its text.
    case response(status: Int, reason: String)
  }

  /// The first line.
  public var start: Start
  /// The fields in their order.
  public var fields: [Field]

  /// Creates a head.
  public init(_ start: Start, _ fields: [Field]) { (self.start, self.fields) = (start, fields) }

  /// The longest head in bytes.
  ///
  /// - Source: ours.
  public static let limit = 65_536

  /// The bytes of the head with the empty line after it.
  ///
  /// Breaks of lines in texts become spaces, so that a value adds no field.
  public var bytes: [UInt8] {
    func line(_ text: String) -> String {
      String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
    }
    let first =
      switch start {
      case .request(let method, let path): "\(method) \(path) HTTP/1.1"
      case .response(let status, let reason): "HTTP/1.1 \(status) \(reason)"
      }
    let lines = [line(first)] + fields.map { "\(line($0.name)): \(line($0.value))" }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Returns the values of all fields with a name, of which each may have several with commas.
  public func values(_ name: String) -> [String] {
    fields.filter { $0.name.lowercased() == name.lowercased() }.flatMap { field in
      let list = soup_header_parse_list(field.value)
      defer { soup_header_free_list(list) }
      return sequence(first: list, next: { $0?.pointee.next })
        .prefix { $0 != nil }
        .compactMap {
          $0?.pointee.data.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
        }
    }
  }

  /// Reads the head of a request at the beginning of bytes.
  ///
  /// Lines without a colon are left out, as libsoup does.
  ///
  /// - Returns: The head and the number of its bytes; nil if more bytes are needed.
  public static func readRequest(
    _ bytes: [UInt8]
  ) throws(WebSocketFailure) -> (head: HTTPHead, count: Int)? {
    try read(bytes) { text, count, headers in
      var (method, path): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
      defer {
        g_free(method)
        g_free(path)
      }
      let status = soup_headers_parse_request(text, count, headers, &method, &path, nil)
      guard status == SOUP_STATUS_OK.rawValue, let method, let path else { return nil }
      return .request(method: String(cString: method), path: String(cString: path))
    }
  }

  /// Reads the head of a response at the beginning of bytes.
  ///
  /// Lines without a colon are left out, as libsoup does.
  ///
  /// - Returns: The head and the number of its bytes; nil if more bytes are needed.
  public static func readResponse(
    _ bytes: [UInt8]
  ) throws(WebSocketFailure) -> (head: HTTPHead, count: Int)? {
    try read(bytes) { text, count, headers in
      var (status, reason): (guint, UnsafeMutablePointer<CChar>?) = (0, nil)
      defer { g_free(reason) }
      guard soup_headers_parse_response(text, count, headers, nil, &status, &reason) != 0 else {
        return nil
      }
      return .response(status: Int(status), reason: reason.map { String(cString: $0) } ?? "")
    }
  }

  // MARK: Internals

  /// Reads the bytes before the first empty line.
  ///
  /// - Parameter parse: Fills the fields, and returns the first line; nil for another text.
  private static func read(
    _ bytes: [UInt8], _ parse: (UnsafePointer<CChar>, CInt, OpaquePointer) -> Start?
  ) throws(WebSocketFailure) -> (head: HTTPHead, count: Int)? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard
      let end = bytes.prefix(limit + 1).indices.first(where: { index in
        bytes[index] == 13 && bytes[index...].starts(with: mark)
      })
    else {
      if bytes.count > limit + 3 { throw .tooLong }
      return nil
    }
    // libsoup expects the end of the last line, but no empty one.
    let text = bytes[..<(end + 2)]
    guard let headers = soup_message_headers_new(SOUP_MESSAGE_HEADERS_REQUEST) else {
      throw .tooLong
    }
    defer { soup_message_headers_unref(headers) }
    let start = text.withUnsafeBytes { buffer -> Start? in
      guard let base = buffer.baseAddress else { return nil }
      return parse(base.assumingMemoryBound(to: CChar.self), CInt(buffer.count), headers)
    }
    guard let start else { throw .violation }
    var fields: [Field] = []
    var iterator = SoupMessageHeadersIter()
    soup_message_headers_iter_init(&iterator, headers)
    var (name, value): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
    while soup_message_headers_iter_next(&iterator, &name, &value) != 0, let name, let value {
      fields.append(Field(String(cString: name), String(cString: value)))
    }
    return (HTTPHead(start, fields), end + 4)
  }
}
