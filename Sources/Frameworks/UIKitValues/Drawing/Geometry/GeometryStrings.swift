// Conversions between geometry values and text in braces: `{{1, 2}, {3, 4}}`.

/// Returns a point as text.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }

/// Returns a size as text.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }

/// Returns a rectangle as text.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// Returns a vector as text.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }

/// Returns a transform as text.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}

/// Returns insets as text.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}

/// Reads a point from text; zero if the text is malformed.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// Reads a size from text; zero if the text is malformed.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// Reads a rectangle from text; zero if the text is malformed.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// Reads a vector from text; zero if the text is malformed.
public func CGVectorFromString(_ string: String) -> CGVector { NSCoder.cgVector(for: string) }

/// Reads a transform from text; the identity if the text is malformed.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// Reads insets from text; zero if the text is malformed.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

extension NSCoder {
  /// Returns a point as text.
  public class func string(for point: CGPoint) -> String { braced([point.x, point.y]) }

  /// Returns a size as text.
  public class func string(for size: CGSize) -> String { braced([size.width, size.height]) }

  /// Returns a rectangle as text.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Returns a vector as text.
  public class func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }

  /// Returns a transform as text.
  public class func string(for transform: CGAffineTransform) -> String {
    let (t, text) = (transform, braced([transform.a, transform.b, transform.c, transform.d]))
    return "[" + text.dropFirst().dropLast() + ", \(number(t.tx)), \(number(t.ty))]"
  }

  /// Returns insets as text.
  public class func string(for insets: UIEdgeInsets) -> String {
    braced([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Reads a point from text; zero if the text is malformed.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Reads a size from text; zero if the text is malformed.
  public class func cgSize(for string: String) -> CGSize {
    numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Reads a rectangle from text; zero if the text is malformed.
  public class func cgRect(for string: String) -> CGRect {
    numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Reads a vector from text; zero if the text is malformed.
  public class func cgVector(for string: String) -> CGVector {
    numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }

  /// Reads a transform from text; the identity if the text is malformed.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(6, in: string).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// Reads insets from text; zero if the text is malformed.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(4, in: string).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  private static func braced(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(number).joined(separator: ", ") + "}"
  }

  /// Returns a number as text, without a fraction of 0.
  private static func number(_ value: CGFloat) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Parses exactly a number of values, ignoring braces and commas; `nil` for fewer or more.
  private static func numbers(_ count: Int, in string: String) -> [CGFloat]? {
    let found = string.split { "{}[], \t\n".contains($0) }.map { Double($0) }
    guard found.count == count, !found.contains(where: { $0 == nil }) else { return nil }
    return found.compactMap { $0.map { CGFloat($0) } }
  }
}
