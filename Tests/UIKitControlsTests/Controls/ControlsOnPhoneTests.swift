import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Controls of an app on a phone: feedback and behavior over time.
  @MainActor @Suite(.serialized) struct ControlsOnPhoneTests {
    /// An app with one control of each kind.
    fileprivate final class ControlsApp: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      let slider = UISlider(frame: CGRect(x: 50, y: 200, width: 228, height: 31))
      let stepper = UIStepper(frame: CGRect(x: 100, y: 300, width: 0, height: 0))
      let segments = UISegmentedControl(items: ["Tea", "Eggs"])
      let pages = UIPageControl(frame: CGRect(x: 100, y: 460, width: 150, height: 26))
      let button = UIButton(type: .system)
      let label = UILabel(frame: CGRect(x: 50, y: 600, width: 250, height: 30))
      var presses = 0
      var stepTimes: [Double] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let controller = UIViewController()
        window.rootViewController = controller
        toggle.accessibilityLabel = "Alarm"
        segments.frame = CGRect(x: 50, y: 400, width: 200, height: 32)
        pages.numberOfPages = 6
        button.setTitle("Start", for: .normal)
        button.frame = CGRect(x: 100, y: 520, width: 100, height: 40)
        button.addAction(UIAction { [unowned self] _ in presses += 1 }, for: .touchUpInside)
        stepper.addAction(
          UIAction { [unowned self] _ in stepTimes.append(CACurrentMediaTime()) },
          for: .valueChanged)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Three minutes"
        for view in [toggle, slider, stepper, segments, pages, button, label] {
          controller.view.addSubview(view)
        }
        window.makeKeyAndVisible()
        return true
      }
    }

    private func launch() -> (SimulatedPhone, ControlsApp) {
      let phone = SimulatedPhone(.iPhone7)
      return (phone, phone.launch(ControlsApp.self))
    }

    // Controls.CS3.
    @Test("A switch plays feedback when a finger toggles it, and not when code does")
    func switches() throws {
      let (phone, board) = launch()
      try phone.tap("Alarm")
      phone.waitUntilIdle()
      #expect(board.toggle.isOn && phone.haptics == [.impactLight])
      phone.forgetHaptics()
      phone.swipe(from: (130, 115), to: (60, 115))
      #expect(!board.toggle.isOn && phone.haptics == [.impactLight])
      phone.forgetHaptics()
      phone.swipe(from: (105, 115), to: (107, 115))
      #expect(board.toggle.isOn && phone.haptics == [.impactLight])
      phone.forgetHaptics()
      phone.run { board.toggle.setOn(false, animated: true) }
      phone.waitUntilIdle()
      #expect(phone.haptics.isEmpty)
      #expect(phone.element(label: "Alarm")?.value == "0")
    }

    // Controls.CL4.
    @Test("The ends of a slider play feedback, stronger at higher speed")
    func sliders() throws {
      let (phone, board) = launch()
      func swing(_ seconds: Double) -> Double {
        phone.forgetHaptics()
        phone.run { board.slider.value = 0.5 }
        phone.wait(0.1)
        phone.swipe(from: (164, 215), to: (364, 215), for: seconds)
        phone.wait(0.5)
        #expect(board.slider.value == 1)
        #expect(phone.haptics == [.impactLight])
        return phone.log.entries.last?.intensity ?? 0
      }
      let slow = swing(2)
      let fast = swing(0.12)
      #expect(slow < fast, "\(slow) \(fast)")
      phone.forgetHaptics()
      phone.swipe(from: (264, 215), to: (240, 215))
      #expect(phone.haptics.isEmpty && board.slider.value < 1)
    }

    @Test("FeedbackGenerators.P8. A control is felt at once, however long the finger rests on it")
    func prepared() throws {
      let (phone, board) = launch()
      func delays(_ act: () throws -> Void) rethrows -> [Int64] {
        phone.wait(3)
        phone.forgetHaptics()
        let known = phone.log.entries.count
        try act()
        phone.wait(0.5)
        return phone.log.entries.dropFirst(known).map { entry in
          entry.felt.map { $0.nanoseconds - entry.asked.nanoseconds } ?? -1
        }
      }
      let latency = TapticTiming.standard.latency / .nanoseconds(1)
      func drag(_ places: [(x: Double, y: Double)], pausing seconds: Double) -> [Int64] {
        delays {
          for (index, place) in places.enumerated() {
            phone.touch(
              TouchReport(
                ContactID(1), index == 0 ? .began : .moved, x: place.x, y: place.y,
                pressure: .touches(1)))
            phone.wait(seconds)
          }
          let last = places[places.count - 1]
          phone.touch(TouchReport(ContactID(1), .ended, x: last.x, y: last.y))
        }
      }
      let tap = delays { phone.tap(at: (125, 115)) }
      #expect(tap == [Int64(latency)])
      let toggles = drag([(130, 115), (60, 115), (190, 115), (60, 115)], pausing: 0.6)
      #expect(toggles.count >= 3 && toggles.allSatisfy { $0 == Int64(latency) }, "\(toggles)")
      phone.run { board.slider.value = 0.5 }
      let ends = drag(
        [(164, 215), (166, 215), (168, 215), (170, 215), (364, 215), (264, 215), (10, 215)],
        pausing: 0.9)
      #expect(!ends.isEmpty && ends.allSatisfy { $0 == Int64(latency) }, "\(ends)")
      let pages = drag([(130, 473), (130, 474), (148, 473), (166, 473), (184, 473)], pausing: 0.9)
      #expect(pages.count == 3 && pages.allSatisfy { $0 == Int64(latency) }, "\(pages)")
    }

    // Controls.CT2, Controls.CT4.
    @Test("A held press of a stepper repeats steps at an increasing rate")
    func steppers() {
      let (phone, board) = launch()
      phone.press(at: (170, 316), for: 3.2)
      phone.wait(1)
      let times = board.stepTimes
      let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
      #expect(gaps.count > 20)
      // After 0.5 s, then every 0.1 s 19 times, then every 0.05 s.
      #expect(abs((gaps.first ?? 0) - 0.5) < 0.02)
      #expect(gaps.dropFirst().prefix(19).allSatisfy { abs($0 - 0.1) < 0.02 })
      #expect(gaps.dropFirst(21).allSatisfy { abs($0 - 0.05) < 0.02 })
      #expect(board.stepper.value == Double(times.count))
      #expect(phone.haptics.isEmpty)
      let count = times.count
      phone.wait(1)
      #expect(board.stepTimes.count == count)
    }

    // Controls.CD3, Controls.CG7.
    @Test("Scrubbing pages plays selection feedback; segments and buttons play none")
    func pages() throws {
      let (phone, board) = launch()
      phone.touch(TouchReport(ContactID(1), .began, x: 130, y: 473, pressure: .touches(1)))
      phone.wait(0.5)
      for x in [148.0, 166, 184] {
        phone.touch(TouchReport(ContactID(1), .moved, x: x, y: 473, pressure: .touches(1)))
        phone.wait(0.2)
      }
      phone.touch(TouchReport(ContactID(1), .ended, x: 184, y: 473))
      phone.waitUntilIdle()
      #expect(board.pages.currentPage == 3)
      #expect(phone.haptics == [.selection, .selection, .selection])
      phone.forgetHaptics()
      try phone.tap("Eggs")
      try phone.tap("Start")
      phone.waitUntilIdle()
      #expect(board.segments.selectedSegmentIndex == 1 && board.presses == 1)
      #expect(phone.haptics.isEmpty)
    }

    @Test("A larger text size enlarges labels, and the app is notified")
    func textSize() async throws {
      let (phone, board) = launch()
      final class NotificationRecorder: @unchecked Sendable { var heard: [String] = [] }
      let ear = NotificationRecorder()
      let token = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { note in
        let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
        ear.heard.append(value ?? "")
      }
      phone.set(\.contentSize, .accessibilityExtraExtraExtraLarge)
      phone.wait(0.1)
      #expect(board.label.font.pointSize == 53)
      #expect(
        ear.heard == [UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue])
      NotificationCenter.default.removeObserver(token)
      phone.set(\.contentSize, .large)
      phone.wait(0.1)
      #expect(board.label.font.pointSize == 17)
      #expect(phone.element(label: "Three minutes")?.traits == ["static-text"])
    }
  }
}
