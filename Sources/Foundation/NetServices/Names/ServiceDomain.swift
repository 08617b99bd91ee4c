/// The domain of a service, such as `local.`, read from text.
///
/// Step Networking.NW40.
package struct ServiceDomain: Hashable, Sendable {
  /// The domain without a dot at its end, as Avahi has it; empty for the default.
  package let name: String

  /// The local network, which is the default.
  package static let local = ServiceDomain(name: "local")

  private init(name: String) { self.name = name }

  /// Reads a domain, with or without a dot at its end; nil if it is invalid.
  ///
  /// - Source: RFC 1035, section 2.3.4, for the lengths. Confidence: documented.
  package init?(_ text: String) {
    let name = text.hasSuffix(".") ? String(text.dropLast()) : text
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    guard text != ".", name.utf8.count <= 253,
      name.isEmpty || labels.allSatisfy({ ServiceName.isValid(String($0)) })
    else { return nil }
    self.name = name
  }

  /// The domain with a dot at its end, as apps see it.
  package var text: String { (name.isEmpty ? Self.local.name : name) + "." }
}
