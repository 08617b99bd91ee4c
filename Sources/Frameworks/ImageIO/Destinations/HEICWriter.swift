internal import CTactusHEIF
import Glibc
import Synchronization
import TactusDisplayList

/// The writer of HEIC, images coded by HEVC, that uses libheif.
enum HEICWriter {
  /// Returns the file of images; nil if one of them cannot be encoded.
  ///
  /// - Parameter images: The images; the first is the primary one.
  static func write(_ images: [EncodedImage]) -> Data? {
    // Serialized: libheif does not guarantee that encoders can start in several threads at once.
    lock.withLock { _ in encode(images) }
  }

  private static let lock = Mutex(())

  private static func encode(_ images: [EncodedImage]) -> Data? {
    guard let context = heif_create() else { return nil }
    defer { heif_free(context) }
    for image in images {
      guard let picture = image.scaled, add(picture, image, to: context) else { return nil }
    }
    var length = 0
    guard let bytes = heif_write(context, &length) else { return nil }
    defer { free(bytes) }
    return Data(bytes: bytes, count: length)
  }

  /// Encodes an image, and returns whether that succeeded.
  private static func add(
    _ picture: CGImage, _ image: EncodedImage, to context: OpaquePointer
  ) -> Bool {
    let drawing = picture.drawing
    let quality = Int32(100 * min(1, max(0, image.quality ?? CGImageDestination.defaultQuality)))
    guard let encoder = heif_hevc_encoder(context, quality) else { return false }
    defer { heif_free_encoder(encoder) }
    let hasAlpha = stride(from: 3, to: drawing.pixels.count, by: 4).contains {
      drawing.pixels[$0] < 255
    }
    guard
      let copy = heif_create_image(Int32(drawing.width), Int32(drawing.height), hasAlpha ? 1 : 0)
    else { return false }
    defer { heif_free_image(copy) }
    var bytesPerRow: Int32 = 0
    guard let pixels = heif_pixels(copy, &bytesPerRow) else { return false }
    drawing.writeStraightPixels(
      to: pixels, bytesPerRow: Int(bytesPerRow), channels: hasAlpha ? 4 : 3)
    // The metadata without the marker and the length of a JPEG's segment.
    let metadata = image.metadata.map { [UInt8]($0.dropFirst(4)) }
    return heif_encode(
      context, copy, encoder, Int32(image.orientation), metadata, Int32(metadata?.count ?? 0)) != 0
  }
}
