/// The properties of a parameter, with their documented bits.
public struct AudioUnitParameterOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates options of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The name belongs to the host.
  public static let flag_CFNameRelease = AudioUnitParameterOptions(rawValue: 1 << 4)
  /// Presets do not have the value.
  public static let flag_OmitFromPresets = AudioUnitParameterOptions(rawValue: 1 << 13)
  /// Views show the course of the value.
  public static let flag_PlotHistory = AudioUnitParameterOptions(rawValue: 1 << 14)
  /// The value is a level that only the unit sets.
  public static let flag_MeterReadOnly = AudioUnitParameterOptions(rawValue: 1 << 15)
  /// The bits of the curve of a control.
  public static let flag_DisplayMask = AudioUnitParameterOptions(rawValue: (7 << 16) | (1 << 22))
  /// Controls have the curve of a square root.
  public static let flag_DisplaySquareRoot = AudioUnitParameterOptions(rawValue: 1 << 16)
  /// Controls have the curve of a square.
  public static let flag_DisplaySquared = AudioUnitParameterOptions(rawValue: 2 << 16)
  /// Controls have the curve of a cube.
  public static let flag_DisplayCubed = AudioUnitParameterOptions(rawValue: 3 << 16)
  /// Controls have the curve of a cube root.
  public static let flag_DisplayCubeRoot = AudioUnitParameterOptions(rawValue: 4 << 16)
  /// Controls have an exponential curve.
  public static let flag_DisplayExponential = AudioUnitParameterOptions(rawValue: 5 << 16)
  /// The parameter belongs to a group.
  public static let flag_HasClump = AudioUnitParameterOptions(rawValue: 1 << 20)
  /// Values have texts.
  public static let flag_ValuesHaveStrings = AudioUnitParameterOptions(rawValue: 1 << 21)
  /// Controls have a logarithmic curve.
  public static let flag_DisplayLogarithmic = AudioUnitParameterOptions(rawValue: 1 << 22)
  /// Controls have fine steps.
  public static let flag_IsHighResolution = AudioUnitParameterOptions(rawValue: 1 << 23)
  /// The value cannot be set while the unit renders.
  public static let flag_NonRealTime = AudioUnitParameterOptions(rawValue: 1 << 24)
  /// The value can change in a ramp.
  public static let flag_CanRamp = AudioUnitParameterOptions(rawValue: 1 << 25)
  /// The parameter is for experts.
  public static let flag_ExpertMode = AudioUnitParameterOptions(rawValue: 1 << 26)
  /// The name is a string.
  public static let flag_HasCFNameString = AudioUnitParameterOptions(rawValue: 1 << 27)
  /// The parameter changes others of the unit.
  public static let flag_IsGlobalMeta = AudioUnitParameterOptions(rawValue: 1 << 28)
  /// The parameter changes others of its element.
  public static let flag_IsElementMeta = AudioUnitParameterOptions(rawValue: 1 << 29)
  /// The value can be read.
  public static let flag_IsReadable = AudioUnitParameterOptions(rawValue: 1 << 30)
  /// The value can be set.
  public static let flag_IsWritable = AudioUnitParameterOptions(rawValue: 1 << 31)
}
