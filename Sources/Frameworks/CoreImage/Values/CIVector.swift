/// An immutable vector of numbers, such as an input of a filter.
///
/// - Thread: any; all its properties are constants.
open class CIVector: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // MARK: Creating

  /// Creates a vector without values.
  public override init() {
    numbers = []
    super.init()
  }

  /// Creates a vector with a number of values.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    numbers = (0..<max(0, count)).map { values[$0] }
    super.init()
  }

  /// Creates a vector of one value.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two values.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three values.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four values.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Creates a vector with the coordinates of a point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }
  /// Creates a vector with the origin, the width and the height of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
  /// Creates a vector with the six coefficients of a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Creates a vector from a string such as `[1 2.5 3]`; parsing stops where no number follows.
  public convenience init(string representation: String) {
    self.init(Self.numbers(in: representation))
  }

  /// Creates a vector from an archive.
  public required init?(coder: NSCoder) {
    let text = coder.decodeObject(of: NSString.self, forKey: Self.archiveKey)
    guard let text else { return nil }
    numbers = Self.numbers(in: "\(text)")
    super.init()
  }

  /// Parses the numbers of a string such as `[1 2.5 3]`, up to the first that is invalid.
  private static func numbers(in representation: String) -> [CGFloat] {
    let inner = representation.drop { $0.isWhitespace || $0 == "[" }.prefix { $0 != "]" }
    let words = inner.split(whereSeparator: \.isWhitespace).prefix { Double($0) != nil }
    return words.compactMap { Double($0) }.map { CGFloat($0) }
  }

  convenience init(_ numbers: [CGFloat]) {
    self.init(values: numbers, count: numbers.count)
  }

  /// Whether descriptors support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the values.
  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: stringRepresentation), forKey: Self.archiveKey)
  }

  // MARK: Values

  /// The number of values.
  open var count: Int { numbers.count }
  /// Returns the value at an index; 0 beyond the end.
  open func value(at index: Int) -> CGFloat {
    numbers.indices.contains(index) ? numbers[index] : 0
  }
  /// The first value; 0 if there is none.
  open var x: CGFloat { value(at: 0) }
  /// The second value; 0 if there is none.
  open var y: CGFloat { value(at: 1) }
  /// The third value; 0 if there is none.
  open var z: CGFloat { value(at: 2) }
  /// The fourth value; 0 if there is none.
  open var w: CGFloat { value(at: 3) }
  /// The first two values as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four values as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six values as a transform.
  open var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// A string with the values, such as `[1 2.5 3]`.
  open var stringRepresentation: String {
    let words = numbers.map { number in
      let text = "\(Double(number))"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return "[\(words.joined(separator: " "))]"
  }

  // MARK: NSObject

  /// Returns the vector itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether another object is a vector with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.numbers == numbers }
  /// The hash; equal vectors have equal hashes.
  open override var hash: Int { numbers.hashValue }
  /// The values as text.
  open override var description: String { stringRepresentation }

  // MARK: Internals

  private let numbers: [CGFloat]
  private static let archiveKey = "TactusVector"
}
