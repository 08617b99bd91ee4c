/// An input of a filter, with its attributes.
struct FilterInput: @unchecked Sendable {
  // The default value is immutable.
  let key: String
  let className: String
  var type: String?
  var initial: Any?
  var identity: Any?
  var range: ClosedRange<Double>?
  var slider: ClosedRange<Double>?

  /// The attributes, as `CIFilter.attributes` has them.
  var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeClass: className,
      kCIAttributeDisplayName: FilterDescription.words(String(key.dropFirst("input".count))),
    ]
    result[kCIAttributeType] = type
    result[kCIAttributeDefault] = initial
    result[kCIAttributeIdentity] = identity
    result[kCIAttributeMin] = range.map { NSNumber(value: $0.lowerBound) }
    result[kCIAttributeMax] = range.flatMap {
      $0.upperBound.isFinite ? NSNumber(value: $0.upperBound) : nil
    }
    result[kCIAttributeSliderMin] = (slider ?? range).map { NSNumber(value: $0.lowerBound) }
    result[kCIAttributeSliderMax] = (slider ?? range).flatMap {
      $0.upperBound.isFinite ? NSNumber(value: $0.upperBound) : nil
    }
    return result
  }

  static let image = image(kCIInputImageKey)
  static let background = image(kCIInputBackgroundImageKey)

  static func image(_ key: String) -> FilterInput {
    FilterInput(key: key, className: "CIImage", type: kCIAttributeTypeImage)
  }

  static func number(
    _ key: String, _ initial: Double, type: String = kCIAttributeTypeScalar,
    identity: Double? = nil, range: ClosedRange<Double>? = nil, slider: ClosedRange<Double>? = nil
  ) -> FilterInput {
    FilterInput(
      key: key, className: "NSNumber", type: type, initial: NSNumber(value: initial),
      identity: identity.map { NSNumber(value: $0) }, range: range, slider: slider)
  }

  static func color(_ key: String, _ initial: CIColor) -> FilterInput {
    FilterInput(key: key, className: "CIColor", type: kCIAttributeTypeColor, initial: initial)
  }

  static func vector(
    _ key: String, _ initial: [CGFloat], type: String? = nil, identity: [CGFloat]? = nil
  ) -> FilterInput {
    FilterInput(
      key: key, className: "CIVector", type: type, initial: CIVector(initial),
      identity: identity.map { CIVector($0) })
  }

  static func point(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
    vector(key, [x, y], type: kCIAttributeTypePosition)
  }
}
