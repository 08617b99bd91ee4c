import Foundation
import Synchronization
import TactusDisplayList
import TestSupport
import Testing

/// Fonts that several threads measure and paint at a time.
struct FontThreadTests {
  /// More fonts than the ten that Cairo keeps open.
  private static let fonts = ["Inter", "Inter Display"].flatMap { family in
    stride(from: 100, through: 900, by: 100).flatMap { weight in
      [false, true].map { DrawingFont(family: family, weight: weight, isItalic: $0) }
    }
  }

  private static func text(_ size: Double, _ font: DrawingFont) -> TextLayout {
    TextLayout(
      "Ag \(Int(size)) é", style: TextStyle(font: font, size: size, ascent: size, descent: 0))
  }

  private static let properties = DocumentProperties(creationDate: "2024-05-01T12:00:00Z")

  /// Returns the pixels of all fonts at a size.
  private static func pictures(_ size: Double) throws -> [[UInt8]] {
    try fonts.map { font in
      let surface = try DrawingSurface(width: 200, height: 100)
      let painter = DrawingPainter(on: surface)
      for run in text(size, font).lines.flatMap(\.runs) { painter.execute(.text(run)) }
      return try surface.png()
    }
  }

  @Test("Threads that paint many fonts at a time paint what one thread paints")
  func threads() throws {
    let sizes = (0..<8).map { 20 + 7 * Double($0) }
    let found = Mutex([Int: [[UInt8]]]())
    DispatchQueue.concurrentPerform(iterations: sizes.count) { index in
      // Each size needs each glyph anew.
      for step in 0..<40 {
        let size = sizes[index] + Double(step) / 2
        for font in Self.fonts { _ = FontLibrary.shared.metrics(of: font) }
        _ = try? Self.pictures(size)
      }
      let pictures = try? Self.pictures(sizes[index])
      found.withLock { $0[index] = pictures }
    }
    for (index, size) in sizes.enumerated() {
      #expect(try found.withLock { $0[index] } == Self.pictures(size), "at \(size) points")
    }
    #expect(Set(try Self.pictures(40)).count == Self.fonts.count)
  }

  @Test("Threads that paint and threads that write documents never wait for each other")
  func documents() throws {
    let group = DispatchGroup()
    for number in 0..<4 {
      group.enter()
      Thread.detachNewThread {
        for step in RandomCases.seeds(40) {
          // Each size needs each glyph anew, so glyphs of other fonts are forgotten.
          let size = 6 + Double(number) / 8 + Double(step) / 2
          let layout = TextLayout(
            "Boil 250 g of water, “quickly” & with (some) salt!", style: .system(size: size))
          let drawing = Drawing(
            width: 200, height: 60, commands: layout.commands(at: DrawingPoint(0, 0)))
          if number.isMultiple(of: 2) {
            guard let surface = try? DrawingSurface(width: 200, height: 60) else { continue }
            DrawingPainter(on: surface).paint(drawing)
          } else {
            let writer = try? DocumentWriter(Self.properties) { _ in true }
            try? writer?.addPage(drawing)
            try? writer?.finish()
          }
        }
        group.leave()
      }
    }
    #expect(group.wait(timeout: .now() + 120) == .success)
  }
}
