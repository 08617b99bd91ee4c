/// The values of a filter, converted to the types that filters need.
struct FilterValues {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func image(_ key: String) -> (any ImageSource)? { (values[key] as? CIImage)?.source }

  /// Returns a number; 0 for other values.
  func number(_ key: String) -> Double { Self.number(values[key]) ?? 0 }

  /// Returns an integer clamped to a range; nil for other values.
  func whole(_ key: String, _ range: ClosedRange<Int>) -> Int? {
    Self.number(values[key]).flatMap {
      $0.isNaN ? nil : Int(max(Double(range.lowerBound), min(Double(range.upperBound), $0)))
    }
  }

  func color(_ key: String) -> CIColor { Self.color(values[key]) }

  func rect(_ key: String) -> CGRect { Self.rect(values[key]) ?? .null }

  func point(_ key: String) -> SIMD2<Double> {
    let point = Self.point(values[key])
    return [Double(point.x), Double(point.y)]
  }

  /// Returns the four components of a vector.
  func vector(_ key: String) -> SIMD4<Float> {
    let vector = Self.vector(values[key]) ?? CIVector([])
    return [Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w)]
  }

  /// Returns all components of a vector.
  func numbers(_ key: String) -> [Float] {
    guard let vector = Self.vector(values[key]) else { return [] }
    return (0..<vector.count).map { Float(vector.value(at: $0)) }
  }

  func transform(_ key: String) -> CGAffineTransform { Self.transform(values[key]) ?? .identity }

  func data(_ key: String) -> Data? {
    values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) }
  }

  func object<Object: AnyObject>(_ key: String) -> Object? { values[key] as? Object }

  func text(_ key: String) -> String {
    values[key] as? String ?? (values[key] as? NSString).map { "\($0)" } ?? ""
  }

  // MARK: Kinds of values

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  static func color(_ value: Any?) -> CIColor { value as? CIColor ?? .clear }

  static func rect(_ value: Any?) -> CGRect? {
    switch value {
    case let vector as CIVector: vector.cgRectValue
    case let rect as CGRect: rect
    case let value as NSValue: value.rectValue
    default: nil
    }
  }

  static func point(_ value: Any?) -> CGPoint {
    switch value {
    case let vector as CIVector: vector.cgPointValue
    case let point as CGPoint: point
    case let value as NSValue: value.pointValue
    default: .zero
    }
  }

  static func vector(_ value: Any?) -> CIVector? {
    switch value {
    case let vector as CIVector: vector
    case let rect as CGRect: CIVector(cgRect: rect)
    case let point as CGPoint: CIVector(cgPoint: point)
    default: nil
    }
  }

  static func transform(_ value: Any?) -> CGAffineTransform? {
    switch value {
    case let vector as CIVector: vector.cgAffineTransformValue
    case let transform as CGAffineTransform: transform
    case let value as NSValue: value.unboxed()
    default: nil
    }
  }
}
