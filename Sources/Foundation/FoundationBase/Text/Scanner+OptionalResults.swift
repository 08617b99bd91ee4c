// The methods of Foundation for Linux need a variable for the number, those of an iPhone do not:
// `Scanner(string: text).scanDouble(nil)` checks whether a text begins with a number. Each method
// returns whether a number was found. Source: ObjectiveC.FO31
extension Scanner {
  /// Scans a whole number of 32 bits and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool {
    scan(into: result, scanInt32)
  }

  /// Scans a whole number and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool {
    scan(into: result, scanInt)
  }

  /// Scans a whole number of 64 bits and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool {
    scan(into: result, scanInt64)
  }

  /// Scans a whole number of 64 bits without a sign and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanUnsignedLongLong(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    scan(into: result, scanUnsignedLongLong)
  }

  /// Scans a number and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    scan(into: result, scanFloat)
  }

  /// Scans a number and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    scan(into: result, scanDouble)
  }

  /// Scans a hexadecimal number of 32 bits and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    scan(into: result, scanHexInt32)
  }

  /// Scans a hexadecimal number of 64 bits and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    scan(into: result, scanHexInt64)
  }

  /// Scans a hexadecimal number and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanHexFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    scan(into: result, scanHexFloat)
  }

  /// Scans a hexadecimal number and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanHexDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    scan(into: result, scanHexDouble)
  }

  /// Scans a decimal number and stores it unless the pointer is nil.
  @_disfavoredOverload @discardableResult
  public func scanDecimal(_ result: UnsafeMutablePointer<Decimal>?) -> Bool {
    scan(into: result) { scanDecimal(&$0.pointee) }
  }

  /// Calls a method with a pointer, or with one to a number that is never read.
  private func scan<Number: Numeric>(
    into result: UnsafeMutablePointer<Number>?, _ method: (UnsafeMutablePointer<Number>) -> Bool
  ) -> Bool {
    if let result { return method(result) }
    var number = Number.zero
    return method(&number)
  }
}
