/// The pending work of a layer and its descendants.
struct LayerWork: OptionSet {
  let rawValue: UInt8

  /// The sublayers need layout.
  static let layout = LayerWork(rawValue: 1)
  /// A descendant's sublayers need layout.
  static let layoutInside = LayerWork(rawValue: 2)
  /// The contents need display.
  static let display = LayerWork(rawValue: 4)
  /// A descendant's contents need display.
  static let displayInside = LayerWork(rawValue: 8)

  /// The work as it is marked in the layers around.
  var around: LayerWork {
    var around: LayerWork = []
    if !isDisjoint(with: [.layout, .layoutInside]) { around.insert(.layoutInside) }
    if !isDisjoint(with: [.display, .displayInside]) { around.insert(.displayInside) }
    return around
  }
}
