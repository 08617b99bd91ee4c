import DisplayList

/// How what is painted is mixed with what is there.
public enum CGBlendMode: Int32, Sendable, Hashable {
  /// Over what is there.
  case normal
  /// Colours multiplied, which darkens.
  case multiply
  /// Inverses multiplied, which lightens.
  case screen
  /// Multiplied where it is dark beneath, and screened where it is light.
  case overlay
  /// The darker of both, component by component.
  case darken
  /// The lighter of both, component by component.
  case lighten
  /// What is there, brightened.
  case colorDodge
  /// What is there, darkened.
  case colorBurn
  /// Darkened or lightened a little.
  case softLight
  /// Multiplied or screened, by what is painted.
  case hardLight
  /// How far both are apart.
  case difference
  /// The same with less contrast.
  case exclusion
  /// The hue of what is painted.
  case hue
  /// The saturation of what is painted.
  case saturation
  /// Hue and saturation of what is painted.
  case color
  /// The luminosity of what is painted.
  case luminosity
  /// Nothing.
  case clear
  /// What is painted, and nothing of what is there.
  case copy
  /// What is painted, where something is there.
  case sourceIn
  /// What is painted, where nothing is there.
  case sourceOut
  /// What is painted over what is there, where something is there.
  case sourceAtop
  /// What is there over what is painted.
  case destinationOver
  /// What is there, where something is painted.
  case destinationIn
  /// What is there, where nothing is painted.
  case destinationOut
  /// What is there over what is painted, where something is painted.
  case destinationAtop
  /// Either, where not both are.
  case xor
  /// The sum of both darknesses.
  case plusDarker
  /// The sum of both lights.
  case plusLighter

  /// The mode as painters know it, by the same number.
  package var drawing: BlendMode { BlendMode(rawValue: UInt8(rawValue)) ?? .normal }
}
