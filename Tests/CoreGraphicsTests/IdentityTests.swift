import CoreGraphics
import Foundation
import Testing

/// The equality of Core Foundation's objects.
@Suite struct IdentityTests {
  @Test("ObjectiveC.CF1. Objects are equal to themselves, and keys of dictionaries")
  func identity() throws {
    let (one, other) = (CGDataProvider(data: Data([1])), CGDataProvider(data: NSData()))
    #expect(one == one && one != other)
    let names = [try #require(one): "one", try #require(other): "other"]
    #expect(names[try #require(one)] == "one" && Set([one, one, other]).count == 2)
  }

  @Test("ObjectiveC.CF1. Colors and paths compare their contents")
  func contents() {
    #expect(CGColor(gray: 1, alpha: 1) == CGColor(gray: 1, alpha: 1))
    #expect(CGPath(rect: .zero, transform: nil) == CGPath(rect: .zero, transform: nil))
  }
}
