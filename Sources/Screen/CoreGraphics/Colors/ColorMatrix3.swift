/// A matrix that converts three components of light.
struct ColorMatrix3: Sendable {
  typealias Row = (Double, Double, Double)
  private let rows: (Row, Row, Row)

  /// The chromaticities of primaries and of white.
  struct Chromaticities {
    typealias Place = (x: Double, y: Double)
    let red, green, blue, white: Place

    /// The primaries of sRGB.
    ///
    /// - Source: IEC 61966-2-1 (documented).
    static let sRGB = Chromaticities(
      red: (0.64, 0.33), green: (0.3, 0.6), blue: (0.15, 0.06), white: (0.3127, 0.329))
  }

  init(_ first: Row, _ second: Row, _ third: Row) { rows = (first, second, third) }

  /// Creates the matrix from linear light with primaries to linear light with those of sRGB.
  init(from primaries: Chromaticities) {
    let sRGB = Chromaticities.sRGB
    self =
      Self.light(of: sRGB).inverse * Self.adaptation(from: primaries.white, to: sRGB.white)
      * Self.light(of: primaries)
  }

  /// Returns the product with a column.
  static func * (matrix: ColorMatrix3, column: Row) -> Row {
    func sum(_ row: Row) -> Double { row.0 * column.0 + row.1 * column.1 + row.2 * column.2 }
    return (sum(matrix.rows.0), sum(matrix.rows.1), sum(matrix.rows.2))
  }

  /// Returns the product of two matrices, of which the second is applied first.
  static func * (left: ColorMatrix3, right: ColorMatrix3) -> ColorMatrix3 {
    let (a, b, c) = right.rows
    let columns = (
      left * (a.0, b.0, c.0), left * (a.1, b.1, c.1), left * (a.2, b.2, c.2)
    )
    return ColorMatrix3(columns: columns.0, columns.1, columns.2)
  }

  /// The inverse; primaries that lie on one line have none.
  var inverse: ColorMatrix3 {
    let (a, b, c) = rows
    let first = (b.1 * c.2 - b.2 * c.1, b.2 * c.0 - b.0 * c.2, b.0 * c.1 - b.1 * c.0)
    let determinant = a.0 * first.0 + a.1 * first.1 + a.2 * first.2
    let second = (c.1 * a.2 - c.2 * a.1, c.2 * a.0 - c.0 * a.2, c.0 * a.1 - c.1 * a.0)
    let third = (a.1 * b.2 - a.2 * b.1, a.2 * b.0 - a.0 * b.2, a.0 * b.1 - a.1 * b.0)
    func share(_ row: Row) -> Row {
      (row.0 / determinant, row.1 / determinant, row.2 / determinant)
    }
    return ColorMatrix3(columns: share(first), share(second), share(third))
  }

  // MARK: Internals

  private init(columns a: Row, _ b: Row, _ c: Row) {
    rows = ((a.0, b.0, c.0), (a.1, b.1, c.1), (a.2, b.2, c.2))
  }

  /// Returns the matrix from linear light to the values of CIE XYZ.
  private static func light(of primaries: Chromaticities) -> ColorMatrix3 {
    let (red, green, blue) = (value(primaries.red), value(primaries.green), value(primaries.blue))
    // The amounts of the primaries whose sum is white.
    let amounts = ColorMatrix3(columns: red, green, blue).inverse * value(primaries.white)
    func scaled(_ row: Row, _ amount: Double) -> Row {
      (row.0 * amount, row.1 * amount, row.2 * amount)
    }
    return ColorMatrix3(
      columns: scaled(red, amounts.0), scaled(green, amounts.1), scaled(blue, amounts.2))
  }

  /// Returns the values of CIE XYZ of a chromaticity with the luminance 1.
  private static func value(_ place: Chromaticities.Place) -> Row {
    (place.x / place.y, 1, (1 - place.x - place.y) / place.y)
  }

  /// Returns Bradford's adaptation of one white to another.
  private static func adaptation(
    from: Chromaticities.Place, to: Chromaticities.Place
  ) -> ColorMatrix3 {
    let (before, after) = (bradford * value(from), bradford * value(to))
    let change = ColorMatrix3(
      (after.0 / before.0, 0, 0), (0, after.1 / before.1, 0), (0, 0, after.2 / before.2))
    return bradford.inverse * change * bradford
  }

  /// The responses of Bradford's cones.
  ///
  /// - Source: annex E of ICC's specification (documented).
  private static let bradford = ColorMatrix3(
    (0.8951, 0.2664, -0.1614), (-0.7502, 1.7135, 0.0367), (0.0389, -0.0685, 1.0296))
}
