import Foundation
import TactusDisplayList
import TactusPhoneLink
import TestSupport
import Testing

extension BrowserTests {
  /// The panel of the device beside the phone that shows a film.
  @Suite(.serialized) struct ExternalScreenPageTests {
    /// Returns a picture of one color, with black at its sides.
    private func picture(red: UInt8) throws -> ScreenFrame {
      var pixels = [UInt8](repeating: 255, count: 4 * 8 * 6)
      for place in stride(from: 0, to: pixels.count, by: 4) {
        (pixels[place], pixels[place + 1], pixels[place + 2]) = (0, 0, red)
      }
      let image = try #require(DrawingImage(width: 8, height: 6, pixels: pixels))
      let drawing = Drawing(
        width: 1280, height: 720,
        commands: [
          .paint(.color(.black)),
          .image(ImageDrawing(image, in: DrawingRect(x: 160, y: 0, width: 960, height: 720))),
        ])
      return ScreenFrame(DrawingWriter.bytes(of: drawing))
    }

    /// The color of a point of the panel's canvas, in thousandths of its size.
    private func color(_ x: Int, _ y: Int) -> String {
      """
      (() => { const canvas = document.querySelector('#external canvas');
      return canvas.getContext('2d').getImageData(
      canvas.width * \(x) / 1000, canvas.height * \(y) / 1000, 1, 1).data.join(); })()
      """
    }

    @Test("SimulatorPages.SP7. A panel shows the film of an AirPlay device under its name")
    func panel() throws {
      let bench = try SimulatorBench()
      let browser = try bench.runningBrowser()
      let host = bench.simulator.host
      let kitchen = try #require(SoundDevice(.airPlay, name: "Kitchen"))
      let app = host.connect("Films") { _ in }
      var environment = host.state.environment
      environment.soundDevices = [kitchen]
      environment.soundOutput = .device(kitchen)
      host.send(.environment(environment))
      app.send(.externalPicture(try picture(red: 200)))
      host.advance()
      let isHidden = "document.getElementById('external').hidden"
      try browser.wait(until: "!\(isHidden) && tactus.external.pictures === 1")
      #expect(
        try browser.evaluate("document.querySelector('#external h2').textContent") as? String
          == "Kitchen")
      #expect(try browser.evaluate(color(500, 500)) as? String == "200,0,0,255")
      #expect(try browser.evaluate(color(50, 500)) as? String == "0,0,0,255")
      app.send(.externalPicture(try picture(red: 90)))
      host.advance()
      try browser.wait(until: "tactus.external.pictures === 2")
      #expect(try browser.evaluate(color(500, 500)) as? String == "90,0,0,255")
      if let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] {
        try browser.picture().write(
          to: URL(fileURLWithPath: folder).appending(path: "page-external.png"))
      }
      // A page that comes later gets the picture, too.
      let other = try bench.browser()
      try other.wait(until: "!\(isHidden) && tactus.external.pictures === 1")
      #expect(try other.evaluate(color(500, 500)) as? String == "90,0,0,255")
      app.send(.externalPicture(nil))
      host.advance()
      try browser.wait(until: isHidden)
      try other.wait(until: isHidden)
      #expect(browser.scriptErrors == [] && other.scriptErrors == [])
    }

    @Test("SimulatorPages.SP7. A picture that cannot be read is left out, and a line says so")
    func invalid() throws {
      let bench = try SimulatorBench(isWeighing: false)
      let host = bench.simulator.host
      let kitchen = SoundDevice(.airPlay)
      let app = host.connect("Films") { _ in }
      var environment = host.state.environment
      environment.soundDevices = [kitchen]
      environment.soundOutput = .device(kitchen)
      host.send(.environment(environment))
      app.send(.externalPicture(ScreenFrame([1, 2, 3])))
      host.advance()
      let isAnnounced = bench.announcements.wait {
        $0.contains { $0.contains("another screen is invalid") }
      }
      #expect(isAnnounced)
    }
  }
}
