import CTactusWebp
import TactusDisplayList

/// An encoder that writes timed pictures as a lossless animated WebP.
///
/// Only changes between pictures are stored, and a picture may have any duration, so that an idle
/// screen takes no space. All browsers display the format.
///
/// - Thread: any, but one at a time.
public final class AnimatedWebPEncoder {
  /// The greatest width or height, in pixels.
  ///
  /// - Source: documented for WebP, 14 bits.
  public static let sideLimit = 16_383

  /// The size of every picture, in pixels.
  public let width, height: Int
  /// The number of pictures added.
  public private(set) var count = 0

  /// Creates an encoder for pictures of one size.
  ///
  /// - Throws: `AnimatedWebPError.unsupportedSize` or `cannotEncode`.
  public init(width: Int, height: Int) throws(AnimatedWebPError) {
    let sides = 1...Self.sideLimit
    guard sides.contains(width), sides.contains(height) else {
      throw .unsupportedSize(width: width, height: height)
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&settings) != 0,
      WebPConfigLosslessPreset(&settings, Self.effort) != 0,
      let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { throw .cannotEncode(reason: "libwebp failed to initialize") }
    (self.width, self.height, self.encoder) = (width, height, encoder)
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a picture that is shown from a time on.
  ///
  /// Of several pictures at one time only the last is encoded.
  ///
  /// - Parameters:
  ///   - picture: The picture; its transparent parts become black.
  ///   - milliseconds: The time since the beginning; at least that of the previous picture.
  /// - Throws: `AnimatedWebPError.sizeMismatch` or `cannotEncode`.
  public func add(_ picture: DrawingSurface, at milliseconds: Int) throws(AnimatedWebPError) {
    guard picture.width == width, picture.height == height else {
      throw .sizeMismatch(width: picture.width, height: picture.height)
    }
    let moment = max(milliseconds, latest?.moment ?? 0)
    if let latest, latest.moment < moment { try encode(latest) }
    latest = (picture, moment)
    count += 1
  }

  /// Ends the animation and returns its file.
  ///
  /// - Parameter milliseconds: The end of the last picture, since the beginning.
  /// - Returns: The bytes of the file, which are the same for the same pictures.
  /// - Throws: `AnimatedWebPError.cannotEncode`, also if there is no picture.
  public func finish(at milliseconds: Int) throws(AnimatedWebPError) -> [UInt8] {
    guard let latest else { throw .cannotEncode(reason: "there is no picture") }
    try encode(latest)
    self.latest = nil
    // The last picture lasts at least a millisecond.
    let end = max(milliseconds, latest.moment + 1)
    guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: end), nil) != 0 else { throw failure }
    var data = WebPData()
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw failure }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  // MARK: Internals

  /// The effort that the encoder spends on compression, 0…9.
  ///
  /// - Source: guess; content of a screen compresses well anyway.
  private static let effort: Int32 = 1

  private let encoder: OpaquePointer
  private var settings = WebPConfig()
  /// The latest picture, which is encoded once its end is known.
  private var latest: (picture: DrawingSurface, moment: Int)?

  private func encode(_ shown: (picture: DrawingSurface, moment: Int)) throws(AnimatedWebPError) {
    var copy = WebPPicture()
    guard WebPPictureInit(&copy) != 0 else {
      throw .cannotEncode(reason: "libwebp has an incompatible version")
    }
    defer { WebPPictureFree(&copy) }
    (copy.width, copy.height, copy.use_argb) = (Int32(width), Int32(height), 1)
    let isImported = shown.picture.withRows { rows, stride in
      WebPPictureImportBGRX(&copy, rows.assumingMemoryBound(to: UInt8.self), Int32(stride)) != 0
    }
    guard isImported else { throw .cannotEncode(reason: "not enough memory") }
    guard WebPAnimEncoderAdd(encoder, &copy, Int32(clamping: shown.moment), &settings) != 0 else {
      throw failure
    }
  }

  private var failure: AnimatedWebPError {
    .cannotEncode(reason: String(cString: WebPAnimEncoderGetError(encoder)))
  }
}
