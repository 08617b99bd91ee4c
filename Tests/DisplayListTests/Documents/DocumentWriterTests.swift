import Foundation
import TactusDisplayList
import TestSupport
import Testing

struct DocumentWriterTests {
  private let red = DrawingColor(red: 1, green: 0, blue: 0)
  private let blue = DrawingColor(red: 0, green: 0, blue: 1)

  private func words(_ text: String, at y: Double, size: Double = 12) -> [DrawingCommand] {
    TextLayout(text, style: .system(size: size)).commands(at: DrawingPoint(20, y))
  }

  // PDF.PD1, PDF.PD2.
  @Test("Text remains text, from both sides and with ligatures, and pages keep their sizes")
  func text() throws {
    let document = try WrittenDocument.read([
      Drawing(
        width: 300, height: 200,
        commands: words("Take the eggs out, e\u{301} first", at: 20) + words("שלום עולם", at: 60)
          + words("Ärger über Öl", at: 100)),
      Drawing(width: 595, height: 842, commands: words("Second page", at: 20)),
    ])
    let text = try document.text()
    #expect(text.contains("Take the eggs out"))
    #expect(text.contains("שלום עולם") && text.contains("Ärger über Öl"))
    #expect(text.contains("Second page"))
    let properties = try document.properties
    #expect(properties.contains("Pages:           2"))
    #expect(properties.contains("300 x 200 pts"))
    #expect(try document.pictures.isEmpty)
  }

  // PDF.PD3.
  @Test("A document shows what the screen shows, up to the edges of shapes")
  func pictures() throws {
    var gradient = DrawingGradient(
      .linear(from: DrawingPoint(0, 0), to: DrawingPoint(100, 0)),
      stops: [.init(0, red), .init(1, blue)])
    let linear = DrawingCommand.fill(.rect(10, 10, 80, 30), .winding, .gradient(gradient))
    gradient.geometry = .conic(around: DrawingPoint(150, 50), angle: 0)
    let conic = DrawingCommand.fill(.disc(150, 50, 40), .winding, .gradient(gradient))
    let shadow = DrawingShadow(offset: DrawingPoint(4, 6), sigma: 3, color: .black)
    let commands: [DrawingCommand] = [
      linear, conic,
      .save, .shadow(shadow), .fill(.rect(20, 60, 60, 30), .winding, .color(.white)), .restore,
      .save, .opacity(0.5), .beginLayer(nil),
      .fill(.disc(60, 140, 30), .winding, .color(red)),
      .fill(.disc(80, 140, 30), .winding, .color(blue)), .endLayer, .restore,
      .save, .blend(.multiply), .fill(.rect(120, 30, 60, 60), .winding, .color(red)), .restore,
      .save, .clip(.disc(150, 150, 30), .winding), .paint(.color(blue)), .restore,
      // A layer whose second disc cuts out the first, which PDF has no mode for.
      .save, .beginLayer(nil), .fill(.disc(100, 100, 20), .winding, .color(.black)),
      .blend(.destinationOut), .fill(.disc(110, 100, 20), .winding, .color(.black)), .endLayer,
      .restore,
    ]
    let document = try WrittenDocument.read([Drawing(width: 200, height: 200, commands: commands)])
    let seen = try document.page()
    let screen = try Picture(200, 200, on: .white, commands)
    let difference = seen.difference(from: screen, step: 12)
    #expect(difference.share < 0.02, "\(difference)")
  }

  // PDF.PD3.
  @Test("A blurred backdrop becomes a picture of what is beneath")
  func backdrops() throws {
    let backdrop = DrawingBackdrop(
      region: .rect(20, 20, 60, 60), sigma: 8, tint: DrawingColor(gray: 1, alpha: 0.3))
    let commands: [DrawingCommand] =
      [.paint(.color(.white)), .fill(.rect(0, 0, 50, 100), .winding, .color(.black))]
      + [.backdrop(backdrop)] + words("Above", at: 40)
    let document = try WrittenDocument.read([Drawing(width: 100, height: 100, commands: commands)])
    let screen = try Picture(100, 100, on: .white, commands)
    let difference = try document.page().difference(from: screen, step: 16)
    #expect(difference.share < 0.05, "\(difference)")
    #expect(try document.text().contains("Above"))
  }

  // PDF.PD4.
  @Test("A document has its properties, links and destinations")
  func links() throws {
    var properties = DocumentProperties(creationDate: "2024-05-01T12:00:00Z")
    (properties.title, properties.author) = ("A (title) with ünï", "A writer")
    let area = DrawingRect(x: 10, y: 10, width: 50, height: 20)
    let bytes = try WrittenDocument.bytes(
      [Drawing(width: 200, height: 200), Drawing(width: 200, height: 200)],
      links: [
        [.address("https://example.com/it's?a=b", area), .destination("end \\ here", area)],
        [.name("end \\ here", DrawingPoint(20, 30))],
      ], properties: properties)
    let document = try ReadDocument(bytes)
    let listed = try document.properties
    #expect(listed.contains("A (title) with ünï") && listed.contains("A writer"))
    #expect(try document.addresses.contains("https://example.com/it's?a=b"))
    #expect(try document.destinations.contains("end"))
  }

  // PDF.PD5.
  @Test("The same pages yield the same bytes")
  func sameBytes() throws {
    let page = Drawing(width: 200, height: 100, commands: words("Same", at: 10))
    #expect(try WrittenDocument.bytes([page]) == WrittenDocument.bytes([page]))
  }

  // PDF.PD3, bad input.
  @Test("Any drawing becomes a page that a reader opens")
  func randomDrawings() throws {
    for seed in RandomCases.seeds(4 as UInt64) {
      var drawings = RandomDrawing(random: SeededRandom(seed: seed))
      let pages = (0..<5).map { _ in drawings.drawing() }
      let document = try WrittenDocument.read(pages)
      #expect(try document.properties.contains("Pages:           5"))
    }
    let deep = Array(repeating: DrawingCommand.beginLayer(nil), count: 20_000)
    let page = Drawing(width: .infinity, height: .nan, commands: deep + words("Deep", at: 0))
    #expect(try WrittenDocument.read([page]).properties.contains("14400 x 1 pts"))
  }

  @Test("A destination that takes no more bytes is an error")
  func fullDisk() throws {
    let writer = try DocumentWriter(DocumentProperties(creationDate: "2024-05-01T12:00:00Z")) { _ in
      false
    }
    #expect(throws: SurfaceError.self) {
      try writer.addPage(Drawing(width: 100, height: 100, commands: words("Lost", at: 10)))
      try writer.finish()
    }
  }
}
