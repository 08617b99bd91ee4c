import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Steps EditMenus.EM1–EM9.
  @MainActor @Suite(.serialized) struct EditMenuTests {
    /// A view that becomes the first responder for the menu, as apps write it.
    private final class Card: UIView {
      var heard: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ["copy:", "flip", "pasteAndGo:", "printContent:", "findNext:"].contains(action.description)
      }
      override func copy(_ sender: Any?) { heard.append("copy") }
      override func pasteAndGo(_ sender: Any?) { heard.append("paste and go") }
      override func printContent(_ sender: Any?) { heard.append("print") }
      override func findNext(_ sender: Any?) { heard.append("find") }
      func flip() { heard.append("flip") }
    }

    private final class Listener: NSObject, UIEditMenuInteractionDelegate {
      var heard: [String] = []
      var menu: (([UIMenuElement]) -> UIMenu?)?
      var rect = CGRect.null
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { menu?(suggestedActions) }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
      ) -> CGRect { rect }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) {
        heard.append("will present")
        animator.addCompletion { self.heard.append("presented") }
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) {
        heard.append("will dismiss")
        animator.addCompletion { self.heard.append("dismissed") }
      }
    }

    private func launch() -> (SimulatedPhone, TextViewApp, Card) {
      let phone = SimulatedPhone(.iPhone7)
      let desk = phone.launch(TextViewApp.self)
      let card = Card(frame: CGRect(x: 100, y: 400, width: 100, height: 60))
      phone.run {
        card.backgroundColor = .systemTeal
        desk.window?.rootViewController?.view.addSubview(card)
        UIMenuController.shared.menuItems = nil
        UIMenuController.shared.arrowDirection = .default
        card.becomeFirstResponder()
      }
      return (phone, desk, card)
    }

    @Test("EditMenus.EM1, EditMenus.EM2. The app's items follow the system's, and act on the chain")
    func items() throws {
      let (phone, desk, card) = launch()
      var posted: [String] = []
      let names = [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
        UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
      ]
      let watchers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { posted.append(name.rawValue) }
        }
      }
      defer { for watcher in watchers { NotificationCenter.default.removeObserver(watcher) } }
      phone.run {
        let flip = Selector("flip", calling: Card.flip)
        UIMenuController.shared.menuItems = [
          UIMenuItem(title: "Flip", action: flip),
          UIMenuItem(title: "Missing", action: Selector("missing")),
        ]
        UIMenuController.shared.showMenu(from: card, rect: card.bounds)
        #expect(UIMenuController.shared.isMenuVisible)
      }
      phone.wait(0.5)
      #expect(desk.menuTitles == ["Copy", "Flip"])
      try phone.tap("Flip")
      phone.wait(1)
      #expect(card.heard == ["flip"] && desk.menuTitles.isEmpty)
      #expect(!UIMenuController.shared.isMenuVisible && UIMenuController.shared.menuFrame == .zero)
      #expect(posted == names.map(\.rawValue))
      phone.run { UIMenuController.shared.showMenu(from: card, rect: card.bounds) }
      phone.wait(0.5)
      try phone.tap("Copy")
      #expect(card.heard == ["flip", "copy"])
    }

    @Test(
      "EditMenus.EM14. The menu is dark up to iOS 15, and from iOS 16 on as light as the interface",
      arguments: [(15, false, true), (15, true, true), (16, false, false), (17, true, true)])
    func colors(version: Int, isDark: Bool, isDarkMenu: Bool) throws {
      let (phone, desk, card) = launch()
      phone.set(\.systemVersion, SystemVersion(version))
      phone.set(\.isDark, isDark)
      phone.wait(0.1)
      phone.run { UIMenuController.shared.showMenu(from: card, rect: card.bounds) }
      phone.wait(0.5)
      var level: CGFloat = -1
      phone.run {
        desk.window?.forEachView { view in
          guard let button = view as? UIButton, button.currentTitle == "Copy",
            let color = button.titleColor(for: .normal)
          else { return }
          color.resolvedColor(with: button.traitCollection).getWhite(&level, alpha: nil)
        }
      }
      // The titles are light on a dark menu.
      #expect(isDarkMenu ? level > 0.9 : (0..<0.1).contains(level), "\(level)")
    }

    @Test(
      "EditMenus.EM12. An item with a standard action calls the responder's method",
      arguments: [
        ("pasteAndGo:", "paste and go"), ("printContent:", "print"), ("findNext:", "find"),
      ])
    func standardItems(action: String, heard: String) throws {
      let (phone, desk, card) = launch()
      phone.run {
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Do", action: Selector(action))]
        UIMenuController.shared.showMenu(from: card, rect: card.bounds)
      }
      phone.wait(0.5)
      #expect(desk.menuTitles == ["Copy", "Do"])
      try phone.tap("Do")
      phone.wait(1)
      #expect(card.heard == [heard])
    }

    @Test("EditMenus.EM1. Without a first responder, or with nothing that fits, no menu is shown")
    func nothing() {
      let (phone, _, card) = launch()
      phone.run {
        card.resignFirstResponder()
        UIMenuController.shared.showMenu(from: card, rect: card.bounds)
        #expect(!UIMenuController.shared.isMenuVisible)
      }
    }

    @Test("EditMenus.EM4. The menu is above if there is room, else below, and stays on the screen")
    func placing() {
      let (phone, desk, card) = launch()
      phone.run {
        let menu = UIMenuController.shared
        @MainActor func frame(
          _ x: CGFloat, _ y: CGFloat, _ direction: UIMenuController.ArrowDirection
        ) -> CGRect {
          card.frame = CGRect(x: x, y: y, width: 100, height: 60)
          menu.arrowDirection = direction
          menu.showMenu(from: card, rect: card.bounds)
          return menu.menuFrame
        }
        let screen = desk.window?.bounds ?? .zero
        let middle = frame(100, 400, .default)
        #expect(middle.maxY <= 400 && middle.maxY > 390 && abs(middle.midX - 150) < 1)
        // One point above and below the limit: status bar 20, edge 8, menu 44, distance 2.
        #expect(frame(100, 74, .default).maxY <= 74)
        #expect(frame(100, 73, .default).minY >= 133)
        #expect(frame(-40, 400, .default).minX == 8)
        #expect(frame(screen.maxX - 30, 400, .default).maxX == screen.maxX - 8)
        #expect(frame(100, 400, .up).minY >= 460)
        #expect(frame(100, 400, .left).minX >= 200)
        #expect(frame(200, 400, .right).maxX <= 200)
        // A rectangle that fills the screen has the menu over its middle.
        card.frame = screen
        menu.arrowDirection = .default
        menu.showMenu(from: card, rect: card.bounds)
        #expect(screen.contains(menu.menuFrame))
      }
    }

    @Test("EditMenus.EM5. More items than fit are on further pages")
    func paging() throws {
      let (phone, desk, card) = launch()
      phone.run {
        let flip = Selector("flip", calling: Card.flip)
        UIMenuController.shared.menuItems = (1...8).map {
          UIMenuItem(title: "Command \($0)", action: flip)
        }
        UIMenuController.shared.showMenu(from: card, rect: card.bounds)
      }
      phone.wait(0.5)
      var all: [String] = []
      #expect(desk.menuTitles.first == "Copy" && desk.menuTitles.last == "▶")
      while desk.menuTitles.last == "▶", all.count < 20 {
        all += desk.menuTitles.filter { $0.first?.isLetter == true }
        try phone.tap("Show more items")
        phone.wait(0.1)
      }
      #expect(desk.menuTitles.first == "◀")
      all += desk.menuTitles.filter { $0.first?.isLetter == true }
      #expect(all == ["Copy"] + (1...8).map { "Command \($0)" })
      try phone.tap("Command 8")
      #expect(card.heard == ["flip"])
    }

    @Test("EditMenus.EM7. A touch elsewhere, and a view that leaves or scrolls, hide the menu")
    func hiding() {
      let (phone, desk, card) = launch()
      phone.run { UIMenuController.shared.showMenu(from: card, rect: card.bounds) }
      phone.wait(0.5)
      phone.tap(at: (30, 600))
      #expect(!UIMenuController.shared.isMenuVisible)
      phone.run {
        desk.view.text = (1...30).map { "line \($0)" }.joined(separator: "\n")
        desk.view.contentOffset = .zero
        desk.view.layoutIfNeeded()
      }
      phone.tap(at: desk.place(1), count: 2)
      phone.wait(1)
      #expect(!desk.menuTitles.isEmpty)
      phone.run {
        desk.view.contentOffset.y = 40
        desk.view.layoutIfNeeded()
      }
      #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test(
      "EditMenus.EM6, EditMenus.EM8. An interaction shows the delegate's menu, the suggested one, or none"
    )
    func interaction() throws {
      let (phone, desk, card) = launch()
      let listener = Listener()
      let interaction = UIEditMenuInteraction(delegate: listener)
      var chosen = 0
      phone.run {
        card.addInteraction(interaction)
        interaction.presentEditMenu(
          with: UIEditMenuConfiguration(identifier: "a", sourcePoint: CGPoint(x: 50, y: 0)))
      }
      phone.wait(0.5)
      #expect(desk.menuTitles == ["Copy"] && listener.heard == ["will present", "presented"])
      #expect(interaction.location(in: nil) == CGPoint(x: 150, y: 400))
      listener.menu = { suggested in
        UIMenu(
          children: suggested + [
            UIAction(title: "Own", attributes: .keepsMenuPresented) { _ in chosen += 1 },
            UIAction(title: "Hidden", attributes: .hidden) { _ in },
          ])
      }
      phone.run { interaction.reloadVisibleMenu() }
      phone.wait(0.5)
      #expect(desk.menuTitles == ["Copy", "Own"])
      try phone.tap("Own")
      phone.wait(0.5)
      #expect(chosen == 1 && desk.menuTitles == ["Copy", "Own"])
      // The menu moves with the rectangle of the delegate.
      let old = UIMenuController.shared.menuFrame
      listener.rect = CGRect(x: 0, y: 60, width: 100, height: 10)
      phone.run { interaction.updateVisibleMenuPosition(animated: false) }
      #expect(UIMenuController.shared.menuFrame.minY == old.minY + 60)
      phone.run { interaction.dismissMenu() }
      phone.wait(0.5)
      #expect(listener.heard.suffix(2) == ["will dismiss", "dismissed"])
      listener.menu = { _ in UIMenu(children: []) }
      phone.run {
        interaction.presentEditMenu(
          with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
      }
      #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test("EditMenus.EM9. The delegate of a text view decides its menu")
    func textViewDelegate() {
      let (phone, desk, _) = launch()
      desk.listen()
      desk.menu = { suggested in
        UIMenu(children: [UIAction(title: "First") { _ in }] + suggested)
      }
      phone.run {
        UIPasteboard.general.items = []
        desk.view.text = "Green tea"
        desk.view.layoutIfNeeded()
      }
      phone.tap(at: desk.place(1), count: 2)
      phone.wait(1)
      #expect(desk.menuTitles == ["First", "Cut", "Copy", "Select All"])
    }

    @Test("The pictures of menus, handles and the loupe")
    func pictures() throws {
      let (phone, desk, card) = launch()
      func keep(_ name: String) throws {
        let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
        image.keep("text-\(name)")
        #expect(image.width == 750)
      }
      phone.run {
        UIPasteboard.general.string = "x"
        let text = NSMutableAttributedString(
          string: "Green tea is ready. Drink it now!\nשלום abc עולם\n",
          attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
        let attachment = NSTextAttachment(image: UIImage(systemName: "star.fill") ?? UIImage())
        text.append(NSAttributedString(attachment: attachment))
        text.append(
          NSAttributedString(
            string: " a link, struck, marked",
            attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        let end = text.length
        text.addAttribute(
          .link, value: URL(string: "demo://x") as Any,
          range: NSRange(location: end - 20, length: 4))
        text.addAttribute(
          .strikethroughStyle, value: 1, range: NSRange(location: end - 14, length: 6))
        text.addAttribute(
          .backgroundColor, value: UIColor.systemYellow,
          range: NSRange(location: end - 6, length: 6))
        desk.view.attributedText = text
        desk.view.layoutIfNeeded()
      }
      phone.tap(at: desk.place(7), count: 2)
      phone.wait(1)
      try keep("word")
      phone.run { desk.view.selectedRange = NSRange(location: 10, length: 34) }
      try keep("mixed")
      let place = desk.place(25)
      phone.touch(TouchReport(ContactID(1), .began, x: place.x, y: place.y))
      phone.wait(0.8)
      try keep("lifted")
      phone.touch(TouchReport(ContactID(1), .ended, x: place.x, y: place.y))
      // Selected text would be lifted.
      phone.run { desk.view.selectedRange = NSRange(location: 0, length: 0) }
      phone.wait(1)
      phone.touch(TouchReport(ContactID(1), .began, x: place.x, y: place.y))
      phone.wait(0.8)
      #expect(desk.window?.subviews.contains { "\(type(of: $0))" == "LoupeView" } == true)
      try keep("loupe")
      phone.touch(TouchReport(ContactID(1), .ended, x: place.x, y: place.y))
      phone.wait(1)
      for (index, corner) in [
        CGPoint(x: 0, y: 30), CGPoint(x: 275, y: 30), CGPoint(x: 0, y: 600),
        CGPoint(x: 275, y: 600),
      ].enumerated() {
        phone.run {
          card.frame.origin = corner
          card.becomeFirstResponder()
          UIMenuController.shared.showMenu(from: card, rect: card.bounds)
        }
        phone.wait(0.5)
        try keep("corner\(index)")
      }
    }
  }
}
