extension DocumentSupport {
  /// Returns the app's rank for a file; nil if it does not open it (DocumentsInApps.OA1).
  package func rank(for file: FileTypes) -> DocumentKind.Rank? {
    let fitting = kinds.filter { kind in
      let isNamed =
        !file.pathExtension.isEmpty
        && kind.extensions.contains { $0 == file.pathExtension || $0 == "*" }
      return isNamed || kind.contentTypes.contains(where: file.conform)
    }
    return DocumentKind.Rank.allCases.first { rank in fitting.contains { $0.rank == rank } }
  }
}
