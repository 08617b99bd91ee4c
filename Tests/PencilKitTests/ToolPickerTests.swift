import PencilKit
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneLink
import Testing

/// Steps Ink.TP1–TP6.
@MainActor @Suite(.serialized, .exclusiveScreen) struct ToolPickerTests {
  let phone = SimulatedPhone(.iPhoneX)

  private func launch() -> (CanvasApp, PKToolPicker) {
    let app = CanvasApp.launch(on: phone, .default)
    let picker = phone.run { PKToolPicker() }
    phone.run {
      picker.addObserver(app.canvas)
      picker.addObserver(app)
      picker.setVisible(true, forFirstResponder: app.canvas)
    }
    return (app, picker)
  }

  private func show(_ app: CanvasApp) {
    phone.run { _ = app.canvas.becomeFirstResponder() }
    phone.wait(0.3)
    _ = app.log.take()
  }

  @Test("Ink.TP1, Ink.CV1. The picker is shown while its responder is first, and fingers draw then")
  func visibility() {
    let (app, picker) = launch()
    #expect(!picker.isVisible && app.log.take().isEmpty)
    phone.swipe(from: (100, 300), to: (200, 300))
    phone.wait(0.3)
    #expect(app.canvas.drawing.strokes.isEmpty)
    phone.run { _ = app.canvas.becomeFirstResponder() }
    #expect(picker.isVisible && app.log.take() == ["visible true", "frames"])
    phone.swipe(from: (100, 300), to: (200, 300))
    phone.wait(0.3)
    #expect(app.canvas.drawing.strokes.count == 1)
    _ = app.log.take()
    phone.run { _ = app.canvas.resignFirstResponder() }
    #expect(!picker.isVisible && app.log.take() == ["visible false", "frames"])
    phone.run { _ = app.canvas.becomeFirstResponder() }
    phone.run { picker.setVisible(false, forFirstResponder: app.canvas) }
    #expect(!picker.isVisible)
    phone.swipe(from: (100, 300), to: (200, 300))
    phone.wait(0.3)
    #expect(app.canvas.drawing.strokes.count == 1)
  }

  @available(*, deprecated, message: "tests a deprecated method")
  @Test("Ink.TP1. A window has one shared picker")
  func sharedPicker() throws {
    let (app, _) = launch()
    let window = try #require(app.window)
    let picker = try #require(PKToolPicker.shared(for: window))
    #expect(PKToolPicker.shared(for: window) === picker)
    #expect(PKToolPicker.shared(for: UIWindow()) !== picker)
  }

  @Test("Ink.TP2. The picker covers the lower edge of views")
  func frames() throws {
    let (app, picker) = launch()
    #expect(picker.frameObscured(in: app.canvas).isNull)
    show(app)
    let frame = picker.frameObscured(in: app.canvas)
    #expect(frame.minX == 0 && frame.width == 375 && abs(frame.maxY - 812) < 1e-6)
    // Two rows and the home indicator.
    #expect(abs(frame.height - (48 + 64 + 34)) < 1e-6)
    let upper = phone.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    phone.run { app.canvas.addSubview(upper) }
    #expect(picker.frameObscured(in: upper).isNull)
    let lower = phone.run { UIView(frame: CGRect(x: 10, y: 700, width: 100, height: 60)) }
    phone.run { app.canvas.addSubview(lower) }
    #expect(picker.frameObscured(in: lower) == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(picker.frameObscured(in: UIView()).isNull)
    let image = try phone.screenshot()
    #expect(!image.isEmpty)
    if let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] {
      try Data(image).write(to: URL(filePath: folder).appending(path: "tool-picker.png"))
    }
  }

  @Test("Ink.TP3. Taps select tools, colors and widths, and show the ruler")
  func choosing() throws {
    let (app, picker) = launch()
    show(app)
    try phone.tap("Marker")
    phone.wait(0.3)
    #expect(app.log.take() == ["tool"])
    let marker = try #require(app.canvas.tool as? PKInkingTool)
    #expect(marker.inkType == .marker && marker == picker.selectedTool as? PKInkingTool)
    try phone.tap("Blue")
    phone.wait(0.3)
    #expect(app.log.take() == ["tool"])
    #expect((app.canvas.tool as? PKInkingTool)?.color != marker.color)
    // A second tap shows the widths.
    try phone.tap("Marker")
    phone.wait(0.3)
    #expect(app.log.take().isEmpty)
    try phone.tap("Width 5")
    phone.wait(0.3)
    #expect((app.canvas.tool as? PKInkingTool)?.width == 60)
    if let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] {
      try Data(phone.screenshot()).write(
        to: URL(filePath: folder).appending(path: "tool-picker-widths.png"))
    }
    try phone.tap("Pencil")
    phone.wait(0.3)
    #expect((app.canvas.tool as? PKInkingTool)?.inkType == .pencil)
    phone.swipe(from: (330, 740), to: (60, 740))
    phone.wait(1)
    _ = app.log.take()
    try phone.tap("Eraser")
    phone.wait(0.3)
    #expect(app.canvas.tool is PKEraserTool)
    try phone.tap("Lasso")
    phone.wait(0.3)
    #expect(app.canvas.tool is PKLassoTool && app.log.take() == ["tool", "tool"])
    try phone.tap("Ruler")
    phone.wait(0.3)
    #expect(app.canvas.isRulerActive && picker.isRulerActive && app.log.take() == ["ruler"])
    #expect(app.canvas.tool is PKLassoTool)
    // Nothing was drawn beneath the panel.
    #expect(app.canvas.drawing.strokes.isEmpty)
  }

  @Test("Ink.TP4. The app selects tools; canvases follow, other observers are not told")
  func selection() {
    let (app, picker) = launch()
    #expect(picker.toolItems.count == 10)
    #expect((picker.selectedTool as? PKInkingTool)?.inkType == .pen)
    phone.run { picker.selectedTool = PKInkingTool(.crayon, color: .green, width: 30) }
    #expect(app.canvas.tool as? PKInkingTool == PKInkingTool(.crayon, color: .green, width: 30))
    #expect((picker.selectedToolItem as? PKToolPickerInkingItem)?.inkingTool.width == 30)
    phone.run { picker.selectedToolItemIdentifier = "com.apple.tool.lasso" }
    #expect(app.canvas.tool is PKLassoTool && app.log.take().isEmpty)
    phone.run { picker.selectedToolItemIdentifier = "none" }
    #expect(picker.selectedToolItemIdentifier == "com.apple.tool.lasso")
    let second = PKCanvasView()
    phone.run {
      picker.isRulerActive = true
      picker.addObserver(second)
    }
    #expect(second.tool is PKLassoTool && second.isRulerActive && app.canvas.isRulerActive)
    phone.run {
      picker.removeObserver(second)
      picker.selectedTool = PKEraserTool(.vector)
    }
    #expect(second.tool is PKLassoTool && app.canvas.tool as? PKEraserTool == PKEraserTool(.vector))
  }

  @Test("Ink.TP5. A picker has the items of the app, of the versions that it supports")
  func items() {
    let (app, _) = launch()
    let red = PKToolPickerInkingItem(type: .pen, color: .red, width: 9, identifier: "red")
    let picker = phone.run {
      PKToolPicker(toolItems: [
        red, PKToolPickerInkingItem(type: .crayon), PKToolPickerInkingItem(type: .pen),
        PKToolPickerInkingItem(type: .marker, identifier: "red"),
        PKToolPickerEraserItem(type: .vector),
      ])
    }
    #expect(picker.toolItems.count == 4 && picker.selectedToolItem === red)
    phone.run {
      picker.maximumSupportedContentVersion = .version1
      picker.setVisible(true, forFirstResponder: app.canvas)
      _ = app.canvas.becomeFirstResponder()
    }
    phone.wait(0.3)
    let labels = phone.elements.compactMap(\.label)
    #expect(labels.contains("Eraser") && !labels.contains("Crayon") && !labels.contains("Lasso"))
    phone.run { picker.maximumSupportedContentVersion = .latest }
    phone.wait(0.3)
    #expect(phone.elements.contains { $0.label == "Crayon" })
    // Colors are shown and chosen in the style of the canvas.
    phone.run {
      red.allowsColorSelection = false
      picker.colorUserInterfaceStyle = .dark
    }
    phone.wait(0.3)
    #expect(!phone.elements.contains { $0.label == "Blue" })
  }

  @Test("Ink.TP6. A named picker keeps its selection, colors and widths")
  func saving() {
    _ = launch()
    phone.run {
      UserDefaults.standard.removeObject(forKey: "PencilKit.ToolPicker.notes")
      let picker = PKToolPicker()
      picker.stateAutosaveName = "notes"
      picker.selectedTool = PKInkingTool(
        .marker, color: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5), width: 33)
      let other = PKToolPicker()
      #expect((other.selectedTool as? PKInkingTool)?.inkType == .pen)
      other.stateAutosaveName = "notes"
      #expect(other.selectedTool as? PKInkingTool == picker.selectedTool as? PKInkingTool)
      other.stateAutosaveName = nil
      other.selectedTool = PKLassoTool()
      let third = PKToolPicker()
      third.stateAutosaveName = "notes"
      #expect(third.selectedTool is PKInkingTool)
      UserDefaults.standard.removeObject(forKey: "PencilKit.ToolPicker.notes")
    }
  }
}
