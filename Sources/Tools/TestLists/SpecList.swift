/// The source that lists the specs of the framework Quick, versions 2 to 7.
///
/// A list of XCTest tests that includes it may call `_tactusSpecs()`, which returns the specs of
/// all classes in the process. It imports XCTest, and is compiled with the conditions that Quick's
/// version needs.
package enum SpecList {
  /// The condition that is set if the tests use Quick.
  package static let condition = "TACTUS_SPECS"
  /// The condition that is set if Quick has asynchronous specs, as since version 7.
  package static let asyncCondition = "TACTUS_ASYNC_SPECS"

  /// Returns the conditions for a compiled module of Quick; empty if its version is unknown.
  ///
  /// - Parameter module: The bytes of `Quick.swiftmodule`.
  package static func conditions(forModule module: [UInt8]) -> [String] {
    let text = String(decoding: module, as: UTF8.self)
    guard text.contains(configuration) else { return [] }
    return text.contains(asyncSpec) ? [condition, asyncCondition] : [condition]
  }

  /// The name of a method that the known versions declare.
  package static let configuration = "configureSubclassesIfNeeded"
  /// The name of the class of asynchronous specs.
  package static let asyncSpec = "AsyncSpec"

  /// The source.
  ///
  /// Quick has this order too: first the configurations, which bring shared examples, then specs.
  package static let source = #"""

    #if TACTUS_SPECS
    @testable import Quick
    import TactusSelectors

    fileprivate func _tactusSpecs() -> [XCTest::XCTestCaseEntry] {
        let configurations = _subclasses(of: Quick::QuickConfiguration.self)
        Quick::QuickConfiguration.configureSubclassesIfNeeded(
            configurations, world: Quick::World.sharedWorld)
        var cases: [XCTest::XCTestCaseEntry] = []
        for spec in _subclasses(of: Quick::QuickSpec.self) {
            cases.append((spec, spec.allTests.map { test in
                (test.0, { try test.1($0 as! Quick::QuickSpec)() })
            }))
        }
        #if TACTUS_ASYNC_SPECS
        for spec in _subclasses(of: Quick::AsyncSpec.self) {
            cases.append((spec, spec.allTests.map { test in
                (test.0, { try test.1($0 as! Quick::AsyncSpec)() })
            }))
        }
        #endif
        return cases.filter { !$0.allTests.isEmpty }
    }

    fileprivate func _subclasses<Base: AnyObject>(of type: Base.Type) -> [Base.Type] {
        TactusSelectors::LoadedClasses.subclasses(of: type).compactMap { $0 as? Base.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
    }
    #else
    fileprivate func _tactusSpecs() -> [XCTest::XCTestCaseEntry] { [] }
    #endif

    """#
}
