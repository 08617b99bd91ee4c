import CTactusPangoCairo
import TactusDisplayList
import TestSupport
import Testing

/// Widths of text against HarfBuzz, which shapes each text in one run of one font.
@Suite struct TextWidthTests {
  /// The letters of a script, with its marks, and a font that has them.
  private struct Script {
    let name: String
    let family: String
    let letters: String
    let marks: String
    var isRightToLeft = false
  }

  private static let scripts = [
    Script(
      name: "Latin", family: "Inter", letters: "aAbcdeéfgßhijklmnoøpqrstTuvVwWxyYz", marks: ".,!-’"
    ),
    Script(
      name: "Greek", family: "Inter", letters: "αΑβγΓδεζηθικλμνξοπρςστΤυφχψωάώ", marks: ".,;·"),
    Script(
      name: "Cyrillic", family: "Inter", letters: "аАбвгГдежзийклмнопрстТуУфхцчшщыэюяё",
      marks: ".,—!"),
    Script(
      name: "Hebrew", family: "DejaVu Sans", letters: "אבגדהוזחטיכךלמםנןסעפףצץקרשת", marks: ".,־",
      isRightToLeft: true),
    Script(
      name: "Arabic", family: "DejaVu Sans", letters: "ابتثجحخدذرزسشصضطظعغفقكلمنهويةءىلا",
      marks: "،.؟", isRightToLeft: true),
    Script(
      name: "Armenian", family: "DejaVu Sans", letters: "աԱբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ",
      marks: ".,՝"),
  ]

  private static func text(_ script: Script, _ random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      let source: String
      switch Int.random(in: 0..<10, using: &random) {
      case 0: source = " "
      case 1: source = script.marks
      default: source = script.letters
      }
      source.randomElement(using: &random).map { text.append($0) }
    }
    return text
  }

  /// Returns the sum of the advances of a text in a font, in points.
  private func width(_ text: String, _ script: Script, _ font: OpaquePointer) -> Double {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    let bytes = Array(text.utf8).map { CChar(bitPattern: $0) }
    hb_buffer_add_utf8(buffer, bytes, Int32(bytes.count), 0, Int32(bytes.count))
    // A text of marks alone has no script of its own.
    hb_buffer_guess_segment_properties(buffer)
    hb_buffer_set_direction(
      buffer, script.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    var contextualAlternates = hb_feature_t()
    hb_feature_from_string("calt=0", -1, &contextualAlternates)
    hb_shape(font, buffer, &contextualAlternates, 1)
    var count: UInt32 = 0
    guard let positions = hb_buffer_get_glyph_positions(buffer, &count) else { return 0 }
    let sum = (0..<Int(count)).reduce(0) { $0 + Int(positions[$1].x_advance) }
    return Double(sum) / Self.unitsPerPoint
  }

  /// The number of HarfBuzz's units in a point.
  private static let unitsPerPoint = 65_536.0

  @Test("Text.T4. Widths of 1,000 random texts in six scripts are those of HarfBuzz")
  func widths() throws {
    var random = SeededRandom(seed: 4)
    var differences: [String] = []
    var count = 0
    for script in Self.scripts {
      let drawing = DrawingFont(family: script.family)
      let path = try #require(FontLibrary.shared.file(of: drawing))
      let blob = hb_blob_create_from_file(path)
      let face = hb_face_create(blob, 0)
      let font = try #require(hb_font_create(face))
      defer {
        hb_font_destroy(font)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
      }
      for _ in 0..<170 {
        let text = Self.text(script, &random)
        let size = Double(Int.random(in: 8...40, using: &random))
        let scale = Int32(size * Self.unitsPerPoint)
        hb_font_set_scale(font, scale, scale)
        let style = TextStyle(font: drawing, size: size, ascent: size, descent: 0)
        let options = TextOptions(isRightToLeft: script.isRightToLeft)
        let found = TextLayout(text, style: style, options: options).lines[0].frame.width
        let expected = width(text, script, font)
        count += 1
        // Pango rounds each advance to a 1024th of a point.
        let tolerance = Double(text.unicodeScalars.count + 1) / 1_024
        if abs(found - expected) > tolerance {
          differences.append(
            "\(script.name) \(size) \(text.debugDescription): \(found), \(expected)")
        }
      }
    }
    #expect(count > 1_000)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(12))")
  }
}
