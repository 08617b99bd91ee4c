/// The type of a service of Bonjour, such as `_http._tcp.`, read from text.
///
/// Step Networking.NW40.
package struct ServiceType: Hashable, Sendable {
  /// The name of the application's protocol, such as `_http`.
  package let application: String
  /// The transport: `_tcp` or `_udp`.
  package let transport: String
  /// The subtypes, such as `_printer`.
  package let subtypes: [String]

  /// Reads a type, with or without a dot at its end; nil if it is invalid.
  ///
  /// Subtypes follow after commas, or one of them comes before `._sub.`.
  package init?(_ text: String) {
    var parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var labels = Self.labels(of: parts.removeFirst())
    if labels.count == 4, labels[1].lowercased() == "_sub" {
      parts.insert(labels[0], at: 0)
      labels.removeFirst(2)
    }
    guard labels.count == 2, Self.isApplication(labels[0]),
      ["_tcp", "_udp"].contains(labels[1].lowercased()), parts.allSatisfy(Self.isSubtype)
    else { return nil }
    (application, transport, subtypes) = (labels[0], labels[1].lowercased(), parts)
  }

  /// The type without subtypes, and without a dot at its end, as Avahi has it.
  package var name: String { "\(application).\(transport)" }

  /// The name by which a subtype is searched; that of the type without subtypes.
  package var searchedName: String { subtypes.first.map { "\($0)._sub.\(name)" } ?? name }

  /// Returns the name of a subtype as Avahi publishes it.
  package func name(ofSubtype subtype: String) -> String { "\(subtype)._sub.\(name)" }

  // MARK: Internals

  private static func labels(of text: String) -> [String] {
    var text = Substring(text)
    if text.hasSuffix(".") { text.removeLast() }
    return text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The maximum length of a protocol's name after the underscore.
  ///
  /// - Source: RFC 6763, section 7.2. Confidence: documented.
  private static let longestName = 15

  /// Whether a label is an underscore and a name of letters, digits and, between them, hyphens.
  ///
  /// - Source: RFC 6335, section 5.1, which also wants a letter; underscores between letters are
  ///   in use. Confidence: documented, and a guess for underscores.
  private static func isApplication(_ label: String) -> Bool {
    guard label.hasPrefix("_") else { return false }
    let name = label.utf8.dropFirst()
    func isLetterOrDigit(_ byte: UInt8?) -> Bool {
      byte.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || isLetter($0) } ?? false
    }
    func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
    return name.count <= longestName && isLetterOrDigit(name.first) && isLetterOrDigit(name.last)
      && name.contains(where: isLetter)
      && name.allSatisfy {
        isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
  }

  /// Whether a label can be that of a subtype, which is any text of at most 63 bytes.
  private static func isSubtype(_ label: String) -> Bool {
    ServiceName.isValid(label) && !label.contains(".")
  }
}
