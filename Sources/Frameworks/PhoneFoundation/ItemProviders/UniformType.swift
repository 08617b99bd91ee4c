/// A kind of data, as the system declares it.
package struct UniformType: Sendable {
  /// Its name, such as `public.png`.
  package let identifier: String
  /// The kinds it is one of.
  package let parents: [String]
  /// What files of it end with, the usual first, without the point.
  package let extensions: [String]
  /// What it is called on the net, the usual first.
  package let mimeTypes: [String]

  /// The declared type of a name; nil for none.
  package static func named(_ identifier: String) -> UniformType? {
    all[identifier.lowercased()]
  }

  /// The first declared type whose files end so.
  package static func ofFiles(_ pathExtension: String) -> UniformType? {
    let sought = pathExtension.lowercased()
    return declared.first { $0.extensions.contains(sought) }
  }

  /// The first declared type that is called so on the net.
  package static func ofMIME(_ type: String) -> UniformType? {
    let sought = type.lowercased()
    return declared.first { $0.mimeTypes.contains(sought) }
  }

  /// All kinds that one of a name is of, itself left out.
  package static func ancestors(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var open = named(identifier)?.parents ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += named(next)?.parents ?? [] }
    }
    return found
  }

  /// Whether a kind is another, or one of those.
  package static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier.lowercased() == other.lowercased()
      || ancestors(of: identifier).contains(other.lowercased())
  }

  private static let all = Dictionary(
    declared.map { ($0.identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
}
