/// The RTF control words that change paragraph styles.
enum RichTextParagraphs {
  /// Applies a control word; returns whether it is one of these.
  static func apply(_ word: String, _ number: Int?, to values: inout ParagraphValues) -> Bool {
    let twips = CGFloat(RichTextStyles.points(number ?? 0, per: 20))
    switch word {
    case "pard": values = RichTextReader.plainParagraph
    case "ql": values.alignment = .left
    case "qr": values.alignment = .right
    case "qc": values.alignment = .center
    case "qj": values.alignment = .justified
    case "qnatural": values.alignment = .natural
    case "rtlpar": values.direction = .rightToLeft
    case "ltrpar": values.direction = .leftToRight
    // The indent of the first line is relative to the other lines' indent.
    case "li":
      values.firstLineHeadIndent += twips - values.headIndent
      values.headIndent = twips
    case "fi": values.firstLineHeadIndent = values.headIndent + twips
    case "ri": values.tailIndent = -max(0, twips)
    case "sb": values.paragraphSpacingBefore = max(0, twips)
    case "sa": values.paragraphSpacing = max(0, twips)
    case "sl": setLineHeight(twips, &values)
    case "slmult":
      // A multiple is given in 240ths of a line: `sl360` with `slmult1` is 1.5 lines.
      guard number == 1, values.minimumLineHeight > 0 else { break }
      values.lineHeightMultiple = values.minimumLineHeight / 12
      (values.minimumLineHeight, values.maximumLineHeight) = (0, 0)
    case "slleading": values.lineSpacing = max(0, twips)
    case "tx":
      guard values.tabs.count < maximumTabs else { break }
      values.tabs.append(NSTextTab(textAlignment: .left, location: twips))
    case "deftab", "pardeftab": values.tabInterval = max(0, twips)
    default: return false
    }
    return true
  }

  /// A positive line height is the minimum, a negative one exact, 0 automatic.
  private static func setLineHeight(_ height: CGFloat, _ values: inout ParagraphValues) {
    values.minimumLineHeight = abs(height)
    values.maximumLineHeight = max(0, -height)
    values.lineHeightMultiple = 0
  }

  /// The maximum number of tab stops of a paragraph.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumTabs = 64
}
