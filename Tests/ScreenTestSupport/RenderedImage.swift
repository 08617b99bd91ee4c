import Foundation
import QuartzCore
import UIKit

/// A rendered bitmap with access to its pixels, and a scale of pixels a point.
@MainActor
package struct RenderedImage {
  package let width, height: Int
  package let scale: CGFloat
  private let pixels: [UInt8]

  /// Draws on a white background in the current context.
  package init(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, on ground: UIColor? = .white,
    named name: String? = nil, _ draw: (CGContext) -> Void
  ) {
    let size = CGSize(width: width, height: height)
    guard let context = CGContext(pixelsOf: size, scale: scale, isOpaque: false) else {
      preconditionFailure("no memory for a picture of \(size)")
    }
    UIGraphicsPushContext(context)
    if let ground {
      context.setFillColor(ground.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
    }
    draw(context)
    UIGraphicsPopContext()
    guard let image = context.makeImage() else { preconditionFailure("no memory for a picture") }
    (self.width, self.height, self.scale) = (image.width, image.height, scale)
    pixels = image.drawing.pixels
    if let name, let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] {
      try? image.png?.write(to: URL(filePath: folder).appending(path: name + ".png"))
    }
  }

  /// Renders the model state of a view with its window, without animations.
  package init(
    _ view: UIView, scale: CGFloat = 2, on ground: UIColor? = .white, named name: String? = nil
  ) {
    LayerSession.current.flush()
    self.init(
      view.bounds.width, view.bounds.height, scale: scale, on: ground, named: name
    ) { context in
      view.layer.render(in: context)
    }
  }

  /// Returns red, green and blue at a point, 0…255, premultiplied by alpha.
  package func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    let start = (Int(y * scale) * width + Int(x * scale)) * 4
    return [2, 1, 0].map { Int(pixels[start + $0]) }
  }

  /// Returns the rectangle in points around all pixels that differ from that in the corner; nil if
  /// there are none.
  package func inked(_ rect: CGRect? = nil, step: Int = 24) -> CGRect? {
    let area =
      rect ?? CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    let ground = color(area.minX, area.minY)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for y in Int(area.minY * scale)..<min(height, Int(area.maxY * scale)) {
      for x in Int(area.minX * scale)..<min(width, Int(area.maxX * scale)) {
        let start = (y * width + x) * 4
        let off = (0..<3).map { abs(Int(pixels[start + 2 - $0]) - ground[$0]) }.max() ?? 0
        guard off > step else { continue }
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
      }
    }
    guard right >= left else { return nil }
    return CGRect(
      x: CGFloat(left) / scale, y: CGFloat(top) / scale,
      width: CGFloat(right - left + 1) / scale, height: CGFloat(bottom - top + 1) / scale)
  }
}
