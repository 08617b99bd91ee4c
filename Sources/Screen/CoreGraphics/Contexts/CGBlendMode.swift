import TactusDisplayList

/// The formula that mixes painted colors with the colors beneath them.
public enum CGBlendMode: Int32, Sendable, Hashable {
  /// The source over the destination.
  case normal
  /// The product of both colors, which darkens.
  case multiply
  /// The product of the inverted colors, which lightens.
  case screen
  /// Multiply where the destination is dark, and screen where it is light.
  case overlay
  /// The darker of both, by component.
  case darken
  /// The lighter of both, by component.
  case lighten
  /// The destination, brightened by the source.
  case colorDodge
  /// The destination, darkened by the source.
  case colorBurn
  /// A soft form of `hardLight`.
  case softLight
  /// Multiply where the source is dark, and screen where it is light.
  case hardLight
  /// The absolute difference of both.
  case difference
  /// A form of `difference` with lower contrast.
  case exclusion
  /// The hue of the source.
  case hue
  /// The saturation of the source.
  case saturation
  /// The hue and saturation of the source.
  case color
  /// The luminosity of the source.
  case luminosity
  /// Transparent.
  case clear
  /// The source alone, which replaces the destination.
  case copy
  /// The source where the destination is opaque.
  case sourceIn
  /// The source where the destination is transparent.
  case sourceOut
  /// The source over the destination, within the destination's alpha.
  case sourceAtop
  /// The destination over the source.
  case destinationOver
  /// The destination where the source is opaque.
  case destinationIn
  /// The destination where the source is transparent.
  case destinationOut
  /// The destination over the source, within the source's alpha.
  case destinationAtop
  /// Source and destination where they do not overlap.
  case xor
  /// The sum of the inverted colors, inverted, which darkens.
  case plusDarker
  /// The sum of both colors, which lightens.
  case plusLighter

  /// The display list's mode, which has the same raw value.
  package var drawing: BlendMode { BlendMode(rawValue: UInt8(rawValue)) ?? .normal }
}
