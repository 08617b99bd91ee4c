/// The host and the port of a service, read from its SRV record.
package struct ServiceLocation: Hashable, Sendable {
  /// The name of the host without a dot at its end.
  package let host: String
  /// The port.
  package let port: UInt16

  /// Reads the bytes of a record; nil if they are invalid.
  ///
  /// - Source: RFC 2782 and RFC 1035, section 3.1. Confidence: documented.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count > 7 else { return nil }
    port = UInt16(bytes[4]) << 8 | UInt16(bytes[5])
    var (labels, rest): ([String], ArraySlice<UInt8>) = ([], bytes[6...])
    while true {
      // The root ends the name; it is missing in a record that is cut off.
      guard let length = rest.popFirst() else { return nil }
      if length == 0 { break }
      guard length <= 63, rest.count >= Int(length),
        let label = String(validating: rest.prefix(Int(length)), as: UTF8.self)
      else { return nil }
      labels.append(label.replacing("\\", with: "\\\\").replacing(".", with: "\\."))
      rest = rest.dropFirst(Int(length))
    }
    guard !labels.isEmpty else { return nil }
    host = labels.joined(separator: ".")
  }
}
