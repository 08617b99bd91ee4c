/// How large the kinds of text are at each setting.
///
/// Source: Documentation/Behaviour/Text.md#fonts (FO5)
enum DynamicType {
  /// The sizes of one kind of text.
  struct Row: Sendable {
    let name: String
    /// As `UIFont.Weight` counts: as usual, and where it is to stand out.
    let weight, boldWeight: CGFloat
    /// Points of size, and points from line to line, from the smallest setting to the largest.
    let sizes, leadings: [CGFloat]

    func size(_ category: UIContentSizeCategory) -> CGFloat { sizes[category.step] }
    func leading(_ category: UIContentSizeCategory) -> CGFloat { leadings[category.step] }
  }

  /// The row of a kind of text; of an unknown one, a body's.
  static func row(_ style: UIFont.TextStyle) -> Row { byStyle[style] ?? rows[bodyRow] }

  private static let byStyle: [UIFont.TextStyle: Row] = Dictionary(
    uniqueKeysWithValues: rows.compactMap { row in styles[row.name].map { ($0, row) } })

  private static let bodyRow = rows.firstIndex { $0.name == "body" } ?? 0

  private static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]
}
