/// The formats of font files.
public enum CTFontFormat: UInt32, Sendable, Hashable {
  /// An unknown format.
  case unrecognized = 0
  /// OpenType with PostScript outlines.
  case openTypePostScript
  /// OpenType with TrueType outlines.
  case openTypeTrueType
  /// TrueType.
  case trueType
  /// PostScript.
  case postScript
  /// Bitmaps.
  case bitmap
}
