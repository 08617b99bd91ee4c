import TactusSelectors
import Testing

/// Tests that a class is found which overrides a method (Views.V32, VoiceOver.FO8).
///
/// They depend on the layout of a class's record, and so on the toolchain.
@Suite struct MethodPlaceTests {
  final class Plain: Lamp {}
  final class Shining: Lamp { override func shine() -> Int { 7 } }
  final class ShiningTwice: Lamp {
    override func shine() -> Int { 8 }
    override func dim() -> Int { 9 }
  }
  class Torch: Lamp { override func shine() -> Int { 10 } }
  final class LongTorch: Torch {}
  final class DimLamp: Lamp { override func dim() -> Int { 11 } }

  @Test("A class that overrides a method is found, and one that inherits the override")
  func overrides() throws {
    let place = try #require(
      MethodPlace(in: Lamp.self, overriddenBy: Shining.self, unlike: Plain.self))
    #expect(place.isOverridden(by: Torch.self))
    #expect(place.isOverridden(by: LongTorch.self))
    #expect(!place.isOverridden(by: Lamp.self))
    #expect(!place.isOverridden(by: DimLamp.self))
  }

  @Test("A method has no place if the classes differ in none or several")
  func ambiguous() {
    #expect(MethodPlace(in: Lamp.self, overriddenBy: Plain.self, unlike: Plain.self) == nil)
    #expect(MethodPlace(in: Lamp.self, overriddenBy: ShiningTwice.self, unlike: Plain.self) == nil)
  }
}

/// A class whose methods others override.
open class Lamp {
  /// Creates a lamp.
  public init() {}
  open func shine() -> Int { 1 }
  open func dim() -> Int { 2 }
}
