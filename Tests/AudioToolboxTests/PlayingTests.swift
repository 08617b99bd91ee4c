import AudioToolbox
import EmbeddedPhone
import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

/// System sounds as an app plays them, on a phone in virtual time.
@Suite(.serialized, .oneScreen) @MainActor struct PlayingTests {
  /// An app of nothing, which plays what it is told to within a turn.
  @MainActor private final class PlainApp: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
  }

  @Test("The taps of an iPhone 6s are felt, which plays no feedback of generators")
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

  @Test("A completion comes in a turn of the app, when the vibration is over")
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
    // 30 ms to warm, 5 to be felt, 400 of vibration.
    #expect(times.all.count == 1)
    #expect(abs((times.all.first ?? 0) - start - 0.435) < 0.001)
  }

  @Test("A function in the manner of C is called with what was handed in, until it is removed")
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

  /// Moments that something happened.
  private final class Times: @unchecked Sendable {
    var all: [Double] = []
  }
}
