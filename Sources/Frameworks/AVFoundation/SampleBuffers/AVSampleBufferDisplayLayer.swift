internal import TactusCrashReports
import TactusThreads
import TactusVirtualTime

/// A layer that shows an app's frames, each at its time (Players.QR1…).
///
/// - Thread: main; samples may be enqueued on any thread.
open class AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {
  /// Creates a layer without frames.
  public override init() {
    pictures = PictureQueue()
    super.init()
    connect()
  }

  /// Creates a copy of another layer, for its presentation.
  public override init(layer: Any) {
    let original = layer as? AVSampleBufferDisplayLayer
    pictures = original?.pictures ?? PictureQueue()
    super.init(layer: layer)
    if let original { (videoGravity, size) = (original.videoGravity, original.size) }
  }

  /// Creates a layer from an archive, without frames.
  public required init?(coder: NSCoder) {
    pictures = PictureQueue()
    super.init(coder: coder)
    connect()
  }

  deinit { link?.invalidate() }

  // MARK: Configuration

  /// The timebase of the frames; nil for the host time (Players.QR2).
  ///
  /// The timebase of a synchronizer that has the layer takes precedence.
  open var controlTimebase: CMTimebase? {
    get { pictures.controlTimebase }
    set {
      pictures.controlTimebase = newValue
      pictures.changed()
    }
  }

  /// The video gravity: the way in which frames fill the layer.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect {
    didSet { if videoGravity != oldValue { place() } }
  }

  /// Whether frames are excluded from screenshots; stored: only the simulator takes them.
  open var preventsCapture = false
  /// Whether the display stays on while frames are shown; stored: the app handles that.
  open var preventsDisplaySleepDuringVideoPlayback = true

  // MARK: Enqueuing

  /// The timebase that applies.
  open var timebase: CMTimebase { pictures.timebase }

  /// Enqueues a frame; encoded samples cause a failure (Players.QR4).
  open func enqueue(_ sampleBuffer: CMSampleBuffer) {
    let changes = status != .rendering
    if changes { willChangeValue(for: \.status) }
    let error = pictures.append(sampleBuffer)
    if changes { didChangeValue(for: \.status) }
    guard let error else { return }
    RuntimeWarning.once(
      "AVSampleBufferDisplayLayer: only decoded pictures are shown, in sample buffers of pixel "
        + "buffers", namesPlace: true)
    NotificationCenter.default.post(
      name: .AVSampleBufferDisplayLayerFailedToDecode, object: self,
      userInfo: [AVSampleBufferDisplayLayerFailedToDecodeNotificationErrorKey: error])
  }

  /// Removes the pending frames; the shown one stays.
  open func flush() {
    willChangeValue(for: \.status)
    pictures.removeAll()
    didChangeValue(for: \.status)
    pictures.request.ask(for: pictures)
  }

  /// Removes the pending frames and the shown one.
  open func flushAndRemoveImage() {
    pictures.shown = nil
    flush()
    pictures.changed()
  }

  /// Whether more frames should be enqueued now (Players.QR3).
  open var isReadyForMoreMediaData: Bool { pictures.wantsSamples }

  /// Calls a closure on a queue whenever more frames should be enqueued (Players.QR3).
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {
    pictures.request.start(on: queue, using: block, for: pictures)
    pictures.changed()
  }

  /// Stops calling the closure.
  open func stopRequestingMediaData() { pictures.request.stop() }

  /// Whether there is a pending frame.
  open var hasSufficientMediaDataForReliablePlaybackStart: Bool { !pictures.isEmpty }

  // MARK: Observing

  /// The state.
  open var status: AVQueuedSampleBufferRenderingStatus { pictures.status }
  /// The reason for the state `failed`.
  open var error: (any Error)? { pictures.error }
  /// Whether the queue must be flushed before frames are shown again.
  open var requiresFlushToResumeDecoding: Bool { status == .failed }
  /// Whether a frame is shown; can be observed.
  open var isReadyForDisplay: Bool { size != nil }
  /// Whether frames are obscured on an insufficiently protected output; false.
  open var outputObscuredDueToInsufficientExternalProtection: Bool { false }
  /// The renderer of the layer's frames.
  open private(set) lazy var sampleBufferRenderer = AVSampleBufferVideoRenderer(pictures)

  /// Lays out the sublayers, and adjusts the visible part of the frame.
  open override func layoutSublayers() {
    super.layoutSublayers()
    place()
  }

  // MARK: Internals

  let pictures: PictureQueue
  private var link: CADisplayLink?
  /// The size of the shown frame; nil without one.
  private var size: CGSize?

  /// Shows changes of the queue before the turn of the app ends.
  private func connect() {
    let (me, context) = (WeakReference(self), AppContext.current)
    pictures.setOnChange {
      AppContext.with(context) { PhoneTime.runLater { me.object?.show() } }
    }
  }

  /// Shows the frame at the current time; while frames are pending, it continues with each refresh
  /// of the screen.
  private func show() {
    if pictures.shown == nil { clear() }
    if let buffer = pictures.take(at: timebase.time), let image = buffer.imageBuffer?.image {
      let isFirst = size == nil
      if isFirst { willChangeValue(for: \.isReadyForDisplay) }
      size = CGSize(width: image.width, height: image.height)
      if isFirst { didChangeValue(for: \.isReadyForDisplay) }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      contents = image
      place()
      CATransaction.commit()
    }
    pictures.request.ask(for: pictures)
    if pictures.isEmpty, !pictures.request.isActive {
      link?.invalidate()
      link = nil
    } else if link == nil {
      let link = CADisplayLink { [weak self] _ in self?.show() }
      link.add(to: .main, forMode: .common)
      self.link = link
      // Outside of a turn of the app, such as on a queue of its own, this requests one.
      LayerSession.current.hasChanged = true
    }
  }

  private func clear() {
    guard size != nil else { return }
    willChangeValue(for: \.isReadyForDisplay)
    size = nil
    didChangeValue(for: \.isReadyForDisplay)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = nil
    CATransaction.commit()
  }

  private func place() {
    guard let size else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    videoGravity.place(videoGravity.rect(of: size, in: bounds), in: self)
    CATransaction.commit()
  }
}

extension AVSampleBufferDisplayLayer: SynchronizedRenderer {
  func follow(_ timebase: CMTimebase?, onData: (@Sendable () -> Void)?) {
    pictures.follow(timebase, onData: onData)
    pictures.changed()
  }

  func run(_ course: RenderingCourse?) { pictures.changed() }

  var needsLead: Bool { false }
}
