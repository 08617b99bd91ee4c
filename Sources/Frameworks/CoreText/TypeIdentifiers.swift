import TactusCoreFoundation

/// Returns the identifier of the type of frames.
public func CTFrameGetTypeID() -> CFTypeID { CTFrame.typeID }

/// Returns the identifier of the type of framesetters.
public func CTFramesetterGetTypeID() -> CFTypeID { CTFramesetter.typeID }

/// Returns the identifier of the type of lines.
public func CTLineGetTypeID() -> CFTypeID { CTLine.typeID }

/// Returns the identifier of the type of runs.
public func CTRunGetTypeID() -> CFTypeID { CTRun.typeID }

/// Returns the identifier of the type of run delegates.
public func CTRunDelegateGetTypeID() -> CFTypeID { CTRunDelegate.typeID }

/// Returns the identifier of the type of typesetters.
public func CTTypesetterGetTypeID() -> CFTypeID { CTTypesetter.typeID }

/// Returns the identifier of the type of fonts.
public func CTFontGetTypeID() -> CFTypeID { CTFont.typeID }

/// Returns the identifier of the type of font descriptors.
public func CTFontDescriptorGetTypeID() -> CFTypeID { CTFontDescriptor.typeID }

/// Returns the identifier of the type of paragraph styles.
public func CTParagraphStyleGetTypeID() -> CFTypeID { CTParagraphStyle.typeID }

// The subclasses of these classes have the same type.

extension CTFont: _CoreFoundationType {
  /// The identifier of the type.
  public static var typeID: CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(CTFont.self).hashValue)
  }
}

extension CTFontDescriptor: _CoreFoundationType {
  /// The identifier of the type.
  public static var typeID: CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(CTFontDescriptor.self).hashValue)
  }
}

extension CTParagraphStyle: _CoreFoundationType {
  /// The identifier of the type.
  public static var typeID: CFTypeID {
    CFTypeID(bitPattern: ObjectIdentifier(CTParagraphStyle.self).hashValue)
  }
}
