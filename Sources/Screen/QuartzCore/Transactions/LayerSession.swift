import Synchronization

/// What belongs to all layers of a thread: their clock, open transactions, and what is in motion.
///
/// Whoever shows layers drives it: UIKit puts its windows' layers in as roots, winds the clock, and at
/// each turn calls `flush` and `advance`. A test opens one of its own with a clock it winds by hand.
///
/// - Thread: the one it was made on.
package final class LayerSession {
  /// The time that layers live in.
  package let clock: MediaClock
  /// The number of its last commit, with which all changes before became visible; 0 before the first.
  private(set) var lastCommit = 0
  /// Whether anything has changed that a picture would show, since somebody set it to false.
  package var hasChanged = false {
    didSet { if hasChanged, !oldValue { onChange() } }
  }
  /// Is called when something has changed for the first time since then.
  package var onChange: () -> Void = {}

  var transactions: [Transaction] = []
  /// The layers that are in motion, each as long as it is.
  var moving: [ObjectIdentifier: CALayer] = [:]
  private var windows: [Weak<CALayer>] = []
  var links: [CADisplayLink] = []
  /// What moves layers by its own time.
  var motions: [any TimedMotion] = []
  /// The last picture that was made.
  var shown = ShownPicture()

  /// Makes a session with a clock.
  package init(clock: MediaClock) { self.clock = clock }

  // MARK: Counting

  /// How many commits there were in the process: a layer can be made in one session, such as that of a
  /// thread of its own, and shown in another, which has to commit after that.
  static var commitCount: Int { commits.load(ordering: .relaxed) }

  private static let commits = Atomic(0)

  // MARK: Finding

  /// The session of this thread.
  package static var current: LayerSession { ThreadSession.current }

  /// Calls a closure in which another session is this thread's.
  package static func with<Result>(
    _ session: LayerSession, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = ThreadSession.exchange(session)
    defer { _ = ThreadSession.exchange(before) }
    return try body()
  }

  // MARK: Showing

  /// The layers that are shown, such as those of windows.
  package var roots: [CALayer] { windows.compactMap(\.value) }

  /// Has a layer shown, with all that is in it; it is laid out and displayed from now on.
  package func addRoot(_ layer: CALayer) {
    removeRoot(layer)
    windows.append(Weak(value: layer))
    hasChanged = true
  }

  /// Has a layer shown no more.
  package func removeRoot(_ layer: CALayer) {
    windows.removeAll { $0.value == nil || $0.value === layer }
    hasChanged = true
  }

  /// Lays out and displays what waits for it, and makes all changes so far visible.
  ///
  /// Source: Documentation/Behaviour/Layers.md#transactions (X6)
  package func flush() {
    let roots = roots
    for root in roots { root.layOutTree() }
    for root in roots { root.displayTree() }
    if !roots.isEmpty { stopUnseen(roots) }
    // Explicit transactions that are still open go on.
    guard transactions.count <= 1 else { return }
    let implicit = transactions.popLast()
    begin()
    lastCommit = Self.commits.add(1, ordering: .relaxed).newValue
    implicit?.close()
  }

  /// Removes the animations of layers that were taken out of what is shown.
  ///
  /// Source: Documentation/Behaviour/Layers.md#animations (A11)
  private func stopUnseen(_ roots: [CALayer]) {
    let shown = Set(roots.map(ObjectIdentifier.init))
    for layer in moving.values where !shown.contains(ObjectIdentifier(layer.outermost)) {
      layer.removeAllRunning()
    }
  }

  /// Gives what was added without a beginning its beginning: now.
  private func begin() {
    let time = clock.now
    for layer in moving.values { layer.beginAnimations(at: time) }
  }

  // MARK: Time

  /// Tells delegates what has begun, lets go of what has ended, and tells who waits for it.
  ///
  /// Call it after each step of the clock, before the next picture.
  package func advance() {
    let time = clock.now
    for layer in moving.values.sorted(by: { $0.serial < $1.serial }) {
      layer.tellBeginnings(at: time)
    }
    let ends = moving.values.flatMap { $0.endedAnimations(at: time) }
    // What ended first is told first, and of what ended together what was added first.
    for end in ends.sorted(by: { ($0.time, $0.running.serial) < ($1.time, $1.running.serial) }) {
      end.layer.finish(end.running)
    }
    for motion in motions where (motion.nextMoment ?? .infinity) <= time { motion.reach(time) }
    for link in links { link.step(to: time) }
  }

  /// When a picture may look different without anybody changing anything; `nil` if never.
  ///
  /// While something moves it is the next turn of the screen.
  package var nextChange: CFTimeInterval? {
    let time = clock.now
    let frame = ScreenBeat.next(after: time)
    let moments = motions.compactMap(\.nextMoment).map { max($0, time) }
    var next = (links.compactMap { $0.nextStep(after: time) } + moments).min()
    for layer in moving.values {
      guard let change = layer.nextChange(after: time, frame: frame) else { continue }
      next = min(next ?? change, change)
    }
    return next
  }

  private var serials = 0

  /// A number that is higher than all before.
  func nextSerial() -> Int {
    serials += 1
    return serials
  }
}

/// The times at which a screen shows a new picture.
enum ScreenBeat {
  /// Pictures a second.
  ///
  /// - Source: that of all iPhones but those with ProMotion (documented).
  static let rate = 60.0

  /// The first beat after a time.
  static func next(after time: CFTimeInterval) -> CFTimeInterval {
    // A time that is a beat but for rounding is that beat, and not the one before.
    ((time * rate + 1e-6).rounded(.down) + 1) / rate
  }
}

/// An object that is let go of when nobody else holds it.
struct Weak<Object: AnyObject> {
  weak var value: Object?
}
