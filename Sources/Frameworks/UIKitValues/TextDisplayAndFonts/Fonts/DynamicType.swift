/// The point sizes and leadings of the text styles for each content size category (Text.FO5).
enum DynamicType {
  /// The sizes of one text style.
  struct Row: Sendable {
    let name: String
    /// The weight and the bold weight, on the scale of `UIFont.Weight`.
    let weight, boldWeight: CGFloat
    /// Point sizes and line heights, from the smallest category to the largest.
    let sizes, leadings: [CGFloat]

    func size(_ category: UIContentSizeCategory) -> CGFloat { sizes[category.sizeIndex] }
    func leading(_ category: UIContentSizeCategory) -> CGFloat { leadings[category.sizeIndex] }
  }

  /// Returns the row of a text style; that of `body` for an unknown style.
  static func row(_ style: UIFont.TextStyle) -> Row { byStyle[style] ?? rows[bodyRow] }

  /// Returns whether a text style exists.
  static func contains(_ style: UIFont.TextStyle) -> Bool { byStyle[style] != nil }

  private static let byStyle: [UIFont.TextStyle: Row] = Dictionary(
    uniqueKeysWithValues: rows.compactMap { row in styles[row.name].map { ($0, row) } })

  private static let bodyRow = rows.firstIndex { $0.name == "body" } ?? 0

  private static let styles: [String: UIFont.TextStyle] = [
    "extraLargeTitle": .extraLargeTitle, "extraLargeTitle2": .extraLargeTitle2,
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]
}
