extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = Self(rawValue: "NSFont")
  /// An `NSParagraphStyle`, which counts for a paragraph if its first letter has it.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  /// The letters' colour, a `UIColor`.
  public static let foregroundColor = Self(rawValue: "NSColor")
  /// The colour behind letters, a `UIColor`.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  /// How much further apart letters are, in points, a number.
  public static let kern = Self(rawValue: "NSKern")
  /// The same.
  public static let tracking = Self(rawValue: "CTTracking")
  /// The line through letters, an `NSUnderlineStyle`'s number.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  /// The line beneath letters, an `NSUnderlineStyle`'s number.
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  /// The colour of the line along letters' edges, a `UIColor`.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// How wide that line is, in hundredths of the font's size, a number; below 0 letters are filled
  /// as well.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The shadow that letters throw, an `NSShadow`.
  public static let shadow = Self(rawValue: "NSShadow")
  /// What stands in the letter's place, an `NSTextAttachment`; the letter is to be U+FFFC.
  public static let attachment = Self(rawValue: "NSAttachment")
  /// Where it leads, a `URL` or a `String`; letters with it have the tint's colour.
  public static let link = Self(rawValue: "NSLink")
  /// How far letters are above the line they stand on, in points, a number.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  /// The colour of the line beneath, a `UIColor`; without it that of the letters.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  /// The colour of the line through letters, a `UIColor`; without it that of the letters.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
}
