import Foundation
import SpriteKit
import UIKit

/// The pixels of a picture, for tests.
struct Pixels {
  private let bytes: [UInt8]
  let width, height: Int

  /// Reads an image.
  init(_ image: CGImage) {
    (width, height) = (image.width, image.height)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }
    self.bytes = bytes
  }

  /// Draws a view with one pixel a point.
  @MainActor
  init(_ view: SKView) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.drawScene(in: $0.cgContext)
    }
    self.init(image.cgImage ?? SKTexture().cgImage())
  }

  /// The red, green, blue and alpha of a pixel, from the upper left corner.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  /// Whether a pixel has about a color.
  func matches(_ x: Int, _ y: Int, _ color: UIColor, within tolerance: Int = 3) -> Bool {
    let parts = color.spriteComponents
    let channels: [CGFloat] = [
      parts.red * parts.alpha, parts.green * parts.alpha, parts.blue * parts.alpha, parts.alpha,
    ]
    let wanted = channels.map { Int(($0 * 255).rounded()) }
    return zip(self[x, y], wanted).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  /// The part of the pixels of a rectangle that are not transparent and not of a color.
  func count(where isCounted: ([UInt8]) -> Bool) -> Int {
    var count = 0
    for y in 0..<height { for x in 0..<width where isCounted(self[x, y]) { count += 1 } }
    return count
  }
}

/// A scene in a view.
@MainActor
func present(
  _ size: CGSize = CGSize(width: 100, height: 100), in area: CGSize? = nil,
  _ fill: (SKScene) -> Void = { _ in }
) -> (view: SKView, scene: SKScene) {
  let view = SKView(frame: CGRect(origin: .zero, size: area ?? size))
  let scene = SKScene(size: size)
  scene.backgroundColor = .black
  fill(scene)
  view.presentScene(scene)
  return (view, scene)
}

/// A node that runs actions, in a scene of its own.
@MainActor
struct Stage {
  let scene = SKScene(size: CGSize(width: 100, height: 100))
  let node: SKNode

  init(_ node: SKNode = SKNode()) {
    self.node = node
    scene.addChild(node)
    scene.advance(to: 0)
  }

  /// Runs an action, which begins now.
  func run(_ action: SKAction, at time: TimeInterval = 0) {
    node.run(action)
    scene.advance(to: time)
  }

  /// Runs frames at times.
  func advance(to times: TimeInterval...) { for time in times { scene.advance(to: time) } }
}

/// Returns whether two numbers are about equal.
func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 1e-6) -> Bool {
  abs(one - other) <= tolerance
}

/// Returns whether two points are about equal.
func near(_ one: CGPoint, _ other: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
  near(one.x, other.x, tolerance) && near(one.y, other.y, tolerance)
}

/// An image of one color.
func image(_ color: UIColor, _ width: Int = 8, _ height: Int = 8) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: width, height: height)
  return UIGraphicsImageRenderer(size: size, format: format).image { context in
    color.setFill()
    context.fill(CGRect(origin: .zero, size: size))
  }
}

/// An image whose upper half has one color, and its lower half another.
func image(upper: UIColor, lower: UIColor, side: Int = 8) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: side, height: side)
  return UIGraphicsImageRenderer(size: size, format: format).image { context in
    upper.setFill()
    context.fill(CGRect(x: 0, y: 0, width: side, height: side / 2))
    lower.setFill()
    context.fill(CGRect(x: 0, y: side / 2, width: side, height: side / 2))
  }
}
