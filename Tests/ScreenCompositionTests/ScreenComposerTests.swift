import TactusDisplayList
import TactusPhone
import TactusPhoneLink
import TactusScreenComposition
import Testing

/// The frame of a composed screen (HomeScreen.F1–F6).
struct ScreenComposerTests {
  /// A frame filled with a color.
  private func frame(_ color: DrawingColor, then more: [DrawingCommand] = []) -> ScreenFrame {
    let drawing = Drawing(
      width: 375, height: 667, commands: [.paint(.color(color))] + more)
    return ScreenFrame(DrawingWriter.bytes(of: drawing))
  }

  private let whole = ScreenArea(x: 0, y: 0, width: 375, height: 667)

  /// Returns the color of a pixel of a composition, as red, green and blue in 0…255.
  private func color(
    at place: (x: Int, y: Int), of composition: ScreenComposition, on model: PhoneModel
  ) throws -> [Int] {
    let frame = try #require(try ScreenComposer(model).frame(of: composition))
    let surface = try DrawingSurface(width: model.screen.width, height: model.screen.height)
    let painter = DrawingPainter(on: surface, scale: 1)
    painter.paint(try DrawingReader.drawing(frame.bytes))
    let image = surface.image
    let start = (place.y * image.width + place.x) * 4
    // The order of the components in memory is blue, green, red.
    return image.pixels[start..<start + 3].reversed().map(Int.init)
  }

  @Test("HomeScreen.F1. The frame of one app alone stays as it is")
  func frameOneAppAlone() throws {
    let only = frame(.white)
    let composition = ScreenComposition(layers: [.init(frame: only, area: whole)])
    #expect(try ScreenComposer(.iPhone7).frame(of: composition) == only)
    #expect(try ScreenComposer(.iPhone7).frame(of: ScreenComposition(layers: [])) == nil)
  }

  @Test("Pasteboard.PP7. A notice is drawn at the top of the screen, with as much text as fits")
  func banner() throws {
    func drawn(_ text: String?, isDark: Bool = false) throws -> [Int] {
      let composition = ScreenComposition(
        layers: [.init(frame: frame(.black), area: whole)], isDark: isDark, banner: text)
      return try color(at: (187, 30), of: composition, on: .iPhone7)
    }
    #expect(try drawn(nil) == [0, 0, 0])
    #expect(try drawn("Scale pasted from Mail").allSatisfy { $0 > 200 })
    #expect(try drawn("Scale pasted from Mail", isDark: true).allSatisfy { (30...60).contains($0) })
    // A long text leaves the edges of the screen free.
    let long = ScreenComposition(
      layers: [.init(frame: frame(.black), area: whole)],
      banner: String(repeating: "W", count: 500))
    #expect(try color(at: (3, 42), of: long, on: .iPhone7) == [0, 0, 0])
    #expect(try color(at: (30, 29), of: long, on: .iPhone7).allSatisfy { $0 > 200 })
  }

  @Test(
    "Opening.B1. The link back is at the left of the status bar",
    arguments: [
      PhoneModel.iPhone7, .iPhoneXS,
    ])
  func backLink(_ model: PhoneModel) throws {
    func drawn(_ bar: ScreenComposition.StatusBar) throws -> Drawing {
      let area = ScreenArea(
        x: 0, y: 0, width: Double(model.screen.width), height: Double(model.screen.height))
      let composition = ScreenComposition(
        layers: [.init(frame: frame(.white), area: area)], statusBar: bar)
      let frame = try #require(try ScreenComposer(model).frame(of: composition))
      return try DrawingReader.drawing(frame.bytes)
    }
    let plain = try drawn(ScreenComposition.StatusBar())
    let linked = try drawn(ScreenComposition.StatusBar(backTitle: "Scale"))
    #expect(linked != plain)
    // A long name does not reach the clock and the cutout.
    let long = try drawn(
      ScreenComposition.StatusBar(backTitle: String(repeating: "W", count: 200)))
    let short = try drawn(
      ScreenComposition.StatusBar(backTitle: String(repeating: "W", count: 13)))
    #expect(long == short && long != linked)
    // Permissions.US1: the camera's mark takes the place of the microphone's.
    let sensors: [Set<ProtectedResource>] = [
      [], [.microphone], [.camera], [.location], [.camera, .microphone],
    ]
    let marks = try sensors.map { try drawn(ScreenComposition.StatusBar(sensors: $0)) }
    #expect(marks[4] == marks[2] && marks[0] == plain)
    #expect(marks[1] != plain && marks[2] != plain && marks[3] != plain && marks[1] != marks[2])
  }

  @Test("HomeScreen.F2. A picture is scaled into its area and clipped by its corners")
  func pictureScaledIntoArea() throws {
    let area = ScreenArea(x: 100, y: 100, width: 150, height: 150, radius: 40)
    let composition = ScreenComposition(layers: [
      .init(frame: frame(.black), area: whole), .init(frame: frame(.white), area: area),
    ])
    #expect(try color(at: (175, 175), of: composition, on: .iPhone7) == [255, 255, 255])
    #expect(try color(at: (102, 102), of: composition, on: .iPhone7) == [0, 0, 0])
    #expect(try color(at: (99, 175), of: composition, on: .iPhone7) == [0, 0, 0])
    #expect(try color(at: (251, 175), of: composition, on: .iPhone7) == [0, 0, 0])
  }

  @Test("HomeScreen.F2. A client cannot draw outside of its area")
  func clientCannotDrawOutside() throws {
    // Each of these would end the clip of the compositor.
    let escape: [DrawingCommand] = [
      .restore, .endLayer, .restore, .paint(.color(.white)), .save, .beginLayer(nil),
    ]
    let area = ScreenArea(x: 100, y: 100, width: 150, height: 150)
    let composition = ScreenComposition(layers: [
      .init(frame: frame(.black), area: whole),
      .init(frame: frame(.white, then: escape), area: area),
      .init(frame: frame(.white), area: ScreenArea(x: 0, y: 600, width: 10, height: 10)),
    ])
    #expect(try color(at: (175, 175), of: composition, on: .iPhone7) == [255, 255, 255])
    #expect(try color(at: (50, 50), of: composition, on: .iPhone7) == [0, 0, 0])
    #expect(try color(at: (5, 605), of: composition, on: .iPhone7) == [255, 255, 255])
    #expect(try color(at: (20, 605), of: composition, on: .iPhone7) == [0, 0, 0])
  }

  @Test("HomeScreen.F3. An app without a picture has an empty background")
  func appWithoutPictureHas() throws {
    var composition = ScreenComposition(layers: [.init(frame: nil, area: whole)])
    #expect(try color(at: (175, 175), of: composition, on: .iPhone7) == [255, 255, 255])
    composition.isDark = true
    #expect(try color(at: (175, 175), of: composition, on: .iPhone7) == [0, 0, 0])
  }

  @Test("HomeScreen.F2. A translucent picture shows the one below it")
  func translucentPictureShowsOne() throws {
    let composition = ScreenComposition(layers: [
      .init(frame: frame(.black), area: whole),
      .init(frame: frame(.white), area: whole, opacity: 0.5),
    ])
    let gray = try color(at: (175, 175), of: composition, on: .iPhone7)
    #expect(gray.allSatisfy { (126...129).contains($0) })
  }

  @Test("HomeScreen.F5, HomeScreen.F6. Notch, island and indicator follow the model")
  func notchIslandIndicatorFollow() throws {
    func composition(_ model: PhoneModel) -> ScreenComposition {
      let area = ScreenArea(
        x: 0, y: 0, width: Double(model.screen.width), height: Double(model.screen.height))
      var composition = ScreenComposition(layers: [.init(frame: nil, area: area)])
      composition.hasCutout = true
      composition.hasHomeIndicator = true
      return composition
    }
    let (notch, island) = (PhoneModel.iPhoneXS, PhoneModel.iPhone17)
    #expect(try color(at: (187, 4), of: composition(notch), on: notch) == [0, 0, 0])
    #expect(try color(at: (187, 40), of: composition(notch), on: notch) == [255, 255, 255])
    #expect(try color(at: (201, 30), of: composition(island), on: island) == [0, 0, 0])
    #expect(try color(at: (201, 4), of: composition(island), on: island) == [255, 255, 255])
    #expect(try color(at: (187, 801), of: composition(notch), on: notch) == [0, 0, 0])
    #expect(try color(at: (100, 801), of: composition(notch), on: notch) == [255, 255, 255])
  }

  @Test("An invalid frame is an error")
  func invalidFrameError() {
    let composition = ScreenComposition(
      layers: [.init(frame: ScreenFrame([1, 2, 3]), area: whole)], hasCutout: true)
    #expect(throws: DrawingFormatError.self) {
      try ScreenComposer(.iPhoneXS).frame(of: composition)
    }
  }
}
