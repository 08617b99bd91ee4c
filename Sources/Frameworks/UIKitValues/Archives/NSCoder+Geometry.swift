// Geometry in archives, as text (Archives.AR20).
extension NSCoder {
  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: vector)), forKey: key)
  }

  /// Encodes a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: transform)), forKey: key)
  }

  /// Encodes edge insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSString(string: NSCoder.string(for: insets)), forKey: key)
  }

  /// Encodes directional edge insets.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    let numbers = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    encode(numbers, forKey: key)
  }

  /// Encodes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(CGVector(dx: offset.horizontal, dy: offset.vertical), forKey: key)
  }

  /// Decodes a point; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    NSCoder.cgPoint(for: geometryText(key))
  }

  /// Decodes a vector; zero if there is none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    NSCoder.cgVector(for: geometryText(key))
  }

  /// Decodes a size; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: geometryText(key)) }

  /// Decodes a rectangle; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: geometryText(key)) }

  /// Decodes a transform; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: geometryText(key))
  }

  /// Decodes edge insets; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: geometryText(key))
  }

  /// Decodes directional edge insets; zero if there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    let numbers = decodeUIEdgeInsets(forKey: key)
    return NSDirectionalEdgeInsets(
      top: numbers.top, leading: numbers.left, bottom: numbers.bottom, trailing: numbers.right)
  }

  /// Decodes an offset; zero if there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    let vector = decodeCGVector(forKey: key)
    return UIOffset(horizontal: vector.dx, vertical: vector.dy)
  }

  private func geometryText(_ key: String) -> String { archivedString(forKey: key) ?? "" }
}
