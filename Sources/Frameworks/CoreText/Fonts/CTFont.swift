public import CoreGraphics
internal import TactusDisplayList
public import TactusUIKitValues

/// A font with a size; the same class as `UIFont`, because on an iPhone each can be cast to the
/// other.
///
/// - Thread: any.
public typealias CTFont = UIFont

/// Creates a font from a PostScript name or the name of a family; an unknown name gives Helvetica's
/// substitute.
///
/// - Parameters:
///   - name: The name.
///   - size: The size, in points; 0 for 12.
///   - matrix: The transform of the glyphs; only its slant has an effect.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let font =
    UIFont(name: name, size: size) ?? UIFont(name: "Helvetica", size: size)
    ?? .systemFont(ofSize: size > 0 ? size : 12)
  return font.transformed(matrix)
}

/// Creates a font from a PostScript name or the name of a family.
///
/// - Parameters:
///   - name: The name.
///   - size: The size, in points; 0 for 12.
///   - matrix: The transform of the glyphs; only its slant has an effect.
///   - options: The options; none has an effect, as there are no fonts to download or activate.
public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// Creates the font that matches a descriptor best.
///
/// - Parameters:
///   - descriptor: The descriptor.
///   - size: The size, in points; 0 for the descriptor's own.
///   - matrix: The transform of the glyphs; only its slant has an effect.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  UIFont(descriptor: descriptor, size: size).transformed(matrix)
}

/// Creates the font that matches a descriptor best.
///
/// - Parameters:
///   - descriptor: The descriptor.
///   - size: The size, in points; 0 for the descriptor's own.
///   - matrix: The transform of the glyphs; only its slant has an effect.
///   - options: The options; none has an effect, as there are no fonts to download or activate.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// Creates the font of a `CGFont`.
///
/// - Parameters:
///   - graphicsFont: The font without a size.
///   - size: The size, in points; 0 for 12.
///   - matrix: The transform of the glyphs; only its slant has an effect.
///   - attributes: Additional attributes of the font; they are not read.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  // A font from bytes is that of its file, whether or not it is registered (CoreText.CT37).
  if let file = graphicsFont.file,
    let font = (try? FontLibrary.shared.open(file.path, file))?.first
  {
    return CTFontCreateWithFontDescriptor(CTFontDescriptor(font), size, matrix)
  }
  return CTFontCreateWithName(
    graphicsFont.postScriptName ?? graphicsFont.drawing.family, size, matrix)
}

/// Creates a font for a use in the user interface.
///
/// - Parameters:
///   - uiType: The use of the font.
///   - size: The size, in points; 0 for the default of the use.
///   - language: The language; the system's fonts serve all.
/// - Returns: The font; nil for `none`.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? { uiType.font(size) }

/// Creates a copy of a font with another size or other attributes.
///
/// - Parameters:
///   - font: The font.
///   - size: The size, in points; 0 for the font's own.
///   - matrix: The transform of the glyphs; only its slant has an effect.
///   - attributes: The attributes that change; nil for none.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let size = size > 0 ? size : font.pointSize
  guard let attributes else { return font.withSize(size).transformed(matrix) }
  return UIFont(
    descriptor: font.fontDescriptor.addingAttributes(attributes.fontAttributes), size: size
  ).transformed(matrix)
}

/// Creates a copy of a font with other traits.
///
/// - Parameters:
///   - font: The font.
///   - size: The size, in points; 0 for the font's own.
///   - matrix: The transform of the glyphs; only its slant has an effect.
///   - symTraitValue: The traits.
///   - symTraitMask: The mask of the traits that change.
/// - Returns: The font; nil if the family has none with these traits.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  let old = CTFontGetSymbolicTraits(font)
  let new = old.subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
  let traits = UIFontDescriptor.SymbolicTraits(rawValue: new.rawValue)
  return font.fontDescriptor.withSymbolicTraits(traits).map {
    UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize).transformed(matrix)
  }
}

extension UIFont {
  /// Returns the font with a transform of its glyphs; the font itself without a transform.
  func transformed(_ matrix: UnsafePointer<CGAffineTransform>?) -> UIFont {
    matrix.map { with($0.pointee) } ?? self
  }
}
