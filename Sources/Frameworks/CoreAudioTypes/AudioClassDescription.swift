/// A codec on the phone, by its four-character codes.
public struct AudioClassDescription: Sendable, Equatable {
  /// The type of the codec.
  public var mType: UInt32 = 0
  /// The format of the codec.
  public var mSubType: UInt32 = 0
  /// The manufacturer of the codec.
  public var mManufacturer: UInt32 = 0

  /// Creates a description of no codec.
  public init() {}

  /// Creates a description.
  public init(mType: UInt32, mSubType: UInt32, mManufacturer: UInt32) {
    (self.mType, self.mSubType, self.mManufacturer) = (mType, mSubType, mManufacturer)
  }
}
