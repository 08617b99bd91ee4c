import CoreGraphics

/// Properties by their keys.
typealias ImageProperties = [String: any Sendable]

extension ImageProperties {
  /// The properties with numbers as objects, so that casts convert them to any number type.
  var withObjects: CFDictionary {
    var all: CFDictionary = [:]
    for (key, value) in self {
      switch value {
      case let dictionary as ImageProperties: all[key] = dictionary.withObjects
      case let flag as Bool: all[key] = NSNumber(value: flag)
      case let number as Int: all[key] = NSNumber(value: number)
      case let number as Double: all[key] = NSNumber(value: number)
      default: all[key] = value
      }
    }
    return all
  }
}

/// The images of a file.
protocol DecodedImages: Sendable {
  /// The number of images.
  var count: Int { get }
  /// The size of the images in pixels.
  var size: (width: Int, height: Int) { get }
  /// The properties of the file except its size.
  var properties: ImageProperties { get }
  /// Whether the file is truncated or corrupt; the images before the damage can be read.
  var isDamaged: Bool { get }

  /// Returns the properties of an image except its size.
  func properties(at index: Int) -> ImageProperties
  /// Returns an image; `nil` if it is corrupt.
  mutating func image(at index: Int) -> CGImage?
}

extension DecodedImages {
  /// Returns the dictionaries of an animation's timing.
  ///
  /// - Parameters:
  ///   - delay: The delay of the image, in seconds.
  ///   - least: The minimum clamped delay, in seconds.
  static func timing(_ delay: Double, least: Double) -> ImageProperties {
    [kCGImagePropertyGIFDelayTime: max(delay, least), kCGImagePropertyGIFUnclampedDelayTime: delay]
  }
}

/// The minimum delay between the images of a GIF or WebP in seconds.
///
/// - Source: Apple's reference of `kCGImagePropertyGIFDelayTime`. Confidence: documented; for WebP
///   a guess.
let leastAnimationDelay = 0.1
