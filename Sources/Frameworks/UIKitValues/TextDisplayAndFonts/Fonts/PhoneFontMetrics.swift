import TactusDisplayList

/// The vertical metrics of iPhone font families, in multiples of the size (Text.FO8).
enum PhoneFontMetrics {
  /// Returns the metrics of a family; `nil` if unknown.
  static func metrics(ofFamily name: String) -> FontMetrics? { table[name] }

  /// - Source: public lists of the tables in these fonts' files, and tests of public packages for
  ///   Avenir. Confidence: reported.
  private static let table: [String: FontMetrics] = [
    "Arial": FontMetrics(ascent: 0.905, descent: 0.212, capHeight: 0.716, xHeight: 0.519),
    "Avenir": avenir, "Avenir Next": avenir, "Avenir Next Condensed": avenir,
    "Courier New": FontMetrics(ascent: 0.833, descent: 0.3, capHeight: 0.571, xHeight: 0.423),
    "Georgia": FontMetrics(ascent: 0.917, descent: 0.219, capHeight: 0.693, xHeight: 0.481),
    "Helvetica Neue": FontMetrics(
      ascent: 0.952, descent: 0.213, capHeight: 0.714, xHeight: 0.517),
    "Menlo": FontMetrics(ascent: 0.928, descent: 0.236, capHeight: 0.729, xHeight: 0.547),
    "Times New Roman": FontMetrics(
      ascent: 0.891, descent: 0.216, capHeight: 0.655, xHeight: 0.447),
    "Trebuchet MS": FontMetrics(ascent: 0.939, descent: 0.222, capHeight: 0.715, xHeight: 0.523),
    "Verdana": FontMetrics(ascent: 1.005, descent: 0.21, capHeight: 0.727, xHeight: 0.545),
  ]

  private static let avenir = FontMetrics(
    ascent: 1, descent: 0.366, capHeight: 0.708, xHeight: 0.468)
}
