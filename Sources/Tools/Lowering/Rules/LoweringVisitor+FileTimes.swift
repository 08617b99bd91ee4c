import SwiftSyntax

extension LoweringVisitor {
  /// The times in the record of a file, by their names on an iPhone.
  private static let fileTimes = [
    "st_atimespec": "st_atim", "st_mtimespec": "st_mtim", "st_ctimespec": "st_ctim",
  ]

  /// Lowers `status.st_mtimespec` to the name of the field on Linux.
  ///
  /// Foundation extends the record with the names of an iPhone, but the compiler does not find
  /// these members where the toolchain's Core Foundation, which has a copy of the record, is
  /// imported as well.
  func lowerFileTime(_ node: MemberAccessExprSyntax) {
    guard options.modules?.contains("TactusFoundation") == true,
      let name = Self.fileTimes[node.declName.baseName.text]
    else { return }
    edits.replace(node.declName.bytes, with: name)
  }
}
