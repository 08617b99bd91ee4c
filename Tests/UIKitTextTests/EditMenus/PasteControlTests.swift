import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Paste controls and paste configurations.
  @MainActor @Suite(.serialized) struct PasteControlTests {
    /// A view that pastes colors and counts.
    private final class Palette: UIView {
      var received: [[String]] = []
      override var canBecomeFirstResponder: Bool { true }
      override func paste(itemProviders: [NSItemProvider]) {
        received.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
      }
    }

    @Test("Pasteboard.CO12. Paste passes data of an accepted type to the responder")
    func configuration() {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(TextViewApp.self)
      let palette = Palette(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
      let paste = Selector(("paste:"))
      phone.run {
        app.window?.rootViewController?.view.addSubview(palette)
        palette.becomeFirstResponder()
        UIPasteboard.general.setData(Data([1]), forPasteboardType: "org.example.color")
        #expect(!palette.canPerformAction(paste, withSender: nil))
        palette.pasteConfiguration = UIPasteConfiguration(
          acceptableTypeIdentifiers: ["org.example.color"])
        #expect(palette.canPerformAction(paste, withSender: nil))
        palette.paste(nil)
      }
      #expect(palette.received == [["org.example.color"]])
      phone.run {
        UIPasteboard.general.string = "red"
        #expect(!palette.canPerformAction(paste, withSender: nil))
        palette.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
        #expect(palette.canPerformAction(paste, withSender: nil))
      }
    }

    @Test("Pasteboard.CO13. A paste control is enabled by the pasteboard, and pastes into text")
    func control() throws {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(TextViewApp.self)
      let configuration = UIPasteControl.Configuration()
      configuration.displayMode = .labelOnly
      let control = UIPasteControl(configuration: configuration)
      phone.run {
        UIPasteboard.general.items = []
        app.view.text = "a"
        control.target = app.view
        control.frame = CGRect(origin: CGPoint(x: 20, y: 400), size: control.intrinsicContentSize)
        app.window?.rootViewController?.view.addSubview(control)
        #expect(!control.isEnabled && control.frame.width > 40)
        UIPasteboard.general.string = "bc"
        #expect(control.isEnabled)
      }
      phone.waitUntilIdle()
      try phone.tap("Paste")
      #expect(app.view.text == "abc")
      phone.run {
        app.view.isEditable = false
        control.target = app.field
        app.field.text = "1"
      }
      try phone.tap("Paste")
      #expect(app.field.text == "1bc")
      phone.run {
        control.target = app.view
        #expect(!control.isEnabled)
      }
    }
  }
}
