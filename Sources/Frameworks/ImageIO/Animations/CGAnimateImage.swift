import CoreGraphics

/// A closure that shows an image of an animation: it gets the index, the image, and a pointer that
/// it sets to true to stop.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// Shows the images of an animated file one after another, with their delays (ImageIO.IO14).
///
/// - Parameters:
///   - data: The bytes of a GIF or WebP.
///   - options: The index of the first image, the delay and the number of loops.
///   - block: The closure, which is called on the main thread.
/// - Returns: 0, or the number of a `CGImageAnimationStatus`.
@discardableResult
public func CGAnimateImageDataWithBlock(
  _ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus { animate(CGImageSource(data, isFinal: true), options, block) }

/// Shows the images of an animated file one after another, with their delays (ImageIO.IO14).
///
/// - Parameters:
///   - url: The URL of a GIF or WebP.
///   - options: The index of the first image, the delay and the number of loops.
///   - block: The closure, which is called on the main thread.
/// - Returns: 0, or the number of a `CGImageAnimationStatus`.
@discardableResult
public func CGAnimateImageAtURLWithBlock(
  _ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
  guard let data = try? Data(contentsOf: url) else {
    return CGImageAnimationStatus.parameterError.rawValue
  }
  return animate(CGImageSource(data, isFinal: true), options, block)
}

private func animate(
  _ source: CGImageSource, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> OSStatus {
  do {
    try ImageAnimation(source, options ?? [:], block).start()
    return 0
  } catch {
    return error.status.rawValue
  }
}
