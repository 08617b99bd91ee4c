import CoreGraphics

/// An animation of the images of a file, on the main queue (ImageIO.IO14).
///
/// Sendable because only the main queue uses what changes.
final class ImageAnimation: @unchecked Sendable {
  private let source: CGImageSource
  private let count: Int
  /// The delay after each image, in seconds; nil for the file's own.
  private let delay: Double?
  private let block: CGImageSourceAnimationBlock
  /// The index of the next image.
  private var index: Int
  /// The number of remaining loops, this one included; infinite for endless.
  private var loops: Double

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - options: The index of the first image, the delay and the number of loops.
  ///   - block: The closure that shows an image.
  init(
    _ source: CGImageSource, _ options: CFDictionary, _ block: @escaping CGImageSourceAnimationBlock
  ) throws(ImageAnimationFailure) {
    guard let format = source.type.flatMap(ImageFormat.init), source.status != .statusInvalidData
    else { throw ImageAnimationFailure(.corruptInputImage) }
    guard format == .gif || format == .webp else {
      throw ImageAnimationFailure(.unsupportedFormat)
    }
    guard source.status == .statusComplete else {
      throw ImageAnimationFailure(.incompleteInputImage)
    }
    count = source.count
    let first = CGImageSource.number(options[kCGImageAnimationStartIndex]) ?? 0
    delay = CGImageSource.number(options[kCGImageAnimationDelayTime])
    let loops = CGImageSource.number(options[kCGImageAnimationLoopCount]) ?? source.loops
    guard let index = Int(exactly: first), (0..<count).contains(index), loops > 0,
      delay.map({ $0 >= 0 && $0.isFinite }) ?? true
    else { throw ImageAnimationFailure(.parameterError) }
    (self.source, self.block, self.index, self.loops) = (source, block, index, loops)
  }

  /// Shows the first image in the next turn of the main queue, and then the others.
  func start() { DispatchQueue.main.async { self.show() } }

  private func show() {
    guard let image = source.image(at: index) else { return }
    var stops = false
    block(index, CGImage(image, type: source.type), &stops)
    guard !stops else { return }
    let wait = delay ?? source.delay(at: index)
    index += 1
    if index == count {
      loops -= 1
      guard loops > 0 else { return }
      index = 0
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { self.show() }
  }
}

extension CGImageSource {
  /// The number of loops of the file; infinite for endless.
  ///
  /// - Source: a number of 0 stands for always in both formats (documented).
  fileprivate var loops: Double {
    let keys = [
      (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFLoopCount),
      (kCGImagePropertyWebPDictionary, kCGImagePropertyWebPLoopCount),
    ]
    for (dictionary, key) in keys {
      guard let values = properties?[dictionary] as? ImageProperties,
        let count = values[key] as? Int
      else { continue }
      return count == 0 ? .infinity : Double(count)
    }
    return 1
  }

  /// Returns the delay after an image, in seconds.
  fileprivate func delay(at index: Int) -> Double {
    let all = properties(at: index)
    let gif = all?[kCGImagePropertyGIFDictionary] as? ImageProperties
    let webp = all?[kCGImagePropertyWebPDictionary] as? ImageProperties
    return gif?[kCGImagePropertyGIFDelayTime] as? Double
      ?? webp?[kCGImagePropertyWebPDelayTime] as? Double ?? leastAnimationDelay
  }
}
