import AudioToolbox
import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneClient
import Testing
import UIKit

/// System sounds of an app, on a phone in virtual time.
@Suite(.serialized, .exclusiveScreen) @MainActor struct PlayingTests {
  /// An app without contents, which plays sounds within a turn.
  @MainActor private final class PlainApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
  }

  @Test("An iPhone 6s plays the taps of system sounds, though not the feedback of generators")
  func first() {
    let phone = SimulatedPhone(.iPhone6s)
    phone.run {
      AudioServicesPlaySystemSound(1519)
      AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
      UIImpactFeedbackGenerator().impactOccurred()
    }
    phone.wait(1)
    #expect(phone.haptics == [.soundPeek, .vibration] && phone.suppressed.count == 1)
    #expect(phone.log.entries.map(\.feedback) == [.soundPeek, .vibration, .impactMedium])
  }

  @Test("A completion is called in a turn of the app, after the vibration has ended")
  func completion() {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let times = Times()
    phone.run {
      AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) {
        times.all.append(MainActor.assumeIsolated { CACurrentMediaTime() })
      }
    }
    let start = phone.time
    phone.wait(2)
    // 30 ms of warm-up, 5 ms of latency, 400 ms of vibration.
    #expect(times.all.count == 1)
    #expect(abs((times.all.first ?? 0) - start - 0.435) < 0.001)
  }

  @Test("A C completion function is called with its client data until it is removed")
  func routine() {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      AudioServicesAddSystemSoundCompletion(
        1521, nil, nil,
        { sound, data in data?.assumingMemoryBound(to: Int.self).pointee += Int(sound) }, count)
      phone.run { AudioServicesPlaySystemSound(1521) }
      phone.wait(1)
      AudioServicesRemoveSystemSoundCompletion(1521)
      phone.run { AudioServicesPlaySystemSound(1521) }
      phone.wait(1)
    }
    #expect(count == 1521)
  }

  /// Times of events.
  private final class Times: @unchecked Sendable {
    var all: [Double] = []
  }
}
