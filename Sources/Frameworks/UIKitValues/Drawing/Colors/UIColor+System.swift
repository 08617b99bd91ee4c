// Dynamic system colors. Their values are in `Data/SystemColors.json`, each with its source; the
// choice of the variant is Drawing.DR2.
extension UIColor {
  // MARK: Tints

  /// The system red.
  public static let systemRed = UIColor(SystemColor.systemRed)
  /// The system green.
  public static let systemGreen = UIColor(SystemColor.systemGreen)
  /// The system blue, which is the default tint.
  public static let systemBlue = UIColor(SystemColor.systemBlue)
  /// The system orange.
  public static let systemOrange = UIColor(SystemColor.systemOrange)
  /// The system yellow.
  public static let systemYellow = UIColor(SystemColor.systemYellow)
  /// The system pink.
  public static let systemPink = UIColor(SystemColor.systemPink)
  /// The system purple.
  public static let systemPurple = UIColor(SystemColor.systemPurple)
  /// The system teal.
  public static let systemTeal = UIColor(SystemColor.systemTeal)
  /// The system indigo.
  public static let systemIndigo = UIColor(SystemColor.systemIndigo)
  /// The system mint.
  public static let systemMint = UIColor(SystemColor.systemMint)
  /// The system cyan.
  public static let systemCyan = UIColor(SystemColor.systemCyan)
  /// The system brown.
  public static let systemBrown = UIColor(SystemColor.systemBrown)

  /// The tint of the view that uses the color; without a view, the default tint (Drawing.DR1).
  public static let tintColor: UIColor = UIColor { _ in currentTint }

  // MARK: Grays

  /// The base gray.
  public static let systemGray = UIColor(SystemColor.systemGray)
  /// The second gray, one step from the base toward the background.
  public static let systemGray2 = UIColor(SystemColor.systemGray2)
  /// The third gray.
  public static let systemGray3 = UIColor(SystemColor.systemGray3)
  /// The fourth gray.
  public static let systemGray4 = UIColor(SystemColor.systemGray4)
  /// The fifth gray.
  public static let systemGray5 = UIColor(SystemColor.systemGray5)
  /// The sixth gray, the nearest to the background.
  public static let systemGray6 = UIColor(SystemColor.systemGray6)

  // MARK: Text

  /// The color of primary text.
  public static let label = UIColor(SystemColor.label)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  /// The color of links.
  public static let link = UIColor(SystemColor.link)
  /// The color of placeholder text.
  public static let placeholderText = UIColor(SystemColor.placeholderText)

  // MARK: Lines

  /// The color of separators, partly transparent.
  public static let separator = UIColor(SystemColor.separator)
  /// The color of opaque separators.
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)

  // MARK: Backgrounds

  /// The primary background.
  public static let systemBackground = UIColor(SystemColor.systemBackground)
  /// The background of content above the primary background.
  public static let secondarySystemBackground = UIColor(SystemColor.secondarySystemBackground)
  /// The background of content above the secondary background.
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiarySystemBackground)
  /// The primary background of grouped content.
  public static let systemGroupedBackground = UIColor(SystemColor.systemGroupedBackground)
  /// The background of the groups.
  public static let secondarySystemGroupedBackground =
    UIColor(SystemColor.secondarySystemGroupedBackground)
  /// The background of content within a group.
  public static let tertiarySystemGroupedBackground =
    UIColor(SystemColor.tertiarySystemGroupedBackground)

  // MARK: Fills

  /// The fill of a thin or small shape, such as the track of a slider.
  public static let systemFill = UIColor(SystemColor.systemFill)
  /// The fill of a medium shape, such as the back of a switch.
  public static let secondarySystemFill = UIColor(SystemColor.secondarySystemFill)
  /// The fill of a large shape, such as a text field.
  public static let tertiarySystemFill = UIColor(SystemColor.tertiarySystemFill)
  /// The fill of a large area with complex content.
  public static let quaternarySystemFill = UIColor(SystemColor.quaternarySystemFill)

  // MARK: Legacy

  /// The color of text on a dark background.
  ///
  /// - Source: common knowledge. Confidence: guess.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The color of text on a light background.
  ///
  /// - Source: common knowledge. Confidence: guess.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The background of a grouped table.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }

  // MARK: Internals

  private static var currentTint: UIColor {
    guard let view = CurrentTraits.ofThread?.view else { return .systemBlue }
    let tint = MainActor.assumeIsolated { view.tint }
    return tint === tintColor ? .systemBlue : tint
  }
}
