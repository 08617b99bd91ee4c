// Drawing and measuring of strings with uniform attributes.
extension NSString {
  /// Returns the size of the string in points, with each paragraph on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(
      with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil
    ).size
  }

  /// Draws the string at an upper left corner, with each paragraph on one line.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    with(attrs).draw(at: point)
  }

  /// Draws the string, wrapped to a rectangle's width, with as many lines as fit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    with(attrs).draw(in: rect)
  }

  /// Draws the string with attributes, options and a context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    with(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the string, in points from the drawing's origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(with(attributes), options: options, attributes: attributes ?? [:])
      .bounds(in: size, context)
  }

  private func with(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(self), attributes: attributes)
  }
}

// On an iPhone, `String` has these methods through bridging to `NSString`.
extension String {
  /// Returns the size of the string in points, with each paragraph on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// Draws the string at an upper left corner, with each paragraph on one line.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  /// Draws the string, wrapped to a rectangle's width, with as many lines as fit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the string with attributes, options and a context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as NSString).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the bounding rectangle of the string, in points from the drawing's origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
