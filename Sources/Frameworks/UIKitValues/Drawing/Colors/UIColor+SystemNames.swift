extension UIColor {
  /// Returns the system color of a name in an interface file, such as `systemBackgroundColor`.
  package static func system(_ name: String) -> UIColor? {
    systemColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
  }

  private static let systemColors: [String: UIColor] = [
    "black": .black, "white": .white, "clear": .clear, "darkText": .darkText,
    "lightText": .lightText, "tint": .tintColor,
    "groupTableViewBackground": .systemGroupedBackground,
    "label": .label,
    "link": .link,
    "opaqueSeparator": .opaqueSeparator,
    "placeholderText": .placeholderText,
    "quaternaryLabel": .quaternaryLabel,
    "quaternarySystemFill": .quaternarySystemFill,
    "secondaryLabel": .secondaryLabel,
    "secondarySystemBackground": .secondarySystemBackground,
    "secondarySystemFill": .secondarySystemFill,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "separator": .separator,
    "systemBackground": .systemBackground,
    "systemBlue": .systemBlue,
    "systemBrown": .systemBrown,
    "systemCyan": .systemCyan,
    "systemFill": .systemFill,
    "systemGray": .systemGray,
    "systemGray2": .systemGray2,
    "systemGray3": .systemGray3,
    "systemGray4": .systemGray4,
    "systemGray5": .systemGray5,
    "systemGray6": .systemGray6,
    "systemGreen": .systemGreen,
    "systemGroupedBackground": .systemGroupedBackground,
    "systemIndigo": .systemIndigo,
    "systemMint": .systemMint,
    "systemOrange": .systemOrange,
    "systemPink": .systemPink,
    "systemPurple": .systemPurple,
    "systemRed": .systemRed,
    "systemTeal": .systemTeal,
    "systemYellow": .systemYellow,
    "tertiaryLabel": .tertiaryLabel,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "tertiarySystemFill": .tertiarySystemFill,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
  ]
}
