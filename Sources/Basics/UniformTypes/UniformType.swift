/// A uniform type as the system declares it.
package struct UniformType: Sendable {
  /// The identifier, such as `public.png`.
  package let identifier: String
  /// The types that the type conforms to directly.
  package let parents: [String]
  /// The filename extensions without a period, the preferred one first.
  package let extensions: [String]
  /// The MIME types, the preferred one first.
  package let mimeTypes: [String]

  /// Returns the declared type with an identifier.
  package static func named(_ identifier: String) -> UniformType? {
    all[identifier.lowercased()]
  }

  /// Returns the first declared type with a filename extension.
  package static func withExtension(_ pathExtension: String) -> UniformType? {
    let sought = pathExtension.lowercased()
    return declared.first { $0.extensions.contains(sought) }
  }

  /// Returns the first declared type with a MIME type.
  package static func withMIMEType(_ type: String) -> UniformType? {
    let sought = type.lowercased()
    return declared.first { $0.mimeTypes.contains(sought) }
  }

  /// Returns the identifiers of all declared types with a tag, in lower or upper case.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - tagClass: The identifier of the tag's class; only two classes have tags.
  package static func withTag(_ tag: String, ofClass tagClass: String) -> [String] {
    let sought = tag.lowercased()
    return declared.filter {
      switch tagClass {
      case "public.filename-extension": $0.extensions.contains(sought)
      case "public.mime-type": $0.mimeTypes.contains(sought)
      default: false
      }
    }.map(\.identifier)
  }

  /// Returns all types that a type conforms to, without itself.
  package static func ancestors(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var open = named(identifier)?.parents ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += named(next)?.parents ?? [] }
    }
    return found
  }

  /// Returns whether a type is equal to another or conforms to it.
  package static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier.lowercased() == other.lowercased()
      || ancestors(of: identifier).contains(other.lowercased())
  }

  private static let all = Dictionary(
    declared.map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}
