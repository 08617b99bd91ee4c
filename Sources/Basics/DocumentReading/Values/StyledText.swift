/// Text with attributes, as a document of RTF or HTML has it.
package struct StyledText: Hashable, Sendable {
  /// The text; an attachment is one character, U+FFFC.
  package var text: String
  /// The styles of which runs have the numbers.
  package var styles: [Style]
  /// The styles of paragraphs of which runs have the numbers.
  package var paragraphs: [Paragraph]
  /// The attachments of which runs have the numbers.
  package var attachments: [Attachment]
  /// The runs, which cover the text from its beginning to its end.
  package var runs: [Run]

  /// Creates a text.
  package init(
    text: String, styles: [Style], paragraphs: [Paragraph], attachments: [Attachment],
    runs: [Run]
  ) {
    (self.text, self.styles, self.paragraphs) = (text, styles, paragraphs)
    (self.attachments, self.runs) = (attachments, runs)
  }

  /// A piece of text with equal attributes.
  package struct Run: Hashable, Sendable {
    /// The length in units of UTF-16, 1 or more.
    package var length: Int
    /// The number of its style.
    package var style: Int
    /// The number of the style of its paragraph; nil if it has none.
    package var paragraph: Int?
    /// The number of its attachment; nil if it has none.
    package var attachment: Int?

    /// Creates a run.
    package init(length: Int, style: Int, paragraph: Int?, attachment: Int?) {
      (self.length, self.style, self.paragraph) = (length, style, paragraph)
      self.attachment = attachment
    }
  }

  /// The style of letters.
  package struct Style: Hashable, Sendable {
    /// The name of a font or of a family.
    package var fontName: String
    /// The size of the font in points, more than 0.
    package var size: Double
    /// Whether the letters are bold.
    package var isBold = false
    /// Whether the letters are slanted.
    package var isItalic = false
    /// The lines below the text, as bits of `NSUnderlineStyle`.
    package var underline = 0
    /// The lines through the text, as bits of `NSUnderlineStyle`.
    package var strikethrough = 0
    /// The color; nil for the default one.
    package var color: Color?
    /// The color behind the text; nil for none.
    package var background: Color?
    /// The distance above the baseline in points.
    package var baselineOffset = 0.0
    /// The additional distance between characters in points.
    package var kern = 0.0
    /// The destination of a link; nil for none.
    package var link: String?

    /// Creates a style without lines, colors and a link.
    package init(fontName: String, size: Double) { (self.fontName, self.size) = (fontName, size) }
  }

  /// A color in sRGB, with components 0…1.
  package struct Color: Hashable, Sendable {
    /// The components: red, green, blue and alpha.
    package var red, green, blue, alpha: Double

    /// Creates a color.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// The style of a paragraph; lengths are points.
  package struct Paragraph: Hashable, Sendable {
    /// The number of the alignment: that of `NSTextAlignment`.
    package var alignment = 4
    /// The number of the writing direction: that of `NSWritingDirection`.
    package var direction = -1
    /// The lengths and factors, in the order of `Length`.
    package var lengths = [Double](repeating: 0, count: Length.allCases.count)
    /// The tab stops.
    package var tabs: [Tab] = []

    /// Creates the default style without tab stops.
    package init() {}

    /// A length.
    package subscript(_ length: Length) -> Double {
      get { lengths[length.rawValue] }
      set { lengths[length.rawValue] = newValue }
    }
  }

  /// A length of a paragraph.
  package enum Length: Int, CaseIterable, Sendable {
    /// The lengths, named as the properties of `NSParagraphStyle`.
    case lineSpacing, paragraphSpacing, paragraphSpacingBefore, headIndent, tailIndent
    /// The further lengths, named as the properties of `NSParagraphStyle`.
    case firstLineHeadIndent, minimumLineHeight, maximumLineHeight, lineHeightMultiple, tabInterval
  }

  /// A tab stop.
  package struct Tab: Hashable, Sendable {
    /// The number of the alignment: that of `NSTextAlignment`.
    package var alignment: Int
    /// The place in points.
    package var location: Double

    /// Creates a tab stop.
    package init(alignment: Int, location: Double) {
      (self.alignment, self.location) = (alignment, location)
    }
  }

  /// A picture in the text.
  package struct Attachment: Hashable, Sendable {
    /// The picture.
    package var picture: ReadPicture
    /// The width in points; 0 for that of the picture.
    package var width: Double
    /// The height in points; 0 for that of the picture.
    package var height: Double

    /// Creates an attachment.
    package init(picture: ReadPicture, width: Double, height: Double) {
      (self.picture, self.width, self.height) = (picture, width, height)
    }
  }
}
