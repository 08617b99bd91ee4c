import TactusUIKitViews

/// The styles of a list's content: where its defaults come from.
///
/// Source: CellConfigurations.CC2
enum ListContentStyle: Hashable, Sendable {
  case cell, subtitleCell, valueCell
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case plainHeader, plainFooter, groupedHeader, prominentHeader, extraProminentHeader
  case groupedFooter, sidebarHeader

  /// The defaults of a text's properties.
  struct Text: Hashable, Sendable {
    var font: UIFont
    var color: UIColor
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none
  }

  /// The space between image and text, in points.
  ///
  /// - Source: the description of a configuration that programs print. Confidence: measured.
  static let imageGap: CGFloat = 16
  /// The space between the texts below each other, in points.
  ///
  /// - Source: the description of a configuration that programs print. Confidence: measured.
  static let subtitleGap: CGFloat = 3
  /// The least space between a text and its value, in points.
  ///
  /// - Source: that of the table's own cells, Tables.TB20. Confidence: guess.
  static let valueGap: CGFloat = 8

  /// The default margins, in points.
  ///
  /// - Source: those of a cell are printed by programs, the others are those of the table's own
  ///   headers and footers, Tables.TB15. Confidence: measured, and a guess.
  var margins: NSDirectionalEdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) =
      switch self {
      case .plainHeader, .plainFooter: (TableMetrics.headerPadding, TableMetrics.headerPadding)
      case .groupedHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader:
        (TableMetrics.groupHeaderPadding, TableMetrics.groupHeaderGap)
      case .groupedFooter: (TableMetrics.groupFooterGap, TableMetrics.groupFooterGap)
      default: (TableMetrics.contentMargin, TableMetrics.contentMargin)
      }
    return NSDirectionalEdgeInsets(top: top, leading: 16, bottom: bottom, trailing: 8)
  }

  /// Whether the content is that of a header.
  var isHeader: Bool {
    switch self {
    case .plainHeader, .groupedHeader, .prominentHeader, .extraProminentHeader, .sidebarHeader: true
    default: false
    }
  }

  /// The text style of symbols beside the text.
  var symbolStyle: UIFont.TextStyle { isHeader ? .headline : .body }

  /// Returns the defaults of a text in a state.
  ///
  /// - Source: CellConfigurations.CC2, CellConfigurations.CC3. Confidence: guess.
  func text(isSecondary: Bool, _ state: CommonConfigurationState) -> Text {
    var text = isSecondary ? secondary : main
    if state.isDisabled { text.color = .tertiaryLabel }
    return text
  }

  /// Returns the default tint of the image in a state; `nil` for that of its view.
  func imageTint(_ state: CommonConfigurationState) -> UIColor? {
    state.isDisabled ? .tertiaryLabel : nil
  }

  // MARK: Internals

  private var main: Text {
    switch self {
    case .plainHeader: Text(font: .preferredFont(forTextStyle: .headline), color: .label)
    case .plainFooter:
      Text(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    case .groupedHeader:
      Text(
        font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, transform: .uppercase
      )
    case .groupedFooter:
      Text(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    case .prominentHeader, .sidebarHeader: Text(font: Self.bold(.title3), color: .label)
    case .extraProminentHeader: Text(font: Self.bold(.title2), color: .label)
    default: Text(font: .preferredFont(forTextStyle: .body), color: .label)
    }
  }

  private var secondary: Text {
    switch self {
    case .valueCell: Text(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    case .cell, .subtitleCell: Text(font: .preferredFont(forTextStyle: .caption1), color: .label)
    case .plainHeader, .plainFooter, .prominentHeader, .extraProminentHeader:
      Text(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    default: Text(font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    }
  }

  private static func bold(_ style: UIFont.TextStyle) -> UIFont {
    let plain = UIFont.preferredFont(forTextStyle: style).fontDescriptor
    return UIFont(descriptor: plain.withSymbolicTraits(.traitBold) ?? plain, size: 0)
  }
}
