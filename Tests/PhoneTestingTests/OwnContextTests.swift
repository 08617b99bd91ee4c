import CoreHaptics
import PhoneTesting
import TactusPhoneClient
import TactusThreads
import Testing
import UIKit

/// The phone that code finds which no test calls itself (AppLife.PT10), and the phones of suspended
/// tests (AppLife.PT8).
@MainActor struct OwnContextTests {
  @Test("The first phone of a process leaves the clock and the screen of the process alone")
  func process() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let phone = SimulatedPhone(.iPhone7)
        phone.wait(5)
        precondition(CACurrentMediaTime() == 5)
        AppContext.with(.process) {
          // The uptime of the machine.
          precondition(CACurrentMediaTime() != 5 && CACurrentMediaTime() > 0)
          precondition(UIScreen.main.traitCollection.forceTouchCapability != .available)
        }
      }
    }
  }

  @Test("Work on other queues uses the phone of the code that submits it")
  func queues() async {
    let phones = [SimulatedPhone(.iPhone7), SimulatedPhone(.iPhone8)]
    for (phone, feelsPatterns) in zip(phones, [false, true]) {
      let found = await withCheckedContinuation { continuation in
        phone.run {
          DispatchQueue.global().async {
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
              continuation.resume(
                returning: CHHapticEngine.capabilitiesForHardware().supportsHaptics)
            }
          }
        }
      }
      #expect(found == feelsPatterns)
    }
  }

  @Test("A detached task that uses the phone does not take it from its test")
  func detached() async {
    let phone = SimulatedPhone(.iPhone8)
    await Task.detached { await phone.wait(0.1) }.value
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    #expect(phone.haptics == [.impactLight])
  }

  @Test("Code that outlives its phone reaches no other phone")
  func gone() {
    let other = SimulatedPhone(.iPhone8)
    var phone: SimulatedPhone? = SimulatedPhone(.iPhone7)
    let context = phone?.run { AppContext.current }
    let connection = phone?.run { AppPhone.connection }
    weak let last = phone
    phone = nil
    #expect(last == nil)
    guard let context else { return }
    AppContext.with(context) {
      #expect(AppPhone.existingLink?.connection === connection)
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
    #expect(other.haptics.isEmpty)
  }

  @Test("A suspended test continues while another one uses its phones")
  func suspended() async {
    var uses = 0
    var advancedInUse = 0.0
    let used = SuspensionDriver {
      uses += 1
      return uses
    } _: { seconds in
      advancedInUse += seconds
    }
    var other: SuspensionDriver?
    await withCheckedContinuation { continuation in
      var advanced = 0.0
      other = SuspensionDriver {
        0
      } _: { seconds in
        // Once.
        if advanced == 0 { continuation.resume() }
        advanced += seconds
      }
    }
    withExtendedLifetime((used, other)) { #expect(advancedInUse == 0 && uses > 50) }
  }
}
