import Accessibility
import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import TestSupport
import Testing
import UIKit

/// Apps that are used by flicks and double taps alone.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct BlindUseTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = UIViewController()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = root
        window.makeKeyAndVisible()
        return true
      }
    }

    fileprivate final class Rows: UITableViewController {
      var names = ["Tea", "Eggs", "Bread"]
      var marked: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      }

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { names.count }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }

      override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Mark") { [unowned self] _, _, done in
            marked.append(names[indexPath.row])
            done(true)
          }
        ])
      }

      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .none)
            done(true)
          }
        ])
      }
    }

    fileprivate final class SwitchRows: UITableViewController {
      let toggles = [UISwitch(), UISwitch()]

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { toggles.count }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = ["Alarm", "Sound"][indexPath.row]
        cell.detailTextLabel?.text = ["at seven", "all day"][indexPath.row]
        cell.accessoryView = toggles[indexPath.row]
        return cell
      }
    }

    /// Launches an app, and turns VoiceOver on.
    private func phone(_ fill: @MainActor (UIViewController) -> Void) -> SimulatedPhone {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.run { fill(app.root) }
      phone.wait(0.2)
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      return phone
    }

    /// Flicks in a direction until the end, and returns what is heard.
    private func round(
      _ phone: SimulatedPhone, isForward: Bool = true, atMost count: Int
    ) -> [String] {
      phone.voiceOver.perform(isForward ? .first : .last)
      var heard = [phone.speech.last ?? ""]
      for _ in 0..<count {
        let before = phone.speech.count
        phone.voiceOver.flick(isForward ? .right : .left)
        guard phone.speech.count > before else { break }
        heard.append(phone.speech.last ?? "")
      }
      return heard
    }

    @Test("Tables.TB61. The actions of swipes are reached by the rotor, without a swipe")
    func rowActions() {
      let rows = Rows()
      let phone = phone {
        rows.view.frame = $0.view.bounds
        $0.addChild(rows)
        $0.view.addSubview(rows.view)
      }
      #expect(
        round(phone, atMost: 9) == [
          "Tea, actions available", "Eggs, actions available",
          "Bread, actions available",
        ])
      phone.voiceOver.flick(.left)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "Mark")
      phone.voiceOver.doubleTap()
      phone.wait(0.5)
      #expect(rows.marked == ["Eggs"])
      phone.voiceOver.flick(.down)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last == "Delete")
      phone.voiceOver.doubleTap()
      phone.wait(1)
      #expect(rows.names == ["Tea", "Bread"])
      // VoiceOver.FO6. The focus is on the row in its place.
      #expect(phone.speech.last?.hasPrefix("Bread") == true)
    }

    @Test("Tables.TB62. A row with a switch is one element, unless the switch has another label")
    func switchRows() {
      let rows = SwitchRows()
      rows.toggles[1].accessibilityLabel = "Mute"
      let phone = phone {
        rows.view.frame = $0.view.bounds
        $0.addChild(rows)
        $0.view.addSubview(rows.view)
      }
      #expect(
        round(phone, atMost: 9) == [
          "Alarm, at seven, switch button, off", "Sound", "Mute, switch button, off",
          "all day",
        ])
      phone.voiceOver.perform(.first)
      phone.voiceOver.doubleTap()
      phone.wait(1)
      #expect(phone.speech.last == "on" && rows.toggles[0].isOn && !rows.toggles[1].isOn)
    }

    @Test(
      "VoiceOver.RO6. Every element of a random app is reached once a round, in both directions",
      arguments: RandomCases.seeds(4))
    func randomApps(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      var count = 0
      let phone = phone { root in
        @MainActor func fill(_ view: UIView, depth: Int) {
          for _ in 0..<Int.random(in: 1...4, using: &random) {
            let size = view.bounds.size
            let frame = CGRect(
              x: CGFloat.random(in: 0...max(size.width - 60, 1), using: &random),
              y: CGFloat.random(in: 0...max(size.height - 40, 1), using: &random),
              width: CGFloat.random(in: 44...200, using: &random),
              height: CGFloat.random(in: 30...200, using: &random))
            if depth < 3, Bool.random(using: &random) {
              let inner = Bool.random(using: &random) ? UIView() : UIScrollView()
              inner.frame = frame
              inner.isHidden = Int.random(in: 0...7, using: &random) == 0
              view.addSubview(inner)
              let before = count
              fill(inner, depth: depth + 1)
              if inner.isHidden { count = before }
            } else {
              count += 1
              let label = UILabel(frame: frame)
              label.text = "item \(count)"
              view.addSubview(label)
            }
          }
        }
        fill(root.view, depth: 0)
      }
      let forward = round(phone, atMost: 3 * count)
      #expect(forward.count == count && Set(forward).count == count, "\(forward)")
      #expect(round(phone, isForward: false, atMost: 3 * count) == forward.reversed())
    }

    @Test("VoiceOver.SA1. Letters are spelled; VoiceOver.CC1. Important custom content is heard")
    func content() throws {
      final class Flight: UILabel, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = []
      }
      let flight = Flight(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      let text = NSMutableAttributedString(string: "Gate SFO")
      text.addAttribute(
        .accessibilitySpeechSpellOut, value: true, range: NSRange(location: 5, length: 3))
      let seat = AXCustomContent(label: "Seat", value: "12 A")
      seat.importance = .high
      flight.accessibilityCustomContent = [seat, AXCustomContent(label: "Meal", value: "none")]
      let plain = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
      plain.text = "Gate SFO"
      let phone = phone {
        flight.accessibilityAttributedLabel = text
        $0.view.addSubview(flight)
        $0.view.addSubview(plain)
      }
      phone.wait(6)
      phone.voiceOver.flick(.right)
      phone.wait(4)
      #expect(
        phone.speech.suffix(2) == ["Gate SFO, Seat, 12 A, more content available", "Gate SFO"])
      let entries = phone.speechLog.filter { $0.text.hasPrefix("Gate") }
      #expect(
        entries.first?.utterance.parts.dropLast(2)
          == [SpokenPart("Gate"), SpokenPart("SFO", isSpelledOut: true)])
      // Three letters take longer than a word of three letters.
      phone.run {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      phone.wait(4)
      let spelled = try #require(phone.speechLog.last)
      let usual = try #require(entries.last)
      let times = [spelled, usual].compactMap { entry in
        entry.end.map { entry.start.duration(to: $0) }
      }
      #expect(times.count == 2 && times[0] != times[1])
    }

    @Test("VoiceOver.CC3. A closure's custom content comes before that of the property")
    func contentOfClosure() {
      final class Flight: UILabel, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = []
        var accessibilityCustomContentBlock: AXCustomContentReturnBlock?
      }
      func important(_ label: String, _ value: String) -> AXCustomContent {
        let content = AXCustomContent(label: label, value: value)
        content.importance = .high
        return content
      }
      let flights = (0..<2).map { index in
        let flight = Flight(
          frame: CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 300, height: 40))
        flight.text = "Flight \(index + 1)"
        flight.accessibilityCustomContent = [important("Seat", "12 A")]
        return flight
      }
      flights[0].accessibilityCustomContentBlock = { [important("Gate", "7")] }
      flights[1].accessibilityCustomContentBlock = { nil }
      let provider: any AXCustomContentProvider = flights[0]
      #expect(provider.accessibilityCustomContentBlock?()?.first?.value == "7")
      let phone = phone { root in flights.forEach { root.view.addSubview($0) } }
      phone.wait(4)
      phone.voiceOver.flick(.right)
      phone.wait(4)
      #expect(phone.speech.suffix(2) == ["Flight 1, Gate, 7", "Flight 2, Seat, 12 A"])
    }

    @Test("VoiceOver.FO6. What vanishes while it is spoken leaves the focus in its place")
    func vanishing() {
      let labels = (0..<4).map { index in
        let label = UILabel(
          frame: CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 40))
        label.text = "item \(index)"
        return label
      }
      let phone = phone { root in labels.forEach(root.view.addSubview) }
      for _ in 0..<2 { phone.voiceOver.flick(.right) }
      #expect(phone.speech.last == "item 2")
      // VoiceOver.VG10.
      phone.voiceOver.perform(.location)
      #expect(phone.speech.last == "3 of 4")
      phone.run { labels[2].removeFromSuperview() }
      phone.wait(0.1)
      phone.voiceOver.flick(.right)
      #expect(phone.speech.last == "item 3")
      phone.run { labels.forEach { $0.removeFromSuperview() } }
      phone.voiceOver.flick(.right)
      phone.voiceOver.doubleTap()
      phone.voiceOver.perform(.readAll)
      phone.wait(1)
      #expect(phone.element(label: "item 0") == nil)
    }

    @Test("VoiceOver.SP11. A label of a megabyte, and odd ones, are spoken, and nobody waits")
    func oddLabels() {
      let labels = [
        String(repeating: "word ", count: 200_000), "\u{202E}reversed\u{0}\u{7}", "   ",
        "<speak>&amp;</speak>",
      ]
      let phone = phone { root in
        for (index, text) in labels.enumerated() {
          let label = UILabel(
            frame: CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 40))
          label.accessibilityLabel = text
          root.view.addSubview(label)
        }
      }
      let heard = round(phone, atMost: 9)
      #expect(heard.count == 4 && heard[0].count <= 2000)
      #expect(Array(heard.dropFirst()) == ["reversed", "unlabeled", "<speak>&amp;</speak>"])
    }
  }
}
