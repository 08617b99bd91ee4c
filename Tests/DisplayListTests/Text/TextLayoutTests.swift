import TactusDisplayList
import TestSupport
import Testing

struct TextLayoutTests {
  private static let long = "Take the eggs out of the water when the timer has run down"

  private func width(_ text: String, size: Double, weight: Int = 400) -> Double {
    TextLayout(text, style: .system(size: size, weight: weight)).width
  }

  /// The widths of San Francisco, which Inter matches with its tracking within 1.5 %.
  ///
  /// - Source: Text.T4.
  // Text.T1–T4.
  @Test(
    "Text is as wide as on a phone",
    arguments: [
      (8.0, 400, 176.98), (13, 400, 270.12), (13, 600, 280.38), (17, 400, 338.9),
      (20, 400, 388.65), (20, 600, 405.42),
    ])
  func widths(size: Double, weight: Int, phone: Double) {
    let ours = width("The quick brown fox jumps over the lazy dog", size: size, weight: weight)
    #expect(abs(ours / phone - 1) < 0.015, "\(ours) instead of \(phone)")
  }

  // Text.T6.
  @Test("A line is as high as on a phone, with its letters on its baseline")
  func heights() throws {
    let layout = TextLayout("Ag", style: .system(size: 17))
    #expect(abs(layout.height - 20.2871) < 0.001)
    let line = try #require(layout.lines.first)
    #expect(abs(line.baseline - 16.1865) < 0.001 && line.runs.first?.origin.y == line.baseline)
    // Emoji come from a font of their own and must not make the line higher.
    #expect(TextLayout("Ag 👍", style: .system(size: 17)).height == layout.height)
    #expect(TextLayout("", style: .system(size: 17)).height == layout.height)
    #expect(TextLayout("a\n\nb", style: .system(size: 17)).height == 3 * layout.height)
    #expect(TextLayout([]).lines.isEmpty)
  }

  /// Characters that join others, or are joined, in ways that no language has.
  private static let joining = [
    "a", "w", " ", "\u{200D}", "\u{FFFD}", "\u{FFFC}", "\u{202E}", "👨", "e", "\u{301}", "ו", "漢",
    "\t",
    "\u{1F1E9}", "\u{1F1EA}", "\u{1F3FD}", "क", "\u{94D}", "ष", "\u{93F}", "\u{1100}", "\u{1161}",
    "\u{11A8}", "ا", "\u{64E}", "ل", "\u{FE0F}", "\u{A0}", "\u{200B}", "\u{AD}", "-", "เ", "ก",
    "\u{E33}", "\u{E0067}", "\u{600}", "\u{2060}", "\u{3000}", "\u{2028}", "\u{200C}", "\u{2066}",
    "\u{0}",
  ]

  @Test("Text.T8. Lines never break within a character, however odd it is")
  func oddCharacters() {
    var random = SeededRandom(seed: 8)
    var texts = [
      "wו \u{200D}w", "漢\u{202E} \u{301}a", "\u{1F1E9}\u{301}\u{1F1E9}\u{1F1E9}\u{301}\t",
      " -เ\u{1F3FD}/\t", "ष\u{200D}\u{200C}\u{AD}\u{200C}\u{A0}a",
      "क\u{200D}\u{200B}\u{200D}\u{11A8}a",
    ]
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...12, using: &random)
      texts.append(
        (0..<count).map { _ in Self.joining.randomElement(using: &random) ?? "" }.joined())
    }
    for text in texts {
      let width = Double(Int.random(in: 0...(Bool.random(using: &random) ? 60 : 8), using: &random))
      let lines = TextLayout(
        text, style: .system(size: 12), options: TextOptions(width: width)
      ).lines
      #expect(lines.last.map { $0.range.upperBound <= text.utf8.count } != false, "\(text)")
    }
    // A word that is wider than the line breaks between its characters.
    let family = TextLayout(
      "e\u{301}👨‍👩‍👧e\u{301}", style: .system(size: 12), options: TextOptions(width: 1)
    ).lines
    #expect(family.map(\.range) == [0..<3, 3..<21, 21..<24])
  }

  // Text.T8.
  @Test("Lines are broken between words, and within a word wider than the line")
  func breaks() {
    let options = TextOptions(width: 120)
    let layout = TextLayout(Self.long, style: .system(size: 17), options: options)
    let texts = layout.lines.map { $0.runs.map(\.text).joined() }
    #expect(texts.joined() == Self.long && texts.count >= 4)
    #expect(layout.lines.allSatisfy { $0.frame.width <= 120 })
    #expect(texts.dropLast().allSatisfy { $0.hasSuffix(" ") })
    let word = TextLayout(
      "Supercalifragilistic", style: .system(size: 17), options: TextOptions(width: 60))
    let pieces = word.lines.map { $0.runs.map(\.text).joined() }
    #expect(pieces.joined() == "Supercalifragilistic" && pieces.count == 3)
    // No hyphen is added.
    #expect(word.lines.flatMap(\.runs).flatMap(\.glyphs).count == 20)
  }

  // Text.T9.
  @Test(
    "What has no room is left out where it is to be", arguments: TextOptions.Truncation.allCases)
  func truncation(mode: TextOptions.Truncation) throws {
    for limit in [1, 2] {
      let options = TextOptions(width: 150, lineLimit: limit, truncation: mode)
      let layout = TextLayout(Self.long, style: .system(size: 17), options: options)
      let last = try #require(layout.lines.last)
      let text = last.runs.map(\.text).joined()
      #expect(layout.isTruncated && layout.lines.count == limit)
      // Pango does not count the tracking after the last character, here -0.43 points.
      #expect(last.frame.width <= 150.5)
      switch mode {
      case .none: #expect(!text.contains("…"))
      case .head: #expect(text.hasPrefix("…") && text.hasSuffix("run down"))
      case .middle:
        #expect(text.contains("…") && !text.hasPrefix("…") && text.hasSuffix("down"))
      case .tail: #expect(text.hasSuffix("…"))
      }
    }
    let fits = TextLayout(
      "Eggs", style: .system(size: 17),
      options: TextOptions(width: 150, lineLimit: 1, truncation: mode))
    #expect(!fits.isTruncated && fits.lines[0].runs.map(\.text) == ["Eggs"])
  }

  @Test(
    "A text has room in its own width, whatever its letters' tracking",
    arguments: [8.0, 10, 11, 17])
  func room(size: Double) {
    for text in ["Library", "Settings", "Libraries are open"] {
      let style = TextStyle.system(size: size)
      let whole = TextLayout(text, style: style)
      let limited = TextLayout(
        text, style: style,
        options: TextOptions(width: whole.width, lineLimit: 1, truncation: .tail))
      #expect(!limited.isTruncated && limited.width == whole.width, "\(text) \(size)")
    }
  }

  // Text.T9.
  @Test("An omitted paragraph is indicated by an ellipsis")
  func paragraphs() {
    let layout = TextLayout(
      "Eggs\nTea\nRice", style: .system(size: 17),
      options: TextOptions(width: 150, lineLimit: 2, truncation: .tail))
    #expect(layout.lines.map { $0.runs.map(\.text).joined() } == ["Eggs", "Tea…"])
  }

  @Test("Lines are aligned within their width")
  func alignment() {
    func frames(_ alignment: TextOptions.Alignment) -> [DrawingRect] {
      TextLayout(
        "Eggs\nTea", style: .system(size: 17),
        options: TextOptions(width: 200, alignment: alignment)
      ).lines.map(\.frame)
    }
    #expect(frames(.left).allSatisfy { $0.x == 0 })
    #expect(frames(.right).allSatisfy { abs($0.maxX - 200) < 1e-9 })
    #expect(frames(.center).allSatisfy { abs($0.x + $0.width / 2 - 100) < 1e-9 })
    let justified = TextLayout(
      Self.long, style: .system(size: 17), options: TextOptions(width: 150, alignment: .justified))
    #expect(justified.lines.dropLast().allSatisfy { abs($0.frame.width - 150) < 1.5 })
  }

  // Text.T7.
  @Test("Spans keep their styles across lines, and the largest determines the line height")
  func spans() throws {
    let (small, large) = (TextStyle.system(size: 13), TextStyle.system(size: 28, weight: 700))
    let layout = TextLayout([TextSpan("Ready in ", small), TextSpan("4:30", large)])
    let line = try #require(layout.lines.first)
    #expect(line.runs.map(\.size) == [13, 28] && line.runs.map(\.font.weight) == [400, 700])
    #expect(line.runs.map(\.font.family) == ["Inter", "Inter Display"])
    #expect(abs(layout.height - 28 * 1.193359) < 0.001)
    #expect(line.runs.allSatisfy { $0.origin.y == line.baseline })
  }

  @Test("Right-to-left text, emoji and fallback fonts are laid out")
  func scripts() throws {
    let hebrew = TextLayout(
      "שלום abc", style: .system(size: 17), options: TextOptions(isRightToLeft: true))
    #expect(hebrew.lines[0].runs.map(\.text) == ["abc", "שלום "])
    let clusters = try #require(hebrew.lines[0].runs.last).glyphs.map(\.cluster)
    #expect(clusters == clusters.sorted(by: >))
    let emoji = TextLayout("👍🏽", style: .system(size: 17))
    #expect(emoji.lines[0].runs.map(\.font.family) == ["Noto Color Emoji"])
    #expect(emoji.lines[0].runs[0].glyphs.count == 1 && (18...24).contains(emoji.width))
  }

  @Test("Emoji have their colors at every scale", arguments: [1.0, 2, 3])
  func emoji(scale: Double) throws {
    let layout = TextLayout("🍎", style: .system(size: 30, color: .black))
    let picture = try Picture(
      40, 40, scale: scale, layout.commands(at: DrawingPoint(2, 2)))
    var reds = 0
    for x in 0..<picture.width {
      for y in 0..<picture.height {
        let pixel = picture[x, y]
        if pixel[3] > 200, pixel[0] > pixel[1] + 60 { reds += 1 }
      }
    }
    #expect(Double(reds) > 200 * scale * scale)
  }

  @Test(
    "Letters are painted on their baseline, and weigh the same at every scale",
    arguments: [1.0, 2, 3])
  func painted(scale: Double) throws {
    let layout = TextLayout("HHHH", style: .system(size: 40, weight: 700))
    let picture = try Picture(
      140, 60, scale: scale, layout.commands(at: DrawingPoint(5, 5)))
    let rows = (0..<picture.height).filter { y in
      (0..<picture.width).contains { picture[$0, y][3] > 128 }
    }
    let baseline = 5 + layout.lines[0].baseline
    #expect(abs(Double((rows.last ?? 0) + 1) / scale - baseline) <= 0.5 / scale + 0.5)
    let ones = try Picture(140, 60, scale: 4, layout.commands(at: DrawingPoint(5, 5)))
    #expect(abs(picture.coverage / scale / scale - ones.coverage / 16) < 0.03 * ones.coverage / 16)
  }

  @Test("Text is painted, although hundreds of fonts were painted before")
  func manyFonts() throws {
    for number in 0..<600 {
      let style = TextStyle.system(size: 9, weight: 1 + number)
      _ = try Picture(9, 9, TextLayout("i", style: style).commands(at: DrawingPoint(0, 0)))
    }
    let layout = TextLayout("H", style: .system(size: 40, weight: 700))
    let picture = try Picture(60, 60, layout.commands(at: DrawingPoint(5, 5)))
    #expect(picture.coverage > 100)
  }

  // Text.T11.
  @Test("An underline is beneath its own span only")
  func underline() {
    var underlined = TextStyle.system(size: 20, color: DrawingColor(red: 1, green: 0, blue: 0))
    underlined.isUnderlined = true
    let layout = TextLayout([TextSpan("Tea ", .system(size: 20)), TextSpan("now", underlined)])
    let decorations = layout.lines[0].decorations
    #expect(decorations.count == 1 && decorations[0].frame.x > 20)
    #expect(
      decorations[0].frame.y > layout.lines[0].baseline && decorations[0].color == underlined.color)
  }

  @Test("The files of the fonts are available to other painters")
  func files() {
    let regular = FontLibrary.shared.file(of: SystemFont.font(size: 17))
    #expect(regular?.hasSuffix("/Inter-Regular.otf") == true)
    let bold = FontLibrary.shared.file(of: SystemFont.font(size: 28, weight: 700, isItalic: true))
    #expect(bold?.hasSuffix("/InterDisplay-BoldItalic.otf") == true)
    #expect(FontLibrary.shared.contains(family: "inter display"))
    #expect(!FontLibrary.shared.contains(family: "No Such Family"))
  }
}
