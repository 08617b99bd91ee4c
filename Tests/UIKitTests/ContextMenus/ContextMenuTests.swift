import DisplayList
import Foundation
import Phone
import PhoneHardware
import PhoneLink
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Menus that come from what is pressed (CM1…).
  @MainActor @Suite(.serialized) struct ContextMenuTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate,
      UIContextMenuInteractionDelegate
    {
      var window: UIWindow?
      let root = UIViewController()
      let eggs = UILabel(frame: CGRect(x: 16, y: 200, width: 160, height: 60))
      let button = UIButton(type: .system)
      let page = UIViewController()
      var diary: [String] = []
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
          [weak self] in self?.diary.append($0.title)
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
        diary.append("opens \(configuration.identifier)")
        animator.preferredCommitStyle = pops ? .pop : .dismiss
        animator.addCompletion { [self] in
          if pops { root.show(page, sender: nil) }
          diary.append("opened")
        }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        diary.append("comes")
        animator?.addAnimations { self.button.alpha = 0.5 }
        animator?.addCompletion { self.diary.append("came") }
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        diary.append("goes")
        animator?.addAnimations { self.button.alpha = 1 }
        animator?.addCompletion { self.diary.append("went") }
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
          ContactID(1), phase, x: x, y: y, pressure: force.map(Pressure.touches) ?? .usual))
    }

    @discardableResult
    private func look(_ phone: SimulatedPhone, _ name: String) throws -> DrawingImage {
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("menu-\(name)")
      return image
    }

    @Test("A press of half a second shows the menu with a tick; a touch elsewhere has it go")
    func opens() throws {
      let (phone, app) = launch()
      let plain = try look(phone, "plain")
      finger(phone, .began, x: eggs.x, y: eggs.y)
      phone.wait(0.45)
      #expect(app.asked == [] && app.interaction.menuAppearance == .unknown)
      phone.wait(0.1)
      #expect(app.asked == [CGPoint(x: 44, y: 30)])
      #expect(phone.haptics == [.soundPeek])
      #expect(app.diary == ["comes"] && app.interaction.menuAppearance == .rich)
      finger(phone, .ended, x: eggs.x, y: eggs.y)
      phone.waitUntilIdle()
      try look(phone, "open")
      #expect(app.diary == ["comes", "came"] && app.button.alpha == 0.5)
      let labels = phone.elements.compactMap(\.label)
      for name in ["Eggs, 6:30", "Copy", "Share", "Never", "Delete"] {
        #expect(labels.contains(name), "\(name)")
      }
      #expect(!labels.contains("Hidden"))
      phone.tap(at: (x: 350, y: 800))
      phone.waitUntilIdle()
      #expect(app.diary == ["comes", "came", "goes", "went"] && app.button.alpha == 1)
      #expect(try look(phone, "after").pixels == plain.pixels)
      #expect(app.interaction.menuAppearance == .unknown)
    }

    @Test("Where the delegate has nothing, nothing shows and nothing is felt")
    func nothing() throws {
      let (phone, app) = launch()
      phone.press(at: (x: 170, y: 230), for: 1)
      #expect(app.asked.count == 1 && app.diary == [] && phone.haptics == [])
    }

    @Test("What is tapped is done once the menu goes; what cannot be chosen is not")
    func chooses() throws {
      let (phone, app) = launch()
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      try phone.tap("Never")
      #expect(app.diary == ["comes", "came"])
      try phone.tap("Delete")
      #expect(app.diary == ["comes", "came", "goes", "Delete"])
      phone.waitUntilIdle()
      #expect(app.diary.last == "went")
    }

    @Test(
      "The finger that opened it slides on, is felt at each element, and chooses where it is lifted"
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
      #expect(app.diary.contains("Delete") && app.diary.last == "went")
    }

    @Test("Where force is felt, a deep press shows it at once")
    func force() throws {
      let (phone, app) = launch(.iPhoneXS)
      finger(phone, .began, x: eggs.x, y: eggs.y, force: 0.5)
      phone.wait(0.1)
      finger(phone, .moved, x: eggs.x, y: eggs.y, force: 2)
      phone.wait(0.05)
      #expect(app.diary == ["comes"] && phone.haptics == [.soundPeek])
      finger(phone, .ended, x: eggs.x, y: eggs.y)
      phone.waitUntilIdle()
      #expect(app.diary == ["comes", "came"])
    }

    @Test("A menu within it shows in its place, and leads back")
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
      #expect(app.diary == ["comes", "came", "goes", "Print", "went"])
    }

    @Test("A controller previews what is pressed; tapped, it goes or becomes the screen")
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
      #expect(app.diary == ["comes", "came", "opens eggs", "goes", "opened", "went"])
      #expect(app.page.view.window == nil)
      app.diary = []
      app.pops = true
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      let again = try #require(app.page.view.superview)
      phone.tap(at: (x: 207, y: Double(again.convert(again.bounds, to: nil).midY)))
      phone.waitUntilIdle()
      #expect(app.diary == ["comes", "came", "opens eggs", "goes", "opened", "went"])
      #expect(app.root.navigationController?.topViewController === app.page)
      #expect(app.page.view.window != nil)
    }

    @Test("A button shows its menu as it is touched, and has the title of what is chosen")
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
      #expect(app.diary == ["Date"] && app.button.currentTitle == "Date")
      #expect(app.button.menu?.selectedElements.map(\.title) == ["Date"])
    }

    @Test(
      "Elements that are made later come in the place of a wheel; those that stay do not close it")
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
        app.diary.append("stays")
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
      #expect(app.diary == ["comes", "came", "stays"] && staying.state == .on)
      try phone.tap("Later")
      phone.waitUntilIdle()
      #expect(app.diary.contains("Later"))
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      #expect(made == 1 && phone.elements.contains { $0.label == "Later" })
    }

    @Test("A bar's button shows its item's menu; it goes with the interaction's view")
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
      #expect(app.diary == ["Edit"])
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      phone.run { app.eggs.removeInteraction(app.interaction) }
      phone.waitUntilIdle()
      #expect(app.diary == ["Edit", "comes", "came", "goes", "went"])
      #expect(app.interaction.view == nil)
    }
  }
}
