import Foundation
import ScreenTestSupport
import TestSupport
import Testing
import UIKit

/// Random interface files, compared with the same views created in code.
///
/// Steps: Storyboards.SB4, Nibs.NI5
@MainActor @Suite(.exclusiveScreen) struct RandomBoardTests {
  /// A view, as text and as an object.
  private struct Sample {
    let text: String
    let view: UIView
  }

  private var generator = Xorshift(0x7EA)
  private var count = 0

  private struct Xorshift {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    mutating func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
  }

  @Test("Storyboards.SB4: A random view is that of the same calls in code")
  mutating func random() throws {
    for _ in 0..<200 {
      let sample = view(depth: 3)
      let scene = Board.scene("first", view: "<subviews>\(sample.text)</subviews>")
      let board = try Board(["Main": scene])
      let made = try #require(board.storyboard().instantiateInitialViewController())
      let found = try #require(made.view.subviews.first)
      #expect(describe(found) == describe(sample.view), "\(sample.text)")
    }
  }

  private mutating func view(depth: Int) -> Sample {
    count += 1
    let kinds: [(String, UIView)] = [
      ("view", UIView()), ("label", UILabel()), ("switch", UISwitch()), ("slider", UISlider()),
      ("scrollView", UIScrollView()), ("imageView", UIImageView()),
      ("progressView", UIProgressView(frame: .zero)), ("stepper", UIStepper()),
    ]
    let (name, view) = kinds[generator.next(kinds.count)]
    let frame = CGRect(
      x: generator.next(200), y: generator.next(200), width: 1 + generator.next(200),
      height: 1 + generator.next(200))
    view.frame = frame
    // Its size is fixed.
    if view is UIStepper { view.frame.size = view.intrinsicContentSize }
    var attributes = "id=\"v\(count)\""
    view.tag = generator.next(9)
    attributes += " tag=\"\(view.tag)\""
    if generator.next(2) == 0 {
      view.alpha = CGFloat(generator.next(5)) / 4
      attributes += " alpha=\"\(view.alpha)\""
    }
    if generator.next(3) == 0 {
      view.isHidden = true
      attributes += " hidden=\"YES\""
    }
    if generator.next(3) == 0 {
      view.clipsToBounds = true
      attributes += " clipsSubviews=\"YES\""
    }
    if let label = view as? UILabel {
      label.isUserInteractionEnabled = true
      let number = generator.next(90)
      label.text = "Tea \(number) & <more>"
      label.numberOfLines = generator.next(3)
      attributes += " text=\"Tea \(number) &amp; &lt;more>\""
      attributes += " numberOfLines=\"\(label.numberOfLines)\""
    }
    if view is UIImageView { view.isUserInteractionEnabled = true }
    if let slider = view as? UISlider {
      slider.maximumValue = Float(1 + generator.next(8))
      slider.value = Float(generator.next(8)) / 8
      attributes += " minValue=\"0.0\" maxValue=\"\(slider.maximumValue)\""
      attributes += " value=\"\(slider.value)\""
    }
    var children = ""
    if depth > 0, name == "view" || name == "scrollView" {
      for _ in 0..<generator.next(4) {
        let child = self.view(depth: depth - 1)
        view.addSubview(child.view)
        children += child.text
      }
    }
    let rect =
      "<rect key=\"frame\" x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" "
      + "height=\"\(frame.height)\"/>"
    return Sample(
      text: "<\(name) \(attributes)>\(rect)<subviews>\(children)</subviews></\(name)>", view: view)
  }

  /// Returns the properties of a view and its subviews that the file has.
  private func describe(_ view: UIView) -> String {
    var text = "\(type(of: view)) \(view.frame) \(view.tag) \(view.alpha) \(view.isHidden)"
    text += " \(view.clipsToBounds) \(view.isUserInteractionEnabled)"
    if let label = view as? UILabel { text += " \(label.text ?? "-") \(label.numberOfLines)" }
    if let slider = view as? UISlider { text += " \(slider.maximumValue) \(slider.value)" }
    guard type(of: view) == UIView.self || view is UIScrollView else { return text }
    return text + "[" + view.subviews.map(describe).joined(separator: ", ") + "]"
  }
}
