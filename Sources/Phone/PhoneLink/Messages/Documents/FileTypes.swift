internal import TactusUniformTypes

/// The types of a file, also those that installed apps declare for its extension.
///
/// Step DocumentsInApps.OA1.
package struct FileTypes: Sendable, Equatable {
  /// The extension in lowercase; empty for none.
  package let pathExtension: String

  /// Finds the types of a file.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension, without a period; empty for none.
  ///   - identifiers: The identifiers of the types that are known of it; by default that of the
  ///     extension.
  ///   - declared: The types that apps declare.
  package init(
    pathExtension: String, identifiers known: [String]? = nil, declared: [DeclaredFileType]
  ) {
    let name = pathExtension.lowercased()
    self.pathExtension = name
    let ofExtension = UniformType.withExtension(name)?.identifier ?? "public.data"
    var waiting = (known ?? [ofExtension]).map { $0.lowercased() }
    if !name.isEmpty {
      waiting += declared.filter { $0.extensions.contains(name) }
        .map { $0.identifier.lowercased() }
    }
    var found: Set<String> = []
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += UniformType.ancestors(of: next).map { $0.lowercased() }
      for type in declared where type.identifier.lowercased() == next {
        waiting += type.conformsTo.map { $0.lowercased() }
      }
    }
    identifiers = found
  }

  /// Returns whether the file has a type, or one that belongs to it.
  package func conform(to identifier: String) -> Bool {
    identifiers.contains(identifier.lowercased())
  }

  // MARK: Internals

  private let identifiers: Set<String>
}
