/// The address of a printer or of a queue of CUPS.
public struct PrinterAddress: Sendable, Hashable {
  /// The host's name or number.
  public let host: String
  /// The port.
  public let port: Int
  /// The path on the host, with its slash.
  public let path: String
  /// Whether the connection is encrypted from its beginning.
  public let isEncrypted: Bool

  /// The address as a text, such as `ipp://192.168.1.20:631/ipp/print`.
  public var text: String { "\(isEncrypted ? "ipps" : "ipp")://\(shownHost):\(port)\(path)" }

  /// Reads an address with `ipp` or `ipps`, or the name of a queue.
  ///
  /// - Parameters:
  ///   - text: The address, or the name of a queue on the server of CUPS.
  ///   - server: The host and port of that server.
  /// - Throws: `PrinterError.invalidAddress`.
  public init(
    _ text: String, server: (host: String, port: Int) = ("localhost", 631)
  ) throws(PrinterError) {
    // Names of queues have no spaces, slashes and number signs (documented in lpadmin(8)).
    let forbidden = text.unicodeScalars.contains { $0.value <= 32 || $0.value == 127 || $0 == "#" }
    guard !text.isEmpty, text.utf8.count <= Self.longestText, !forbidden else {
      throw .invalidAddress(Self.shown(text))
    }
    guard let scheme = ["ipp://", "ipps://"].first(where: { text.hasPrefix($0) }) else {
      guard !text.contains("/"), !text.contains(":"), !text.contains("?") else {
        throw .invalidAddress(text)
      }
      // A path is the socket of a server on this machine, which only CUPS's own tools use.
      host = server.host.hasPrefix("/") ? "localhost" : server.host
      (port, path, isEncrypted) = (server.port, "/printers/\(text)", false)
      return
    }
    let rest = text.dropFirst(scheme.count)
    let end = rest.firstIndex(of: "/") ?? rest.endIndex
    guard let (host, port) = Self.place(rest[..<end]) else { throw .invalidAddress(text) }
    (self.host, self.port) = (host, port)
    path = end == rest.endIndex ? "/" : String(rest[end...])
    isEncrypted = scheme == "ipps://"
  }

  // MARK: Internals

  /// The longest address.
  ///
  /// - Source: the type `uri` of RFC 8011, 5.1.6. Confidence: documented.
  private static let longestText = 1023

  private var shownHost: String { host.contains(":") ? "[\(host)]" : host }

  /// Splits a host and its port, which follows a colon; a number of IPv6 is in brackets.
  private static func place(_ text: Substring) -> (String, Int)? {
    var (host, port) = (text, Substring("631"))
    var punctuation = "-._"
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { return nil }
      host = text[text.index(after: text.startIndex)..<end]
      punctuation = ":.%"
      let rest = text[text.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { return nil }
      if !rest.isEmpty { port = rest.dropFirst() }
    } else if let colon = text.lastIndex(of: ":") {
      (host, port) = (text[..<colon], text[text.index(after: colon)...])
    }
    // Names and passwords of a user are not part of a host.
    let isHost = host.allSatisfy { $0.isLetter || $0.isNumber || punctuation.contains($0) }
    guard !host.isEmpty, isHost, let number = Int(port), (1...65_535).contains(number) else {
      return nil
    }
    return (String(host), number)
  }

  private static func shown(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(80).filter { $0.value > 31 }))
  }
}
