import Testing
import UIKit

/// The description of a view and its subviews.
@MainActor @Suite struct RecursiveDescriptionTests {
  @Test("Views.RD1. A view describes itself and its subviews, by the name of the method")
  func lines() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0.5, width: 320, height: 100.0 / 3))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tag = 7
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    label.text = "Tea"
    view.addSubview(label)
    let inner = UIView(frame: .zero)
    (inner.isHidden, inner.alpha, inner.clipsToBounds) = (true, 0.5, true)
    label.addSubview(inner)
    let text = try #require(
      view.perform(Selector("recursiveDescription"))?.takeUnretainedValue() as? String)
    #expect(view.value(forKey: "recursiveDescription") as? String == text)
    let plain = text.replacing(#/: 0x[0-9a-f]+/#, with: "").split(separator: "\n")
    #expect(
      plain == [
        "<UIView; frame = (0 0.5; 320 33.3333); autoresize = W+H; tag = 7; layer = <CALayer>>",
        "   | <UILabel; frame = (1 2; 3 4); text = 'Tea'; userInteractionEnabled = NO; layer = "
          + "<CALayer>>",
        "   |    | <UIView; frame = (0 0; 0 0); clipsToBounds = YES; alpha = 0.5; hidden = YES; "
          + "layer = <CALayer>>",
      ])
    #expect(text.contains("layer = <CALayer: 0x"))
  }
}
