/// The dimensions, durations and colors of alerts and action sheets.
///
/// - Source: implementations compared with iOS 13 to 17 (`Documentation/Behaviour/Alerts.md`),
///   unless a member states another one. Confidence: measured.
@MainActor
package struct AlertMetrics {
  package let isSheet: Bool

  package init(isSheet: Bool) { self.isSheet = isSheet }

  /// The width of an alert, in points, at usual and at accessibility text sizes.
  package static let width: CGFloat = 270, largeWidth: CGFloat = 310
  /// The text scale above which an alert takes its larger width.
  package static let largeScale: CGFloat = 1.4
  /// The distance of an action sheet from the edges, and between its two cards, in points.
  package static let margin: CGFloat = 8
  /// The corner radius, in points.
  package static let radius: CGFloat = 14
  /// The opacity of the dimming view, in light and in dark appearance.
  static let lightDim: CGFloat = 0.2, darkDim: CGFloat = 0.48
  /// The duration of the transition of an alert and of an action sheet, in seconds.
  package static let alertTime: TimeInterval = 0.25, sheetTime: TimeInterval = 0.335
  /// The scale at which an alert begins to appear.
  package static let growth: CGFloat = 1.3

  /// The padding around title and message, in points.
  package var padding: UIEdgeInsets {
    isSheet
      ? UIEdgeInsets(top: 13.5, left: 16, bottom: 13.5, right: 16)
      : UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
  }
  /// The distance between title and message, in points; of an action sheet a guess.
  package var gap: CGFloat { isSheet ? 8 : 2 }
  /// The minimum height of a row, in points.
  package var rowHeight: CGFloat { isSheet ? 57 : 44 }

  /// The factor by which the preferred content size category enlarges text.
  package static var scale: CGFloat { UIFont.preferredFont(forTextStyle: .body).pointSize / 17 }

  /// The fonts of title, message and actions at the preferred content size category.
  package var titleFont: UIFont {
    .systemFont(ofSize: (isSheet ? 13 : 17) * Self.scale, weight: .semibold)
  }
  package var messageFont: UIFont { .systemFont(ofSize: 13 * Self.scale) }
  package func actionFont(isEmphasized: Bool) -> UIFont {
    .systemFont(
      ofSize: (isSheet ? 20 : 17) * Self.scale, weight: isEmphasized ? .semibold : .regular)
  }

  /// The minimum height of a text field, in points.
  ///
  /// - Source: measurements of others, which lie between 24 and 30. Confidence: measured.
  package static let fieldHeight: CGFloat = 30
  /// The distance of the text from the frame of a text field, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let fieldPadding: CGFloat = 6
  /// The distance of the text fields from the sides of the card, and from the text above, in
  /// points.
  ///
  /// - Source: none. Confidence: guess.
  package static let fieldMargin: CGFloat = 16, fieldGap: CGFloat = 15
  /// The corner radius of the frame around text fields, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let fieldRadius: CGFloat = 6

  /// The font of text fields at the preferred content size category.
  package static var fieldFont: UIFont { .systemFont(ofSize: 13 * scale) }

  /// The background color of text fields.
  ///
  /// - Source: none. Confidence: guess.
  package static let field = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 0x1c : 0xff) / 255, alpha: 1)
  }
  /// The color of the dimming view.
  package static let dim = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? darkDim : lightDim)
  }
  /// The background color of a highlighted row.
  package static let pressed = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 0x2e : 0xe1) / 255, alpha: 1)
  }
  /// The background color of the cancel card of an action sheet.
  package static let cancelCard = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 0x2c : 0xff) / 255, alpha: 1)
  }
}
