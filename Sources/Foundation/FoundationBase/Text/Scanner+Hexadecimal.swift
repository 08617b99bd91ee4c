// The toolchain's methods trap before a character beyond the first 65,536, such as an emoji
// (measured, Swift 6.3 on Linux).
extension Scanner {
  /// Scans a hexadecimal number of 32 bits, with or without `0x` (ObjectiveC.FO26).
  ///
  /// - Parameter result: Receives the number, clamped to the greatest one; 0 if there is none.
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>) -> Bool {
    var number: UInt64 = 0
    defer { result.pointee = UInt32(clamping: number) }
    return scanHexInt64(&number)
  }

  /// Scans a hexadecimal number of 64 bits, with or without `0x` (ObjectiveC.FO26).
  ///
  /// - Parameter result: Receives the number; the greatest one for a greater one, and 0 for none.
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>) -> Bool {
    result.pointee = 0
    let units = Array(string.utf16.dropFirst(scanLocation))
    var index = 0
    while index < units.count, let scalar = UnicodeScalar(units[index]),
      charactersToBeSkipped?.contains(scalar) == true
    { index += 1 }
    if index + 2 < units.count, units[index] == 0x30, units[index + 1] | 0x20 == 0x78,
      Self.digit(units[index + 2]) != nil
    {
      index += 2
    }
    var number: UInt64?
    while index < units.count, let digit = Self.digit(units[index]) {
      let (product, isOver) = (number ?? 0).multipliedReportingOverflow(by: 16)
      number = isOver || number == .max ? .max : product + digit
      index += 1
    }
    guard let number else { return false }
    result.pointee = number
    scanLocation += index
    return true
  }

  /// Returns the value of a hexadecimal digit; nil for another character.
  private static func digit(_ unit: UInt16) -> UInt64? {
    guard unit < 0x80, let value = Character(UnicodeScalar(UInt8(unit))).hexDigitValue else {
      return nil
    }
    return UInt64(value)
  }
}
