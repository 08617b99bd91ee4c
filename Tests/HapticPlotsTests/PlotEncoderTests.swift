import Foundation
import TactusHapticPatterns
import TactusHapticPlots
import TestSupport
import Testing

/// The files of plots.
@Suite struct PlotEncoderTests {
  private let plot = HapticPlot(
    TestPatterns.controlled, signals: TestPatterns.sine(150, seconds: 1.6),
    options: PlotOptions(title: "Timer <is> \"done\" & över"))

  /// Runs a command-line tool on bytes, if it is installed.
  private func tool(_ name: String, _ arguments: [String], reading bytes: [UInt8]) throws
    -> FinishedProcess?
  {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)") else {
      print("\(name) is not installed, so what it would say is not tested")
      return nil
    }
    return try FinishedProcess("/usr/bin/\(name)", arguments, input: Data(bytes))
  }

  @Test("The same plot gives the same bytes", arguments: PlotFormat.allCases)
  func deterministic(format: PlotFormat) throws {
    let first = try plot.bytes(as: format)
    let again = HapticPlot(
      TestPatterns.controlled, signals: TestPatterns.sine(150, seconds: 1.6),
      options: PlotOptions(title: "Timer <is> \"done\" & över"))
    #expect(try again.bytes(as: format) == first)
    #expect(try plot.bytes(as: format) == first)
  }

  @Test("An SVG is well-formed, sized in pixels, and can be drawn")
  func svg() throws {
    let bytes = try plot.bytes(as: .svg)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("width=\"960px\"") || text.contains("width=\"960\""))
    if let xml = try tool("xmllint", ["--noout", "-"], reading: bytes) {
      #expect(xml.status == 0, "\(xml.errorText)")
    }
    if let png = try tool("rsvg-convert", [], reading: bytes) {
      #expect(png.status == 0, "\(png.errorText)")
      let size = try #require(PNGSize(Array(png.output)))
      #expect(size.width == 960 && size.height == Int(plot.scene.height))
    }
  }

  @Test("A PDF has one page, which can be drawn")
  func pdf() throws {
    let bytes = try plot.bytes(as: .pdf)
    #expect(bytes.starts(with: "%PDF".utf8))
    if let info = try tool("pdfinfo", ["-"], reading: bytes) {
      #expect(info.text.contains("Pages:           1"))
      #expect(info.text.contains("Timer <is> \"done\" & över"))
    }
    if let text = try tool("pdftotext", ["-", "-"], reading: bytes) {
      #expect(text.text.contains("Intensity") && text.text.contains("Felt acceleration"))
    }
  }

  @Test("A PNG has as many pixels as points times scale", arguments: [0.5, 1, 2, 3])
  func png(scale: Double) throws {
    let size = try #require(PNGSize(try plot.bytes(as: .png, scale: scale)))
    #expect(size.width == Int(plot.scene.width * scale))
    #expect(size.height == Int((plot.scene.height * scale).rounded(.up)))
  }

  @Test("Pixels have the colors of the layout", arguments: PlotTheme.allCases)
  func pixels(theme: PlotTheme) throws {
    let plot = HapticPlot(TestPatterns.taps, options: PlotOptions(theme: theme))
    let scene = plot.scene
    let pixmap = try Pixmap(png: try plot.bytes(as: .png, scale: 2))
    #expect(pixmap.color(x: 2, y: 2) == theme.background.bytes24)
    let lane = try #require(scene.lane(.intensity))
    let scale = ValueScale(0...1, in: lane.frame, padding: 9)
    for event in TestPatterns.taps.events {
      let x = scene.time.x(event.time)
      let y = scale.y(Double(event[.hapticIntensity]))
      let color = SharpnessRamp(theme).color(Double(event[.hapticSharpness]))
      // Cairo rounds each color component differently.
      #expect(pixmap.color(x: Int(x * 2), y: Int(y * 2)).isNear(color.bytes24))
    }
  }

  @Test("The file of a plot of 70 seconds is small")
  func size() throws {
    let pattern = HapticPattern(events: [TestPatterns.hum(at: 0, for: 30)])
    let plot = HapticPlot(
      pattern, signals: TestPatterns.sine(150, amplitude: 0.7, seconds: 70, sampleRate: 8000))
    #expect(try plot.bytes(as: .svg).count < 150_000)
    #expect(try plot.bytes(as: .pdf).count < 100_000)
  }

  @Test("A size beyond what can be drawn is an error, and no crash")
  func tooLarge() throws {
    let plot = HapticPlot(TestPatterns.taps, options: PlotOptions(width: 8000))
    #expect(throws: PlotError.self) { try plot.bytes(as: .png, scale: 8) }
    // Cairo could paint this one, for a minute and with gigabytes.
    let wide = HapticPlot(TestPatterns.taps, options: PlotOptions(width: 4000))
    let failure = #expect(throws: PlotError.self) { try wide.bytes(as: .png, scale: 8) }
    let size = "32000 × \(Int(wide.scene.height * 8)) pixels"
    #expect(
      failure
        == .cannotDraw(reason: "\(size) are too many; choose a smaller scale or size"))
    // The limit is one of bitmaps.
    #expect(try wide.bytes(as: .svg, scale: 8).count < 1_000_000)
  }

  @Test("A file name's extension determines the format, regardless of case")
  func formats() {
    #expect(PlotFormat(fileName: "a/b.c/timer.SVG") == .svg)
    #expect(PlotFormat(fileName: "timer.pdf") == .pdf)
    #expect(PlotFormat(fileName: "timer") == nil)
    #expect(PlotFormat(fileName: "timer.gif") == nil)
  }
}
