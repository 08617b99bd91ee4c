import TactusCoreFoundation

/// Returns the type identifier of frames.
public func CTFrameGetTypeID() -> CFTypeID { CTFrame.typeID }

/// Returns the type identifier of framesetters.
public func CTFramesetterGetTypeID() -> CFTypeID { CTFramesetter.typeID }

/// Returns the type identifier of lines.
public func CTLineGetTypeID() -> CFTypeID { CTLine.typeID }

/// Returns the type identifier of runs.
public func CTRunGetTypeID() -> CFTypeID { CTRun.typeID }

/// Returns the type identifier of run delegates.
public func CTRunDelegateGetTypeID() -> CFTypeID { CTRunDelegate.typeID }

/// Returns the type identifier of typesetters.
public func CTTypesetterGetTypeID() -> CFTypeID { CTTypesetter.typeID }

/// Returns the type identifier of fonts.
public func CTFontGetTypeID() -> CFTypeID { CTFont.typeID }

/// Returns the type identifier of font descriptors.
public func CTFontDescriptorGetTypeID() -> CFTypeID { CTFontDescriptor.typeID }

/// Returns the type identifier of paragraph styles.
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
