extension UIColor {
  /// The parts of an archived color (Archives.AR8).
  enum ArchiveKey {
    static let kind = "TactusColorKind"
    static let name = "TactusColorName"
    static let color = "TactusColor"
    static let base = "TactusBaseColor"
    static let alpha = "TactusAlpha"
    static let prominence = "TactusProminence"
    static let image = "TactusPatternImage"
    static let size = "TactusPatternSize"
  }

  /// The kinds of archived colors.
  enum ArchiveKind: Int {
    case fixed, named, withAlpha, pattern, withProminence
  }

  /// The name of a system color or of the tint; `nil` for another color.
  var archivedName: String? {
    if self === UIColor.tintColor { return "tint" }
    return systemName
  }
}
