// The styles of the system. Steps CellConfigurations.CC1, CellConfigurations.CC2.
extension UIListContentConfiguration {
  /// Returns the content of a list's cell.
  public static func cell() -> UIListContentConfiguration { .init(.cell) }
  /// Returns the content of a list's cell, with the secondary text below the main one.
  public static func subtitleCell() -> UIListContentConfiguration { .init(.subtitleCell) }
  /// Returns the content of a list's cell, with a value at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration { .init(.valueCell) }

  /// Returns the content of a sidebar's cell.
  public static func sidebarCell() -> UIListContentConfiguration { .init(.sidebarCell) }
  /// Returns the content of a sidebar's cell, with the secondary text below the main one.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.sidebarSubtitleCell)
  }
  /// Returns the content of a cell of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarCell)
  }
  /// Returns the content of a cell of a list beside a sidebar, with the secondary text below the
  /// main one.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    .init(.accompaniedSidebarSubtitleCell)
  }

  /// Returns the content of a plain list's header.
  public static func plainHeader() -> UIListContentConfiguration { .init(.plainHeader) }
  /// Returns the content of a plain list's footer.
  public static func plainFooter() -> UIListContentConfiguration { .init(.plainFooter) }
  /// Returns the content of a grouped list's header.
  public static func groupedHeader() -> UIListContentConfiguration { .init(.groupedHeader) }
  /// Returns the content of a grouped list's header in a larger font.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.prominentHeader)
  }
  /// Returns the content of a grouped list's header in the largest font.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    .init(.extraProminentHeader)
  }
  /// Returns the content of a grouped list's footer.
  public static func groupedFooter() -> UIListContentConfiguration { .init(.groupedFooter) }
  /// Returns the content of a sidebar's header.
  public static func sidebarHeader() -> UIListContentConfiguration { .init(.sidebarHeader) }

  /// Returns the content of a list's header.
  public static func header() -> UIListContentConfiguration { .init(.groupedHeader) }
  /// Returns the content of a list's footer.
  public static func footer() -> UIListContentConfiguration { .init(.groupedFooter) }
}
