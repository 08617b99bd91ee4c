import CTactusGio
import Synchronization
import TactusMessageBus
import TactusPhoneLink

/// The running app as a tree on the accessibility bus, so that Orca and test tools read and use it.
///
/// Steps ATSPI.BU1…
package final class ATSPIBridge: Sendable {
  /// The function that performs an action on an element of the app in front.
  ///
  /// Its argument is a function that returns the element's index in a list that the app has just
  /// sent, after `update` has received this list.
  package typealias Perform =
    @Sendable (AccessibilityAction, @escaping @Sendable () -> Int?) -> Void

  /// Connects to the accessibility bus and offers the tree.
  ///
  /// - Parameters:
  ///   - address: The address of the accessibility bus in D-Bus form; `nil` for that of the
  ///     environment, or else of the session bus.
  ///   - name: The name of the application until an app is in front.
  ///   - perform: Performs an action; called on a thread of the bus.
  ///   - onEnd: Called once if the bus is gone; on a thread of the bus.
  /// - Throws: `ATSPIError`.
  package init(
    bus address: String? = nil, name: String, perform: @escaping Perform,
    onEnd: @escaping @Sendable () -> Void
  ) throws(ATSPIError) {
    let places = ObjectReference()
    object = ATSPIObject(name) { action, node in perform(action) { places.object?.place(of: node) }
    }
    places.object = object
    do throws(BusFailure) {
      let place = if let address { address } else { try Self.address() }
      connection = try BusConnection(address: place)
      try connection.export(
        object, below: ATSPIInterface.path, interfaces: ATSPIInterface.description)
      try connection.export(
        cache, below: ATSPICache.path, interfaces: ATSPICache.description)
      connection.whenClosed { [isOver] in
        if !isOver.value.exchange(true, ordering: .relaxed) { onEnd() }
      }
      object.setPlace(connection.uniqueName, under: try Self.embed(connection))
    } catch {
      throw ATSPIError(error)
    }
  }

  deinit { isOver.value.store(true, ordering: .relaxed) }

  // MARK: Doing

  /// Shows other elements.
  ///
  /// - Parameters:
  ///   - elements: The elements of the app in front, each after its parent.
  ///   - name: The name of the app.
  ///   - isRightToLeft: Whether rows are read from right to left.
  /// - Thread: any, one at a time.
  package func update(_ elements: [ScreenElement], name: String, isRightToLeft: Bool) {
    let events = object.update(elements, name: name, isRightToLeft: isRightToLeft)
    for event in events.prefix(Self.maximumEvents) { emit(event) }
  }

  /// Announces a text that an app wants spoken.
  ///
  /// - Thread: any.
  package func announce(_ text: String) {
    emit(ATSPIEvent(node: 1, kind: .announcement(ATSPINode.limited(text))))
  }

  // MARK: Internals

  /// The largest number of events of one update.
  ///
  /// - Source: ours: clients read the tree again if much has changed. Confidence: guess.
  private static let maximumEvents = 2000

  private let connection: BusConnection
  private let object: ATSPIObject
  private let cache = ATSPICache()
  private let isOver = Ending()

  /// Whether the bus is gone, or the bridge has ended itself.
  private final class Ending: Sendable {
    let value = Atomic(false)
  }

  /// A reference to the object, for a function that the object itself has.
  ///
  /// Sendable because it is set once, before the bus calls anything.
  private final class ObjectReference: @unchecked Sendable {
    weak var object: ATSPIObject?
  }

  /// Requests the address of the accessibility bus (ATSPI.BU1).
  private static func address() throws(BusFailure) -> String {
    if let address = g_getenv("AT_SPI_BUS_ADDRESS").map({ String(cString: $0) }), !address.isEmpty {
      return address
    }
    let call = BusCall(
      destination: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Bus",
      method: "GetAddress", mayStart: true, timeout: 5)
    let answer = try BusConnection().callAndWait(call)
    guard let address = answer.first?.text, !address.isEmpty else { throw .nobody }
    return address
  }

  /// Registers the application, and returns the reference to its parent.
  private static func embed(_ connection: BusConnection) throws(BusFailure) -> BusVariant {
    let call = BusCall(
      destination: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root",
      interface: "org.a11y.atspi.Socket", method: "Embed",
      arguments: [
        .structure([.text(connection.uniqueName), .path(ATSPIInterface.path(of: "root"))])
      ], mayStart: true, timeout: 5)
    let answer = try connection.callAndWait(call)
    guard let parent = answer.first, case .structure = parent else {
      throw .refused(reason: "the registry has sent an unexpected answer")
    }
    return parent
  }

  private func emit(_ event: ATSPIEvent) {
    let path = ATSPIInterface.path(of: event.node == 0 ? "root" : "\(event.node)")
    func send(
      _ member: String, _ detail: String, _ first: Int, _ second: Int, _ value: BusVariant,
      of kind: String = "Object"
    ) {
      connection.emit(
        member, of: "\(ATSPIInterface.prefix)Event.\(kind)", at: path,
        [
          .text(detail), .int32(Int32(clamping: first)), .int32(Int32(clamping: second)),
          .variant(value), .dictionary([:]),
        ])
    }
    switch event.kind {
    case .state(let name, let isOn): send("StateChanged", name, isOn ? 1 : 0, 0, .int32(0))
    case .name(let name): send("PropertyChange", "accessible-name", 0, 0, .text(name))
    case .detail(let text): send("PropertyChange", "accessible-description", 0, 0, .text(text))
    case .value(let number): send("PropertyChange", "accessible-value", 0, 0, .double(number))
    case .text(let old, let new):
      if !old.isEmpty { send("TextChanged", "delete", 0, old.unicodeScalars.count, .text(old)) }
      if !new.isEmpty { send("TextChanged", "insert", 0, new.unicodeScalars.count, .text(new)) }
    case .bounds:
      send("BoundsChanged", "", 0, 0, .structure([.int32(0), .int32(0), .int32(0), .int32(0)]))
    case .added(let child, let index):
      send("ChildrenChanged", "add", index, 0, object.reference(child))
    case .removed(let child, let index):
      send("ChildrenChanged", "remove", index, 0, object.reference(child))
    case .announcement(let text): send("Announcement", "", 1, 0, .text(text))
    case .activated: send("Activate", "", 0, 0, .int32(0), of: "Window")
    }
  }
}
