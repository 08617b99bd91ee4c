internal import TactusCrashReports
import TactusThreads
import TactusVirtualTime

/// A layer that shows the pictures that an app gives, each at its time (Players.QR1…).
///
/// - Thread: main; samples may be enqueued on any thread.
open class AVSampleBufferDisplayLayer: CALayer, AVQueuedSampleBufferRendering {
  /// Creates a layer without pictures.
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

  /// Creates a layer from an archive, without pictures.
  public required init?(coder: NSCoder) {
    pictures = PictureQueue()
    super.init(coder: coder)
    connect()
  }

  deinit { link?.invalidate() }

  // MARK: Configuration

  /// The timebase by which pictures are shown; nil for the time of the host (Players.QR2).
  ///
  /// A synchronizer that has the layer takes its place.
  open var controlTimebase: CMTimebase? {
    get { pictures.controlTimebase }
    set {
      pictures.controlTimebase = newValue
      pictures.changed()
    }
  }

  /// The video gravity: how frames fill the layer.
  open var videoGravity: AVLayerVideoGravity = .resizeAspect {
    didSet { if videoGravity != oldValue { place() } }
  }

  /// Whether frames are left out of screenshots; stored: only the simulator takes them.
  open var preventsCapture = false
  /// Whether the screen stays on while pictures are shown; stored: the app does that.
  open var preventsDisplaySleepDuringVideoPlayback = true

  // MARK: Enqueuing

  /// The timebase that applies.
  open var timebase: CMTimebase { pictures.timebase }

  /// Adds a picture; samples that are not decoded fail (Players.QR4).
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

  /// Removes the pictures that wait; the one that is shown stays.
  open func flush() {
    willChangeValue(for: \.status)
    pictures.removeAll()
    didChangeValue(for: \.status)
    pictures.request.ask(for: pictures)
  }

  /// Removes the pictures that wait, and the one that is shown.
  open func flushAndRemoveImage() {
    pictures.shown = nil
    flush()
    pictures.changed()
  }

  /// Whether more pictures should be enqueued now (Players.QR3).
  open var isReadyForMoreMediaData: Bool { pictures.wantsSamples }

  /// Calls a function on a queue whenever more pictures should be enqueued (Players.QR3).
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {
    pictures.request.start(on: queue, using: block, for: pictures)
    pictures.changed()
  }

  /// Ends the calls of the function.
  open func stopRequestingMediaData() { pictures.request.stop() }

  /// Whether a picture waits.
  open var hasSufficientMediaDataForReliablePlaybackStart: Bool { !pictures.isEmpty }

  // MARK: Observing

  /// The state.
  open var status: AVQueuedSampleBufferRenderingStatus { pictures.status }
  /// The reason for the state `failed`.
  open var error: (any Error)? { pictures.error }
  /// Whether the queue must be flushed before frames are shown again.
  open var requiresFlushToResumeDecoding: Bool { status == .failed }
  /// Whether a picture is shown; can be observed.
  open var isReadyForDisplay: Bool { size != nil }
  /// Whether pictures are hidden because a screen is not protected; false.
  open var outputObscuredDueToInsufficientExternalProtection: Bool { false }
  /// The renderer of the layer's pictures.
  open private(set) lazy var sampleBufferRenderer = AVSampleBufferVideoRenderer(pictures)

  /// Lays out the sublayers, and adjusts the part of the picture that is shown.
  open override func layoutSublayers() {
    super.layoutSublayers()
    place()
  }

  // MARK: Internals

  let pictures: PictureQueue
  private var link: CADisplayLink?
  /// The size of the picture that is shown; nil without one.
  private var size: CGSize?

  /// Shows changes of the queue before the turn of the app ends.
  private func connect() {
    let (me, context) = (WeakReference(self), AppContext.current)
    pictures.setOnChange {
      AppContext.with(context) { PhoneTime.runLater { me.object?.show() } }
    }
  }

  /// Shows the picture of the present time, and looks for the next one with each frame of the
  /// screen while there is one to come.
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
