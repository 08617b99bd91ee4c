import Synchronization
import TactusMessageBus
import TestSupport
import Testing

/// Tests of two connections to a private bus, of which one offers an object.
@Suite(.enabled(if: PrivateBus.isInstalled)) struct BusConnectionTests {
  /// An object that answers with its arguments, and keeps a number.
  private final class Echo: BusObject {
    static let interface = "org.tactus.Echo"
    static let description = """
      <node>
      <interface name='org.tactus.Echo'>
      <method name='Echo'><arg type='v' direction='in'/><arg type='v' direction='out'/></method>
      <method name='Refuse'/><method name='Forget'/>
      <property name='Number' type='t' access='readwrite'/>
      <property name='Nothing' type='s' access='read'/>
      </interface>
      <interface name='org.tactus.Other'><method name='Refuse'/></interface>
      </node>
      """
    let number = Mutex<UInt64>(0)

    func receive(_ invocation: BusInvocation) {
      switch invocation.method {
      case "Echo": invocation.answer(invocation.arguments)
      case "Refuse": invocation.refuse("org.tactus.Error.Refused", "at \(invocation.path)")
      default: break
      }
    }

    func property(_ name: String, of interface: String, at path: String) -> BusVariant? {
      name == "Number" ? .uint64(number.withLock { $0 }) : nil
    }

    func set(_ name: String, of interface: String, at path: String, to value: BusVariant) -> Bool {
      guard case .uint64(let new) = value, new < 100 else { return false }
      number.withLock { $0 = new }
      return true
    }
  }

  private let bus: PrivateBus
  private let owner: BusConnection
  private let client: BusConnection
  private let echo = Echo()

  init() throws {
    bus = try PrivateBus()
    owner = try BusConnection(address: bus.address)
    client = try BusConnection(address: bus.address)
  }

  private func call(
    _ method: String, _ arguments: BusVariant..., interface: String = Echo.interface
  ) throws -> [BusVariant] {
    try client.callAndWait(
      BusCall(
        destination: owner.uniqueName, path: "/echo", interface: interface, method: method,
        arguments: arguments, timeout: 60))
  }

  private func name(of body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      return (error as? BusFailure)?.name
    }
  }

  @Test(
    "Values of all types arrive as they were sent",
    arguments: [
      .flag(true), .byte(.max), .int16(.min), .uint16(.max), .int32(.min), .uint32(.max),
      .int64(.min), .uint64(.max), .double(-0.5), .text("Größe"), .path("/a/b"), .type("a{sv}"),
      .bytes([0, 255]), .bytes([]), .texts([]), .texts(["a", ""]), .paths(["/a"]),
      .structure([.text("a"), .structure([.int32(1)])]), .dictionary([:]),
      .dictionary(["a": .flag(false), "b": .list([.double(1)], of: "d")]),
      .map([.init(.uint16(76), .variant(.bytes([2, 21])))], of: "{qv}"),
      .textMap(["a": "b", "c": ""]), .variant(.variant(.uint32(1))),
    ] as [BusVariant])
  func values(value: BusVariant) throws {
    try owner.export(echo, at: "/echo", interfaces: Echo.description)
    #expect(try call("Echo", .variant(value)) == [.variant(value)])
  }

  @Test("A refused call has the name of its error, and an object that does not answer refuses")
  func refusals() throws {
    let numbers = try owner.export(
      echo, at: "/echo", interfaces: Echo.description, names: [Echo.interface])
    #expect {
      _ = try call("Refuse")
    } throws: {
      $0 as? BusFailure
        == BusFailure(.refused, name: "org.tactus.Error.Refused", reason: "at /echo")
    }
    #expect(name { _ = try call("Forget") } == BusFailure.noReply)
    #expect(
      name { _ = try call("Refuse", interface: "org.tactus.Other") }
        == "org.freedesktop.DBus.Error.UnknownMethod")
    owner.withdraw(numbers)
    #expect(name { _ = try call("Refuse") } == "org.freedesktop.DBus.Error.UnknownMethod")
    let missing = BusCall(
      destination: "org.tactus.Missing", path: "/", interface: "a.b", method: "C", timeout: 60)
    #expect {
      _ = try client.callAndWait(missing)
    } throws: {
      ($0 as? BusFailure)?.kind == .nobody
        && ($0 as? BusFailure)?.name == "org.freedesktop.DBus.Error.NameHasNoOwner"
    }
  }

  @Test("Properties are read, set and announced")
  func properties() throws {
    try owner.export(echo, at: "/echo", interfaces: Echo.description)
    let interface = "org.freedesktop.DBus.Properties"
    let key = (BusVariant.text(Echo.interface), BusVariant.text("Number"))
    _ = try call("Set", key.0, key.1, .variant(.uint64(7)), interface: interface)
    #expect(try call("Get", key.0, key.1, interface: interface) == [.variant(.uint64(7))])
    #expect(
      name { _ = try call("Set", key.0, key.1, .variant(.uint64(700)), interface: interface) }
        == BusFailure.invalidArguments)
    #expect(
      name { _ = try call("Get", key.0, .text("Nothing"), interface: interface) } != nil)
    let signals = Mailbox<String>()
    client.listen(to: (owner.uniqueName, interface, "PropertiesChanged")) {
      signals.put("\($0.path) \($0.arguments[1].dictionary?["Number"]?.number ?? 0)")
    }
    // The bus knows what is subscribed when it answers a later call.
    _ = try client.callAndWait(.bus("GetId"))
    owner.announce(["Number": .uint64(8)], of: Echo.interface, at: "/echo")
    #expect(signals.first(1) == ["/echo 8"])
  }
}
