// The methods of Foundation for Linux need a variable for the number, those of an iPhone do not:
// `Scanner(string: text).scanDouble(nil)` asks whether a text begins with a number.
// Source: ObjectiveC.FO31
extension Scanner {
  /// Scans a whole number of 32 bits and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool {
    var number: Int32 = 0
    defer { result?.pointee = number }
    return scanInt32(&number)
  }

  /// Scans a whole number and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool {
    var number: Int = 0
    defer { result?.pointee = number }
    return scanInt(&number)
  }

  /// Scans a whole number of 64 bits and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool {
    var number: Int64 = 0
    defer { result?.pointee = number }
    return scanInt64(&number)
  }

  /// Scans a whole number of 64 bits without a sign and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanUnsignedLongLong(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    var number: UInt64 = 0
    defer { result?.pointee = number }
    return scanUnsignedLongLong(&number)
  }

  /// Scans a number and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    var number: Float = 0
    defer { result?.pointee = number }
    return scanFloat(&number)
  }

  /// Scans a number and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    var number: Double = 0
    defer { result?.pointee = number }
    return scanDouble(&number)
  }

  /// Scans a hexadecimal number of 32 bits and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    var number: UInt32 = 0
    defer { result?.pointee = number }
    return scanHexInt32(&number)
  }

  /// Scans a hexadecimal number of 64 bits and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    var number: UInt64 = 0
    defer { result?.pointee = number }
    return scanHexInt64(&number)
  }

  /// Scans a hexadecimal number and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanHexFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    var number: Float = 0
    defer { result?.pointee = number }
    return scanHexFloat(&number)
  }

  /// Scans a hexadecimal number and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanHexDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    var number: Double = 0
    defer { result?.pointee = number }
    return scanHexDouble(&number)
  }

  /// Scans a decimal number and stores it unless the pointer is nil.
  ///
  /// - Returns: Whether a number was found.
  @_disfavoredOverload @discardableResult
  public func scanDecimal(_ result: UnsafeMutablePointer<Decimal>?) -> Bool {
    var number = Decimal()
    defer { result?.pointee = number }
    return scanDecimal(&number)
  }
}
