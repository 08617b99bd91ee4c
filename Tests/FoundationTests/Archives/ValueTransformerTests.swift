import TactusFoundation
import Testing

/// Steps Archives.VT1–VT3.
@Suite struct ValueTransformerTests {
  private final class Doubling: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test("VT1. A transformer is found by its name until the name is removed")
  func names() {
    let name = NSValueTransformerName("ValueTransformerTests.Doubling")
    #expect(ValueTransformer(forName: name) == nil)
    ValueTransformer.setValueTransformer(Doubling(), forName: name)
    #expect(ValueTransformer.valueTransformerNames().contains(name))
    let found = ValueTransformer(forName: name)
    #expect(found?.transformedValue(4) as? Int == 8)
    #expect(found?.reverseTransformedValue(8) as? Int == 4)
    ValueTransformer.setValueTransformer(nil, forName: name)
    #expect(ValueTransformer(forName: name) == nil)
  }

  @Test("VT2. The system's transformers negate and compare with nil")
  func system() throws {
    func of(_ name: NSValueTransformerName) throws -> ValueTransformer {
      try #require(ValueTransformer(forName: name))
    }
    let negating = try of(.negateBooleanTransformerName)
    #expect(negating.transformedValue(true) as? Bool == false)
    #expect(negating.reverseTransformedValue(false) as? Bool == true)
    #expect(try of(.isNilTransformerName).transformedValue(nil) as? Bool == true)
    #expect(try of(.isNotNilTransformerName).transformedValue(nil) as? Bool == false)
    let isNil = try of(.isNilTransformerName)
    #expect(!type(of: isNil).allowsReverseTransformation())
  }

  @Test("VT3. A secure transformer reads what it archives, and no other class or data")
  func archives() throws {
    let secure = NSSecureUnarchiveFromDataTransformer()
    let data = try #require(secure.reverseTransformedValue(["a", "b"] as NSArray) as? Data)
    #expect(secure.transformedValue(data) as? [String] == ["a", "b"])
    #expect(secure.transformedValue(Data([1, 2])) == nil && secure.transformedValue(7) == nil)
    let plain = ValueTransformer(forName: .keyedUnarchiveFromDataTransformerName)
    #expect(plain?.transformedValue(data) as? [String] == ["a", "b"])
  }
}
