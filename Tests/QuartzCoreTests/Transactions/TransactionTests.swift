import QuartzCore
import Testing

struct TransactionTests {
  // Layers.A8.
  @Test("Delegates are notified of beginning and end once, at their times")
  func delegates() {
    let (bench, journal) = (Bench(), Journal())
    let layer = bench.layer()
    bench.run { _ in layer.add(journal.animation("a", seconds: 1), forKey: nil) }
    #expect(journal.lines.isEmpty)
    bench.wind(to: 0.5)
    #expect(journal.lines == ["a begins"])
    bench.wind(to: 0.999)
    #expect(journal.lines == ["a begins"])
    bench.wind(to: 1)
    #expect(journal.lines == ["a begins", "a ends"] && layer.animationKeys() == nil)
    bench.wind(to: 2)
    #expect(journal.lines.count == 2)
  }

  @Test("A removed or replaced animation is reported as not finished at once")
  func removal() {
    let (bench, journal) = (Bench(), Journal())
    let layer = bench.layer()
    bench.run { _ in
      layer.add(journal.animation("a", seconds: 1), forKey: "key")
      layer.add(journal.animation("b", seconds: 1), forKey: "key")
    }
    #expect(journal.lines == ["a is removed"])
    bench.run { _ in layer.removeAllAnimations() }
    #expect(journal.lines == ["a is removed", "b is removed"])
  }

  // Layers.A10.
  @Test("An animation that stays after its end is reported once")
  func staying() {
    let (bench, journal) = (Bench(), Journal())
    let layer = bench.layer()
    bench.run { _ in
      let animation = journal.animation("a", seconds: 1)
      (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
      animation.toValue = 0.25
      layer.add(animation, forKey: "it")
    }
    bench.wind(to: 1)
    bench.wind(to: 5)
    #expect(journal.lines == ["a begins", "a ends"])
    #expect(bench.seen(layer, at: 5, \.opacity) == 0.25 && bench.session.nextChange == nil)
    bench.run { _ in layer.removeAnimation(forKey: "it") }
    #expect(journal.lines.count == 2)
  }

  // Layers.A8.
  @Test("Ends are reported in the order of their times")
  func order() {
    let (bench, journal) = (Bench(), Journal())
    let (first, second) = (bench.layer(), bench.layer())
    bench.run { _ in
      first.add(journal.animation("long", seconds: 0.9), forKey: nil)
      second.add(journal.animation("short", seconds: 0.3), forKey: nil)
      first.add(journal.animation("same", seconds: 0.3), forKey: nil)
    }
    bench.wind(to: 0)
    journal.lines = []
    bench.wind(to: 1)
    #expect(journal.lines == ["short ends", "same ends", "long ends"])
  }

  // Layers.X3, Layers.X4.
  @Test("A completion block waits for all animations added after it, and follows their delegates")
  func completion() {
    let (bench, journal) = (Bench(), Journal())
    let layer = bench.layer()
    bench.run { _ in
      CATransaction.begin()
      layer.add(journal.animation("before", seconds: 9), forKey: nil)
      CATransaction.setCompletionBlock { journal.note("done") }
      layer.add(journal.animation("a", seconds: 1), forKey: nil)
      layer.add(journal.animation("b", seconds: 2), forKey: nil)
      CATransaction.commit()
      #expect(journal.lines.isEmpty)
    }
    bench.wind(to: 1.5)
    #expect(!journal.lines.contains("done"))
    bench.wind(to: 2)
    #expect(journal.lines.suffix(2) == ["b ends", "done"])
  }

  // Layers.X4.
  @Test("A completion block without animations is called at the commit; a replaced one at once")
  func nothing() {
    let (bench, journal) = (Bench(), Journal())
    bench.run { _ in
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.note("first") }
      CATransaction.setCompletionBlock { journal.note("second") }
      #expect(journal.lines == ["first"])
      CATransaction.commit()
      #expect(journal.lines == ["first", "second"])
    }
  }

  // Layers.X5.
  @Test("The block of an outer transaction waits for the inner one's, a removal counts as an end")
  func nested() {
    let (bench, journal) = (Bench(), Journal())
    let layer = bench.layer()
    bench.run { _ in
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.note("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.note("inner") }
      layer.add(journal.animation("a", seconds: 1), forKey: "it")
      CATransaction.commit()
      CATransaction.commit()
    }
    #expect(journal.lines.isEmpty)
    bench.run { _ in layer.removeAnimation(forKey: "it") }
    #expect(journal.lines == ["a is removed", "inner", "outer"])
  }

  // Layers.X1.
  @Test("The completion block of the implicit transaction is called at the end of the turn")
  func implicit() {
    let (bench, journal) = (Bench(), Journal())
    bench.run { _ in
      CATransaction.setCompletionBlock { journal.note("done") }
      #expect(journal.lines.isEmpty)
    }
    #expect(journal.lines == ["done"])
  }

  // Layers.X2.
  @Test("Values apply to inner transactions")
  func values() {
    let bench = Bench()
    bench.run { _ in
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setValue("mine", forKey: "key")
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(!CATransaction.disableActions() && CATransaction.value(forKey: "key") == nil)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
      CATransaction.commit()  // there is none to end
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  // Layers.X6.
  @Test("A flush lays out shown layers only; open transactions continue")
  func flush() {
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let bench = Bench()
    let (shown, loose) = (Counting(), Counting())
    bench.run { _ in
      bench.root.addSublayer(shown)
      shown.setNeedsLayout()
      loose.setNeedsLayout()
      CATransaction.begin()
      CATransaction.setAnimationDuration(7)
    }
    #expect(shown.count == 1 && loose.count == 0)
    bench.run { _ in
      #expect(CATransaction.animationDuration() == 7)
      CATransaction.commit()
    }
  }

  // Layers.A11.
  @Test("Animations of a removed layer end")
  func unseen() {
    let (bench, journal) = (Bench(), Journal())
    let layer = bench.layer()
    bench.run { _ in layer.add(journal.animation("a", seconds: 1), forKey: nil) }
    bench.run { _ in layer.removeFromSuperlayer() }
    #expect(journal.lines == ["a is removed"] && bench.session.nextChange == nil)
  }
}
