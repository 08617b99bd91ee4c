import TactusDisplayList

/// A value that can be animated.
///
/// Source: Layers.V1–V7
enum AnimationValue: Equatable {
  /// A number; a Boolean value is 0 or 1.
  case number(Double)
  /// A point.
  case point(SIMD2<Double>)
  /// A size.
  case size(SIMD2<Double>)
  /// A rectangle: origin and size.
  case rect(SIMD4<Double>)
  /// A transform.
  case transform(CATransform3D)
  /// A color: red, green, blue and alpha in sRGB.
  case color(SIMD4<Double>)
  /// Colors, such as those of a gradient.
  case colors([SIMD4<Double>])
  /// Numbers, such as those of a dash pattern.
  case numbers([Double])
  /// A path.
  case path(DrawingPath)
  /// A value that cannot be interpolated.
  case object(OpaqueValue)
  /// No value.
  case none

  /// Creates a value from an app's; one of an unknown type is opaque.
  init(_ value: Any?) {
    switch value {
    case nil: self = .none
    case let value as AnimationValue: self = value
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGPoint: self = .point(SIMD2(value.x, value.y))
    case let value as CGSize: self = .size(SIMD2(value.width, value.height))
    case let value as CGRect:
      self = .rect(SIMD4(value.minX, value.minY, value.width, value.height))
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self = .color(Self.components(of: value))
    case let value as CGPath: self = .path(value.drawing)
    case let value as [CGColor]: self = .colors(value.map(Self.components))
    case let value as [Any]: self = Self.unwrap(value)
    case is NSNull: self = .none
    case let value?: self = .object(OpaqueValue(value: value))
    }
  }

  static func components(of color: CGColor) -> SIMD4<Double> {
    let drawing = color.drawing
    return SIMD4(drawing.red, drawing.green, drawing.blue, drawing.alpha)
  }

  private static func unwrap(_ values: [Any]) -> AnimationValue {
    let inner = values.map { AnimationValue($0) }
    let numbers = inner.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if numbers.count == values.count { return .numbers(numbers) }
    let colors = inner.compactMap { if case .color(let color) = $0 { color } else { nil } }
    return colors.count == values.count ? .colors(colors) : .object(OpaqueValue(value: values))
  }

  /// The value in the type that apps use.
  var any: Any? {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .point(let value): CGPoint(x: value.x, y: value.y)
    case .size(let value): CGSize(width: value.x, height: value.y)
    case .rect(let value): CGRect(value)
    case .transform(let value): value
    case .color(let value): CGColor(value)
    case .colors(let values): values.map { CGColor($0) }
    case .numbers(let values): values.map { NSNumber(value: $0) }
    case .path(let value): CGPath(value)
    case .object(let value): value.value
    case .none: nil
    }
  }
}

extension CGRect {
  /// Creates a rectangle from its origin and size.
  init(_ value: SIMD4<Double>) {
    self.init(x: value.x, y: value.y, width: value.z, height: value.w)
  }
}

extension CGColor {
  /// Creates an sRGB color from its components.
  convenience init(_ value: SIMD4<Double>) {
    self.init(
      srgbRed: CGFloat(value.x), green: CGFloat(value.y), blue: CGFloat(value.z),
      alpha: CGFloat(value.w))
  }
}
