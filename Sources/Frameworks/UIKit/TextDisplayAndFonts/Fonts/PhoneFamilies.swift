/// The families of fonts that phones have and this machine has not, with what stands for each.
///
/// Source: Documentation/Behaviour/Text.md#fonts (FO8)
enum PhoneFamilies {
  /// The family that stands for one of a phone; nil where a phone has none of that name.
  static func standIn(for family: String) -> String? { standIns[family] }

  /// The name of a family by the letters of its name, without spaces and in any case.
  static func family(_ bare: String) -> String? { byBareName[bare] }

  /// All of them.
  static var names: [String] { standIns.keys.sorted() }

  // MARK: Internals

  private static let standIns: [String: String] = {
    let plain = [
      "Arial", "Avenir", "Avenir Next", "Chalkboard SE", "Futura", "Gill Sans", "Helvetica",
      "Helvetica Neue", "Marker Felt", "Noteworthy", "Optima", "Trebuchet MS", "Verdana",
    ]
    let serif = [
      "American Typewriter", "Baskerville", "Charter", "Cochin", "Copperplate", "Didot", "Georgia",
      "Hoefler Text", "Palatino", "Times New Roman",
    ]
    let even = ["Courier", "Courier New", "Menlo"]
    var all: [String: String] = [:]
    for name in plain { all[name] = "Inter" }
    for name in serif { all[name] = "DejaVu Serif" }
    for name in even { all[name] = "DejaVu Sans Mono" }
    return all
  }()

  private static let byBareName: [String: String] = Dictionary(
    uniqueKeysWithValues: standIns.keys.map { ($0.lowercased().filter { $0 != " " }, $0) })
}
