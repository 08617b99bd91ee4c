/// What a layer, or one inside it, has to do before it is shown again.
struct LayerWork: OptionSet {
  let rawValue: UInt8

  /// Its sublayers have to be laid out.
  static let layout = LayerWork(rawValue: 1)
  /// Those of a layer further in have to be.
  static let layoutInside = LayerWork(rawValue: 2)
  /// Its contents have to be drawn.
  static let display = LayerWork(rawValue: 4)
  /// Those of a layer further in have to be.
  static let displayInside = LayerWork(rawValue: 8)

  /// What the layers around have to know of it.
  var around: LayerWork {
    var around: LayerWork = []
    if !isDisjoint(with: [.layout, .layoutInside]) { around.insert(.layoutInside) }
    if !isDisjoint(with: [.display, .displayInside]) { around.insert(.displayInside) }
    return around
  }
}
