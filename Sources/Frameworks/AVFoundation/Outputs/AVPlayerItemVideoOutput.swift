import TactusMediaReading
import TactusVirtualTime

/// An output for an item's frames as pixel buffers (Players.VO1…).
///
/// - Thread: main.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  /// Creates an output for pixel buffers.
  ///
  /// - Parameter pixelBufferAttributes: The attributes, of which the pixel format is read;
  ///   `kCVPixelFormatType_32BGRA` by default.
  public init(pixelBufferAttributes: [String: Any]? = nil) {
    format = CVPixelBuffer.format(of: pixelBufferAttributes) ?? kCVPixelFormatType_32BGRA
    super.init()
  }

  /// Creates an output for pixel buffers.
  ///
  /// - Parameter outputSettings: The settings, of which the pixel format is read.
  public init(outputSettings: [String: Any]?) {
    format = CVPixelBuffer.format(of: outputSettings) ?? kCVPixelFormatType_32BGRA
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any AVPlayerItemOutputPullDelegate)?
  /// The queue of the delegate's calls; nil for the main queue.
  open private(set) var delegateQueue: DispatchQueue?

  /// Sets the delegate and the queue of its calls.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, which is not retained; nil for none.
  ///   - delegateQueue: A serial queue; nil for the main queue.
  open func setDelegate(
    _ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?
  ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }

  /// Returns whether the frame at a time differs from the last copied one (Players.VO1).
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool {
    guard let picture = picture(at: itemTime) else { return false }
    return picture.time != copied
  }

  /// Returns the frame at a time; nil if there is none yet (Players.VO1).
  ///
  /// - Parameters:
  ///   - itemTime: The time.
  ///   - outItemTimeForDisplay: Set to the start of the frame.
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime,
    itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? {
    guard let picture = picture(at: itemTime) else { return nil }
    let drawing = picture.image.drawing
    let size = VideoSize(width: drawing.width, height: drawing.height)
    guard
      let buffer = CVPixelBuffer.make(
        VideoPicture(time: picture.time, size: size, pixels: drawing.pixels), format: format)
    else { return nil }
    copied = picture.time
    outItemTimeForDisplay?.pointee = CMTime(nanoseconds: picture.time)
    return buffer
  }

  /// Requests a call of the delegate before frames become available (Players.VO2).
  ///
  /// - Parameter interval: The seconds by which the call is made in advance; frames are available
  ///   when the item is ready.
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {
    isAwaited = true
    notify()
  }

  // MARK: Internals

  private let format: OSType
  /// The start of the last copied frame.
  private var copied: Int64?
  private var isAwaited = false

  private func picture(at time: CMTime) -> FilmPicture? {
    guard let place = time.nanoseconds, place >= 0 else { return nil }
    return item?.pictures?.picture(at: place)
  }

  /// Notifies the delegate that frames are available, if requested.
  func notify() {
    guard isAwaited, item?.pictures != nil else { return }
    isAwaited = false
    call { $0.outputMediaDataWillChange($1) }
  }

  /// Handles a seek (Players.VO2).
  func flush() {
    copied = nil
    call { $0.outputSequenceWasFlushed($1) }
  }

  private func call(
    _ body: @escaping @Sendable (any AVPlayerItemOutputPullDelegate, AVPlayerItemOutput) -> Void
  ) {
    guard let delegate else { return }
    if let delegateQueue {
      delegateQueue.async { body(delegate, self) }
    } else {
      PhoneTime.runLater { body(delegate, self) }
    }
  }
}
