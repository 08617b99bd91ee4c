public import CoreVideo
public import ImageIO

/// An object that finds text, codes and subjects in pictures, which this phone does not
/// (Device.VK1…).
///
/// - Thread: any.
public final class ImageAnalyzer: Sendable {
  /// Creates an analyzer.
  public init() {
    // does nothing
  }

  /// Whether the phone finds anything in pictures: false.
  public class var isSupported: Bool { false }
  /// The identifiers of the languages whose text is recognized: none.
  public class var supportedTextRecognitionLanguages: [String] { [] }

  /// Fails, since nothing is recognized (Device.VK2).
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis
  {
    throw Self.failure()
  }
  /// Fails, since nothing is recognized (Device.VK2).
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis {
    throw Self.failure()
  }
  /// Fails, since nothing is recognized (Device.VK2).
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  public func analyze(
    _ cgImage: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration
  ) async throws -> ImageAnalysis {
    throw Self.failure()
  }
  /// Fails, since nothing is recognized (Device.VK2).
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  public func analyze(
    _ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    configuration: Configuration
  ) async throws -> ImageAnalysis {
    throw Self.failure()
  }
  /// Fails, since nothing is recognized (Device.VK2).
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  public func analyze(
    imageAt url: URL, orientation: CGImagePropertyOrientation, configuration: Configuration
  ) async throws -> ImageAnalysis {
    throw Self.failure()
  }

  private static func failure() -> CocoaError {
    VisionWarning.write("ImageAnalyzer.analyze", "ImageAnalyzer.isSupported")
    return CocoaError(.featureUnsupported)
  }
}
