/// A kind of assets with symbols.
enum AssetKind: String, CaseIterable {
  case color, image

  /// The end of the names of the kind's types, which symbols lose.
  var suffix: String { self == .color ? "Color" : "Image" }

  /// The static properties of UIKit's class, for which there are no symbols.
  ///
  /// - Source: Apple's documentation of both classes. Confidence: documented.
  var systemNames: Set<String> {
    switch self {
    case .image: ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
    case .color:
      [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
        "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange",
        "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red",
        "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
        "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3",
        "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground",
        "systemIndigo", "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed",
        "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
      ]
    }
  }
}
