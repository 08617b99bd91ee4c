import Foundation
import TactusDisplayList
import UIKit

/// Images for tests, made from text.
package enum TestImages {
  /// Creates an image from rows of letters: r, g, b, w and k are colors, all others are
  /// transparent.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - times: The width and height of each letter in pixels.
  ///   - scale: Pixels a point.
  package static func make(_ rows: String..., times: Int = 1, scale: CGFloat = 1) -> UIImage {
    let rows = rows.flatMap { row in
      Array(repeating: row.map { String(repeating: $0, count: times) }.joined(), count: times)
    }
    let colors: [Character: [UInt8]] = [
      "r": [0, 0, 255, 255], "g": [0, 255, 0, 255], "b": [255, 0, 0, 255],
      "w": [255, 255, 255, 255], "k": [0, 0, 0, 255],
    ]
    let pixels = rows.flatMap { $0.flatMap { colors[$0] ?? [0, 0, 0, 0] } }
    let drawing = DrawingImage(width: rows[0].count, height: rows.count, pixels: pixels)
    guard let drawing else { preconditionFailure("rows must be as long as one another") }
    return UIImage(cgImage: CGImage(drawing), scale: scale, orientation: .up)
  }

  /// Returns the rows of letters of an image.
  package static func rows(_ image: CGImage?) -> [String] {
    guard let image else { return [] }
    return (0..<image.height).map { y in
      String((0..<image.width).map { letter(image.pixel($0, y)) })
    }
  }

  package static func letter(_ pixel: [Int]) -> Character {
    switch pixel {
    case [255, 0, 0, 255]: "r"
    case [0, 255, 0, 255]: "g"
    case [0, 0, 255, 255]: "b"
    case [255, 255, 255, 255]: "w"
    case [0, 0, 0, 255]: "k"
    case [0, 0, 0, 0]: "."
    default: "?"
    }
  }

  /// Draws into a bitmap, and returns its rows of letters.
  package static func drawn(_ width: Int, _ height: Int, _ body: () -> Void) -> [String] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: width, height: height), format: format)
    return rows(renderer.image { _ in body() }.cgImage)
  }
}
