/// The sizes of Dynamic Type as Swift.
struct DynamicTypeTable: Decodable {
  var categories: [String]
  var styles: [Style]

  /// The sizes of a text style in points, one for each category.
  struct Style: Decodable {
    var name: String
    var weight, boldWeight: Double
    var sizes, leadings: [Double]
  }

  var swift: String {
    """
    // Made by `swift run generate-tables` of Data/DynamicType.json, where every number names its
    // source. Do not edit.

    extension DynamicType {
      /// All text styles, each from the smallest category to the largest.
      static let rows: [Row] = [
    \(styles.map(row).joined(separator: "\n"))
      ]
    }

    """
  }

  private func row(_ style: Style) -> String {
    """
        Row(
          name: "\(style.name)", weight: \(style.weight), boldWeight: \(style.boldWeight),
          sizes: [\(list(style.sizes))],
          leadings: [\(list(style.leadings))]),
    """
  }

  private func list(_ points: [Double]) -> String {
    points.map { "\(Int($0))" }.joined(separator: ", ")
  }
}
