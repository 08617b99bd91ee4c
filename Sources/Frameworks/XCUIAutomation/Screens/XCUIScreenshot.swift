import PhoneTesting
import TactusFoundation
import UIKit

/// An image of the screen, or of an element on it.
@preconcurrency @MainActor
open class XCUIScreenshot: NSObject {
  init(png: Data, scale: CGFloat) {
    (pngRepresentation, self.scale) = (png, scale)
    super.init()
  }

  /// The image as PNG.
  public let pngRepresentation: Data

  /// The picture.
  open var image: UIImage { UIImage(data: pngRepresentation, scale: scale) ?? UIImage() }

  // MARK: Internals

  private let scale: CGFloat

  /// Takes a screenshot.
  ///
  /// - Parameters:
  ///   - phone: The phone.
  ///   - frame: The part of the screen held upright; `nil` for the whole screen.
  static func make(on phone: SimulatedPhone, of frame: CGRect?) -> XCUIScreenshot {
    let png: Data
    do {
      png = Data(try phone.screenshot())
    } catch {
      TestFailure.record("Failed to take screenshot: \(error)")
      return XCUIScreenshot(png: Data(), scale: 1)
    }
    let width = HitPoint.screen(of: phone).width
    guard let image = UIImage(data: png), width > 0 else {
      return XCUIScreenshot(png: png, scale: 1)
    }
    let scale = image.size.width * image.scale / width
    guard let frame, let all = image.cgImage else { return XCUIScreenshot(png: png, scale: scale) }
    let part = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale
    ).integral
    guard let cropped = all.cropping(to: part), let data = UIImage(cgImage: cropped).pngData()
    else {
      TestFailure.record("Failed to take screenshot: the frame \(frame) is not on the screen")
      return XCUIScreenshot(png: Data(), scale: scale)
    }
    return XCUIScreenshot(png: data, scale: scale)
  }
}

extension XCUIScreenshot: KeyedValues {
  /// Returns the image by its key.
  nonisolated package func keyedValue(_ key: String) -> Any?? {
    guard key == "image" else { return nil }
    // Unchecked because the closure that sets it has ended when it is read.
    nonisolated(unsafe) var image: UIImage?
    MainActor.assumeIsolated { image = self.image }
    return .some(image)
  }
}

/// Returns the PNG of a screenshot, for an attachment of a test.
///
/// - Parameter screenshot: A pointer to the screenshot.
@_cdecl("tactus_test_screenshot")
public func screenshotForTest(_ screenshot: UnsafeRawPointer) -> UnsafeMutableRawPointer? {
  let object = screenshot.assumingMemoryBound(to: NSObject.self).pointee
  guard let screenshot = object as? XCUIScreenshot else { return nil }
  return Unmanaged<AnyObject>.passRetained(screenshot.pngRepresentation as NSData).toOpaque()
}
