import DisplayList

/// The letters and pictures that a page has been sent, so that it is sent each of them once.
struct PictureBook {
  /// What it may hold before the page forgets all and begins anew.
  ///
  /// - Source: ours: some fonts whole, and a screen of pictures ten times. Confidence: guess.
  private static let longest = (letters: 20_000, bytes: 128 << 20)

  /// The digests of pictures that the page has.
  private(set) var pictures: Set<UInt64> = []

  private struct Letter: Hashable {
    var font: DrawingFont
    var id: UInt32
  }

  private var letters: Set<Letter> = []
  private var byteCount = 0

  /// Whether the page had better forget all.
  var isFull: Bool {
    letters.count > Self.longest.letters || byteCount > Self.longest.bytes
  }

  /// The shapes of the letters of a drawing that the page does not have yet; `nil` for none.
  mutating func letters(of drawing: Drawing) -> [UInt8]? {
    var wanted: [(font: DrawingFont, glyphs: [(id: UInt32, shape: GlyphShape)])] = []
    for case .text(let run) in drawing.commands {
      for glyph in run.glyphs
      where letters.insert(Letter(font: run.font, id: glyph.id)).inserted {
        let shape = FontLibrary.shared.shape(of: glyph.id, in: run.font)
        if let place = wanted.firstIndex(where: { $0.font == run.font }) {
          wanted[place].glyphs.append((glyph.id, shape))
        } else {
          wanted.append((run.font, [(glyph.id, shape)]))
        }
      }
    }
    return wanted.isEmpty ? nil : GlyphWriter.bytes(of: wanted)
  }

  /// Notes the pictures that a drawing brought to the page.
  mutating func keepPictures(of drawing: Drawing) {
    for image in drawing.images where pictures.insert(image.digest).inserted {
      byteCount += image.pixels.count
    }
  }
}

extension Drawing {
  /// The pictures that are painted, some more than once.
  fileprivate var images: [DrawingImage] {
    commands.compactMap { command in
      switch command {
      case .image(let drawing): drawing.image
      case .fill(_, _, .tiles(let image, _)), .stroke(_, _, .tiles(let image, _)),
        .paint(.tiles(let image, _)):
        image
      default: nil
      }
    }
  }
}
