import TactusSelectors
import Testing

/// Tests the members that extensions of other modules' classes override (ObjectiveC.MX7).
///
/// They depend on the layout of a class's record, and so on the toolchain.
@Suite struct InheritedMemberTests {
  class LowGate: ExtendedGate { override var height: Int { 1 } }
  class NamedGate: ExtendedGate { override var title: String { "named " + super.title } }
  final class Plain: ExtendedGate {}
  final class Overriding: ExtendedGate {
    override var title: String { "gate" }
    override var width: Int {
      get { super.width * 10 }
      set { super.width = newValue + 1 }
    }
    override class var kind: String { "iron" }
    override func open(_ angle: Int, then body: () -> Void) -> String {
      "slowly " + super.open(angle, then: body)
    }
    override func close() throws -> Int { throw CancellationError() }
  }

  @Test("ObjectiveC.MX7. A class and its subclasses receive each kind of member")
  func members() {
    let gates: [ExtendedGate] = [ExtendedGate(), LowGate(), NamedGate()]
    ExchangedMethods.add(membersOf: Overriding.self, to: ExtendedGate.self, unlike: Plain.self)
    let doors = gates.map { ExchangedMethods.target($0 as ExtendedDoor) }
    #expect(doors.map(\.title) == ["gate", "gate", "named door"])
    for gate in doors {
      #expect(gate.width == 10 && type(of: gate).kind == "iron")
      gate.width = 2
      gate.width += 1
      #expect(gate.width == 320)
      #expect(gate.open(4, then: { gate.log.append("open") }) == "slowly 4°")
      #expect(gate.log == ["open"])
      #expect(throws: CancellationError.self) { try gate.close() }
    }
    #expect(gates.map(\.height) == [3, 1, 3])
    let door = ExchangedMethods.target(ExtendedDoor())
    #expect(door.summary == "door 1 plain" && (try? door.close()) == 0)
    // Initializers are no members, and new objects have their own class.
    let kind = ExchangedMethods.target(ExtendedGate.self as ExtendedDoor.Type)
    #expect(type(of: kind.init()) == ExtendedGate.self)
  }
}

/// A class that another module extends.
open class ExtendedDoor {
  var log: [String] = []
  /// Creates a door.
  public required init() {}
  open var title: String { "door" }
  open var width = 1
  open class var kind: String { "plain" }
  open func open(_ angle: Int, then body: () -> Void) -> String {
    body()
    return "\(angle)°"
  }
  open func close() throws -> Int { 0 }
  var summary: String { "\(title) \(width) \(Self.kind)" }
}
/// The class whose extension overrides members.
open class ExtendedGate: ExtendedDoor {
  open var height: Int { 3 }
}
