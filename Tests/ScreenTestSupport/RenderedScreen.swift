import Foundation
import TactusDisplayList
import UIKit

/// A window that is rendered at two pixels a point, in virtual time.
@MainActor
package final class RenderedScreen {
  package let window: UIWindow
  package let clock = MediaClock(at: 10)
  package let session: LayerSession
  package private(set) var image: DrawingImage?

  package init(_ size: CGSize = CGSize(width: 100, height: 100), isDark: Bool = false) {
    let session = LayerSession(clock: clock)
    self.session = session
    window = LayerSession.with(session) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.overrideUserInterfaceStyle = isDark ? .dark : .light
      window.backgroundColor = .systemBackground
      window.isHidden = false
      return window
    }
  }

  isolated deinit { LayerSession.with(session) { window.isHidden = true } }

  /// Changes the views, and renders the result.
  package func show(_ body: (UIWindow) -> Void = { _ in }) {
    LayerSession.with(session) {
      body(window)
      session.flush()
    }
    paint()
  }

  /// Advances the time, and renders the result.
  package func advance(to time: TimeInterval) {
    LayerSession.with(session) {
      clock.set(time)
      session.advance()
      session.flush()
    }
    paint()
  }

  private func paint() {
    let size = window.bounds.size
    let drawing = LayerSession.with(session) {
      session.drawing(width: Double(size.width), height: Double(size.height))
    }
    guard
      let surface = try? DrawingSurface(
        width: Int(size.width) * 2, height: Int(size.height) * 2)
    else { return }
    DrawingPainter(on: surface, scale: 2).paint(drawing)
    image = surface.image
  }

  /// Returns red, green, blue and alpha at the center of a point.
  package func pixel(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    image.map { $0.pixel(Int(x * 2), Int(y * 2)) } ?? []
  }

  /// Writes the image to a file, if a folder for it is set.
  package func keep(_ name: String) { image?.keep(name) }
}

extension DrawingImage {
  /// Returns red, green, blue and alpha of a pixel.
  package func pixel(_ x: Int, _ y: Int) -> [Int] {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return [] }
    let start = (y * width + x) * 4
    return [2, 1, 0, 3].map { Int(pixels[start + $0]) }
  }

  /// Writes the image into the folder of the environment variable TACTUS_TEST_IMAGES, if it is set.
  package func keep(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_TEST_IMAGES"],
      let surface = try? DrawingSurface(self), let png = try? surface.png()
    else { return }
    try? Data(png).write(to: URL(filePath: folder).appending(path: "\(name).png"))
  }
}

extension CGImage {
  /// Returns red, green, blue and alpha of a pixel.
  package func pixel(_ x: Int, _ y: Int) -> [Int] { drawing.pixel(x, y) }
}
