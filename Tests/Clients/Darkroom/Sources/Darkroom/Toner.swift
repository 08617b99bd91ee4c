import CoreImage
import UIKit

/// A filter of the app's own.
public class Toner: CIFilter {
  @objc dynamic public var inputImage: CIImage?
  @objc dynamic public var inputTone: CIColor = .white

  override public var outputImage: CIImage? {
    guard let inputImage = inputImage else { return nil }
    return inputImage.applyingFilter(
      "CIColorMonochrome", parameters: [kCIInputColorKey: inputTone, kCIInputIntensityKey: 1])
  }
}

extension UIImage {
  /// The image in brown, with the given strength.
  public func sepia(_ intensity: Double) -> UIImage? {
    guard let input = CIImage(image: self), let filter = CIFilter(name: "CISepiaTone") else {
      return nil
    }
    filter.setValue(input, forKey: kCIInputImageKey)
    filter.setValue(intensity, forKey: kCIInputIntensityKey)
    guard let output = filter.outputImage,
      let picture = CIContext(options: nil).createCGImage(output, from: input.extent)
    else { return nil }
    return UIImage(cgImage: picture, scale: scale, orientation: imageOrientation)
  }

  /// The code of a text, in a size in points.
  public static func code(_ text: String, side: CGFloat) -> UIImage? {
    guard let filter = CIFilter(name: "CIQRCodeGenerator") else { return nil }
    filter.setValue(text.data(using: .utf8), forKey: "inputMessage")
    filter.setValue("Q", forKey: "inputCorrectionLevel")
    guard let image = filter.outputImage else { return nil }
    let scale = side / image.extent.width
    return UIImage(ciImage: image.transformed(by: CGAffineTransform(scaleX: scale, y: scale)))
  }
}
