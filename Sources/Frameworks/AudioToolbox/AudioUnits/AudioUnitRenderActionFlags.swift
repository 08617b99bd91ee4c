/// Properties of a render call.
public struct AudioUnitRenderActionFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates flags of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The call comes before rendering; never set here.
  public static let unitRenderAction_PreRender = AudioUnitRenderActionFlags(rawValue: 1 << 2)
  /// The call comes after rendering; never set here.
  public static let unitRenderAction_PostRender = AudioUnitRenderActionFlags(rawValue: 1 << 3)
  /// The buffers are silent.
  public static let unitRenderAction_OutputIsSilence = AudioUnitRenderActionFlags(rawValue: 1 << 4)
}
