import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of picker views in an app on a phone, with feedback and accessibility.
  @MainActor @Suite(.serialized) struct PickersOnPhoneTests {
    fileprivate final class Clock: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let content = TestPicker([40])
      let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
      let dates = UIDatePicker(frame: CGRect(x: 0, y: 340, width: 375, height: 216))

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        (picker.dataSource, picker.delegate) = (content, content)
        (dates.locale, dates.timeZone) = (Locale(identifier: "en_US"), .gmt)
        (dates.datePickerMode, dates.preferredDatePickerStyle) = (.date, .wheels)
        dates.date = Date(timeIntervalSince1970: 1_000_000_000)
        controller.view.addSubview(picker)
        controller.view.addSubview(dates)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return true
      }
    }

    @Test("Pickers.PK5. Each row that passes the center is felt, one that the app selects is not")
    func ticks() throws {
      let phone = SimulatedPhone(.iPhone7)
      let clock = phone.launch(Clock.self)
      phone.waitUntilIdle()
      phone.swipe(from: (160, 208), to: (160, 48), for: 1)
      phone.waitUntilIdle()
      let row = clock.picker.selectedRow(inComponent: 0)
      #expect(row >= 4)
      #expect(phone.haptics == Array(repeating: .selection, count: row), "\(row)")
      phone.run { clock.picker.selectRow(30, inComponent: 0, animated: true) }
      phone.waitUntilIdle()
      phone.tap(at: (160, 268))
      phone.waitUntilIdle()
      #expect(clock.picker.selectedRow(inComponent: 0) == 32)
      #expect(phone.haptics.count == row)
      #expect(clock.content.selections == [[0, row], [0, 32]])
    }

    @Test("FeedbackGenerators.P8. Every row is felt at once, under the finger and coasting")
    func prepared() {
      let phone = SimulatedPhone(.iPhone7)
      _ = phone.launch(Clock.self)
      phone.waitUntilIdle()
      // The first row passes when the engine is warm.
      phone.swipe(from: (160, 208), to: (160, 48), for: 0.4)
      phone.waitUntilIdle()
      let delays = phone.log.entries.filter(\.isPlayed).map { entry in
        entry.felt.map { $0.nanoseconds - entry.asked.nanoseconds } ?? -1
      }
      #expect(delays.count > 5)
      #expect(Set(delays) == [Int64(TapticTiming.standard.latency / .nanoseconds(1))])
    }

    @Test("Pickers.PK5. A row that passes the center is heard, unless the phone is silent")
    func sounds() {
      for isSilent in [false, true] {
        let phone = SimulatedPhone(.iPhone7)
        phone.set(\.isSilent, isSilent)
        let clock = phone.launch(Clock.self)
        phone.waitUntilIdle()
        var heard = 0
        phone.touch(TouchReport(ContactID(1), .began, x: 160, y: 208))
        for step in 1...50 {
          phone.wait(1 / 60)
          phone.touch(TouchReport(ContactID(1), .moved, x: 160, y: 208 - 2 * Double(step)))
          phone.wait(0.005)
          if phone.soundCount > 0 { heard += 1 }
        }
        let rows = phone.haptics.count
        #expect(rows >= 2)
        #expect(isSilent ? heard == 0 : heard >= rows, "\(heard) of \(rows)")
        phone.touch(TouchReport(ContactID(1), .ended, x: 160, y: 108))
        phone.waitUntilIdle()
        #expect(clock.picker.selectedRow(inComponent: 0) >= rows)
      }
    }

    @Test("Pickers.PK6. A drag ends on a row, and the delegate is notified once, at rest")
    func drags() {
      let phone = SimulatedPhone(.iPhone7)
      let clock = phone.launch(Clock.self)
      phone.waitUntilIdle()
      phone.touch(TouchReport(ContactID(1), .began, x: 160, y: 208))
      for step in 1...20 {
        phone.wait(1 / 60)
        phone.touch(TouchReport(ContactID(1), .moved, x: 160, y: 208 - 4 * Double(step)))
      }
      phone.wait(0.5)
      #expect(clock.content.selections.isEmpty)
      phone.touch(TouchReport(ContactID(1), .ended, x: 160, y: 128))
      phone.waitUntilIdle()
      let row = clock.picker.selectedRow(inComponent: 0)
      #expect(row == 2 || row == 3)
      #expect(clock.content.selections == [[0, row]])
    }

    @Test("Pickers.PK6. A wheel that a finger has stopped between two rows goes on to one")
    func stopped() throws {
      let phone = SimulatedPhone(.iPhone7)
      let clock = phone.launch(Clock.self)
      phone.waitUntilIdle()
      phone.swipe(from: (160, 260), to: (160, 160), for: 0.1)
      phone.wait(0.25)
      phone.touch(TouchReport(ContactID(1), .began, x: 160, y: 208))
      phone.wait(1)
      #expect(clock.content.selections.isEmpty)
      phone.touch(TouchReport(ContactID(1), .ended, x: 160, y: 208))
      phone.waitUntilIdle()
      let row = clock.picker.selectedRow(inComponent: 0)
      #expect(row > 2 && clock.content.selections == [[0, row]])
      let title = try #require(clock.picker.view(forRow: row, forComponent: 0))
      #expect(abs(title.convert(title.bounds, to: clock.picker).midY - 108) < 0.01)
    }

    @Test("Pickers.PK8. A tap on a row turns the wheel to it")
    func taps() {
      let phone = SimulatedPhone(.iPhone7)
      let clock = phone.launch(Clock.self)
      phone.waitUntilIdle()
      // The second row below the center is 97.26 · sin(37.9°) = 60 points below it.
      phone.tap(at: (160, 268))
      phone.waitUntilIdle()
      #expect(clock.picker.selectedRow(inComponent: 0) == 2)
      #expect(clock.content.selections == [[0, 2]])
      phone.tap(at: (160, 208))
      phone.waitUntilIdle()
      #expect(clock.content.selections == [[0, 2]])
      #expect(phone.haptics.isEmpty)
    }

    @Test("Pickers.DP1. A date picker of a phone is read and turned by its elements")
    func dates() throws {
      let phone = SimulatedPhone(.iPhone7)
      let clock = phone.launch(Clock.self)
      phone.waitUntilIdle()
      #expect(phone.elements.contains { $0.value == "September" })
      #expect(phone.elements.contains { $0.value == "2001" })
      phone.swipe(from: (100, 448), to: (100, 410), for: 0.5)
      phone.wait(2)
      let month = Calendar(identifier: .gregorian).component(.month, from: clock.dates.date)
      #expect(month != 9)
      #expect(!phone.haptics.isEmpty && phone.haptics.allSatisfy { $0 == .selection })
    }
  }
}
