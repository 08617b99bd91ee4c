internal import TactusPhoneLink
internal import UniformTypeIdentifiers

/// The types of a file, also those that installed apps declare for its extension.
///
/// Step DocumentsInApps.OA1.
struct FileTypes {
  /// The extension in lowercase; empty for none.
  let pathExtension: String

  /// Finds the types of a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - identifier: The identifier of its type.
  ///   - declared: The types that apps declare.
  init(of url: URL, type identifier: String, declared: [DeclaredFileType]) {
    let name = url.pathExtension.lowercased()
    pathExtension = name
    let known = UTType(identifier) ?? DocumentType.type(of: url)
    var waiting = [identifier.lowercased()]
    if !name.isEmpty {
      waiting += declared.filter { $0.extensions.contains(name) }
        .map { $0.identifier.lowercased() }
    }
    var found: Set<String> = []
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      for type in declared where type.identifier.lowercased() == next {
        waiting += type.conformsTo.map { $0.lowercased() }
      }
    }
    identifiers = found
    types = [known] + found.compactMap { UTType($0) }
  }

  /// Returns whether the file has a type, or one that belongs to it.
  func conform(to identifier: String) -> Bool {
    if identifiers.contains(identifier.lowercased()) { return true }
    guard let type = UTType(identifier) else { return false }
    return types.contains { $0.conforms(to: type) }
  }

  // MARK: Internals

  private let identifiers: Set<String>
  private let types: [UTType]
}
