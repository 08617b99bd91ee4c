/// The bytes of an identifier.
public struct CFUUIDBytes: Sendable {
  /// Byte 0 of the identifier.
  public var byte0: UInt8 = 0
  /// Byte 1 of the identifier.
  public var byte1: UInt8 = 0
  /// Byte 2 of the identifier.
  public var byte2: UInt8 = 0
  /// Byte 3 of the identifier.
  public var byte3: UInt8 = 0
  /// Byte 4 of the identifier.
  public var byte4: UInt8 = 0
  /// Byte 5 of the identifier.
  public var byte5: UInt8 = 0
  /// Byte 6 of the identifier.
  public var byte6: UInt8 = 0
  /// Byte 7 of the identifier.
  public var byte7: UInt8 = 0
  /// Byte 8 of the identifier.
  public var byte8: UInt8 = 0
  /// Byte 9 of the identifier.
  public var byte9: UInt8 = 0
  /// Byte 10 of the identifier.
  public var byte10: UInt8 = 0
  /// Byte 11 of the identifier.
  public var byte11: UInt8 = 0
  /// Byte 12 of the identifier.
  public var byte12: UInt8 = 0
  /// Byte 13 of the identifier.
  public var byte13: UInt8 = 0
  /// Byte 14 of the identifier.
  public var byte14: UInt8 = 0
  /// Byte 15 of the identifier.
  public var byte15: UInt8 = 0

  /// Creates bytes of 0.
  public init() {}

  /// Creates bytes.
  public init(
    byte0: UInt8, byte1: UInt8, byte2: UInt8, byte3: UInt8, byte4: UInt8, byte5: UInt8,
    byte6: UInt8, byte7: UInt8, byte8: UInt8, byte9: UInt8, byte10: UInt8, byte11: UInt8,
    byte12: UInt8, byte13: UInt8, byte14: UInt8, byte15: UInt8
  ) {
    self.byte0 = byte0
    self.byte1 = byte1
    self.byte2 = byte2
    self.byte3 = byte3
    self.byte4 = byte4
    self.byte5 = byte5
    self.byte6 = byte6
    self.byte7 = byte7
    self.byte8 = byte8
    self.byte9 = byte9
    self.byte10 = byte10
    self.byte11 = byte11
    self.byte12 = byte12
    self.byte13 = byte13
    self.byte14 = byte14
    self.byte15 = byte15
  }
}
