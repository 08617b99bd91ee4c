/// A texture whose pixels an app writes.
///
/// - Thread: one at a time.
open class SKMutableTexture: SKTexture, @unchecked Sendable {
  /// Creates a transparent texture.
  public convenience init(size: CGSize) {
    self.init()
    pixelSize = CGSize(width: max(0, size.width.rounded()), height: max(0, size.height.rounded()))
    bytes = Data(count: Int(pixelSize.width) * Int(pixelSize.height) * 4)
  }

  /// Creates a transparent texture; only the pixel format of bytes is supported.
  public convenience init(size: CGSize, pixelFormat format: Int32) { self.init(size: size) }

  /// Calls a closure that changes the pixels: 8 bits of red, green, blue and premultiplied alpha,
  /// the lowest row first.
  open func modifyPixelData(_ block: @escaping (UnsafeMutableRawPointer?, Int) -> Void) {
    let count = bytes.count
    bytes.withUnsafeMutableBytes { block($0.baseAddress, count) }
    made = nil
  }

  /// Returns the size.
  open override func size() -> CGSize { pixelSize }

  // MARK: Internals

  private var pixelSize = CGSize.zero
  private var bytes = Data()
  private var made: CGImage?

  override var pixels: CGImage? {
    if made == nil {
      made = CGImage.sprite(
        bytes, size: pixelSize, bytesPerRow: Int(pixelSize.width) * 4, firstRowIsTop: false)
    }
    return made
  }
}
