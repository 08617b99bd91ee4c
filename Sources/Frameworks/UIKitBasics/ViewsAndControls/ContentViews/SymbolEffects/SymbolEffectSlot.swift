/// The kind of a symbol effect; a view has at most one effect of each kind.
package enum SymbolEffectSlot: String, CaseIterable {
  /// Whether the symbol is visible.
  case visibility
  /// The size of the symbol.
  case scale
  case bounce, pulse, breathe, rotate, wiggle, variableColor
  /// The replacement of one symbol by another.
  case replacement

  /// Creates the kind of a motion.
  package init(_ motion: SymbolMotion) {
    switch motion {
    case .appear, .disappear, .drawOn, .drawOff: self = .visibility
    case .scale: self = .scale
    case .bounce: self = .bounce
    case .pulse: self = .pulse
    case .breathe: self = .breathe
    case .rotate: self = .rotate
    case .wiggleTurning, .wiggleMoving, .wiggleReading: self = .wiggle
    case .variableColor: self = .variableColor
    case .replace: self = .replacement
    }
  }

  /// The key of the layer's animation.
  package var key: String { "tactus.symbol.\(rawValue)" }

  /// Whether an effect of the kind changes the symbol until it is removed, without a motion.
  package var stays: Bool { self == .visibility || self == .scale }

  /// Whether an effect of the kind repeats until it is removed, unless its options say otherwise.
  package var repeats: Bool {
    switch self {
    case .pulse, .breathe, .rotate, .wiggle, .variableColor: true
    case .visibility, .scale, .bounce, .replacement: false
    }
  }
}
