import AVFoundation
import ImageIO

/// The files of a Live Photo: an image and a movie with the same identifier.
package struct LivePhotoFiles: Sendable {
  /// The image.
  package let picture: URL
  /// The movie.
  package let film: URL

  /// Examines files; anything but an image and a movie of one Live Photo is an error (Device.LP2).
  init(_ files: [URL]) throws {
    let films = files.filter { FilmIdentifier.isFilm($0) }
    let pictures = files.filter { !films.contains($0) }
    guard files.count == 2, let film = films.first, let picture = pictures.first,
      let identifier = Self.identifier(ofPicture: picture),
      identifier == FilmIdentifier.identifier(of: film)
    else { throw PHPhotosError(.invalidResource) }
    (self.picture, self.film) = (picture, film)
  }

  /// The identifier in the note of an iPhone's camera.
  ///
  /// - Source: tag 17, recalled of the public tables of ExifTool. Confidence: guess.
  private static func identifier(ofPicture file: URL) -> String? {
    guard let source = CGImageSourceCreateWithURL(file as CFURL, nil) else { return nil }
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    let note = properties?[kCGImagePropertyMakerAppleDictionary] as? CFDictionary
    return note?["17"] as? String
  }

  /// Returns the image at a size in pixels.
  func still(_ size: CGSize, _ mode: PHImageContentMode) throws -> UIImage {
    guard let image = UIImage(contentsOfFile: picture.path) else {
      throw PHPhotosError(.invalidResource)
    }
    let full = image.pixelSize
    guard size.width > 0, size.height > 0, full.width > 0, full.height > 0 else { return image }
    let scales = (size.width / full.width, size.height / full.height)
    // An image is not scaled up (guess).
    let scale = min(1, mode == .aspectFill ? max(scales.0, scales.1) : min(scales.0, scales.1))
    guard scale < 1 else { return image }
    let target = CGSize(
      width: (full.width * scale).rounded() / image.scale,
      height: (full.height * scale).rounded() / image.scale)
    return image.preparingThumbnail(of: target) ?? image
  }
}

extension UIImage {
  /// The size in pixels.
  var pixelSize: CGSize { CGSize(width: size.width * scale, height: size.height * scale) }
}
