/// An effect that interpolates between two values (Views.V27).
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {
    (ownKeyPath, ownType) = (keyPath, type)
    super.init()
  }

  /// Creates an effect from an archive (Archives.AR19).
  public required init?(coder: NSCoder) {
    guard coder.hasArchive(of: "UIInterpolatingMotionEffect", marked: "TactusKeyPath"),
      let keyPath = String(from: coder, forKey: "TactusKeyPath"),
      let type = EffectType(rawValue: coder.decodeInteger(forKey: "TactusTilt"))
    else { return nil }
    (ownKeyPath, ownType) = (keyPath, type)
    super.init(coder: coder)
    minimumRelativeValue = coder.decodeObject(of: [NSNumber.self], forKey: "TactusMinimum")
    maximumRelativeValue = coder.decodeObject(of: [NSNumber.self], forKey: "TactusMaximum")
  }

  /// Encodes the property, the direction and the numeric values (Archives.AR19).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(ownKeyPath as Any?, forKey: "TactusKeyPath")
    coder.encode(ownType.rawValue, forKey: "TactusTilt")
    coder.encode(Self.number(minimumRelativeValue), forKey: "TactusMinimum")
    coder.encode(Self.number(maximumRelativeValue), forKey: "TactusMaximum")
  }

  /// The property.
  open var keyPath: String { ownKeyPath }
  /// The direction of the tilt.
  open var type: EffectType { ownType }
  /// The value at an offset of −1.
  open var minimumRelativeValue: Any?
  /// The value at an offset of 1.
  open var maximumRelativeValue: Any?

  /// Returns the value between both; numbers and offsets are interpolated (Views.V27).
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let isHorizontal = ownType == .tiltAlongHorizontalAxis
    let offset = isHorizontal ? viewerOffset.horizontal : viewerOffset.vertical
    guard let low = Self.number(minimumRelativeValue), let high = Self.number(maximumRelativeValue)
    else { return nil }
    let part = (min(max(Double(offset), -1), 1) + 1) / 2
    return [ownKeyPath: low + (high - low) * part]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Int: Double(number)
    default: nil
    }
  }

  private let ownKeyPath: String
  private let ownType: EffectType

  /// The directions of a tilt.
  public enum EffectType: Int, Sendable {
    /// Left and right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }
}
