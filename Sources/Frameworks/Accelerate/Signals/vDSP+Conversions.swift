// Whole numbers and both precisions. Step Accelerate.AC30.

extension vDSP {
  /// Converts integers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(
    _ vector: U, floatingPointType: Float.Type
  ) -> [Float] where U.Element == Int8 {
    mapped(vector) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int8.Type, rounding: RoundingMode
  ) -> [Int8] where U.Element == Float {
    mapped(vector) { whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven) }
  }

  /// Converts integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element == Int8, V.Element == Float {
    map(source, to: &destination) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == Int8 {
    map(source, to: &destination) {
      whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven)
    }
  }

  /// Converts integers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(
    _ vector: U, floatingPointType: Float.Type
  ) -> [Float] where U.Element == UInt8 {
    mapped(vector) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt8.Type, rounding: RoundingMode
  ) -> [UInt8] where U.Element == Float {
    mapped(vector) { whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven) }
  }

  /// Converts integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element == UInt8, V.Element == Float {
    map(source, to: &destination) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == UInt8 {
    map(source, to: &destination) {
      whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven)
    }
  }

  /// Converts integers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(
    _ vector: U, floatingPointType: Float.Type
  ) -> [Float] where U.Element == Int16 {
    mapped(vector) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int16.Type, rounding: RoundingMode
  ) -> [Int16] where U.Element == Float {
    mapped(vector) { whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven) }
  }

  /// Converts integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element == Int16, V.Element == Float {
    map(source, to: &destination) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == Int16 {
    map(source, to: &destination) {
      whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven)
    }
  }

  /// Converts integers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(
    _ vector: U, floatingPointType: Float.Type
  ) -> [Float] where U.Element == UInt16 {
    mapped(vector) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt16.Type, rounding: RoundingMode
  ) -> [UInt16] where U.Element == Float {
    mapped(vector) { whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven) }
  }

  /// Converts integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element == UInt16, V.Element == Float {
    map(source, to: &destination) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == UInt16 {
    map(source, to: &destination) {
      whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven)
    }
  }

  /// Converts integers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(
    _ vector: U, floatingPointType: Float.Type
  ) -> [Float] where U.Element == Int32 {
    mapped(vector) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: Int32.Type, rounding: RoundingMode
  ) -> [Int32] where U.Element == Float {
    mapped(vector) { whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven) }
  }

  /// Converts integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element == Int32, V.Element == Float {
    map(source, to: &destination) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == Int32 {
    map(source, to: &destination) {
      whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven)
    }
  }

  /// Converts integers.
  public static func integerToFloatingPoint<U: AccelerateBuffer>(
    _ vector: U, floatingPointType: Float.Type
  ) -> [Float] where U.Element == UInt32 {
    mapped(vector) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func floatingPointToInteger<U: AccelerateBuffer>(
    _ vector: U, integerType: UInt32.Type, rounding: RoundingMode
  ) -> [UInt32] where U.Element == Float {
    mapped(vector) { whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven) }
  }

  /// Converts integers.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element == UInt32, V.Element == Float {
    map(source, to: &destination) { Float($0) }
  }

  /// Converts to integers, by a rule.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V, rounding: RoundingMode
  ) where U.Element == Float, V.Element == UInt32 {
    map(source, to: &destination) {
      whole($0, rounding == .towardZero ? .towardZero : .toNearestOrEven)
    }
  }

  // No other precision.
  /// Converts to double precision.
  public static func floatToDouble<U: AccelerateBuffer>(_ source: U) -> [Double]
  where U.Element == Float { mapped(source) { Double($0) } }

  // No other precision.
  /// Converts to single precision.
  public static func doubleToFloat<U: AccelerateBuffer>(_ source: U) -> [Float]
  where U.Element == Double { mapped(source) { Float($0) } }

  // No other precision.
  /// Converts to double precision.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element == Float, V.Element == Double {
    map(source, to: &destination) { Double($0) }
  }

  // No other precision.
  /// Converts to single precision.
  public static func convertElements<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    of source: U, to destination: inout V
  ) where U.Element == Double, V.Element == Float {
    map(source, to: &destination) { Float($0) }
  }
}
