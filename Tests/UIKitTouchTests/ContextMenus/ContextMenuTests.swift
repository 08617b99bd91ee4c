import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Context menus of views (ContextMenus.CM1…).
  @MainActor @Suite(.serialized) struct ContextMenuTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate,
      UIContextMenuInteractionDelegate
    {
      var window: UIWindow?
      let root = UIViewController()
      let eggs = UILabel(frame: CGRect(x: 16, y: 200, width: 160, height: 60))
      let button = UIButton(type: .system)
      let page = UIViewController()
      var eventLog: [String] = []
      var asked: [CGPoint] = []
      var hasPreview = false
      var pops = false
      var menu = UIMenu()
      var isKept = false
      lazy var interaction = UIContextMenuInteraction(delegate: self)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        root.title = "Timers"
        root.view.backgroundColor = .systemBackground
        eggs.text = "  Eggs"
        eggs.backgroundColor = .systemYellow
        eggs.isUserInteractionEnabled = true
        eggs.addInteraction(interaction)
        button.frame = CGRect(x: 200, y: 500, width: 120, height: 44)
        button.setTitle("Sort", for: .normal)
        for view in [eggs, button] { root.view.addSubview(view) }
        page.view.backgroundColor = .systemOrange
        page.preferredContentSize = CGSize(width: 300, height: 200)
        let copy = action("Copy", "doc.on.doc")
        let share = UIMenu(
          title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
          children: [action("Mail", "envelope"), action("Print", "printer")])
        let delete = action("Delete", "trash", [.destructive])
        let never = action("Never", "nosign", [.disabled])
        let part = UIMenu(options: .displayInline, children: [never, delete])
        menu = UIMenu(
          title: "Eggs, 6:30",
          children: [copy, share, part, action("Hidden", "eye", [.hidden])])
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: root)
        window?.makeKeyAndVisible()
        return true
      }

      func action(
        _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = []
      ) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: symbol), attributes: attributes) {
          [weak self] in self?.eventLog.append($0.title)
        }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(location)
        guard location.x < 140 else { return nil }
        let provider: UIContextMenuContentPreviewProvider = { self.hasPreview ? self.page : nil }
        return UIContextMenuConfiguration(
          identifier: "eggs" as NSString, previewProvider: provider
        ) { _ in self.menu }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {
        eventLog.append("opens \(configuration.identifier)")
        animator.preferredCommitStyle = pops ? .pop : .dismiss
        animator.addCompletion { [self] in
          if pops { root.show(page, sender: nil) }
          eventLog.append("opened")
        }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        eventLog.append("comes")
        animator?.addAnimations { self.button.alpha = 0.5 }
        animator?.addCompletion { self.eventLog.append("came") }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        eventLog.append("goes")
        animator?.addAnimations { self.button.alpha = 1 }
        animator?.addCompletion { self.eventLog.append("went") }
      }
    }

    private func launch(_ model: PhoneModel = .iPhone11) -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(model)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    private let eggs = (x: 60.0, y: 230.0)

    private func finger(
      _ phone: SimulatedPhone, _ phase: TouchSample.Phase, x: Double, y: Double,
      force: Double? = nil
    ) {
      phone.touch(
        TouchReport(
          ContactID(1), phase, x: x, y: y, pressure: force.map(Pressure.touches) ?? .default))
    }

    @discardableResult
    private func look(_ phone: SimulatedPhone, _ name: String) throws -> DrawingImage {
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("menu-\(name)")
      return image
    }

    @Test("A press of half a second shows the menu with feedback; a touch elsewhere dismisses it")
    func opens() throws {
      let (phone, app) = launch()
      let plain = try look(phone, "plain")
      finger(phone, .began, x: eggs.x, y: eggs.y)
      phone.wait(0.45)
      #expect(app.asked == [] && app.interaction.menuAppearance == .unknown)
      phone.wait(0.1)
      #expect(app.asked == [CGPoint(x: 44, y: 30)])
      #expect(phone.haptics == [.soundPeek])
      #expect(app.eventLog == ["comes"] && app.interaction.menuAppearance == .rich)
      finger(phone, .ended, x: eggs.x, y: eggs.y)
      phone.waitUntilIdle()
      try look(phone, "open")
      #expect(app.eventLog == ["comes", "came"] && app.button.alpha == 0.5)
      let labels = phone.elements.compactMap(\.label)
      for name in ["Eggs, 6:30", "Copy", "Share", "Never", "Delete"] {
        #expect(labels.contains(name), "\(name)")
      }
      #expect(!labels.contains("Hidden"))
      phone.tap(at: (x: 350, y: 800))
      phone.waitUntilIdle()
      #expect(app.eventLog == ["comes", "came", "goes", "went"] && app.button.alpha == 1)
      #expect(try look(phone, "after").pixels == plain.pixels)
      #expect(app.interaction.menuAppearance == .unknown)
    }

    @Test("Without a configuration nothing is shown and no feedback is played")
    func nothing() throws {
      let (phone, app) = launch()
      phone.press(at: (x: 170, y: 230), for: 1)
      #expect(app.asked.count == 1 && app.eventLog == [] && phone.haptics == [])
    }

    @Test("A tapped action is performed when the menu closes; a disabled one is not")
    func chooses() throws {
      let (phone, app) = launch()
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      try phone.tap("Never")
      #expect(app.eventLog == ["comes", "came"])
      try phone.tap("Delete")
      #expect(app.eventLog == ["comes", "came", "goes", "Delete"])
      phone.waitUntilIdle()
      #expect(app.eventLog.last == "went")
    }

    @Test(
      "The finger that opened the menu slides on with feedback, and chooses where it is lifted"
    )
    func slides() throws {
      let (phone, app) = launch()
      finger(phone, .began, x: eggs.x, y: eggs.y)
      phone.wait(1)
      func middle(_ name: String) throws -> (x: Double, y: Double) {
        let element = try #require(phone.elements.first { $0.label == name })
        return (element.x + element.width / 2, element.y + element.height / 2)
      }
      let (copy, delete) = (try middle("Copy"), try middle("Delete"))
      finger(phone, .moved, x: copy.x, y: copy.y)
      phone.wait(0.1)
      finger(phone, .moved, x: delete.x, y: delete.y)
      phone.wait(0.1)
      #expect(phone.haptics == [.soundPeek, .selection, .selection])
      try look(phone, "sliding")
      finger(phone, .ended, x: delete.x, y: delete.y)
      phone.waitUntilIdle()
      #expect(app.eventLog.contains("Delete") && app.eventLog.last == "went")
    }

    @Test("With a force sensor a deep press shows the menu immediately")
    func force() throws {
      let (phone, app) = launch(.iPhoneXS)
      finger(phone, .began, x: eggs.x, y: eggs.y, force: 0.5)
      phone.wait(0.1)
      finger(phone, .moved, x: eggs.x, y: eggs.y, force: 2)
      phone.wait(0.05)
      #expect(app.eventLog == ["comes"] && phone.haptics == [.soundPeek])
      finger(phone, .ended, x: eggs.x, y: eggs.y)
      phone.waitUntilIdle()
      #expect(app.eventLog == ["comes", "came"])
    }

    @Test("A submenu replaces the menu, and leads back")
    func inner() throws {
      let (phone, app) = launch()
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      try phone.tap("Share")
      phone.waitUntilIdle()
      try look(phone, "inner")
      #expect(!phone.elements.contains { $0.label == "Copy" })
      try phone.tap("Share")
      phone.waitUntilIdle()
      #expect(phone.elements.contains { $0.label == "Copy" })
      try phone.tap("Share")
      phone.waitUntilIdle()
      try phone.tap("Print")
      phone.waitUntilIdle()
      #expect(app.eventLog == ["comes", "came", "goes", "Print", "went"])
    }

    @Test("A preview controller is shown; tapped, it is dismissed or committed")
    func preview() throws {
      let (phone, app) = launch()
      app.hasPreview = true
      phone.set(\.isDark, true)
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      try look(phone, "preview-dark")
      let stage = try #require(app.page.view.superview)
      #expect(stage.bounds.size == CGSize(width: 300, height: 200))
      phone.tap(at: (x: 207, y: Double(stage.convert(stage.bounds, to: nil).midY)))
      phone.waitUntilIdle()
      #expect(app.eventLog == ["comes", "came", "opens eggs", "goes", "opened", "went"])
      #expect(app.page.view.window == nil)
      app.eventLog = []
      app.pops = true
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      let again = try #require(app.page.view.superview)
      phone.tap(at: (x: 207, y: Double(again.convert(again.bounds, to: nil).midY)))
      phone.waitUntilIdle()
      #expect(app.eventLog == ["comes", "came", "opens eggs", "goes", "opened", "went"])
      #expect(app.root.navigationController?.topViewController === app.page)
      #expect(app.page.view.window != nil)
    }

    @Test("A button shows its menu at the touch, and the title of the chosen action")
    func buttons() throws {
      let (phone, app) = launch()
      app.button.menu = UIMenu(children: [
        app.action("Name", "textformat"), app.action("Date", "calendar"),
      ])
      app.button.showsMenuAsPrimaryAction = true
      app.button.changesSelectionAsPrimaryAction = true
      #expect(app.button.currentTitle == "Name")
      phone.waitUntilIdle()
      try phone.tap("Name")
      phone.waitUntilIdle()
      try look(phone, "button")
      #expect(app.button.contextMenuInteraction?.menuAppearance == .compact)
      #expect(phone.haptics == [])
      try phone.tap("Date")
      phone.waitUntilIdle()
      #expect(app.eventLog == ["Date"] && app.button.currentTitle == "Date")
      #expect(app.button.menu?.selectedElements.map(\.title) == ["Date"])
    }

    @Test("ContextMenus.CM15, ContextMenus.CM16. The first element is next to the button")
    func priority() throws {
      let (phone, app) = launch()
      let long = "The date and the time at which the kettle has been put on the stove for the eggs"
      let menu = UIMenu(children: [app.action("Name", "textformat"), app.action(long, "calendar")])
      app.button.frame.origin.y = 780
      app.button.menu = menu
      app.button.showsMenuAsPrimaryAction = true
      var heights: [Double] = []
      for (order, lines) in [(.automatic, 2), (.priority, 2), (.fixed, 1)]
        as [(UIContextMenuConfiguration.ElementOrder, Int)]
      {
        phone.run {
          let preferences = UIMenuDisplayPreferences()
          preferences.maximumNumberOfTitleLines = lines
          menu.displayPreferences = preferences
          app.button.preferredMenuElementOrder = order
        }
        phone.waitUntilIdle()
        try phone.tap("Sort")
        phone.waitUntilIdle()
        let name = try #require(phone.elements.first { $0.label == "Name" })
        let date = try #require(phone.elements.first { $0.label == long })
        #expect((date.y < name.y) == (order == .priority))
        heights.append(date.height)
        phone.tap(at: (x: 30, y: 300))
        phone.waitUntilIdle()
      }
      #expect(heights[0] == heights[1] && heights[2] < heights[1])
    }

    @Test(
      "Deferred elements replace a spinner; elements that keep the menu do not close it")
    func deferred() throws {
      let (phone, app) = launch()
      var give: ([UIMenuElement]) -> Void = { _ in }
      var made = 0
      let later = UIDeferredMenuElement {
        made += 1
        give = $0
      }
      let staying = UIAction(title: "Stay", attributes: .keepsMenuPresented) {
        $0.state = $0.state == .on ? .off : .on
        app.eventLog.append("stays")
      }
      app.menu = UIMenu(children: [staying, later])
      phone.press(at: eggs, for: 1)
      phone.wait(1)
      #expect(made == 1)
      give([app.action("Later", "clock")])
      phone.waitUntilIdle()
      try phone.tap("Stay")
      phone.waitUntilIdle()
      try look(phone, "staying")
      #expect(app.eventLog == ["comes", "came", "stays"] && staying.state == .on)
      try phone.tap("Later")
      phone.waitUntilIdle()
      #expect(app.eventLog.contains("Later"))
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      #expect(made == 1 && phone.elements.contains { $0.label == "Later" })
    }

    @Test("A bar button shows its item's menu, which closes when its view is removed")
    func bars() throws {
      let (phone, app) = launch()
      app.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(children: [app.action("Edit", "pencil")]))
      phone.waitUntilIdle()
      try phone.tap("More")
      phone.waitUntilIdle()
      try look(phone, "bar")
      try phone.tap("Edit")
      phone.waitUntilIdle()
      #expect(app.eventLog == ["Edit"])
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      phone.run { app.eggs.removeInteraction(app.interaction) }
      phone.waitUntilIdle()
      #expect(app.eventLog == ["Edit", "comes", "came", "goes", "went"])
      #expect(app.interaction.view == nil)
    }
  }
}
