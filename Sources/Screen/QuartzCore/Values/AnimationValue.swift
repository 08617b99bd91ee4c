import DisplayList

/// Something that can change little by little, or at once.
///
/// Source: Documentation/Behaviour/Layers.md#values (V1–V7)
enum AnimationValue: Equatable {
  /// One number; truth is 1 and untruth 0.
  case number(Double)
  /// Two numbers that are a point.
  case point(SIMD2<Double>)
  /// Two numbers that are a size.
  case size(SIMD2<Double>)
  /// Origin and size.
  case rect(SIMD4<Double>)
  /// A change in space.
  case transform(CATransform3D)
  /// Red, green, blue and alpha of sRGB.
  case color(SIMD4<Double>)
  /// Several colours, as of a gradient.
  case colors([SIMD4<Double>])
  /// Several numbers, as of dashes.
  case numbers([Double])
  /// Lines and curves.
  case path(DrawingPath)
  /// Anything that cannot change little by little.
  case object(OpaqueValue)
  /// Nothing.
  case none

  /// Takes what an app gave as a value; what is not known stays what it is.
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

  /// The value as an app gets it.
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
  /// Makes a rectangle of its origin and size.
  init(_ value: SIMD4<Double>) {
    self.init(x: value.x, y: value.y, width: value.z, height: value.w)
  }
}

extension CGColor {
  /// Makes a colour of sRGB of its components.
  convenience init(_ value: SIMD4<Double>) {
    self.init(
      srgbRed: CGFloat(value.x), green: CGFloat(value.y), blue: CGFloat(value.z),
      alpha: CGFloat(value.w))
  }
}
