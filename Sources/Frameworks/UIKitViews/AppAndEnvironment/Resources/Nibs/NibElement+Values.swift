@_spi(UIKitModules) extension NibElement {
  /// Returns a Boolean attribute: `YES` or `NO`.
  public func bool(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// Returns a number.
  public func number(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap(Double.init).map { CGFloat($0) }
  }

  /// Returns an integer.
  public func integer(_ attribute: String) -> Int? { self[attribute].flatMap(Int.init) }

  /// Returns a string: an attribute, or an element if it has line breaks.
  public func string(_ key: String) -> String? { self[key] ?? value(key)?.text }

  /// Returns the value of an enumeration whose raw values are the indices of names in a list.
  public func choice<Value: RawRepresentable<Int>>(
    _ attribute: String, _ names: String, of type: Value.Type = Value.self
  ) -> Value? {
    let list = names.split(separator: " ")
    return self[attribute].flatMap { list.firstIndex(of: $0[...]) }.flatMap(Value.init)
  }

  /// The point of the attributes.
  public var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }
  /// The size of the attributes.
  public var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }
  /// The rectangle of the attributes.
  public var rect: CGRect { CGRect(origin: point, size: size) }

  /// Returns the insets of a property.
  public func insets(_ key: String) -> UIEdgeInsets? {
    value(key).map {
      UIEdgeInsets(
        top: $0.number("minY") ?? $0.number("top") ?? 0,
        left: $0.number("minX") ?? $0.number("left") ?? 0,
        bottom: $0.number("maxY") ?? $0.number("bottom") ?? 0,
        right: $0.number("maxX") ?? $0.number("right") ?? 0)
    }
  }
}
