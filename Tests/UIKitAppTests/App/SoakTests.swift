import Foundation
import PhoneTesting
import TestSupport
import Testing
import UIKit

/// An app that is used for hours of the phone's time, in a process of its own.
///
/// With the variable `TACTUS_SOAK_MINUTES` it is for as many minutes, of which one in 100 is busy,
/// and with `TACTUS_SOAK_LOG` that file gets the memory at twenty points.
@Suite struct SoakTests {
  @Test(
    "Texts, lists, jumps, presentations and touches for hours leave no memory behind")
  func memory() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let soak = Soak()
        // Caches, and the log of the phone, fill first.
        for _ in 0..<120 { soak.busyMinute() }
        let first = soak.residentKilobytes
        let variables = ProcessInfo.processInfo.environment
        let long = variables["TACTUS_SOAK_MINUTES"].flatMap { Int($0) }
        let count = long ?? RandomCases.seeds(240).count
        // The output of this process goes nowhere.
        let log = variables["TACTUS_SOAK_LOG"].flatMap { fopen($0, "a") }
        defer { if let log { fclose(log) } }
        for minute in 1...count {
          if long == nil || minute % 100 == 0 { soak.busyMinute() } else { soak.quietMinute() }
          guard let log, minute * 20 % count < 20 else { continue }
          fputs("minute \(minute): \(soak.residentKilobytes) KB\n", log)
          fflush(log)
        }
        let growth = soak.residentKilobytes - first
        // 200 bytes a text would be 2.4 MB, 3 KB a reloaded list 3.6 MB.
        #expect(growth < 1_500, "\(growth) KB")
      }
    }
  }

  /// The app's phone, and what is done in each minute.
  @MainActor
  private final class Soak {
    private let phone = SimulatedPhone()
    private let app: App
    private var minutes = 0

    init() { app = phone.launch(App.self) }

    var residentKilobytes: Int {
      let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      return pages * sysconf(Int32(Foundation._SC_PAGESIZE)) / 1_024
    }

    /// A minute with four texts and a touch.
    func quietMinute() {
      minutes += 1
      autoreleasepool {
        phone.tap(at: (x: 100, y: 30))
        for index in 0..<4 {
          phone.run { app.changeText(minutes, index) }
          phone.wait(15)
        }
      }
    }

    /// A minute with 50 texts, 5 reloaded lists, 5 jumps, a controller that comes and goes, a
    /// touch.
    func busyMinute() {
      minutes += 1
      autoreleasepool {
        phone.run { app.change(minutes) }
        phone.tap(at: (x: 100, y: 30))
        phone.wait(1)
        phone.run { app.present() }
        phone.wait(1)
        phone.run { app.dismiss() }
        phone.wait(57)
      }
    }
  }

  private final class App: UIResponder, UIApplicationDelegate, UITableViewDataSource {
    var window: UIWindow?
    private let label = UILabel(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
    private let button = UIButton(frame: CGRect(x: 0, y: 10, width: 300, height: 40))
    private let table = UITableView(frame: CGRect(x: 0, y: 110, width: 300, height: 400))
    private var taps = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      table.dataSource = self
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      button.setTitle("Tap", for: .normal)
      button.addAction(UIAction { [unowned self] _ in taps += 1 }, for: .touchUpInside)
      for view in [label, button, table] { root.view.addSubview(view) }
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func change(_ minute: Int) {
      for index in 0..<50 { changeText(minute, index) }
      label.attributedText = NSAttributedString(
        string: "Attributed \(minute % 100)",
        attributes: [.foregroundColor: UIColor.red, .kern: 1.5])
      for index in 0..<5 {
        table.reloadData()
        table.layoutIfNeeded()
        let row = IndexPath(row: (minute * 37 + index * 311) % 1_000, section: 0)
        table.scrollToRow(at: row, at: .middle, animated: index == 4)
        table.layoutIfNeeded()
      }
    }

    func changeText(_ minute: Int, _ index: Int) {
      label.text = "Minute \(minute % 100), \(index)"
      label.layoutIfNeeded()
    }

    func present() {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      window?.rootViewController?.present(alert, animated: true)
    }

    func dismiss() { window?.rootViewController?.dismiss(animated: true) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
  }
}
