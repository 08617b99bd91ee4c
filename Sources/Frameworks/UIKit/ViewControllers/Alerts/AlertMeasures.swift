/// How large alerts and sheets are.
///
/// - Source: implementations compared with iOS 13 to 17 (`Documentation/Behaviour/Alerts.md`), unless
///   a figure says something else. Confidence: measured.
@MainActor
struct AlertMeasures {
  let isSheet: Bool

  /// Points that an alert is wide, and where letters are much larger than usual.
  static let width: CGFloat = 270, largeWidth: CGFloat = 310
  /// How many times larger than usual letters are then.
  static let largeScale: CGFloat = 1.4
  /// Points that a sheet keeps from the edges, and that its two cards are apart.
  static let margin: CGFloat = 8
  /// Points that corners are round.
  static let radius: CGFloat = 14
  /// How dark what is behind becomes, in light and in the dark.
  static let lightDim: CGFloat = 0.2, darkDim: CGFloat = 0.48
  /// Seconds in which an alert comes and goes, and a sheet.
  static let alertTime: TimeInterval = 0.25, sheetTime: TimeInterval = 0.335
  /// How many times larger an alert is when it begins to come.
  static let growth: CGFloat = 1.3

  /// Points around the words.
  var padding: UIEdgeInsets {
    isSheet
      ? UIEdgeInsets(top: 13.5, left: 16, bottom: 13.5, right: 16)
      : UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
  }
  /// Points between title and message; of a sheet a guess.
  var gap: CGFloat { isSheet ? 8 : 2 }
  /// Points that a row is high at least.
  var rowHeight: CGFloat { isSheet ? 57 : 44 }

  /// How many times larger than usual letters are, as people have set it.
  static var scale: CGFloat { UIFont.preferredFont(forTextStyle: .body).pointSize / 17 }

  /// The fonts of title, message and actions, in the sizes that people have set.
  var titleFont: UIFont {
    .systemFont(ofSize: (isSheet ? 13 : 17) * Self.scale, weight: .semibold)
  }
  var messageFont: UIFont { .systemFont(ofSize: 13 * Self.scale) }
  func actionFont(isEmphasized: Bool) -> UIFont {
    .systemFont(
      ofSize: (isSheet ? 20 : 17) * Self.scale, weight: isEmphasized ? .semibold : .regular)
  }

  /// The colour of what is behind.
  static let dim = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? darkDim : lightDim)
  }
  /// The colour of a row that a finger is on.
  static let pressed = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 0x2e : 0xe1) / 255, alpha: 1)
  }
  /// The colour of the card with what cancels a sheet.
  static let cancelCard = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 0x2c : 0xff) / 255, alpha: 1)
  }
}
