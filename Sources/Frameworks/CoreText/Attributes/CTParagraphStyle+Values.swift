internal import CoreGraphics
internal import TactusFoundation
public import TactusUIKitValues

/// Reads a value of a paragraph style.
///
/// - Parameters:
///   - paragraphStyle: The style.
///   - spec: The value.
///   - valueBufferSize: The size of the buffer, in bytes: 8 for a length and for tab stops, 1 for
///     an alignment, a mode or a direction.
///   - valueBuffer: A buffer for the value; for tab stops a variable with a `CFArray` or nil.
/// - Returns: Whether the style has the value and the buffer is large enough.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  if let path = spec.length, let style = paragraphStyle.mutableCopy() as? NSMutableParagraphStyle {
    guard valueBufferSize >= MemoryLayout<CGFloat>.size else { return false }
    valueBuffer.storeBytes(of: style[keyPath: path], as: CGFloat.self)
  } else if spec == .tabStops {
    guard valueBufferSize >= MemoryLayout<CFArray>.size else { return false }
    valueBuffer.assumingMemoryBound(to: CFArray?.self).pointee = paragraphStyle.tabStops
  } else if let byte = paragraphStyle.byte(spec) {
    guard valueBufferSize >= 1 else { return false }
    valueBuffer.storeBytes(of: byte, as: UInt8.self)
  } else {
    return false
  }
  return true
}

extension NSParagraphStyle {
  fileprivate func byte(_ spec: CTParagraphStyleSpecifier) -> UInt8? {
    switch spec {
    case .alignment: return CTTextAlignment(alignment).rawValue
    case .lineBreakMode: return UInt8(lineBreakMode.rawValue)
    case .baseWritingDirection:
      let direction: CTWritingDirection =
        switch baseWritingDirection {
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        case .natural: .natural
        }
      return UInt8(bitPattern: direction.rawValue)
    default: return nil
    }
  }
}
