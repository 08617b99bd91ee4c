import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

extension OneInAProcess {
  /// Steps TextViews.TV32–TV36: the panel that formats text.
  @MainActor @Suite(.serialized) struct TextFormattingTests {
    private typealias Panel = UITextFormattingViewController

    /// A delegate of a text view and of its panel.
    private final class Delegate: NSObject, UITextViewDelegate, Panel.Delegate {
      var events: [String] = []
      /// Whether the delegate becomes that of the panel, too.
      var followsPanel = false
      var presentsPickers = true
      var refused: UIViewController?

      func textView(_ textView: UITextView, willBeginFormattingWith viewController: Panel) {
        events.append("will begin \(viewController.presentingViewController == nil)")
        if followsPanel { viewController.delegate = self }
      }
      func textView(_ textView: UITextView, didBeginFormattingWith viewController: Panel) {
        events.append("did begin \(viewController.presentingViewController == nil)")
      }
      func textView(_ textView: UITextView, willEndFormattingWith viewController: Panel) {
        events.append("will end")
      }
      func textView(_ textView: UITextView, didEndFormattingWith viewController: Panel) {
        events.append("did end")
      }
      func textViewDidChange(_ textView: UITextView) { events.append("changed") }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        events.append("asked")
        return true
      }

      func textFormattingViewController(
        _ viewController: Panel, didChangeValue changeValue: Panel.ChangeValue
      ) {
        let text =
          switch changeValue {
          case .font(let font): "font \(font.familyName)"
          case .textColor(let color): "color \(color == .black)"
          case .textList(let list): "list \(list?.rawValue ?? "none")"
          case .highlight(let highlight): "highlight \(highlight?.rawValue ?? "none")"
          case .formattingStyle(let key): "style \(key)"
          default: "\(changeValue)"
          }
        events.append(text)
      }
      func textFormattingViewController(
        _ viewController: Panel, shouldPresentFontPicker fontPicker: UIFontPickerViewController
      ) -> Bool { ask(fontPicker) }
      func textFormattingViewController(
        _ viewController: Panel, shouldPresentColorPicker colorPicker: UIColorPickerViewController
      ) -> Bool { ask(colorPicker) }
      func textFormattingDidFinish(_ viewController: Panel) { events.append("finished") }

      private func ask(_ picker: UIViewController) -> Bool {
        if !presentsPickers { refused = picker }
        return presentsPickers
      }
    }

    private let delegate = Delegate()

    /// Launches an app with a text of two paragraphs, in which a word is selected.
    private func launch(
      _ configure: (UITextView) -> Void = { _ in }
    ) -> (SimulatedPhone, TextViewApp) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(TextViewApp.self)
      phone.run {
        app.view.text = "some text\nmore"
        app.view.allowsEditingTextAttributes = true
        configure(app.view)
        app.view.delegate = delegate
        app.view.becomeFirstResponder()
      }
      phone.waitUntilIdle()
      return (phone, app)
    }

    /// Selects the first word by touch, and presents the panel with the menu's command.
    private func present(
      _ configure: (UITextView) -> Void = { _ in }
    ) throws -> (SimulatedPhone, TextViewApp) {
      let (phone, app) = launch(configure)
      phone.tap(at: app.place(2), count: 2)
      phone.wait(1)
      try tapInMenu("Format", phone, app)
      phone.waitUntilIdle()
      return (phone, app)
    }

    /// Taps a command of the edit menu, which may be on a further page.
    private func tapInMenu(_ title: String, _ phone: SimulatedPhone, _ app: TextViewApp) throws {
      var pages = 0
      while !app.menuTitles.contains(title), app.menuTitles.last == "▶", pages < 5 {
        try phone.tap("Show more items")
        phone.wait(0.5)
        pages += 1
      }
      try #require(app.menuTitles.contains(title), "\(app.menuTitles)")
      try phone.tap(title)
    }

    /// Lets the delegate record when the keyboard leaves and returns.
    private func watchKeyboard() -> [any NSObjectProtocol] {
      let names = [
        (UIResponder.keyboardWillHideNotification, "keyboard leaves"),
        (UIResponder.keyboardWillShowNotification, "keyboard returns"),
      ]
      return names.map { name, word in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [delegate] _ in MainActor.assumeIsolated { delegate.events.append(word) }
        }
      }
    }

    private func panel(_ app: TextViewApp) -> Panel? {
      app.window?.rootViewController?.presentedViewController as? Panel
    }

    private func tap(_ label: String, _ phone: SimulatedPhone) throws {
      try phone.tap(label)
      phone.waitUntilIdle()
    }

    private func isSelected(_ label: String, _ phone: SimulatedPhone) -> Bool? {
      phone.element(label: label)?.traits.contains("selected")
    }

    private func attribute(
      _ key: NSAttributedString.Key, _ place: Int, _ app: TextViewApp
    ) -> Any? { app.view.textStorage.attribute(key, at: place, effectiveRange: nil) }

    private func font(_ place: Int, _ app: TextViewApp) -> UIFont? {
      attribute(.font, place, app) as? UIFont
    }

    private func style(_ place: Int, _ app: TextViewApp) -> NSParagraphStyle? {
      attribute(.paragraphStyle, place, app) as? NSParagraphStyle
    }

    // MARK: Menu

    @Test("TextViews.TV32. The command needs editable attributes, a selection and a configuration")
    func command() {
      let (phone, app) = launch()
      var titles: [String] = []
      app.menu = nil
      func offered(_ change: () -> Void) -> Bool {
        phone.run {
          app.view.delegate = app
          change()
          titles = []
          app.menu = { suggested in
            for case let menu as UIMenu in suggested where menu.identifier == .format {
              titles = menu.children.map(\.title)
            }
            return nil
          }
          UIMenuController.shared.hideMenu()
        }
        phone.wait(1)
        phone.tap(at: app.place(2), count: 2)
        phone.wait(1)
        return titles == ["Format"]
      }
      let view = app.view
      #expect(view.textFormattingConfiguration != nil)
      #expect(offered {})
      #expect(!offered { view.allowsEditingTextAttributes = false })
      #expect(
        !offered {
          view.allowsEditingTextAttributes = true
          view.textFormattingConfiguration = nil
        })
      #expect(offered { view.textFormattingConfiguration = .init() })
    }

    // MARK: Panel

    @Test("TextViews.TV33. The delegate follows the panel, which takes the place of the keyboard")
    func order() throws {
      // Phones of tests have a hardware keyboard.
      let (phone, app) = launch {
        $0.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      }
      let watchers = watchKeyboard()
      defer { for watcher in watchers { NotificationCenter.default.removeObserver(watcher) } }
      phone.tap(at: app.place(2), count: 2)
      phone.wait(1)
      try tapInMenu("Format", phone, app)
      phone.waitUntilIdle()
      let begin = ["will begin true", "keyboard leaves", "did begin false"]
      #expect(delegate.events == begin, "\(delegate.events)")
      #expect(app.view.isFirstResponder && panel(app) != nil)
      delegate.events = []
      try tap("Close", phone)
      let end = ["will end", "keyboard returns", "did end"]
      #expect(delegate.events == end, "\(delegate.events)")
      #expect(app.view.isFirstResponder && panel(app) == nil)
      // The command is offered again, and a drag ends the panel, too.
      phone.tap(at: app.place(2), count: 2)
      phone.wait(1)
      try tapInMenu("Format", phone, app)
      phone.waitUntilIdle()
      delegate.events = []
      phone.swipe(from: (180, 410), to: (180, 660), for: 0.2)
      phone.waitUntilIdle()
      #expect(delegate.events == end, "\(delegate.events)")
    }

    @Test("TextViews.TV33. The panel leaves when another text is edited")
    func leaving() throws {
      let (phone, app) = try present()
      phone.run { _ = app.field.becomeFirstResponder() }
      phone.waitUntilIdle()
      #expect(panel(app) == nil && app.field.isFirstResponder)
      #expect(delegate.events.suffix(2) == ["will end", "did end"], "\(delegate.events)")
    }

    @Test("TextViews.TV33. The search field of a picker does not end the panel")
    func searching() throws {
      let (phone, app) = try present()
      try tap("Font", phone)
      phone.run {
        let picker = panel(app)?.presentedViewController
        var field: UIView?
        picker?.view.forEachView { if $0 is UISearchTextField { field = $0 } }
        #expect(field?.becomeFirstResponder() == true)
      }
      phone.waitUntilIdle()
      #expect(!app.view.isFirstResponder)
      #expect(panel(app)?.presentedViewController is UIFontPickerViewController)
    }

    @Test("TextViews.TV34. The components show the selection, also another one")
    func state() throws {
      let (phone, app) = try present { view in
        let bold = UIFont.boldSystemFont(ofSize: 20)
        view.textStorage.addAttributes(
          [.font: bold, .underlineStyle: 1], range: NSRange(location: 0, length: 4))
      }
      #expect(isSelected("Bold", phone) == true && isSelected("Underline", phone) == true)
      #expect(isSelected("Italic", phone) == false && isSelected("Strikethrough", phone) == false)
      #expect(phone.element(label: "Font Size")?.value == "20 pt")
      // The text is not dimmed, and can be touched.
      phone.tap(at: app.place(7), count: 2)
      phone.wait(1)
      phone.run { UIMenuController.shared.hideMenu() }
      phone.waitUntilIdle()
      #expect(app.view.selectedRange == NSRange(location: 5, length: 4))
      #expect(isSelected("Bold", phone) == false && isSelected("Underline", phone) == false)
      #expect(phone.element(label: "Font Size")?.value == "17 pt")
      phone.run { app.view.selectedRange = NSRange(location: 0, length: 9) }
      phone.waitUntilIdle()
      #expect(isSelected("Bold", phone) == false && isSelected("Underline", phone) == true)
      #expect(phone.element(label: "Font Size")?.value == "—")
    }

    @Test("TextViews.TV34, TextViews.TV35. Attributes change, notify in order, and are undone")
    func attributes() throws {
      delegate.followsPanel = true
      let (phone, app) = try present()
      delegate.events = []
      try tap("Bold", phone)
      #expect(delegate.events == ["changed", "bold(true)"], "\(delegate.events)")
      #expect(isSelected("Bold", phone) == true)
      #expect(font(3, app)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
      #expect(font(4, app)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
      try tap("Bold", phone)
      #expect(delegate.events.last == "bold(false)")
      #expect(font(3, app)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
      try tap("Italic", phone)
      #expect(font(0, app)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
      try tap("Underline", phone)
      try tap("Strikethrough", phone)
      #expect(attribute(.underlineStyle, 3, app) != nil)
      #expect(attribute(.underlineStyle, 4, app) == nil)
      #expect(attribute(.strikethroughStyle, 3, app) != nil)
      try tap("Underline", phone)
      #expect(attribute(.underlineStyle, 3, app) == nil)
      phone.run { app.view.undoManager?.undo() }
      #expect(attribute(.underlineStyle, 3, app) != nil && isSelected("Underline", phone) == true)
    }

    @Test("TextViews.TV35. Sizes, alignment, indentation and line height change")
    func sizes() throws {
      let (phone, app) = try present()
      try tap("Font Size, Increment", phone)
      #expect(font(0, app)?.pointSize == 18 && font(4, app)?.pointSize == 17)
      #expect(phone.element(label: "Font Size")?.value == "18 pt")
      try tap("Center", phone)
      #expect(style(8, app)?.alignment == .center && style(11, app)?.alignment != .center)
      #expect(isSelected("Center", phone) == true)
      try tap("Increase Indentation", phone)
      #expect(style(8, app)?.headIndent == 28 && style(8, app)?.firstLineHeadIndent == 28)
      try tap("Decrease Indentation", phone)
      try tap("Decrease Indentation", phone)
      #expect(style(8, app)?.headIndent == 0 && style(8, app)?.alignment == .center)
      #expect(phone.element(label: "Line Height")?.value == "Auto")
      try tap("Line Height, Increment", phone)
      let natural = try #require(font(0, app)?.lineHeight.rounded())
      #expect(style(0, app)?.minimumLineHeight == natural + 1)
      #expect(style(0, app)?.maximumLineHeight == natural + 1)
    }

    @Test("TextViews.TV35, Presentations.DE5. A picked font keeps sizes; a picked color applies")
    func pickers() throws {
      delegate.followsPanel = true
      let (phone, app) = try present()
      let family = try #require(UIFont.familyNames.first)
      try tap("Font", phone)
      try tap(family, phone)
      #expect(delegate.events.last == "font \(family)", "\(delegate.events)")
      #expect(font(0, app)?.familyName == family && font(0, app)?.pointSize == 17)
      #expect(font(5, app)?.familyName != family && panel(app) != nil)
      try tap("Color", phone)
      try tap("black", phone)
      #expect(delegate.events.suffix(2).first == "changed", "\(delegate.events)")
      let color = attribute(.foregroundColor, 0, app) as? UIColor
      #expect(color == panel(app)?.formattingDescriptor?.textColors.first)
      #expect(color != UIColor.label && color != nil)
    }

    @Test("TextViews.TV35. At a caret a change applies to what is typed next")
    func caret() throws {
      let (phone, app) = try present()
      phone.run { app.view.selectedRange = NSRange(location: 9, length: 0) }
      phone.waitUntilIdle()
      delegate.events = []
      try tap("Bold", phone)
      #expect(delegate.events.isEmpty && isSelected("Bold", phone) == true)
      #expect(font(8, app)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
      phone.run { app.view.insertText("!") }
      #expect(font(9, app)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @Test("TextViews.TV33, TextViews.TV35. Styles add their attributes; lists are left out")
    func styles() throws {
      let (phone, app) = try present { view in
        let configuration = Panel.Configuration(groups: [
          .group([
            .component(.formattingStyles, .automatic), .component(.listStyles, .mini),
            .component(.fontSize, .mini),
          ])
        ])
        configuration.formattingStyles = [
          .init(
            styleKey: "title", title: "Title",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 28)]),
          .init(
            styleKey: "body", title: "Body", attributes: [.font: UIFont.systemFont(ofSize: 17)]),
        ]
        view.textFormattingConfiguration = configuration
        #expect(view.textFormattingConfiguration !== configuration)
      }
      #expect(isSelected("Body", phone) == true && isSelected("Title", phone) == false)
      #expect(phone.element(label: "Bulleted List") == nil)
      try tap("Title", phone)
      #expect(isSelected("Title", phone) == true && isSelected("Body", phone) == false)
      #expect(font(0, app)?.pointSize == 28 && font(4, app)?.pointSize == 17)
      try tap("Smaller", phone)
      #expect(font(0, app)?.pointSize == 27 && isSelected("Title", phone) == false)
    }

    // MARK: Editors of apps

    @Test("TextViews.TV36. An app's own editor is told of changes and of the end")
    func ownEditor() throws {
      let (phone, app) = launch()
      phone.run {
        let panel = Panel(
          configuration: .init(groups: [
            .group([
              .component(.fontAttributes, .large), .component(.highlight, .mini),
              .component(.listStyles, .regular), .component(.highlightPicker, .regular),
            ])
          ]))
        panel.delegate = delegate
        panel.formattingDescriptor = .init(attributes: [.font: UIFont.boldSystemFont(ofSize: 17)])
        app.view.resignFirstResponder()
        app.window?.rootViewController?.present(panel, animated: true)
      }
      phone.waitUntilIdle()
      delegate.events = []
      #expect(isSelected("Bold", phone) == true)
      try tap("Bold", phone)
      try tap("Bold", phone)
      try tap("Bulleted List", phone)
      #expect(isSelected("Bulleted List", phone) == true)
      try tap("Bulleted List", phone)
      try tap("Highlight, mint", phone)
      #expect(isSelected("Highlight", phone) == true)
      let expected = [
        "bold(false)", "bold(true)", "list disc", "list none", "highlight mint",
      ]
      #expect(delegate.events == expected, "\(delegate.events)")
      phone.run { panel(app)?.formattingDescriptor = nil }
      #expect(isSelected("Bold", phone) == false && isSelected("Highlight", phone) == false)
      try tap("Close", phone)
      #expect(delegate.events == expected + ["finished"])
    }

    @Test("TextViews.TV36. The delegate may present a picker itself")
    func ownPicker() throws {
      (delegate.followsPanel, delegate.presentsPickers) = (true, false)
      let (phone, app) = try present {
        $0.textFormattingConfiguration?.fontPickerConfiguration = .init()
        $0.textFormattingConfiguration?.fontPickerConfiguration?.includeFaces = true
      }
      try tap("Font", phone)
      let picker = try #require(delegate.refused as? UIFontPickerViewController)
      #expect(picker.configuration.includeFaces && picker.presentingViewController == nil)
      phone.run { panel(app)?.present(picker, animated: true) }
      phone.waitUntilIdle()
      let family = try #require(UIFont.familyNames.first)
      try tap(family, phone)
      #expect(font(0, app)?.familyName == family)
      try tap("Color", phone)
      #expect(delegate.refused is UIColorPickerViewController)
    }

    @Test("TextViews.TV34. A descriptor has all fonts, colors and alignments of a text")
    func descriptor() {
      let text = NSMutableAttributedString(
        string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 12)])
      let centered = NSMutableParagraphStyle()
      centered.alignment = .center
      centered.minimumLineHeight = 20
      text.addAttributes(
        [
          .font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.red,
          .strikethroughStyle: 1, .paragraphStyle: centered,
        ], range: NSRange(location: 4, length: 3))
      let part = Panel.FormattingDescriptor(
        string: text, range: NSRange(location: 4, length: 99))
      #expect(part.fonts.map(\.pointSize) == [14] && part.textColors == [.red])
      #expect(part.textAlignments == [.center] && part.lineHeight == 20)
      #expect(part.strikethroughPresent && !part.underlinePresent)
      let whole = Panel.FormattingDescriptor(string: AttributedString(text))
      #expect(whole.fonts.map(\.pointSize) == [12, 14] && whole.lineHeight == nil)
      #expect(whole.textAlignments == [.natural, .center] && whole.strikethroughPresent)
      let none = Panel.FormattingDescriptor()
      #expect(none.fonts.isEmpty && none.textAlignments.isEmpty && none.lineHeight == nil)
      for alignment in [NSTextAlignment.left, .center, .right, .justified, .natural] {
        #expect(Panel.TextAlignment(nsTextAlignment: alignment).nsTextAlignment == alignment)
      }
    }

    // TextViews.TV33.
    @Test("A picture of the panel")
    func picture() throws {
      let (_, app) = try present { view in
        view.textFormattingConfiguration?.formattingStyles = [
          .init(
            styleKey: "title", title: "Title",
            attributes: [.font: UIFont.boldSystemFont(ofSize: 28)]),
          .init(
            styleKey: "body", title: "Body", attributes: [.font: UIFont.systemFont(ofSize: 17)]),
        ]
      }
      let picture = RenderedImage(try #require(app.window), on: nil, named: "formatting")
      // The style of the text is on, the other one is not.
      #expect(picture.color(200, 400) == [0, 122, 255])
      #expect(picture.color(30, 400) != [0, 122, 255])
    }
  }
}
