import TactusDisplayList
import TactusPhone
import TactusPhoneLink
import TactusScreenComposition
import TactusSimulator
import Testing

/// The pictures of which pages compose the screen (SimulatorPages.SD6).
@Suite struct ScreenPicturesTests {
  private let composer = ScreenComposer(.iPhoneXS)
  private let whole = ScreenArea(x: 0, y: 0, width: 375, height: 812)

  private func frame(_ gray: Double) -> ScreenFrame {
    let commands: [DrawingCommand] = [.paint(.color(DrawingColor(gray: gray)))]
    return ScreenFrame(
      DrawingWriter.bytes(of: Drawing(width: 375, height: 812, commands: commands)))
  }

  private func composition(_ frames: ScreenFrame..., opacity: Double = 1) -> ScreenComposition {
    ScreenComposition(
      layers: frames.map { .init(frame: $0, area: whole, opacity: opacity) },
      statusBar: ScreenComposition.StatusBar(), hasCutout: true)
  }

  @Test("SimulatorPages.SD6: Only the picture that has changed is another one")
  func changes() throws {
    var screen = ScreenPictures()
    let (home, app) = (frame(0.2), frame(0.5))
    #expect(try screen.show(composition(home, app), by: composer))
    let numbers = screen.places.map(\.number)
    let outer = screen.outer
    #expect(numbers.count == 2 && Set(numbers + [outer]).count == 3)
    #expect(screen.pictures.count == 3)
    // The same contents again, also in other memory.
    #expect(try !screen.show(composition(home, app), by: composer))
    #expect(try !screen.show(composition(frame(0.2), frame(0.5)), by: composer))
    // The app draws.
    #expect(try screen.show(composition(home, frame(0.6)), by: composer))
    #expect(screen.outer == outer && screen.places[0].number == numbers[0])
    #expect(screen.places[1].number != numbers[1] && screen.pictures.count == 3)
    // The system draws around it.
    let current = screen.places.map(\.number)
    #expect(
      try screen.show(composition(home, frame(0.6), opacity: 0.5), by: composer))
    #expect(screen.outer != outer && screen.places.map(\.number) == current)
    // Two layers with the same picture have one.
    #expect(try screen.show(composition(home, home), by: composer))
    #expect(screen.places.map(\.number) == [numbers[0], numbers[0]])
    #expect(screen.pictures.count == 2)
    // A number is never used again.
    screen.clear()
    #expect(screen.pictures.isEmpty)
    #expect(try screen.show(composition(home), by: composer))
    #expect(screen.places[0].number > (numbers + current + [outer]).max() ?? 0)
  }

  @Test("HomeScreen.F1. An app alone is the whole screen")
  func alone() throws {
    var screen = ScreenPictures()
    let app = frame(0.5)
    let composition = ScreenComposition(layers: [.init(frame: app, area: whole)])
    #expect(try screen.show(composition, by: composer))
    #expect(screen.places.isEmpty && screen.pictures.map(\.number) == [screen.outer])
    #expect(screen.pictures.first?.index.bytes == app.bytes)
    // The clock is not on this screen.
    #expect(try !screen.show(composition, by: ScreenComposer(.iPhoneXS, clock: "10:00")))
    // Nothing is shown by a screen without layers.
    #expect(try !screen.show(ScreenComposition(layers: []), by: composer))
    #expect(screen.pictures.first?.index.bytes == app.bytes)
  }

  @Test("The clock changes only what the system draws")
  func clock() throws {
    var screen = ScreenPictures()
    #expect(try screen.show(composition(frame(0.5)), by: composer))
    let (outer, places) = (screen.outer, screen.places)
    #expect(try screen.show(composition(frame(0.5)), by: ScreenComposer(.iPhoneXS, clock: "8:00")))
    #expect(screen.outer != outer && screen.places == places)
  }

  @Test("A frame that cannot be decoded is an error, and changes nothing")
  func invalid() throws {
    var screen = ScreenPictures()
    let app = frame(0.5)
    #expect(try screen.show(composition(app), by: composer))
    let (outer, places) = (screen.outer, screen.places)
    for bytes in [[], [1, 2, 3], Array(app.bytes.dropLast())] {
      #expect(throws: DrawingFormatError.self) {
        _ = try screen.show(composition(ScreenFrame(bytes)), by: composer)
      }
      #expect(screen.outer == outer && screen.places == places)
    }
  }

  @Test("A message names all pictures, and has the bytes of the new ones")
  func message() {
    let bytes = ScreenMessage.bytes(
      new: [(number: 300, bytes: [7, 8, 9])], outer: 2,
      places: [ScreenPictures.Place(command: 5, number: 300)])
    #expect(bytes == Array("TSC".utf8) + [1, 1, 0xAC, 2, 3, 7, 8, 9, 2, 1, 5, 0xAC, 2])
  }
}
