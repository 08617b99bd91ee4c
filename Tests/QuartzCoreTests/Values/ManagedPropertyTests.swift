import QuartzCore
import Testing

/// Tests the properties with `@NSManaged`.
struct ManagedPropertyTests {
  // Layers.K6.
  @Test("A managed property of a layer is a custom value with a default and an action")
  func managedProperty() {
    final class Ring: CALayer {
      // As the lowering writes `@NSManaged var progress: CGFloat` and others.
      var progress: CGFloat {
        get { _managed("progress") }
        set { _setManaged(newValue, "progress") }
      }
      var count: Int {
        get { _managed("count") }
        set { _setManaged(newValue, "count") }
      }
      var tint: CGColor? {
        get { _managed("tint") }
        set { _setManaged(newValue, "tint") }
      }
      var place: CGPoint {
        get { _managed("place") }
        set { _setManaged(newValue, "place") }
      }
      override class func defaultValue(forKey key: String) -> Any? {
        key == "count" ? 3 : super.defaultValue(forKey: key)
      }
      override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        (animation.fromValue, animation.duration) = (presentation()?.value(forKey: event) ?? 0, 1)
        return animation
      }
    }
    let bench = Bench()
    let ring = Ring()
    bench.run { $0.root.addSublayer(ring) }
    #expect(ring.progress == 0 && ring.count == 3 && ring.tint == nil && ring.place == .zero)
    bench.run { _ in (ring.progress, ring.count, ring.place) = (1, 5, CGPoint(x: 2, y: 3)) }
    #expect(ring.progress == 1 && ring.count == 5 && ring.place == CGPoint(x: 2, y: 3))
    let tint = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    ring.tint = tint
    #expect(ring.tint == tint)
    ring.tint = nil
    #expect(ring.tint == nil)
    #expect(abs((bench.seen(ring, at: 0.5, \.progress) ?? 0) - 0.5) < 1e-9)
  }
}
