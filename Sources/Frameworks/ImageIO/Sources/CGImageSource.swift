import Synchronization

/// A source of images: the bytes of a file of a supported format.
///
/// The steps ImageIO.IO1… are in `Documentation/Behaviour/ImageIO.md`.
///
/// - Thread: any.
public final class CGImageSource: _CoreFoundationType, _CoreFoundationObject, Sendable {
  private struct State {
    var data: Data
    var isFinal: Bool
    var format: ImageFormat?
    var images: (any DecodedImages)?
    /// The decoder of an incremental source.
    var decoder: PixbufDecoder?
  }

  private let state: Mutex<State>

  init(_ data: Data, isFinal: Bool) {
    state = Mutex(Self.decoded(data, isFinal: isFinal))
  }

  /// Replaces the bytes of an incremental source; the new ones extend the previous ones.
  func update(_ data: Data, isFinal: Bool) {
    state.withLock { state in
      let before = state.format == ImageFormat(of: data) ? state.decoder : nil
      state = Self.decoded(data, isFinal: isFinal, before)
    }
  }

  /// Decodes bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - isFinal: Whether there are no more.
  ///   - before: The decoder of an incremental source that has read the first bytes.
  private static func decoded(
    _ data: Data, isFinal: Bool, _ before: PixbufDecoder? = nil
  ) -> State {
    let format = ImageFormat(of: data)
    if !isFinal, let format, format == .png || format == .jpeg {
      return part(data, format, before)
    }
    // Images of other formats are decoded once the file is complete (ImageIO.IO4).
    let images: (any DecodedImages)? =
      switch format {
      case .png?, .jpeg?: format.flatMap { StillImage(data, $0) }
      case .gif?: GIFImages(data)
      case .webp?: WebPImages(data)
      case .tiff?, .bmp?, .ico?, .heic?, .heif?: format.flatMap { PixbufImage(data, $0) }
      case nil: nil
      }
    let isUsable = images.map { isFinal || !$0.isDamaged } ?? false
    return State(data: data, isFinal: isFinal, format: format, images: isUsable ? images : nil)
  }

  /// Decodes a PNG or JPEG as far as its bytes have arrived (ImageIO.IO4).
  private static func part(
    _ data: Data, _ format: ImageFormat, _ before: PixbufDecoder?
  ) -> State {
    var state = State(data: data, isFinal: false, format: format, images: nil)
    // Fewer bytes than before belong to another file.
    let known = before.flatMap { $0.byteCount <= data.count ? $0 : nil }
    guard let decoder = known ?? format.loaderName.flatMap(PixbufDecoder.init) else { return state }
    decoder.read(data)
    state.decoder = decoder
    state.images = PartialImage(decoder, data, format)
    return state
  }

  // MARK: Observing

  /// The status of the source.
  var status: CGImageSourceStatus {
    state.withLock { state in
      guard state.format != nil else {
        let isShort = state.data.count < ImageFormat.signatureLength
        if isShort { return state.isFinal ? .statusUnexpectedEOF : .statusReadingHeader }
        return .statusUnknownType
      }
      guard let images = state.images else {
        return state.isFinal ? .statusInvalidData : .statusIncomplete
      }
      if images.isDamaged { return .statusUnexpectedEOF }
      return state.isFinal ? .statusComplete : .statusIncomplete
    }
  }

  /// The identifier of the format.
  var type: String? { state.withLock { $0.format?.rawValue } }

  /// The number of images.
  var count: Int { state.withLock { $0.images?.count ?? 0 } }

  /// Returns an image; `nil` if there is none.
  func image(at index: Int) -> CGImage? {
    state.withLock { state in
      guard let images = state.images, (0..<images.count).contains(index) else { return nil }
      return state.images?.image(at: index)
    }
  }

  /// The properties of the file.
  var properties: ImageProperties? {
    state.withLock { state in
      guard let images = state.images else { return nil }
      let file: ImageProperties = [kCGImagePropertyFileSize: state.data.count]
      return file.merging(images.properties) { _, new in new }
    }
  }

  /// Returns the properties of an image; `nil` if there is none.
  func properties(at index: Int) -> ImageProperties? {
    state.withLock { state in
      guard let images = state.images, (0..<images.count).contains(index) else { return nil }
      let shape: ImageProperties = [
        kCGImagePropertyPixelWidth: images.size.width,
        kCGImagePropertyPixelHeight: images.size.height, kCGImagePropertyDepth: 8,
        kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
      ]
      return shape.merging(images.properties(at: index)) { _, new in new }
    }
  }

  /// Returns a thumbnail; `nil` unless the options request one (ImageIO.IO6).
  func thumbnail(at index: Int, _ options: CFDictionary) -> CGImage? {
    func isOn(_ key: String) -> Bool { options[key] as? Bool ?? false }
    guard
      isOn(kCGImageSourceCreateThumbnailFromImageAlways)
        || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
      let image = image(at: index)
    else { return nil }
    let limit = Self.number(options[kCGImageSourceThumbnailMaxPixelSize])
    let value =
      isOn(kCGImageSourceCreateThumbnailWithTransform)
      ? properties(at: index)?[kCGImagePropertyOrientation] as? Int : nil
    let orientation = value.flatMap { CGImagePropertyOrientation(rawValue: UInt32($0)) } ?? .up
    return image.scaled(toFit: limit, orientation: orientation)
  }

  /// Returns a number from a dictionary of options.
  static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let text as String: Double(text)
    default: nil
    }
  }
}

extension CGImage {
  /// Returns the image rotated upright and scaled down to a maximum length of its longer side; it
  /// is never enlarged.
  func scaled(
    toFit limit: Double?, orientation: CGImagePropertyOrientation = .up
  ) -> CGImage? {
    let longer = Double(max(width, height))
    let scale = limit.map { min(1, max(1, $0) / longer) } ?? 1
    guard scale < 1 || orientation != .up else { return self }
    let (wide, high) = (
      max(1, (Double(width) * scale).rounded()), max(1, (Double(height) * scale).rounded())
    )
    let turned = orientation.turnsSides
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: Int(turned ? high : wide), height: Int(turned ? wide : high),
        bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.interpolationQuality = .high
    context.concatenate(orientation.transform(width: CGFloat(wide), height: CGFloat(high)))
    context.draw(self, in: CGRect(x: 0, y: 0, width: CGFloat(wide), height: CGFloat(high)))
    return context.makeImage()
  }
}
