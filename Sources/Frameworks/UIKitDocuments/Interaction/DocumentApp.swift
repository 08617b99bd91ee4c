internal import UniformTypeIdentifiers

/// An app on the phone that opens files of other apps.
///
/// Step DocumentsInApps.OA1.
package struct DocumentApp: Sendable {
  /// The rank of an app among those that open a type.
  package enum Rank: String, Sendable, CaseIterable {
    /// The app created the type.
    case owner = "Owner"
    /// The app opens the type.
    case standard = "Default"
    /// The app can open the type besides others.
    case alternate = "Alternate"
  }

  /// The types of files that an app opens alike.
  package struct Kind: Sendable {
    /// The identifiers of types.
    package var contentTypes: [String]
    /// The extensions of files without a declared type.
    package var extensions: [String] = []
    /// The rank of the app.
    package var rank = Rank.standard

    /// Describes types.
    package init(contentTypes: [String], extensions: [String] = [], rank: Rank = .standard) {
      (self.contentTypes, self.extensions, self.rank) = (contentTypes, extensions, rank)
    }
  }

  /// The identifier of the app's bundle.
  package let identifier: String
  /// The name.
  package let name: String
  /// The types of files that it opens.
  package let kinds: [Kind]
  /// The folder that receives the copies.
  package let inbox: URL
  /// Opens a file in the inbox, with an annotation.
  package let open: @MainActor @Sendable (URL, Any?) -> Void

  /// Describes an app.
  package init(
    identifier: String, name: String, kinds: [Kind], inbox: URL,
    open: @escaping @MainActor @Sendable (URL, Any?) -> Void
  ) {
    (self.identifier, self.name, self.kinds) = (identifier, name, kinds)
    (self.inbox, self.open) = (inbox, open)
  }

  /// Returns the kinds of files that a property list declares with `CFBundleDocumentTypes`.
  package static func kinds(declaredIn information: [String: Any]) -> [Kind] {
    let declared = information["CFBundleDocumentTypes"] as? [[String: Any]] ?? []
    return declared.compactMap { type in
      let word = type["LSHandlerRank"] as? String ?? "Default"
      // An app of the rank None, or of an unknown one, does not offer itself.
      guard let rank = Rank(rawValue: word) else { return nil }
      return Kind(
        contentTypes: type["LSItemContentTypes"] as? [String] ?? [],
        extensions: (type["CFBundleTypeExtensions"] as? [String] ?? []).map { $0.lowercased() },
        rank: rank)
    }
  }

  /// Returns the app's rank for a file; nil if it does not open it.
  func rank(for url: URL, type identifier: String) -> Rank? {
    let type = UTType(identifier) ?? DocumentType.type(of: url)
    let name = url.pathExtension.lowercased()
    let fitting = kinds.filter { kind in
      let isNamed = !name.isEmpty && kind.extensions.contains { $0 == name || $0 == "*" }
      return isNamed
        || kind.contentTypes.contains { declared in
          declared.lowercased() == identifier.lowercased()
            || UTType(declared).map(type.conforms) == true
        }
    }
    return Rank.allCases.first { rank in fitting.contains { $0.rank == rank } }
  }
}
