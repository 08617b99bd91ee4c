import CWebp
import DisplayList

/// Pictures that follow one another, each from a moment on, as an animated WebP without loss.
///
/// What has not changed from a picture to the next costs next to nothing, and a picture stays for as
/// long as it is seen: a phone at rest makes no film longer. Every browser shows it.
///
/// - Thread: any, but one at a time.
public final class Film {
  /// Pixels of a side at most.
  ///
  /// - Source: documented for WebP, 14 bits.
  public static let sideLimit = 16_383

  /// Pixels a row, and rows.
  public let width, height: Int
  /// How many pictures are in it.
  public private(set) var count = 0

  /// Begins a film.
  ///
  /// - Throws: `FilmError.impossible` or `cannotEncode`.
  public init(width: Int, height: Int) throws(FilmError) {
    let sides = 1...Self.sideLimit
    guard sides.contains(width), sides.contains(height) else {
      throw .impossible(width: width, height: height)
    }
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0, WebPConfigInit(&settings) != 0,
      WebPConfigLosslessPreset(&settings, Self.effort) != 0,
      let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    else { throw .cannotEncode(reason: "libwebp does not start") }
    (self.width, self.height, self.encoder) = (width, height, encoder)
  }

  deinit { WebPAnimEncoderDelete(encoder) }

  /// Adds a picture, which is seen from a moment on; of several at one moment the last is.
  ///
  /// - Parameters:
  ///   - picture: Its transparent parts are black.
  ///   - milliseconds: Since the beginning; a moment before that of the last picture is that one.
  /// - Throws: `FilmError.size` or `cannotEncode`.
  public func add(_ picture: DrawingSurface, at milliseconds: Int) throws(FilmError) {
    guard picture.width == width, picture.height == height else {
      throw .size(width: picture.width, height: picture.height)
    }
    let moment = max(milliseconds, latest?.moment ?? 0)
    if let latest, latest.moment < moment { try encode(latest) }
    latest = (picture, moment)
    count += 1
  }

  /// Ends the film.
  ///
  /// - Parameter milliseconds: When the last picture ends, since the beginning.
  /// - Returns: The bytes of the file: the same for the same pictures.
  /// - Throws: `FilmError.cannotEncode`, as where there is no picture.
  public func finish(at milliseconds: Int) throws(FilmError) -> [UInt8] {
    guard let latest else { throw .cannotEncode(reason: "there is no picture") }
    try encode(latest)
    self.latest = nil
    // A picture is seen for a moment at least.
    let end = max(milliseconds, latest.moment + 1)
    guard WebPAnimEncoderAdd(encoder, nil, Int32(clamping: end), nil) != 0 else { throw failure }
    var data = WebPData()
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw failure }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  // MARK: Internals

  /// How hard the encoder tries, 0…9.
  ///
  /// - Source: guess; what is shown on a screen is small even so.
  private static let effort: Int32 = 1

  private let encoder: OpaquePointer
  private var settings = WebPConfig()
  /// The picture that nobody knows the end of yet.
  private var latest: (picture: DrawingSurface, moment: Int)?

  private func encode(_ shown: (picture: DrawingSurface, moment: Int)) throws(FilmError) {
    var copy = WebPPicture()
    guard WebPPictureInit(&copy) != 0 else { throw .cannotEncode(reason: "libwebp is another one") }
    defer { WebPPictureFree(&copy) }
    (copy.width, copy.height, copy.use_argb) = (Int32(width), Int32(height), 1)
    let isTaken = shown.picture.withRows { rows, stride in
      WebPPictureImportBGRX(&copy, rows.assumingMemoryBound(to: UInt8.self), Int32(stride)) != 0
    }
    guard isTaken else { throw .cannotEncode(reason: "there is too little memory") }
    guard WebPAnimEncoderAdd(encoder, &copy, Int32(clamping: shown.moment), &settings) != 0 else {
      throw failure
    }
  }

  private var failure: FilmError {
    .cannotEncode(reason: String(cString: WebPAnimEncoderGetError(encoder)))
  }
}
