import ScreenTestSupport
import Testing
import UIKit

/// Properties of views that invalidate parts of the view.
@MainActor @Suite(.exclusiveScreen) struct InvalidatingTests {
  private final class Gauge: UIView {
    @Invalidating(.layout) var margin = 8
    @Invalidating(.display) var color = UIColor.red
    @Invalidating(.constraints, .intrinsicContentSize, .layout, .display, Count()) var width = 10

    private(set) var layouts = 0, drawings = 0, updates = 0, sizes = 0
    var counts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func draw(_ rect: CGRect) { drawings += 1 }
    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
    }
    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      sizes += 1
    }
  }

  private struct Count: UIViewInvalidating {
    func invalidate(view: UIView) { (view as? Gauge)?.counts += 1 }
  }

  private let screen = TouchScreen()

  private func gauge() -> Gauge {
    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(gauge)
    update(gauge)
    return gauge
  }

  /// Updates what was invalidated, as before the next frame.
  private func update(_ view: UIView) {
    view.updateConstraintsIfNeeded()
    view.layoutIfNeeded()
    view.layer.displayIfNeeded()
  }

  @Test("Another value invalidates what the property names, an equal one nothing")
  func invalidates() {
    let gauge = gauge()
    let (layouts, drawings, updates) = (gauge.layouts, gauge.drawings, gauge.updates)
    gauge.margin = 8
    gauge.color = .red
    update(gauge)
    #expect(gauge.layouts == layouts && gauge.drawings == drawings)
    gauge.margin = 9
    update(gauge)
    #expect(gauge.margin == 9 && gauge.layouts == layouts + 1 && gauge.drawings == drawings)
    gauge.color = .blue
    update(gauge)
    #expect(gauge.layouts == layouts + 1 && gauge.drawings == drawings + 1)
    #expect(gauge.updates == updates && gauge.counts == 0)
  }

  @Test("Several invalidations follow each other")
  func several() {
    let gauge = gauge()
    let (layouts, drawings, updates) = (gauge.layouts, gauge.drawings, gauge.updates)
    gauge.width += 1
    #expect(gauge.width == 11 && gauge.sizes == 1 && gauge.counts == 1)
    update(gauge)
    #expect(gauge.layouts == layouts + 1 && gauge.drawings == drawings + 1)
    #expect(gauge.updates == updates + 1)
  }

  private final class MeterCell: UITableViewCell {
    @Invalidating(.configuration) var level = 1
    private(set) var levels: [Int] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      levels.append(level)
    }
  }

  private final class MeterButton: UIButton {
    @Invalidating(.configuration) var level = 1
    private(set) var levels: [Int] = []
    override func updateConfiguration() { levels.append(level) }
  }

  @Test("A configuration is updated for the new value")
  func configuration() {
    let cell = MeterCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.addSubview(cell)
    update(cell)
    cell.level = 2
    update(cell)
    #expect(cell.levels.last == 2)
    let button = MeterButton(configuration: .plain())
    button.configurationUpdateHandler = { _ in }
    button.level = 3
    #expect(button.levels.last == 3)
  }
}
