import Synchronization
import TactusThreads

/// The state that all layers of a thread share: clock, open transactions, running animations.
///
/// The host of the layers drives it: UIKit adds its windows' layers as roots, sets the clock, and
/// calls `flush` and `advance` on each turn of the run loop. Tests use a session with a clock of
/// their own.
///
/// - Thread: the one it was made on.
package final class LayerSession {
  /// The clock of layer time.
  package let clock: MediaClock
  /// The number of the last commit; 0 before the first.
  private(set) var lastCommit = 0
  /// Whether anything visible has changed since this was last set to `false`.
  package var hasChanged = false {
    didSet {
      guard hasChanged else { return }
      changeCount &+= 1
      if !oldValue { onChange() }
    }
  }
  /// The number of changes so far, without those that were subtracted again.
  package private(set) var changeCount: UInt64 = 0
  /// A closure that is called when `hasChanged` becomes `true`, and when a layer needs layout or
  /// display before that.
  package var onChange: () -> Void = {}

  var transactions: [Transaction] = []
  /// The layers with running animations, retained meanwhile.
  var moving: [ObjectIdentifier: CALayer] = [:]
  private var windows: [WeakReference<CALayer>] = []
  var links: [CADisplayLink] = []
  /// The motions that have timers of their own.
  var motions: [any TimedMotion] = []
  /// The last picture.
  var shown = RenderedPicture()

  /// Creates a session with a clock.
  package init(clock: MediaClock) { self.clock = clock }

  // MARK: Counting

  /// The number of commits in the process.
  ///
  /// A layer may be created in one thread's session and shown in another's, which then has to
  /// commit.
  static var commitCount: Int { commits.load(ordering: .relaxed) }

  private static let commits = Atomic(0)

  // MARK: Finding

  /// The session of this thread.
  package static var current: LayerSession { ThreadLocalSession.current }

  /// Whether a session was chosen for this thread by `with`.
  package static var isChosen: Bool { ThreadLocalSession.chosen != nil }

  /// Makes this thread's session that of the main actor, whichever threads serve it.
  ///
  /// After `dispatchMain()` several do (measured, Swift 6.3 on Linux).
  @MainActor
  package static func shareCurrent() { ThreadLocalSession.shareCurrent() }

  /// Gives each thread its own session again.
  @MainActor
  package static func stopSharing() { ThreadLocalSession.stopSharing() }

  /// Calls a closure during which another session is this thread's.
  package static func with<Result>(
    _ session: LayerSession, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = ThreadLocalSession.exchange(session)
    defer { _ = ThreadLocalSession.exchange(before) }
    return try body()
  }

  // MARK: Showing

  /// Requests an update for a layer that needs layout or display (Turns.TU10).
  func requestUpdate() {
    if !hasChanged { onChange() }
  }

  /// Subtracts a change that has just been made, because its effect on all layers is known in
  /// another way.
  package func forgetChange() { changeCount &-= 1 }

  /// The root layers that are shown, such as those of windows.
  package var roots: [CALayer] { windows.compactMap(\.object) }

  /// Adds a root layer; from now on it is laid out and displayed.
  package func addRoot(_ layer: CALayer) {
    removeRoot(layer)
    windows.append(WeakReference(layer))
    hasChanged = true
  }

  /// Keeps the animations of a layer's tree while the layer exists (Layers.A12).
  package func keepAnimations(of layer: CALayer) {
    films.removeAll { $0.object == nil || $0.object === layer.root }
    films.append(WeakReference(layer.root))
  }

  /// Removes a root layer.
  package func removeRoot(_ layer: CALayer) {
    windows.removeAll { $0.object == nil || $0.object === layer }
    hasChanged = true
  }

  /// Lays out and displays pending layers, and commits the implicit transaction.
  ///
  /// Source: Layers.X6
  package func flush() {
    let roots = roots
    for root in roots { root.layOutTree() }
    markMissingTiles(in: roots)
    for root in roots { root.displayTree() }
    if !roots.isEmpty { removeAnimationsOfHiddenLayers(roots) }
    // Explicit transactions stay open.
    guard transactions.count <= 1 else { return }
    let implicit = transactions.popLast()
    begin()
    lastCommit = Self.commits.add(1, ordering: .relaxed).newValue
    implicit?.close()
  }

  /// Remembers a layer whose tiles are drawn as they become visible.
  func watch(_ layer: CATiledLayer) {
    guard !tiled.contains(where: { $0.object === layer }) else { return }
    tiled.removeAll { $0.object == nil }
    tiled.append(WeakReference(layer))
  }

  /// Marks the shown tiled layers whose visible tiles have not been drawn (Layers.TL2).
  private func markMissingTiles(in roots: [CALayer]) {
    for layer in tiled.compactMap(\.object) where roots.contains(where: { $0 === layer.root }) {
      layer.markMissingTiles()
    }
  }

  /// Removes the animations of layers that are no longer in a shown tree.
  ///
  /// Source: Layers.A11
  private func removeAnimationsOfHiddenLayers(_ roots: [CALayer]) {
    let shown = Set(roots.map(ObjectIdentifier.init))
    let kept = Set(films.compactMap { $0.object.map(ObjectIdentifier.init) })
    for layer in moving.values
    where !shown.contains(ObjectIdentifier(layer.root))
      && !kept.contains(ObjectIdentifier(layer.root))
    {
      layer.removeAllRunning()
    }
  }

  /// Sets the begin time of animations without one to now.
  private func begin() {
    let time = clock.now
    for layer in moving.values { layer.beginAnimations(at: time) }
  }

  // MARK: Time

  /// Notifies delegates of begun and ended animations, and fires motions and display links.
  ///
  /// Call it after each change of the clock, before the next picture.
  package func advance() {
    let time = clock.now
    for layer in moving.values.sorted(by: { $0.serial < $1.serial }) {
      layer.notifyBeginnings(at: time)
    }
    let ends = moving.values.flatMap { $0.endedAnimations(at: time) }
    // Notifications are in the order of the ends, then in the order of addition.
    for end in ends.sorted(by: { ($0.time, $0.running.serial) < ($1.time, $1.running.serial) }) {
      end.layer.finish(end.running)
    }
    for motion in motions where (motion.nextFireTime ?? .infinity) <= time {
      motion.advance(to: time)
    }
    for link in links { link.step(to: time) }
  }

  /// The next time at which the picture may change by itself, or `nil` if never.
  ///
  /// While an animation runs it is the next frame.
  package var nextChange: CFTimeInterval? {
    let time = clock.now
    let frame = FrameSchedule.next(after: time)
    let moments = motions.compactMap(\.nextFireTime).map { max($0, time) }
    var next = (links.compactMap { $0.nextStep(after: time) } + moments).min()
    for layer in moving.values {
      guard let change = layer.nextChange(after: time, frame: frame) else { continue }
      next = min(next ?? change, change)
    }
    return next
  }

  private var serials = 0
  /// The layers that draw tiles as they become visible.
  private var tiled: [WeakReference<CATiledLayer>] = []
  /// The layers that films show, whose animations stay though no window shows them (Layers.A12).
  private var films: [WeakReference<CALayer>] = []

  /// Returns a number greater than all before.
  func nextSerial() -> Int {
    serials += 1
    return serials
  }
}

/// The times of the screen's frames.
enum FrameSchedule {
  /// The frame rate, in frames per second.
  ///
  /// - Source: that of all iPhones but those with ProMotion (documented).
  static let rate = 60.0

  /// Returns the first frame after a time.
  static func next(after time: CFTimeInterval) -> CFTimeInterval {
    // The tolerance maps a time that is a frame except for rounding to that frame.
    ((time * rate + 1e-6).rounded(.down) + 1) / rate
  }
}
