import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Visual formats and their errors.
@MainActor @Suite(.exclusiveScreen) struct VisualFormatTests {
  private let screen = LayoutWindow()

  private func layOut(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, in views: [String: UIView]
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    screen.window.layoutIfNeeded()
  }

  @Test("A row with gaps, sizes and metrics")
  func row() {
    let (one, two) = (screen.add(), screen.add())
    layOut(
      "|-gap-[one(==wide)]-[two(>=30,<=500)]-(20@900)-|", "V:|-5-[one(20)]", "V:|[two(one)]",
      metrics: ["gap": 12, "wide": CGFloat(40)], in: ["one": one, "two": two])
    #expect(one.frame == CGRect(12, 5, 40, 20))
    #expect(two.frame == CGRect(60, 0, 120, 20))
  }

  // ViewLayout.VL12.
  @Test("A plain hyphen is the system spacing, and the margin at the superview's edge")
  func standard() {
    let view = screen.add()
    screen.root.insetsLayoutMarginsFromSafeArea = false
    screen.root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    layOut("H:|-[view]-|", "V:|-[view]-|", in: ["view": view])
    #expect(view.frame == CGRect(12, 11, 174, 376))
  }

  @Test("Options set the alignment and the direction")
  func options() {
    let (one, two) = (screen.add(Content(30, 20)), screen.add(Content(20, 10)))
    layOut(
      "|-5-[one]-8-[two]", options: [.alignAllBottom, .directionRightToLeft],
      in: ["one": one, "two": two])
    layOut("V:|-50-[one]", in: ["one": one])
    #expect(one.frame == CGRect(165, 50, 30, 20))
    #expect(two.frame == CGRect(137, 60, 20, 10))
  }

  @Test("ViewLayout.VL12. Several views cannot be aligned along their axis; one view can")
  func alignmentAlongAxis() throws {
    let views = ["one": screen.add(), "two": screen.add()]
    let one = try NSLayoutConstraint.makeConstraints(
      "V:|-[one]-|", .alignAllLastBaseline, [:], views)
    #expect(one.count == 2)
    #expect(throws: VisualFormatError.self) {
      _ = try NSLayoutConstraint.makeConstraints("H:[one]-[two]", .alignAllLeft, [:], views)
    }
  }

  // ViewLayout.VL12.
  @Test(
    "An error has the position of the mistake",
    arguments: [
      ("V|[one]", 1), ("H:|-[one", 8), ("[one]-[two]", 7), ("[one(>40)]", 5), ("[one]-x-[one]", 6),
      ("[one]-8[one]", 7), ("[one(40@2000)]", 8), ("|[one]|-8-", 7), ("[one(]", 5), ("", 0),
    ])
  func mistakes(_ format: String, _ offset: Int) throws {
    let error = try #require(throws: VisualFormatError.self) {
      _ = try NSLayoutConstraint.makeConstraints(format, [], [:], ["one": screen.add()])
    }
    #expect(error.offset == offset, "\(error)")
    #expect(error.description.hasSuffix("\n" + String(repeating: " ", count: offset) + "^"))
  }
}
