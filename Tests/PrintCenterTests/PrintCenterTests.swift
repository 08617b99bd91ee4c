import Foundation
import PhoneTesting
import Testing
import UIKit

/// Print Center, used by touch.
@MainActor @Suite(.serialized) struct PrintCenterTests {
  /// An app with buttons, each of which prints its title without options.
  private final class PaperApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let (window, root) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
      for (index, name) in ["First", "Second"].enumerated() {
        let button = UIButton(
          type: .system, primaryAction: UIAction(title: name) { _ in Self.print(name) })
        button.frame = CGRect(x: 100, y: 200 + 100 * index, width: 175, height: 50)
        root.view.addSubview(button)
      }
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    private static func print(_ name: String) {
      let controller = UIPrintInteractionController.shared
      let info = UIPrintInfo.printInfo()
      info.jobName = name
      controller.printInfo = info
      controller.printFormatter = UISimpleTextPrintFormatter(text: name)
      let url = URL(string: SimulatedPrinter().address) ?? URL(filePath: "/")
      controller.print(to: UIPrinter(url: url))
    }
  }

  private let phone = SimulatedPhone(.iPhoneXS)

  init() {
    phone.home.installPrintCenter()
    phone.home.install(PaperApp.self, named: "Paper", identifier: "com.example.Paper")
  }

  private var icons: [String] { phone.home.apps.map(\.name) }

  private var labels: [String] { phone.elements.compactMap(\.label) }

  /// Opens the app, prints, and returns to the Home screen.
  private func printAll(_ names: String..., on phone: SimulatedPhone? = nil) throws {
    let phone = phone ?? self.phone
    try phone.home.open("Paper")
    phone.wait(1)
    for name in names {
      try phone.tap(name)
      phone.wait(0.5)
    }
    phone.home.show()
    phone.wait(1)
  }

  private func tap(_ label: String) throws {
    try phone.tap(label)
    phone.wait(1)
  }

  /// Keeps a picture of the screen in the folder that TACTUS_PICTURES names.
  private func keep(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "print-center-\(name).png")
    try? Data(phone.screenshot(scale: 1)).write(to: file)
  }

  @Test("Printing.PC1. Print Center is on the Home screen only while there are jobs")
  func visible() throws {
    #expect(icons == ["Paper"])
    try printAll("Second")
    #expect(phone.printJobs.map(\.state) == [.completed] && icons == ["Paper"])
    phone.printers[0].description.reasons = [.mediaEmpty]
    try printAll("First")
    #expect(Set(icons) == ["Paper", "Print Center"])
    #expect(labels.contains("Print Center"))
    keep("home")
    phone.printers[0].description.reasons = []
    phone.wait(0.5)
    #expect(phone.printed.map(\.ticket.name) == ["Second", "First"] && icons == ["Paper"])
    #expect(!labels.contains("Print Center"))
  }

  @Test("Printing.PC1. Print Center is in the app switcher while there are jobs, opened or not")
  func switcher() throws {
    phone.printers[0].description.reasons = [.mediaEmpty]
    try printAll("First")
    phone.home.openSwitcher()
    phone.wait(1)
    #expect(phone.home.cards.contains("Print Center"))
    try phone.home.switchTo("Print Center")
    phone.wait(1)
    #expect(phone.home.openApp == "Print Center")
    #expect(labels.contains { $0.contains("First") })
  }

  @Test("Printing.PC2, Printing.PC3. A job is listed with its state, opened, and canceled")
  func cancel() throws {
    phone.printers[0].description.reasons = [.mediaEmpty]
    try printAll("First", "Second")
    try phone.home.open("Print Center")
    phone.wait(1)
    keep("list")
    let row = try #require(labels.first { $0.contains("First") })
    #expect(row.contains("Out of Paper") && row.contains("Paper – PDF Printer"))
    #expect(row.contains("1 page, 1 copy"))
    // What changes while the list is shown appears.
    phone.printers[0].description.reasons = [.coverOpen]
    phone.wait(0.5)
    #expect(labels.contains { $0.contains("First") && $0.contains("Cover Open") })
    try tap(try #require(labels.first { $0.contains("First") }))
    keep("job")
    #expect(labels.contains { $0.contains("Status") && $0.contains("Cover Open") })
    #expect(labels.contains { $0.contains("Submitted") && $0.contains("Just now") })
    try tap("Cancel Printing")
    #expect(phone.printJobs.map(\.state) == [.canceled, .stopped])
    #expect(!labels.contains { $0.contains("First") })
    #expect(labels.contains { $0.contains("Second") } && phone.home.openApp == "Print Center")
  }

  @Test("Printing.PC4. Print Center closes with the last job")
  func closes() throws {
    phone.printers[0].description.reasons = [.mediaEmpty]
    try printAll("First")
    try phone.home.open("Print Center")
    phone.wait(1)
    try tap(try #require(labels.first { $0.contains("First") }))
    try tap("Cancel Printing")
    phone.wait(1)
    #expect(phone.home.isShown && icons == ["Paper"])
    #expect(!phone.home.runs("org.tactus.PrintCenter") && phone.printed.isEmpty)
  }

  @Test("Printing.PS5. A job outlives its app, which is ended and deleted")
  func outlives() throws {
    phone.printers[0].description.reasons = [.mediaEmpty]
    try printAll("First")
    try phone.home.terminate("Paper")
    try phone.home.uninstall("Paper")
    #expect(icons == ["Print Center"])
    phone.printers[0].description.reasons = []
    phone.wait(0.5)
    #expect(phone.printed.map(\.ticket.name) == ["First"] && icons.isEmpty)
    #expect(phone.printJobs.map(\.appName) == ["Paper"])
  }

  @Test("Printing.PC1. The same touches give the same pictures each time")
  func repeatable() throws {
    func pictures() throws -> [[UInt8]] {
      let phone = SimulatedPhone(.iPhoneXS)
      phone.home.installPrintCenter()
      phone.home.install(PaperApp.self, named: "Paper", identifier: "com.example.Paper")
      phone.printers[0].description.reasons = [.mediaEmpty]
      try printAll("First", on: phone)
      var pictures = [[UInt8](try phone.screenshot(scale: 1))]
      try phone.home.open("Print Center")
      phone.wait(1)
      pictures.append([UInt8](try phone.screenshot(scale: 1)))
      return pictures
    }
    #expect(try pictures() == (try pictures()))
  }
}
