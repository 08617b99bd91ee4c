import Foundation
import XCTest

/// A test case whose tests are examples.
open class QuickSpec: XCTestCase {
  open class func spec() {}

  public required override init(
    name: String, testClosure: @escaping (XCTestCase) throws -> Void
  ) { super.init(name: name, testClosure: testClosure) }

  public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] {
    World.sharedWorld.examples = []
    spec()
    return World.sharedWorld.examples.map { example in (example.name, { _ in example.body }) }
  }
}

/// Settings of all specs.
open class QuickConfiguration: NSObject {
  open class func configure() {}

  static func configureSubclassesIfNeeded(
    _ subclasses: [QuickConfiguration.Type]? = nil, world: World
  ) { for subclass in subclasses ?? [] { subclass.configure() } }
}
