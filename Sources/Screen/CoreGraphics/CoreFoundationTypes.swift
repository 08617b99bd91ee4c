// The types of Core Graphics that Core Foundation distinguishes by an identifier.

extension CGColor: _CoreFoundationType {}
extension CGColorSpace: _CoreFoundationType {}
extension CGContext: _CoreFoundationType {}
extension CGDataProvider: _CoreFoundationType {}
extension CGFont: _CoreFoundationType {}
extension CGGradient: _CoreFoundationType {}
extension CGImage: _CoreFoundationType {}
extension CGLayer: _CoreFoundationType {}

extension CGPath: _CoreFoundationType {
  /// The identifier of the type, which mutable paths have as well.
  public static var typeID: CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(CGPath.self).hashValue)
  }
}
