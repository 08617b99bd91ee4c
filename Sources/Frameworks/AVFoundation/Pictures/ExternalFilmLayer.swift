import TactusDisplayList
import TactusPhoneClient
internal import TactusPhoneLink
import TactusThreads
import TactusVirtualTime

/// The layer of a movie that an external device shows, on no screen of the phone (Players.AP2…).
final class ExternalFilmLayer: AVPlayerLayer {
  /// Creates the layer of a player, which owns it.
  init(of player: AVPlayer) {
    (owner, line) = (player, player.link)
    super.init()
    bounds = CGRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height)
    backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  }

  override init(layer: Any) {
    let original = layer as? ExternalFilmLayer
    (owner, line) = (original?.owner, original?.line)
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { return nil }

  deinit {
    if isShown { line?.connection.send(.externalPicture(nil)) }
  }

  override var player: AVPlayer? {
    get { owner }
    set {}
  }

  override var isExternal: Bool { true }

  override func startShowing() {
    timers += 1
    wait(timers)
  }

  override func stopShowing() { timers += 1 }

  /// Sends the frame and the subtitle at the current time, if they have changed.
  override func show() {
    super.show()
    guard contents != nil else { return }
    layoutIfNeeded()
    let context = CGContext(recording: Self.size, scale: 1)
    render(in: context)
    guard let drawing = context.recorded(), drawing != last else { return }
    last = drawing
    isShown = true
    // A movie may have more pixels than fit into a message.
    let (fitting, _) = reducer.reduce(drawing, to: LinkLimits.frameBytes, scale: 1)
    let bytes = DrawingWriter.bytes(of: fitting)
    guard bytes.count <= LinkLimits.frameBytes else { return }
    line?.connection.send(.externalPicture(ScreenFrame(bytes)))
  }

  // MARK: Internals

  /// The size of the other screen in points.
  ///
  /// - Source: ours: the smallest size of televisions. Confidence: guess.
  private static let size = CGSize(width: 1280, height: 720)

  /// The minimum seconds between two frames.
  ///
  /// - Source: ours: the refreshes of a television. Confidence: guess.
  private static let shortest = 1 / 60.0

  private weak var owner: AVPlayer?
  private let line: ClientLink?
  private var reducer = ImageReducer()
  /// The drawing sent last.
  private var last: Drawing?
  /// Whether the device currently shows a frame of this layer.
  private var isShown = false
  /// The number of timers so far; only the last one counts.
  private var timers = 0

  /// Waits for the start of the movie's next frame.
  private func wait(_ timer: Int) {
    guard let item = owner?.currentItem, item.clock.isRunning else { return }
    let rate = item.media?.video?.frameRate ?? 0
    let period = Int64(1e9 / (rate > 0 ? rate : 30))
    let into = item.place % period
    let left = item.clock.rate < 0 ? into + 1 : period - into
    let speed = max(abs(item.clock.rate), 0.01)
    let me = WeakReference(self)
    PhoneTime.run(after: max(Double(left) / 1e9 / speed, Self.shortest)) {
      guard let layer = me.object, layer.timers == timer else { return }
      layer.show()
      layer.wait(timer)
    }
  }
}
