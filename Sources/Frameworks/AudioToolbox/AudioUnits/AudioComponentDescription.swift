/// A kind of audio unit, by its four-character codes.
public struct AudioComponentDescription: Sendable, Equatable {
  /// The type.
  public var componentType: OSType = 0
  /// The subtype.
  public var componentSubType: OSType = 0
  /// The maker.
  public var componentManufacturer: OSType = 0
  /// Zero.
  public var componentFlags: UInt32 = 0
  /// Zero.
  public var componentFlagsMask: UInt32 = 0

  /// Creates a description that matches any unit.
  public init() {}

  /// Creates a value.
  public init(
    componentType: OSType, componentSubType: OSType, componentManufacturer: OSType,
    componentFlags: UInt32, componentFlagsMask: UInt32
  ) {
    self.componentType = componentType
    self.componentSubType = componentSubType
    self.componentManufacturer = componentManufacturer
    self.componentFlags = componentFlags
    self.componentFlagsMask = componentFlagsMask
  }
}
