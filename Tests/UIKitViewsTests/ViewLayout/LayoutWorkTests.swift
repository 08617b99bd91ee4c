import ScreenTestSupport
import TactusUIKitViews
import Testing
import UIKit

/// A layout visits what has changed, and not the whole screen; and it misses nothing.
@MainActor @Suite(.exclusiveScreen) struct LayoutWorkTests {
  /// Labels in a column, each with a limit of its width.
  @MainActor
  private struct Column {
    let screen = LayoutWindow()
    var labels: [UILabel] = []
    var limits: [NSLayoutConstraint] = []
    var gaps: [NSLayoutConstraint] = []

    init(_ count: Int) {
      for index in 0..<count {
        let label = screen.add(UILabel())
        label.text = "Label \(index)"
        limits.append(label.widthAnchor.constraint(lessThanOrEqualToConstant: 150))
        gaps.append(
          label.topAnchor.constraint(
            equalTo: labels.last?.bottomAnchor ?? screen.root.topAnchor, constant: 4))
        let leading = label.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor)
        NSLayoutConstraint.activate([limits[index], gaps[index], leading])
        labels.append(label)
      }
      screen.window.layoutIfNeeded()
    }

    /// Lays out, and returns the work of that.
    func layOut() -> LayoutWork {
      let before = screen.window.layoutWork
      screen.window.layoutIfNeeded()
      guard let before, let work = screen.window.layoutWork else { return LayoutWork() }
      return work.since(before)
    }
  }

  // ViewLayout.VL6, ViewLayout.VL7.
  @Test("A changed constant visits the views that it concerns, of 300")
  func change() {
    let column = Column(300)
    let frames = column.labels.map(\.frame)
    column.limits[299].constant = 30
    let work = column.layOut()
    #expect(column.labels[299].frame.width == 30)
    #expect(column.labels[..<299].map(\.frame) == Array(frames[..<299]))
    #expect(work.compared <= 4)
    #expect(work.wrapped <= 4)
    // The window and the root view imply their frames; labels imply what they did before.
    #expect(work.settled <= 4)
    #expect(work.solver.evaluatedTerms <= 10)
    // The first one moves all.
    column.gaps[0].constant = 10
    let all = column.layOut()
    for (label, frame) in zip(column.labels[..<299], frames) {
      #expect(label.frame == frame.offsetBy(dx: 0, dy: 6))
    }
    #expect(all.compared <= 2 * 300)
    #expect(column.layOut() == LayoutWork())
  }

  // ViewLayout.VL5.
  @Test("A screen of labels makes one layout of each text, and a new text one more")
  func texts() {
    let before = UILabel.fittedCount
    let column = Column(200)
    #expect(UILabel.fittedCount - before == 200)
    column.labels[100].text = "Another text"
    let work = column.layOut()
    #expect(UILabel.fittedCount - before == 201)
    #expect(work.settled <= 5)
    #expect(column.labels[100].frame.width == column.labels[100].intrinsicContentSize.width)
  }

  // ViewLayout.VL7.
  @Test("A view that the app has placed gets its solved frame in the next solution")
  func displaced() {
    let column = Column(20)
    let frames = column.labels.map(\.frame)
    column.labels[3].frame = CGRect(70, 80, 90, 100)
    column.labels[4].center.x += 9
    column.labels[5].bounds.size.width += 9
    column.labels[6].anchorPoint = CGPoint(x: 0, y: 0)
    column.limits[19].constant = 20
    _ = column.layOut()
    #expect(column.labels[..<19].map(\.frame) == Array(frames[..<19]))
    // A layer tells only its superlayer, whose next layout places it.
    column.labels[7].layer.position.y += 5
    column.screen.root.setNeedsLayout()
    _ = column.layOut()
    #expect(column.labels[7].frame == frames[7])
    column.labels[8].layer.bounds.size.width += 5
    column.limits[19].constant = 10
    _ = column.layOut()
    #expect(column.labels[8].frame == frames[8])
  }

  // ViewLayout.VL7.
  @Test("A view is placed late if its superview's layout leaves it out, and not lost")
  func leftOut() {
    let screen = LayoutWindow()
    let outer = screen.add(Reluctant())
    let inner = screen.add(to: outer)
    let width = inner.widthAnchor.constraint(equalToConstant: 40)
    screen.layOut(
      outer.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: screen.root.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 100),
      outer.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor), width,
      inner.heightAnchor.constraint(equalToConstant: 10))
    #expect(inner.frame == CGRect(0, 0, 40, 10))
    outer.isReluctant = true
    width.constant = 50
    screen.window.layoutIfNeeded()
    #expect(inner.frame.width == 40)
    outer.isReluctant = false
    // Another solution, which does not concern the view.
    let other = screen.add()
    screen.layOut(
      other.topAnchor.constraint(equalTo: screen.root.topAnchor),
      other.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      other.widthAnchor.constraint(equalToConstant: 1),
      other.heightAnchor.constraint(equalToConstant: 1))
    #expect(inner.frame.width == 50)
  }

  // ViewLayout.VL7, ViewLayout.VL9.
  @Test("Views that come, go and return have their solved frames", arguments: 0..<20)
  func comingAndGoing(_ seed: Int) {
    let column = Column(30)
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for _ in 0..<12 {
      let index = below(30)
      let label = column.labels[index]
      switch below(5) {
      case 0:
        label.removeFromSuperview()
        column.screen.root.addSubview(label)
        let before = index == 0 ? nil : column.labels[index - 1]
        let above = before?.bottomAnchor ?? column.screen.root.topAnchor
        label.topAnchor.constraint(equalTo: above, constant: 4).isActive = true
        label.leadingAnchor.constraint(equalTo: column.screen.root.leadingAnchor).isActive = true
        if index < 29 {
          column.labels[index + 1].topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4)
            .isActive = true
        }
      case 1: label.text = String(repeating: "text ", count: 1 + below(4))
      case 2: column.limits[index].constant = CGFloat(20 + below(100))
      case 3: label.numberOfLines = below(3)
      default: label.font = .systemFont(ofSize: CGFloat(10 + below(20)))
      }
      column.screen.window.layoutIfNeeded()
    }
    let found = column.labels.map(\.frame)
    // All of them are compared when everything is marked.
    column.screen.root.setNeedsLayout()
    column.screen.window.layoutIfNeeded()
    #expect(column.labels.map(\.frame) == found)
    for (one, next) in zip(column.labels, column.labels.dropFirst()) {
      #expect(abs(next.frame.minY - one.frame.maxY - 4) < 0.5)
    }
  }
}

/// A view that may leave out the layout of its superclass.
private final class Reluctant: UIView {
  var isReluctant = false

  override func layoutSubviews() { if !isReluctant { super.layoutSubviews() } }
}
