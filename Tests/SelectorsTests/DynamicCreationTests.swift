import TactusSelectors
import Testing

/// Tests that an object of a class known only at run time is created by its class's own
/// initializer.
///
/// That depends on the layout of a class's table of methods, and so on the toolchain.
@Suite struct DynamicCreationTests {
  class Named: ExtendedLamp {
    private let mark = "named"
    override init(watts: Int, _ name: String) { super.init(watts: watts + 1, name + " " + mark) }
  }
  final class Plain: ExtendedLamp { private var isLit = true }
  final class Inheriting: Named { private var glow = [1, 2, 3] }
  class Other: ExtendedLamp {
    let color: String
    init(color: String) {
      self.color = color
      super.init(watts: 1, color)
    }
    override init(checked watts: Int) throws {
      color = "checked"
      try super.init(checked: watts + 5)
    }
  }
  final class Boxed<Value>: ExtendedLamp {
    override init(watts: Int, _ name: String) { super.init(watts: watts, "\(Value.self)") }
  }

  private func make(_ type: ExtendedLamp.Type) -> ExtendedLamp {
    DynamicCreation.object(of: type, through: LampWithRequiredInit.self) {
      $0.init(watts: 40, "pan")
    }
  }

  @Test("Each class has its own initializer or the inherited one, also behind other classes")
  func classes() {
    let types = [
      ExtendedLamp.self, Named.self, Inheriting.self, Boxed<Int>.self, Boxed<[String]>.self,
    ]
    let lamps = types.map(make)
    #expect(lamps.map { ObjectIdentifier(type(of: $0)) } == types.map { ObjectIdentifier($0) })
    #expect(lamps.map(\.watts) == [40, 41, 41, 40, 40])
    #expect(lamps.map(\.name) == ["pan", "pan named", "pan named", "Int", "Array<String>"])
  }

  @Test("Of several initializers the called one runs, and its error is passed on")
  func errors() throws {
    func make(_ type: ExtendedLamp.Type, _ watts: Int) throws -> ExtendedLamp {
      try DynamicCreation.object(of: type, through: LampWithRequiredInit.self) {
        try $0.init(checked: watts)
      }
    }
    let lamp = try make(Other.self, 3)
    #expect(lamp.watts == 8 && (lamp as? Other)?.color == "checked")
    #expect(try make(Plain.self, 3).watts == 3)
    #expect(throws: CancellationError.self) { try make(Other.self, -9) }
  }

  @Test("A class that lacks the initializer ends the program") func missing() async {
    await #expect(processExitsWith: .failure) {
      _ = DynamicCreation.object(of: Other.self, through: LampWithRequiredInit.self) {
        $0.init(watts: 40, "pan")
      }
    }
  }
}

/// A class of a framework, whose initializers are not required.
open class ExtendedLamp {
  let watts: Int
  let name: String
  /// Creates a lamp.
  public init(watts: Int, _ name: String) { (self.watts, self.name) = (watts, name) }
  /// Creates a lamp of some watts.
  public init(checked watts: Int) throws {
    guard watts > 0 else { throw CancellationError() }
    (self.watts, name) = (watts, "checked")
  }
}

/// The class that leads to the initializers.
open class LampWithRequiredInit: ExtendedLamp {
  /// Leads to the initializer of another class.
  public required override init(watts: Int, _ name: String) { super.init(watts: watts, name) }
  /// Leads to the initializer of another class, which may fail.
  public required override init(checked watts: Int) throws { try super.init(checked: watts) }
}
