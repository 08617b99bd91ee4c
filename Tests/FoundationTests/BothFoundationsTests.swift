import Foundation
import TactusFoundation
import Testing
import XCTest

/// Name lookup in a file that also imports Foundation directly and through XCTest.
@MainActor @Suite struct BothFoundationsTests {
  @MainActor private final class Cook: NSObject {
    var count = 0
    func rang() { count += 1 }
  }

  @Test("Types that Foundation declares unavailable, and overloaded methods")
  func names() {
    let cook = Cook()
    let center = NotificationCenter()
    let rang = Selector("rang", calling: Cook.rang)
    center.addObserver(cook, selector: rang, name: Notification.Name("ring"), object: nil)
    center.post(name: Notification.Name("ring"), object: nil)
    center.removeObserver(cook)
    center.post(name: Notification.Name("ring"), object: nil)
    #expect(cook.count == 1)
    #expect(MeasurementFormatter().unitStyle == .medium)
    #expect(DateComponentsFormatter().unitsStyle == .positional)
    #expect(UndoManager().levelsOfUndo == 0 && !ProcessInfo.processInfo.isLowPowerModeEnabled)
    let timer = Timer(
      timeInterval: 1, target: cook, selector: rang, userInfo: nil, repeats: false)
    timer.fire()
    #expect(cook.count == 2)
  }

  @Test("Predicates, expressions, sort descriptors and other types with Foundation's names")
  func values() {
    let rows: NSArray = [["a": 2], ["a": 1]]
    let orders: [NSSortDescriptor] = [NSSortDescriptor(key: "a", ascending: true)]
    let sorted = rows.sortedArray(using: orders)
    #expect((sorted.first as? [String: Int])?["a"] == 1)
    let both = NSPredicate(format: "a > %d AND a < 3", 1)
    #expect(both is NSCompoundPredicate)
    #expect(rows.filtered(using: both).count == 1)
    #expect(NSExpression(format: "1 + 2").expressionValue(with: nil, context: nil) as? Int == 3)
    let equal = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "a"),
      rightExpression: NSExpression(forConstantValue: 1), modifier: .direct, type: .equalTo)
    #expect(equal.evaluate(with: ["a": 1]))
    var name = PersonNameComponents()
    name.givenName = "Ann"
    #expect(PersonNameComponentsFormatter().string(from: name) == "Ann")
    let start = Date(timeIntervalSince1970: 1e9)
    let hour = start..<start.addingTimeInterval(3_600.5)
    #expect(hour.formatted(.timeDuration).contains("00"))
  }

  @Test("A delayed call on the main queue comes", .timeLimit(.minutes(20)))
  func waiting() async {
    // Hangs where the call never comes; the time limit of the test ends that.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now()) { continuation.resume() }
    }
  }
}
