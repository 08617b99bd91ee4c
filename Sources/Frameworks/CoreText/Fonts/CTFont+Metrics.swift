public import CoreGraphics
public import TactusUIKitValues

/// Returns the size of a font, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the ascent: the distance from the baseline to the top of a line, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the descent: the distance from the baseline to the bottom of a line, in points; not
/// negative.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the additional space between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of a lowercase x, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns the transform of a font's glyphs; only its slant has an effect.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }

/// Returns the traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

/// Returns the traits of a font, a dictionary.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  var traits: CFDictionary = [kCTFontSymbolicTrait: CTFontGetSymbolicTraits(font).rawValue]
  let own = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
  for (name, value) in own ?? [:] where name.rawValue != kCTFontSymbolicTrait {
    traits[name.rawValue] = value
  }
  return traits
}

/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns the settings of a font's features; nil for none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  font.fontDescriptor.object(forKey: .featureSettings) as? CFArray
}

/// Returns the `CGFont` of a font, which has no size.
///
/// - Parameters:
///   - font: The font.
///   - attributes: Set to the descriptor of the font; nil if it is not needed.
public func CTFontCopyGraphicsFont(
  _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
  attributes?.pointee = .passRetained(font.fontDescriptor)
  return CGFont(font.drawing)
}
