/// The document paper size of a region.
struct RegionalPaper: Sendable, Equatable {
  /// The size of the sheet, in points.
  let size: CGSize

  /// US Letter.
  static let letter = RegionalPaper(size: CGSize(width: 612, height: 792))
  /// ISO A4.
  static let a4 = RegionalPaper(size: CGSize(width: 595, height: 842))

  /// The paper of the phone's region.
  static var current: RegionalPaper {
    lettersRegions.contains(Locale.current.region?.identifier ?? "") ? letter : a4
  }

  /// The regions that use US Letter.
  ///
  /// - Source: the countries with `USLetter` as the paper size in CLDR 44's supplemental data
  ///   (documented).
  private static let lettersRegions: Set = [
    "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE",
  ]

  /// The unprintable margin, in points.
  ///
  /// - Source: guess; a quarter of an inch is common among printers.
  private static let margin: CGFloat = 18

  /// The sheet.
  var rect: CGRect { CGRect(origin: .zero, size: size) }
  /// The printable area.
  var printableRect: CGRect { rect.insetBy(dx: Self.margin, dy: Self.margin) }
}
