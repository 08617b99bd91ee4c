/// The format of a font's file.
public enum CTFontFormat: UInt32, Sendable, Hashable {
  /// A format that is not known.
  case unrecognized = 0
  /// OpenType with outlines of PostScript.
  case openTypePostScript
  /// OpenType with outlines of TrueType.
  case openTypeTrueType
  /// TrueType.
  case trueType
  /// PostScript.
  case postScript
  /// Bitmaps.
  case bitmap
}
