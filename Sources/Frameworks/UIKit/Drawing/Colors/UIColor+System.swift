// Colours that follow how the screen looks. Their numbers are in `Data/SystemColors.json`, each with
// its source; what they are where is DR2 in `Documentation/Behaviour/Drawing.md`.
extension UIColor {
  // MARK: Tints

  /// Red.
  public static let systemRed = UIColor(SystemColor.systemRed)
  /// Green.
  public static let systemGreen = UIColor(SystemColor.systemGreen)
  /// Blue, which is the tint of what can be touched.
  public static let systemBlue = UIColor(SystemColor.systemBlue)
  /// Orange.
  public static let systemOrange = UIColor(SystemColor.systemOrange)
  /// Yellow.
  public static let systemYellow = UIColor(SystemColor.systemYellow)
  /// Pink.
  public static let systemPink = UIColor(SystemColor.systemPink)
  /// Purple.
  public static let systemPurple = UIColor(SystemColor.systemPurple)
  /// Teal.
  public static let systemTeal = UIColor(SystemColor.systemTeal)
  /// Indigo.
  public static let systemIndigo = UIColor(SystemColor.systemIndigo)
  /// Mint.
  public static let systemMint = UIColor(SystemColor.systemMint)
  /// Cyan.
  public static let systemCyan = UIColor(SystemColor.systemCyan)
  /// Brown.
  public static let systemBrown = UIColor(SystemColor.systemBrown)

  /// The tint of the view that uses it; the phone's own where no view does (DR1).
  public static let tintColor: UIColor = UIColor { _ in tintOfNow }

  // MARK: Grays

  /// The gray in the middle.
  public static let systemGray = UIColor(SystemColor.systemGray)
  /// The next nearer to the background.
  public static let systemGray2 = UIColor(SystemColor.systemGray2)
  /// The third.
  public static let systemGray3 = UIColor(SystemColor.systemGray3)
  /// The fourth.
  public static let systemGray4 = UIColor(SystemColor.systemGray4)
  /// The fifth.
  public static let systemGray5 = UIColor(SystemColor.systemGray5)
  /// The nearest to the background.
  public static let systemGray6 = UIColor(SystemColor.systemGray6)

  // MARK: Text

  /// Text of the first rank.
  public static let label = UIColor(SystemColor.label)
  /// Text of the second rank.
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  /// Text that leads elsewhere.
  public static let link = UIColor(SystemColor.link)
  /// What stands where nobody has written yet.
  public static let placeholderText = UIColor(SystemColor.placeholderText)

  // MARK: Lines

  /// A line that lets what is behind shine through.
  public static let separator = UIColor(SystemColor.separator)
  /// A line that does not.
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)

  // MARK: Backgrounds

  /// Behind all.
  public static let systemBackground = UIColor(SystemColor.systemBackground)
  /// Behind what stands out from that.
  public static let secondarySystemBackground = UIColor(SystemColor.secondarySystemBackground)
  /// Behind what stands out from that again.
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiarySystemBackground)
  /// Behind groups.
  public static let systemGroupedBackground = UIColor(SystemColor.systemGroupedBackground)
  /// Behind what is in a group.
  public static let secondarySystemGroupedBackground =
    UIColor(SystemColor.secondarySystemGroupedBackground)
  /// Behind what stands out in a group.
  public static let tertiarySystemGroupedBackground =
    UIColor(SystemColor.tertiarySystemGroupedBackground)

  // MARK: Fills

  /// A thin or small thing, such as the track of a slider.
  public static let systemFill = UIColor(SystemColor.systemFill)
  /// A thing of middling size, such as the back of a switch.
  public static let secondarySystemFill = UIColor(SystemColor.secondarySystemFill)
  /// A large thing, such as a field to write in.
  public static let tertiarySystemFill = UIColor(SystemColor.tertiarySystemFill)
  /// A large thing with things in it.
  public static let quaternarySystemFill = UIColor(SystemColor.quaternarySystemFill)

  // MARK: Of old

  /// Text on what is dark.
  ///
  /// - Source: common knowledge. Confidence: guess.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on what is light.
  ///
  /// - Source: common knowledge. Confidence: guess.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Behind groups.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }

  // MARK: Internals

  private static var tintOfNow: UIColor {
    guard let view = CurrentTraits.ofThread?.view else { return .systemBlue }
    let tint = MainActor.assumeIsolated { view.tint }
    return tint === tintColor ? .systemBlue : tint
  }
}
