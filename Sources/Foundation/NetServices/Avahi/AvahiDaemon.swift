internal import CFNetwork
import TactusCoreFoundation
internal import TactusCrashReports
internal import TactusMessageBus

/// The Avahi daemon, as the objects of one bus use it.
///
/// The bus is opened for the first object, and left after the last one: a program without services
/// has neither a connection nor a thread for them. Calls wait for their replies on the queue, which
/// no app sees.
///
/// Steps Networking.NW39 and NW42.
///
/// - Thread: its queue, except where a method says otherwise.
final class AvahiDaemon: @unchecked Sendable {
  /// The queue of everything that is done with daemons.
  static let queue = DispatchQueue(label: "tactus.bonjour")

  private let bus: BonjourBus
  private let connection: BusConnection
  /// The functions that receive the signals of the objects, by the paths of these.
  private var handlers: [String: (AvahiSignal) -> Void] = [:]
  /// Whether the daemon has ended, or the bus.
  private var isGone = false

  // MARK: Finding

  /// Returns the daemon of a bus.
  ///
  /// - Throws: A failure without a daemon, which one line reports.
  static func of(_ bus: BonjourBus) throws(BonjourFailure) -> AvahiDaemon {
    dispatchPrecondition(condition: .onQueue(queue))
    if let daemon = running[bus]?.daemon, !daemon.isGone { return daemon }
    guard bus != .system || !NetworkSwitch.isOff else {
      RuntimeWarning.once(
        "NetService: \(NetworkSwitch.bonjourRefusal)", kind: "note")
      throw BonjourFailure(.unknownError)
    }
    do {
      let daemon = try AvahiDaemon(bus)
      running[bus] = Entry(daemon: daemon)
      return daemon
    } catch {
      RuntimeWarning.once(
        "NetService: the Avahi daemon does not run, so that no service of Bonjour is published, "
          + "found or resolved; install the package avahi-daemon, and start it")
      throw BonjourFailure(.unknownError)
    }
  }

  // MARK: Doing

  /// Creates an object of the daemon.
  ///
  /// - Parameters:
  ///   - method: The method of the server that creates it.
  ///   - arguments: The arguments of the method.
  ///   - interface: The interface of the object, without that of all.
  ///   - hear: Receives the signals of the object, on the queue.
  func make(
    _ method: String, _ arguments: [BusVariant] = [], _ interface: String,
    hear: @escaping (AvahiSignal) -> Void
  ) throws(BonjourFailure) -> AvahiObject {
    let results = try call("/", "Server2", method, arguments)
    guard let path = results.first?.text else { throw BonjourFailure(.unknownError) }
    handlers[path] = hear
    return AvahiObject(self, path, interface)
  }

  /// Calls a method of an object, and waits for the results.
  @discardableResult
  func call(
    _ path: String, _ interface: String, _ method: String, _ arguments: [BusVariant] = []
  ) throws(BonjourFailure) -> [BusVariant] {
    do {
      return try connection.callAndWait(Self.call(path, interface, method, arguments))
    } catch {
      throw BonjourFailure(error)
    }
  }

  /// Removes an object of the daemon.
  ///
  /// - Thread: any.
  func free(_ path: String, _ interface: String) {
    Self.queue.async { [self] in
      handlers[path] = nil
      let call = Self.call(path, interface, "Free", [])
      connection.thread.run { [connection] in connection.call(call) { _ in } }
    }
  }

  // MARK: Internals

  private struct Entry { weak var daemon: AvahiDaemon? }

  /// The daemons in use; the queue guards them.
  ///
  /// Unchecked because the queue guards them.
  nonisolated(unsafe) private static var running: [BonjourBus: Entry] = [:]

  private static let name = "org.freedesktop.Avahi"

  /// The seconds after which a daemon that does not respond counts as missing.
  ///
  /// - Source: ours; a live one responds in a thousandth of that. Confidence: guess.
  private static let timeout = 5.0

  private init(_ bus: BonjourBus) throws(BusFailure) {
    self.bus = bus
    let address: String? = if case .address(let address) = bus { address } else { nil }
    connection = try BusConnection(address: address, isOfSystem: true)
    for interface in ["ServiceBrowser", "DomainBrowser", "RecordBrowser"] {
      listen(interface, "ItemNew") { .new($0) }
      listen(interface, "ItemRemove") { .removed($0) }
      listen(interface, "CacheExhausted") { _ in .knownReported }
      listen(interface, "AllForNow") { _ in .allForNow }
      listen(interface, "Failure") { _ in .failed }
    }
    listen("EntryGroup", "StateChanged") { .state($0.first?.number ?? -1) }
    connection.listen(
      to: ("org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged"), argument: Self.name
    ) { [weak self] signal in
      guard signal.arguments.last?.text == "" else { return }
      Self.queue.async { [weak self] in self?.end() }
    }
    connection.whenClosed { [weak self] in Self.queue.async { [weak self] in self?.end() } }
    // The bus may start the daemon.
    var first = Self.call("/", "Server2", "GetAPIVersion", [])
    first.mayStart = true
    _ = try connection.callAndWait(first)
  }

  private static func call(
    _ path: String, _ interface: String, _ method: String, _ arguments: [BusVariant]
  ) -> BusCall {
    BusCall(
      destination: name, path: path, interface: "\(name).\(interface)", method: method,
      arguments: arguments, timeout: timeout)
  }

  private func listen(
    _ interface: String, _ member: String,
    _ read: @escaping @Sendable ([BusVariant]) -> AvahiSignal
  ) {
    connection.listen(to: (Self.name, "\(Self.name).\(interface)", member)) { [weak self] signal in
      let found = read(signal.arguments)
      Self.queue.async { [weak self] in self?.handlers[signal.path]?(found) }
    }
  }

  /// Notifies all objects that the daemon is gone.
  private func end() {
    guard !isGone else { return }
    isGone = true
    for handler in handlers.values { handler(.daemonGone) }
  }
}

extension NetworkSwitch {
  /// The reason why services of Bonjour are not used where the network is off, with a remedy.
  fileprivate static var bonjourRefusal: String {
    isRestrictedKeyboard
      ? "the network is off in a keyboard without full access, so that no service of Bonjour is "
        + "published or found; the user allows it in Settings › Keyboard › Keyboards"
      : "the network is off in tests, so that no service of Bonjour is published or found; run "
        + "'tactus test --network' or set TACTUS_NETWORK=1"
  }
}
