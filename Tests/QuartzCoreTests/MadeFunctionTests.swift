import QuartzCore
import Testing

/// Step ObjectiveC.WC11: a function that an app makes without arguments.
@Suite struct MadeFunctionTests {
  private final class Function: CAValueFunction, @unchecked Sendable {
    override var name: CAValueFunctionName { .rotateZ }
  }

  @Test("ObjectiveC.WC11, WC12. A function has no name, and an animation keeps that of a subclass")
  func function() {
    #expect(CAValueFunction().name.rawValue.isEmpty)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = Function()
    #expect(animation.valueFunction?.name == .rotateZ)
  }
}
