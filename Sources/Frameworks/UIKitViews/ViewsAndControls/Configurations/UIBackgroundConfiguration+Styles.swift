// The backgrounds of the system (CellConfigurations.CC21, CellConfigurations.CC22).
extension UIBackgroundConfiguration {
  /// Returns the configuration of a background that is clear in every state.
  public static func clear() -> UIBackgroundConfiguration { .init(.clear) }

  /// Returns the background of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// Returns the background of a header or footer of a plain list: blurred, because content scrolls
  /// below it.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    .init(.plainHeaderFooter)
  }
  /// Returns the background of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.groupedCell) }
  /// Returns the background of a header or footer of a grouped list, which is clear.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    .init(.groupedHeaderFooter)
  }
  /// Returns the background of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.sidebarHeader) }
  /// Returns the background of a cell of a sidebar: rounded, and clear unless it is selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebarCell) }
  /// Returns the background of a cell of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    .init(.accompaniedSidebarCell)
  }

  /// Returns the background of a list's cell.
  public static func listCell() -> UIBackgroundConfiguration { .init(.plainCell) }
  /// Returns the background of a list's header.
  public static func listHeader() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }
  /// Returns the background of a list's footer.
  public static func listFooter() -> UIBackgroundConfiguration { .init(.plainHeaderFooter) }

  /// Returns the default configuration of a button's background, which takes the button's color.
  static func button() -> UIBackgroundConfiguration { .init(.button) }
}

extension UIBackgroundConfiguration.Style {
  /// Returns the default color in a state.
  ///
  /// - Source: CellConfigurations.CC21, CellConfigurations.CC22. Confidence: guess.
  func color(in state: CommonConfigurationState) -> UIColor? {
    let isOn = state.isHighlighted || state.isSelected
    return switch self {
    case .button: nil
    case .clear, .plainHeaderFooter, .groupedHeaderFooter, .sidebarHeader: .clear
    case .plainCell: isOn ? .systemGray4 : .systemBackground
    case .groupedCell: isOn ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell, .accompaniedSidebarCell: isOn ? .systemFill : .clear
    }
  }

  /// The default effect.
  var effect: UIVisualEffect? {
    self == .plainHeaderFooter ? UIBlurEffect(style: .systemChromeMaterial) : nil
  }

  /// The default corner radius, in points.
  ///
  /// - Source: for buttons, the printed description of a button. Confidence: guess.
  var cornerRadius: CGFloat {
    switch self {
    case .button: 5.95
    case .sidebarCell, .accompaniedSidebarCell: 10
    default: 0
    }
  }

  /// The default insets.
  ///
  /// - Source: screenshots of sidebars. Confidence: guess.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .sidebarCell, .accompaniedSidebarCell:
      NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    default: .zero
    }
  }
}
