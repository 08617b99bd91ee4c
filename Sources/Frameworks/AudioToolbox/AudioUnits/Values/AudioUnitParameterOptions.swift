/// The properties of a parameter, with their documented bits.
public struct AudioUnitParameterOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates options of a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The host releases the name.
  public static let flag_CFNameRelease = AudioUnitParameterOptions(rawValue: 1 << 4)
  /// Presets omit the value.
  public static let flag_OmitFromPresets = AudioUnitParameterOptions(rawValue: 1 << 13)
  /// Views plot the history of the value.
  public static let flag_PlotHistory = AudioUnitParameterOptions(rawValue: 1 << 14)
  /// The value is a meter level that only the unit sets.
  public static let flag_MeterReadOnly = AudioUnitParameterOptions(rawValue: 1 << 15)
  /// The mask of the bits of the display curve.
  public static let flag_DisplayMask = AudioUnitParameterOptions(rawValue: (7 << 16) | (1 << 22))
  /// Controls have a square root curve.
  public static let flag_DisplaySquareRoot = AudioUnitParameterOptions(rawValue: 1 << 16)
  /// Controls have a square curve.
  public static let flag_DisplaySquared = AudioUnitParameterOptions(rawValue: 2 << 16)
  /// Controls have a cubic curve.
  public static let flag_DisplayCubed = AudioUnitParameterOptions(rawValue: 3 << 16)
  /// Controls have a cube root curve.
  public static let flag_DisplayCubeRoot = AudioUnitParameterOptions(rawValue: 4 << 16)
  /// Controls have an exponential curve.
  public static let flag_DisplayExponential = AudioUnitParameterOptions(rawValue: 5 << 16)
  /// The parameter belongs to a clump.
  public static let flag_HasClump = AudioUnitParameterOptions(rawValue: 1 << 20)
  /// Values have names.
  public static let flag_ValuesHaveStrings = AudioUnitParameterOptions(rawValue: 1 << 21)
  /// Controls have a logarithmic curve.
  public static let flag_DisplayLogarithmic = AudioUnitParameterOptions(rawValue: 1 << 22)
  /// Controls have a high resolution.
  public static let flag_IsHighResolution = AudioUnitParameterOptions(rawValue: 1 << 23)
  /// The value cannot be set in real time.
  public static let flag_NonRealTime = AudioUnitParameterOptions(rawValue: 1 << 24)
  /// The value can be ramped.
  public static let flag_CanRamp = AudioUnitParameterOptions(rawValue: 1 << 25)
  /// The parameter is for experts.
  public static let flag_ExpertMode = AudioUnitParameterOptions(rawValue: 1 << 26)
  /// The name is a string.
  public static let flag_HasCFNameString = AudioUnitParameterOptions(rawValue: 1 << 27)
  /// The parameter affects others of the unit.
  public static let flag_IsGlobalMeta = AudioUnitParameterOptions(rawValue: 1 << 28)
  /// The parameter affects others of its element.
  public static let flag_IsElementMeta = AudioUnitParameterOptions(rawValue: 1 << 29)
  /// The value can be read.
  public static let flag_IsReadable = AudioUnitParameterOptions(rawValue: 1 << 30)
  /// The value can be set.
  public static let flag_IsWritable = AudioUnitParameterOptions(rawValue: 1 << 31)
}
