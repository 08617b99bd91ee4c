internal import CoreGraphics
internal import TactusFoundation
internal import TactusUIKitValues

/// A value of a paragraph style, by its address.
public struct CTParagraphStyleSetting {
  /// The kind of the value.
  public var spec: CTParagraphStyleSpecifier
  /// The size of the value, in bytes.
  public var valueSize: Int
  /// The address of the value.
  public var value: UnsafeRawPointer

  /// Creates a setting.
  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    (self.spec, self.valueSize, self.value) = (spec, valueSize, value)
  }
}

extension CTParagraphStyleSetting {
  /// The value as a length; nil for values of another size.
  private var length: CGFloat? {
    valueSize == MemoryLayout<CGFloat>.size ? value.loadUnaligned(as: CGFloat.self) : nil
  }

  /// The value as a limit of the line spacing; nil for other values.
  var spacingLimit: CGFloat? {
    [.minimumLineSpacing, .maximumLineSpacing].contains(spec) ? length : nil
  }

  /// The value as tab stops; nil for values of another size.
  private var tabs: [NSTextTab]? {
    guard valueSize == MemoryLayout<CFArray>.size else { return nil }
    return value.load(as: CFArray.self).compactMap { $0 as? NSTextTab }
  }

  /// The value as a byte; nil for values of another size.
  private var byte: UInt8? { valueSize == 1 ? value.load(as: UInt8.self) : nil }

  /// Sets the value in a style; values of the wrong size are ignored.
  func apply(to style: NSMutableParagraphStyle) {
    if let length, let path = spec.length { style[keyPath: path] = length }
    if spec == .tabStops, let tabs { style.tabStops = tabs }
    guard let byte else { return }
    switch spec {
    case .alignment:
      style.alignment = CTTextAlignment(rawValue: byte)?.ofUIKit ?? .natural
    case .lineBreakMode:
      if let mode = NSLineBreakMode(rawValue: Int(byte)) { style.lineBreakMode = mode }
    case .baseWritingDirection:
      switch CTWritingDirection(rawValue: Int8(bitPattern: byte)) {
      case .leftToRight: style.baseWritingDirection = .leftToRight
      case .rightToLeft: style.baseWritingDirection = .rightToLeft
      case .natural, nil: style.baseWritingDirection = .natural
      }
    default: break
    }
  }
}
