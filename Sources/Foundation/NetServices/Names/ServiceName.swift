import TactusCoreFoundation

/// The name of a service: any text of at most 63 bytes.
///
/// Steps Networking.NW40 and NW43.
package enum ServiceName {
  /// The maximum number of bytes.
  ///
  /// - Source: RFC 6763, section 4.1.1. Confidence: documented.
  package static let longest = 63

  /// Returns whether a text can be a name: it is neither empty nor too long, and without control
  /// characters.
  ///
  /// - Source: RFC 6763, section 4.1.1. Confidence: documented.
  package static func isValid(_ name: String) -> Bool {
    1...longest ~= name.utf8.count && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
  }

  /// The name of the device: the first part of the machine's name.
  package static var ofDevice: String {
    ProcessInfo.processInfo.hostName.split(separator: ".").first.map(String.init) ?? "iPhone"
  }

  /// Returns the next name to try for a service whose name is in use (Networking.NW43).
  ///
  /// `Name` becomes `Name (2)`, and that `Name (3)`; a name that would be too long loses its end.
  package static func next(after name: String) -> String {
    var (base, number) = (Substring(name), 2)
    if name.hasSuffix(")"), let bracket = name.lastIndex(of: "("), bracket > name.startIndex,
      name[name.index(before: bracket)] == " "
    {
      let digits = name[name.index(after: bracket)...].dropLast()
      if let found = Int(digits), found >= 2, digits.allSatisfy(\.isNumber), found < .max {
        (base, number) = (name[..<name.index(before: bracket)], found + 1)
      }
    }
    let suffix = " (\(number))"
    while base.utf8.count + suffix.utf8.count > longest { base.removeLast() }
    return base + suffix
  }

  /// Returns the complete name of a service, as its records have it, with dots and backslashes of
  /// the name marked by a backslash.
  ///
  /// - Source: RFC 6763, section 4.3. Confidence: documented.
  package static func complete(_ name: String, type: ServiceType, domain: String) -> String {
    let escaped = name.replacing("\\", with: "\\\\").replacing(".", with: "\\.")
    return "\(escaped).\(type.name).\(domain.isEmpty ? "local" : domain)"
  }
}
