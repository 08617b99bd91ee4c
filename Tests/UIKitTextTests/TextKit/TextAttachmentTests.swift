import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneTypes
import Testing
import UIKit

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

extension OneInAProcess {
  /// Steps TextKit.TA1–TA4: attachments with views.
  @MainActor @Suite(.serialized) struct TextAttachmentTests {
    /// A view provider with a button.
    private final class ButtonProvider: NSTextAttachmentViewProvider {
      override func loadView() {
        view = MainActor.assumeIsolated {
          let button = UIButton(type: .system)
          button.frame.size = CGSize(width: 50, height: 30)
          return button
        }
      }
    }

    /// A view provider with an initializer of its own, whose view gives the size.
    private final class SizedProvider: NSTextAttachmentViewProvider {
      init(_ attachment: NSTextAttachment, size: CGSize, at location: any NSTextLocation) {
        super.init(
          textAttachment: attachment, parentView: nil, textLayoutManager: nil, location: location)
        tracksTextAttachmentViewBounds = true
        view = MainActor.assumeIsolated { UIView(frame: CGRect(origin: .zero, size: size)) }
      }
    }

    /// An attachment that provides its view itself.
    private final class SizedAttachment: NSTextAttachment, @unchecked Sendable {
      var size = CGSize(width: 40, height: 24)
      var parents: [UIView?] = []

      override func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
      ) -> NSTextAttachmentViewProvider? {
        parents.append(parentView)
        return SizedProvider(self, size: size, at: location)
      }
    }

    private static let type = "com.example.button"

    private func launch(
      version: SystemVersion = .standard
    ) -> (phone: SimulatedPhone, app: TextViewApp) {
      NSTextAttachment.registerViewProviderClass(ButtonProvider.self, forFileType: Self.type)
      let phone = SimulatedPhone(.iPhone7)
      phone.set(\.systemVersion, version)
      return (phone, phone.launch(TextViewApp.self))
    }

    private static func text(
      _ before: String, _ attachment: NSTextAttachment, _ after: String
    ) -> NSAttributedString {
      let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      let text = NSMutableAttributedString(string: before, attributes: font)
      text.append(NSAttributedString(attachment: attachment))
      text.append(NSAttributedString(string: after, attributes: font))
      return text
    }

    private static func button() -> NSTextAttachment {
      let attachment = NSTextAttachment(data: Data([1]), ofType: type)
      attachment.bounds = CGRect(x: 0, y: -6, width: 50, height: 30)
      return attachment
    }

    private func buttons(in view: UITextView) -> [UIButton] {
      view.subviews.compactMap { $0 as? UIButton }
    }

    @Test("TextKit.TA1, TextKit.TA3. The view of a registered class moves with its character")
    func movesWithText() throws {
      let (phone, app) = launch()
      let (view, attachment) = (app.view, Self.button())
      #expect(attachment.usesTextAttachmentView)
      #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: Self.type) != nil)
      #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "x") == nil)
      phone.run { view.attributedText = Self.text("ab ", attachment, " cd") }
      phone.wait(0.1)
      let button = try #require(buttons(in: view).first)
      #expect(buttons(in: view).count == 1 && button.bounds.size == CGSize(width: 50, height: 30))
      func expectAtCharacter(_ place: Int) throws {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: place))
        let caret = view.caretRect(for: start)
        #expect(abs(button.frame.minX - caret.minX) < 1.1, "\(button.frame) \(caret)")
        #expect(caret.minY - 1 <= button.frame.minY && button.frame.maxY <= caret.maxY + 1)
      }
      try expectAtCharacter(3)
      let first = button.frame
      phone.run {
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 0)
      }
      phone.type("ww")
      #expect(button.superview === view && button.frame.minX > first.minX)
      try expectAtCharacter(5)
      // A new line above moves the paragraph without laying it out again.
      phone.run { view.selectedRange = NSRange(location: 0, length: 0) }
      phone.press(key: .returnOrEnter)
      phone.wait(0.1)
      #expect(buttons(in: view) == [button] && button.frame.minY > first.minY + 15)
      try expectAtCharacter(6)
      let manager = try #require(view.textLayoutManager)
      let content = try #require(manager.textContentManager)
      let location = try #require(content.location(content.documentRange.location, offsetBy: 6))
      let fragment = try #require(manager.textLayoutFragment(for: location))
      let provider = try #require(fragment.textAttachmentViewProviders.first)
      #expect(provider.view === button && provider.textAttachment === attachment)
      #expect(provider.location.compare(location) == .orderedSame)
      let frame = fragment.frameForTextAttachment(at: location).offsetBy(
        dx: fragment.layoutFragmentFrame.minX, dy: fragment.layoutFragmentFrame.minY + 8)
      #expect(
        abs(frame.minX - button.frame.minX) < 0.1 && abs(frame.minY - button.frame.minY) < 0.1)
      #expect(fragment.frameForTextAttachment(at: content.documentRange.location) == .zero)
    }

    @Test("TextKit.TA3. Deleted text removes its view, undo brings one back, scrolling hides it")
    func removal() throws {
      let (phone, app) = launch()
      let view = app.view
      phone.run {
        view.attributedText = Self.text("ab", Self.button(), String(repeating: "\nline", count: 60))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        view.layoutIfNeeded()
      }
      phone.wait(0.1)
      let button = try #require(buttons(in: view).first)
      phone.press(key: .deleteOrBackspace)
      phone.wait(0.1)
      #expect(buttons(in: view).isEmpty && button.superview == nil)
      phone.press(key: .z, with: [.leftGUI])
      phone.wait(0.1)
      #expect(buttons(in: view).count == 1)
      phone.run { view.contentOffset.y = view.contentSize.height - view.bounds.height }
      phone.wait(0.1)
      #expect(buttons(in: view).isEmpty)
      phone.run { view.contentOffset.y = 0 }
      phone.wait(0.1)
      #expect(buttons(in: view).count == 1)
      phone.run { view.text = "plain" }
      phone.wait(0.1)
      #expect(buttons(in: view).isEmpty)
    }

    @Test("TextKit.TA2. A tracked view gives the size, and padding surrounds it")
    func sizes() throws {
      let (phone, app) = launch()
      let view = app.view
      let attachment = SizedAttachment(data: nil, ofType: nil)
      phone.run {
        view.attributedText = Self.text("ab", attachment, "cd")
        view.layoutIfNeeded()
      }
      phone.wait(0.1)
      let shown = try #require(
        view.textLayoutManager.flatMap {
          $0.textLayoutFragment(for: $0.documentRange.location)?.textAttachmentViewProviders.first
        })
      let square = try #require(shown.view)
      #expect(square.superview === view && square.bounds.size == CGSize(width: 40, height: 24))
      #expect(attachment.parents.count == 1 && attachment.parents[0] === view)
      func width() throws -> CGFloat {
        let start = try #require(view.position(from: view.beginningOfDocument, offset: 2))
        let end = try #require(view.position(from: start, offset: 1))
        return view.caretRect(for: end).minX - view.caretRect(for: start).minX
      }
      #expect(try abs(width() - 40) < 0.6)
      // The view changes its size: the text makes room.
      phone.run {
        square.bounds.size = CGSize(width: 70, height: 50)
        view.setNeedsLayout()
      }
      phone.wait(0.1)
      #expect(try abs(width() - 70) < 0.6)
      #expect(square.frame.size == CGSize(width: 70, height: 50))
      #expect(view.contentSize.height > 50)
      // Padding belongs to the text, not to the view.
      let padded = SizedAttachment(data: nil, ofType: nil)
      padded.lineLayoutPadding = 10
      phone.run { view.attributedText = Self.text("ab", padded, "cd") }
      phone.wait(0.1)
      #expect(square.superview == nil)
      #expect(try abs(width() - 60) < 0.6)
      #expect(view.subviews.contains { $0.bounds.size == CGSize(width: 40, height: 24) })
      // A view that does not scroll has the height of its attachment.
      let tall = SizedAttachment(data: nil, ofType: nil)
      tall.size.height = 90
      phone.run {
        view.isScrollEnabled = false
        view.attributedText = Self.text("ab", tall, "cd")
      }
      phone.wait(0.1)
      let height = phone.run { view.sizeThatFits(CGSize(width: 240, height: 0)).height }
      #expect(height > 90 + 16 && height < 90 + 40, "\(height)")
    }

    @Test("TextKit.TA1. TextKit 1, iOS 15 and attachments that refuse views show the image")
    func images() {
      let (phone, app) = launch()
      let view = app.view
      phone.run { view.attributedText = Self.text("ab", Self.button(), "cd") }
      phone.wait(0.1)
      #expect(buttons(in: view).count == 1)
      phone.run { _ = view.layoutManager }
      phone.wait(0.1)
      #expect(buttons(in: view).isEmpty && view.textLayoutManager == nil)
      let refused = Self.button()
      refused.allowsTextAttachmentView = false
      #expect(!refused.usesTextAttachmentView)
      let other = UITextView(frame: CGRect(x: 20, y: 400, width: 240, height: 120))
      phone.run {
        other.attributedText = Self.text("ab", refused, "cd")
        app.window?.rootViewController?.view.addSubview(other)
      }
      phone.wait(0.1)
      #expect(buttons(in: other).isEmpty)
      let (older, olderApp) = launch(version: SystemVersion(15))
      older.run { olderApp.view.attributedText = Self.text("ab", Self.button(), "cd") }
      older.wait(0.1)
      #expect(buttons(in: olderApp.view).isEmpty)
    }

    @Test("TextKit.TA4. Touches of a control are its own; other views leave them to the text")
    func touches() throws {
      let (phone, app) = launch()
      let view = app.view
      phone.run {
        view.attributedText = Self.text("ab cd ", Self.button(), " ef")
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
      }
      phone.wait(0.1)
      let button = try #require(buttons(in: view).first)
      var count = 0
      phone.run { button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside) }
      func middle(_ shown: UIView) -> (x: Double, y: Double) {
        let point = shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
        return (Double(point.x), Double(point.y))
      }
      phone.tap(at: middle(button))
      phone.wait(1)
      #expect(count == 1 && view.selectedRange == NSRange(location: 1, length: 0))
      let attachment = SizedAttachment(data: nil, ofType: nil)
      phone.run {
        view.attributedText = Self.text("ab cd ", attachment, " ef")
        view.selectedRange = NSRange(location: 1, length: 0)
      }
      phone.wait(0.1)
      let square = try #require(view.subviews.first { $0.bounds.size == attachment.size })
      phone.tap(at: middle(square))
      phone.wait(1)
      #expect(view.selectedRange.location > 1, "\(view.selectedRange)")
    }

    @Test("TextKit.TA1. A copied attachment keeps its class, and each text view has its own view")
    func copies() throws {
      let (phone, app) = launch()
      let other = UITextView(frame: CGRect(x: 20, y: 400, width: 240, height: 120))
      let text = Self.text("ab", Self.button(), "cd")
      phone.run {
        app.window?.rootViewController?.view.addSubview(other)
        app.view.attributedText = text
        other.attributedText = text
      }
      phone.wait(0.1)
      let (one, two) = (buttons(in: app.view), buttons(in: other))
      #expect(one.count == 1 && two.count == 1 && one != two)
      // Two characters with the same attachment have two views.
      let twice = NSMutableAttributedString(attributedString: text)
      twice.append(text)
      phone.run { other.attributedText = twice }
      phone.wait(0.1)
      #expect(buttons(in: other).count == 2)
      let first = buttons(in: other)
      phone.run { other.textStorage.insert(NSAttributedString(string: "x"), at: 0) }
      phone.wait(0.1)
      #expect(Set(buttons(in: other)) == Set(first))
      let archive: Data = try NSKeyedArchiver.archivedData(
        withRootObject: Self.button(), requiringSecureCoding: false)
      let read = try NSKeyedUnarchiver.unarchivedObject(
        ofClass: NSTextAttachment.self, from: archive)
      #expect(read?.fileType == Self.type && read?.usesTextAttachmentView == true)
    }

    @Test("TextKit.TL7. The viewport of a text view is its visible part")
    func viewport() throws {
      let (phone, app) = launch()
      let view = app.view
      let lines = (0..<300).map { "line \($0)" }.joined(separator: "\n")
      phone.run {
        view.text = lines
        view.contentOffset.y = 600
        view.layoutIfNeeded()
      }
      let manager = try #require(view.textLayoutManager)
      let controller = manager.textViewportLayoutController
      #expect(controller === manager.textViewportLayoutController)
      #expect(controller.viewportBounds == CGRect(x: 0, y: 592, width: 240, height: 160))
      let range = try #require(controller.viewportRange)
      let content = try #require(manager.textContentManager)
      let start = content.offset(from: content.documentRange.location, to: range.location)
      let length = content.offset(from: range.location, to: range.endLocation)
      let shown = (lines as NSString).substring(with: NSRange(location: start, length: length))
      let number = Int(592 / (UIFont.systemFont(ofSize: 17).lineHeight))
      #expect(
        shown.hasPrefix("line \(number)") || shown.hasPrefix("line \(number - 1)"), "\(shown)")
      #expect((8...12).contains(shown.split(separator: "\n").count), "\(shown)")
    }

    /// A view of an app that shows the fragments of a layout manager.
    private final class FragmentList: NSObject, NSTextViewportLayoutControllerDelegate {
      var bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
      var fragments: [String] = []
      var calls: [String] = []

      func viewportBounds(for controller: NSTextViewportLayoutController) -> CGRect { bounds }
      func textViewportLayoutController(
        _ controller: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
      ) {
        let text = (textLayoutFragment.textElement as? NSTextParagraph)?.attributedString.string
        fragments.append(text?.trimmingCharacters(in: .newlines) ?? "")
      }
      func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) {
        calls.append("will")
        fragments = []
      }
      func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) {
        calls.append("did")
      }
    }

    @Test("TextKit.TL7. A delegate gets the fragments of its visible rectangle")
    func viewportDelegate() throws {
      let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
      manager.textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
      content.addTextLayoutManager(manager)
      let lines = (0..<40).map { "line \($0)" }.joined(separator: "\n")
      content.attributedString = NSAttributedString(
        string: lines, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let list = FragmentList()
      let controller = manager.textViewportLayoutController
      #expect(controller.viewportRange == nil)
      controller.delegate = list
      controller.layoutViewport()
      #expect(list.calls == ["will", "did"] && controller.viewportBounds == list.bounds)
      #expect(list.fragments.first == "line 0" && (4...6).contains(list.fragments.count))
      let begin = content.documentRange.location
      let location = try #require(content.location(begin, offsetBy: 70))
      let top = controller.relocateViewport(to: location)
      #expect(top == manager.textLayoutFragment(for: location)?.layoutFragmentFrame.minY)
      list.bounds.origin.y = top
      controller.layoutViewport()
      #expect(list.fragments.first != "line 0" && list.fragments.contains("line 10"))
      #expect(controller.viewportRange?.contains(location) == true)
      controller.adjustViewport(byVerticalOffset: 5)
      #expect(controller.viewportBounds.minY == top + 5)
      let end = controller.relocateViewport(to: content.documentRange.endLocation)
      #expect(end == manager.usageBoundsForTextContainer.maxY)
    }
  }
}
