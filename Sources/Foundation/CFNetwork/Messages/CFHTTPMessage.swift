internal import CTactusSoup
import TactusCoreFoundation

/// A request or a response of HTTP.
///
/// Steps Networking.NW30…
///
/// - Thread: one at a time.
public final class CFHTTPMessage: _CoreFoundationObject, _CoreFoundationType {
  /// The first line.
  enum Start: Equatable {
    /// The method of a request, its URL, and the part of the URL in the line.
    case request(method: String, url: URL?, target: String)
    /// The status of a response, and its text.
    case response(status: Int, reason: String)
  }

  /// The longest head in bytes that is read.
  ///
  /// - Source: ours.
  static let limit = 1_048_576

  let isRequest: Bool
  /// The first line; nil while bytes of it are missing.
  private(set) var start: Start?
  private(set) var version: String
  let fields: HTTPFields
  var body: Data?
  /// The bytes of a head whose end is missing.
  private var head: [UInt8] = []
  /// Whether the bytes are no message.
  private var isMalformed = false

  init(_ start: Start, version: String) {
    if case .request = start { isRequest = true } else { isRequest = false }
    (self.start, self.version, fields) = (start, version, HTTPFields())
  }

  /// Creates a message that bytes are to be added to.
  init(isRequest: Bool) {
    (self.isRequest, version, fields) = (isRequest, kCFHTTPVersion1_1, HTTPFields())
  }

  init(copying other: CFHTTPMessage) {
    (isRequest, start, version) = (other.isRequest, other.start, other.version)
    (body, head, isMalformed) = (other.body, other.head, other.isMalformed)
    fields = other.fields.copy()
  }

  /// The text of the first line; nil while it is missing.
  var firstLine: String? {
    switch start {
    case .request(let method, _, let target): HTTPFields.line("\(method) \(target) \(version)")
    case .response(let status, let reason): HTTPFields.line("\(version) \(status) \(reason)")
    case nil: nil
    }
  }

  /// The bytes of the message; nil while its head is incomplete (Networking.NW31).
  var bytes: Data? {
    guard let firstLine else { return nil }
    let lines = [firstLine] + fields.all.map { "\($0.name): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + (body ?? Data())
  }

  // MARK: Reading

  /// Adds bytes, and returns whether they may belong to a message (Networking.NW32).
  func append(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !isMalformed else { return false }
    guard start == nil else {
      if !bytes.isEmpty { body = (body ?? Data()) + Data(bytes) }
      return true
    }
    // The end of the head may have begun with the bytes before.
    let searched = max(0, head.count - 3)
    head += bytes
    guard let end = endOfHead(from: searched) else {
      isMalformed = head.count > Self.limit
      return !isMalformed
    }
    // libsoup expects the end of the last line, and no empty one.
    isMalformed = end.text > Self.limit || !parse(Array(head[..<end.text]))
    guard !isMalformed else { return false }
    if end.body < head.count { body = Data(head[end.body...]) }
    head = []
    return true
  }

  /// Returns where the last line of the head ends, and where the body begins.
  ///
  /// A line may end without a carriage return, and lines before the first one may be empty
  /// (RFC 9112, section 2.2).
  private func endOfHead(from index: Int) -> (text: Int, body: Int)? {
    if let first = head.firstIndex(where: { $0 != 13 && $0 != 10 }), first > 0 {
      head.removeFirst(first)
      return endOfHead(from: 0)
    }
    var index = index
    while let newline = head[index...].firstIndex(of: 10) {
      let next = newline + 1
      if next < head.count, head[next] == 10 { return (next, next + 1) }
      if next + 1 < head.count, head[next] == 13, head[next + 1] == 10 { return (next, next + 2) }
      index = next
    }
    return nil
  }

  /// Reads a head, and returns whether it is one.
  private func parse(_ text: [UInt8]) -> Bool {
    text.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
      let count = CInt(buffer.count)
      var number = SOUP_HTTP_1_1
      defer { version = Self.name(of: number) }
      if isRequest {
        var (method, path): (UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?)
        defer {
          g_free(method)
          g_free(path)
        }
        let status = soup_headers_parse_request(
          base, count, fields.pointer, &method, &path, &number)
        guard status == SOUP_STATUS_OK.rawValue, let method, let path else { return false }
        let target = String(cString: path)
        start = .request(
          method: String(cString: method), url: URL(string: target), target: target)
      } else {
        var (status, reason): (guint, UnsafeMutablePointer<CChar>?) = (0, nil)
        defer { g_free(reason) }
        guard
          soup_headers_parse_response(base, count, fields.pointer, &number, &status, &reason) != 0
        else { return false }
        start = .response(status: Int(status), reason: reason.map { String(cString: $0) } ?? "")
      }
      return true
    }
  }

  private static func name(of version: SoupHTTPVersion) -> String {
    switch version {
    case SOUP_HTTP_1_0: kCFHTTPVersion1_0
    case SOUP_HTTP_2_0: kCFHTTPVersion2_0
    default: kCFHTTPVersion1_1
    }
  }

  /// Returns the standard text of a status.
  static func reason(of status: Int) -> String {
    guint(exactly: status).flatMap { soup_status_get_phrase($0) }.map { String(cString: $0) } ?? ""
  }

  /// Returns the part of a URL that is in the first line of a request.
  static func target(of url: URL) -> String {
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let path = parts?.percentEncodedPath ?? ""
    let query = parts?.percentEncodedQuery.map { "?\($0)" } ?? ""
    return (path.isEmpty ? "/" : path) + query
  }
}
