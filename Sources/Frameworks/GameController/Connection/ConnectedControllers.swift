import Foundation
internal import TactusEmbeddedPhone
internal import TactusPhoneClient
internal import TactusPhoneHardware
internal import TactusThreads
internal import TactusVirtualTime

/// The connected controllers of an app.
///
/// Sendable because a lock guards the lists; controllers change on the main thread.
final class ConnectedControllers: @unchecked Sendable {
  /// The controllers of the app; they start to follow the gamepads on first use.
  static var shared: ConnectedControllers { ofContext.value }

  /// The controllers of the app, which follow the gamepads from now on.
  static var started: ConnectedControllers {
    let controllers = shared
    controllers.start()
    return controllers
  }

  // MARK: Doing

  /// Adds a controller (GameControllers.CO2).
  @MainActor
  func connect(_ controller: GCController) {
    let hasCurrent = lock.withLock {
      list.append(controller)
      return used != nil
    }
    post("GCControllerDidConnectNotification", controller)
    // Before any use, the first controller is the current one (a guess).
    if !hasCurrent { makeCurrent(controller) }
  }

  /// Removes a controller (GameControllers.CO3).
  @MainActor
  func disconnect(_ controller: GCController) {
    let (isKnown, wasCurrent) = lock.withLock {
      let count = list.count
      list.removeAll { $0 === controller }
      defer { if used === controller { used = nil } }
      return (list.count < count, used === controller)
    }
    guard isKnown else { return }
    post("GCControllerDidDisconnectNotification", controller)
    if wasCurrent { post("GCControllerDidStopBeingCurrentNotification", controller) }
  }

  /// Applies values of a controller, which becomes the current one (GameControllers.CO4).
  @MainActor
  func move(_ controller: GCController, _ values: [GamepadControl: Float]) {
    makeCurrent(controller)
    controller.take(values)
  }

  /// Starts a search; at most one runs at a time (GameControllers.CO8).
  func startDiscovery(_ completion: (() -> Void)?) {
    let number = lock.withLock {
      search += 1
      if let completion { completions.append(completion) }
      return search
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.searchTime) { [self] in
      guard lock.withLock({ search == number }) else { return }
      stopDiscovery()
    }
  }

  /// Stops the search.
  func stopDiscovery() {
    let done = lock.withLock {
      defer { completions = [] }
      search += 1
      return completions
    }
    HandlerDelivery.run(done, on: .main)
  }

  // MARK: Observing

  /// The connected controllers.
  var controllers: [GCController] { lock.withLock { list } }

  /// The controller that was used last.
  var current: GCController? { lock.withLock { used } }

  /// Whether controllers are read in the background.
  var monitorsInBackground: Bool {
    get { lock.withLock { readsInBackground } }
    set { lock.withLock { readsInBackground = newValue } }
  }

  // MARK: Internals

  private static let ofContext = ContextLocal(ConnectedControllers())

  /// The duration of a search in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let searchTime = 30.0

  private let lock = NSLock()
  private var list: [GCController] = []
  private var used: GCController?
  private var readsInBackground = false
  private var isStarted = false
  private var search = 0
  private var completions: [() -> Void] = []
  @MainActor private var isInBackground = false
  /// The values that were reported in the background, by gamepad number.
  @MainActor private var waiting: [Int: [GamepadControl: Float]] = [:]

  private init() {}

  private func start() {
    let isFirst = lock.withLock {
      defer { isStarted = true }
      return !isStarted
    }
    guard isFirst else { return }
    let link = AppPhone.link
    let channel = GamepadChannel.of(link)
    let context = AppContext.current
    channel.follow { [weak self] change in
      // GameControllers.CO1: on the main queue, in the order of the changes.
      AppContext.with(context) { PhoneTime.runLater { self?.take(change) } }
    }
    channel.watchMachine(link)
    observe(UIApplication.didEnterBackgroundNotification) { $0.isInBackground = true }
    observe(UIApplication.willEnterForegroundNotification) { controllers in
      controllers.isInBackground = false
      controllers.takeWaiting()
    }
  }

  @MainActor
  private func take(_ change: GamepadChange) {
    switch change {
    case .arrived(let description): connect(GCController(description))
    case .departed(let id):
      waiting[id] = nil
      if let controller = controller(id) { disconnect(controller) }
    case .moved(let id, let values):
      // GameControllers.CO7.
      if isInBackground, !monitorsInBackground {
        waiting[id, default: [:]].merge(values) { $1 }
      } else if let controller = controller(id) {
        move(controller, values)
      }
    case .charged(let id, let battery): controller(id)?.charge = battery
    }
  }

  @MainActor
  private func takeWaiting() {
    let all = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    for (id, values) in all {
      if let controller = controller(id) { move(controller, values) }
    }
  }

  private func observe(
    _ name: NSNotification.Name, _ body: @escaping @MainActor (ConnectedControllers) -> Void
  ) {
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      [weak self] _ in
      // The application posts them on the main thread.
      MainActor.assumeIsolated { if let self { body(self) } }
    }
  }

  private func controller(_ id: Int) -> GCController? {
    controllers.first { $0.deviceID == id }
  }

  @MainActor
  private func makeCurrent(_ controller: GCController) {
    let old = lock.withLock {
      defer { used = controller }
      return used
    }
    guard old !== controller else { return }
    if let old { post("GCControllerDidStopBeingCurrentNotification", old) }
    post("GCControllerDidBecomeCurrentNotification", controller)
  }

  private func post(_ name: String, _ controller: GCController) {
    NotificationCenter.default.post(name: NSNotification.Name(name), object: controller)
  }
}
