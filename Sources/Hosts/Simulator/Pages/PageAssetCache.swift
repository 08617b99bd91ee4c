import TactusDisplayList

/// A record of the glyphs and images that a page has been sent, so that it is sent each of them
/// once.
package struct PageAssetCache {
  /// The largest contents of a page's cache before the page clears it.
  ///
  /// - Source: ours: some fonts whole, and ten screens of images. Confidence: guess.
  private static let longest = (glyphs: 20_000, bytes: 128 << 20)

  /// The digests of the images that the page has.
  private(set) var images: Set<UInt64> = []

  /// Creates the record of a new page.
  package init() {}

  private struct Glyph: Hashable {
    var font: DrawingFont
    var id: UInt32
  }

  private var glyphs: Set<Glyph> = []
  private var byteCount = 0

  /// Whether the page has to clear its cache.
  var isFull: Bool {
    glyphs.count > Self.longest.glyphs || byteCount > Self.longest.bytes
  }

  /// Returns a message with the shapes of a frame's glyphs that the page does not have; `nil` for
  /// none.
  package mutating func addGlyphs(of frame: DrawingIndex) -> [UInt8]? {
    var missing: [(font: DrawingFont, glyphs: [(id: UInt32, shape: GlyphShape)])] = []
    for (font, ids) in frame.glyphs.map({ ($0.font, $0.ids) }) {
      let new = ids.filter { glyphs.insert(Glyph(font: font, id: $0)).inserted }
      guard !new.isEmpty else { continue }
      missing.append((font, new.map { ($0, FontLibrary.shared.shape(of: $0, in: font)) }))
    }
    return missing.isEmpty ? nil : GlyphWriter.bytes(of: missing)
  }

  /// Returns the bytes of a frame without the images that the page has, and records the others.
  package mutating func addImages(of frame: DrawingIndex) -> [UInt8] {
    let bytes = frame.bytes(omitting: images)
    for image in frame.images where images.insert(image.digest).inserted {
      byteCount += image.byteCount
    }
    return bytes
  }
}
