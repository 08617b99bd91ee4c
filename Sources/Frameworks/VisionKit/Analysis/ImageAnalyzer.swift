public import CoreVideo
public import ImageIO

/// An analyzer of pictures for text, codes and subjects; it always fails (Device.VK1…).
///
/// - Thread: any.
public final class ImageAnalyzer: Sendable {
  /// Creates an analyzer.
  public init() {
    // does nothing
  }

  /// Whether the phone analyzes pictures: always false.
  public class var isSupported: Bool { false }
  /// The languages of text recognition: always empty.
  public class var supportedTextRecognitionLanguages: [String] { [] }

  /// Throws an error, because nothing is recognized (Device.VK2).
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis
  {
    throw Self.failure()
  }
  /// Throws an error, because nothing is recognized (Device.VK2).
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  public func analyze(
    _ image: UIImage, orientation: UIImage.Orientation, configuration: Configuration
  ) async throws -> ImageAnalysis {
    throw Self.failure()
  }
  /// Throws an error, because nothing is recognized (Device.VK2).
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  public func analyze(
    _ cgImage: CGImage, orientation: CGImagePropertyOrientation, configuration: Configuration
  ) async throws -> ImageAnalysis {
    throw Self.failure()
  }
  /// Throws an error, because nothing is recognized (Device.VK2).
  ///
  /// - Throws: `CocoaError.featureUnsupported`.
  public func analyze(
    _ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    configuration: Configuration
  ) async throws -> ImageAnalysis {
    throw Self.failure()
  }
  /// Throws an error, because nothing is recognized (Device.VK2).
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
