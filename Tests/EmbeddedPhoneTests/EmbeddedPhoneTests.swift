import Foundation
import Synchronization
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing
import UIKit

/// The phone within an app, in processes of their own, which have used none before.
@Suite(.timeLimit(.minutes(10))) struct EmbeddedPhoneTests {
  @Test("Reading the log, or releasing a generator that was never used, starts no phone")
  func unused() async {
    await #expect(processExitsWith: .success) {
      setenv("TACTUS_ACTUATORS", "null", 1)
      #expect(AppPhone.existingLink == nil && EmbeddedPhone.log.entries.isEmpty)
      await MainActor.run {
        _ = UIImpactFeedbackGenerator(style: .heavy)
        _ = UISelectionFeedbackGenerator()
      }
      await Task.detached { _ = UINotificationFeedbackGenerator() }.value
      #expect(AppPhone.existingLink == nil)
      await MainActor.run { UIImpactFeedbackGenerator(style: .heavy).prepare() }
      #expect(AppPhone.existingLink != nil)
    }
  }

  @Test("The first haptic starts the phone, which logs it under the program's name")
  func first() async {
    await #expect(processExitsWith: .success) {
      setenv("TACTUS_ACTUATORS", "null", 1)
      await MainActor.run { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
      let entries = EmbeddedPhone.log.entries
      #expect(entries.count == 1 && entries.allSatisfy(\.isPlayed))
      #expect(entries.first?.app.isEmpty == false)
    }
  }

  @Test("An actuator that does not exist is one warning, and the phone works without it")
  func missing() async {
    await #expect(processExitsWith: .success) {
      let errors = try ErrorOutput()
      setenv("TACTUS_ACTUATORS", "evdev:no-such-gamepad,null", 1)
      await MainActor.run {
        for _ in 0..<5 { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }
      }
      #expect(EmbeddedPhone.log.entries.count == 5)
      let warning = errors.nextLine()
      #expect(warning.hasPrefix("tactus: warning:") && warning.contains("no-such-gamepad"))
      #expect(errors.rest().isEmpty)
    }
  }

  /// Outputs.OW1.
  @Test("A sound service that never answers delays nothing on the main thread, and is one warning")
  func silentService() async throws {
    await #expect(processExitsWith: .success) {
      let errors = try ErrorOutput()
      let server = try SilentSoundServer()
      setenv("PULSE_SERVER", server.address, 1)
      setenv("TACTUS_ACTUATORS", "sound", 1)
      let phone = await MainActor.run {
        let generator = UIImpactFeedbackGenerator(style: .heavy)
        generator.prepare()
        #expect(server.accepts(1))
        // All of this returns while the service is silent, for it is until the end.
        for _ in 0..<10 {
          generator.impactOccurred()
          generator.prepare()
          AppPhone.connection.settle()
        }
        return AppPhone.link.router.capabilities(within: .seconds(600))
      }
      #expect(phone != nil)
      #expect(EmbeddedPhone.log.entries.count { $0.isPlayed } == 10)
      server.hangUp()
      #expect(errors.nextLine().hasPrefix("tactus: warning:"))
      #expect(errors.rest().isEmpty)
    }
  }

  @Test("Within a function another link is used, and its tasks use it as well")
  func scopes() async {
    let phone = PhoneHost(now: { .boot })
    let link = ClientLink(to: phone, app: "Scoped")
    let connections = await AppPhone.withLink(link) {
      Task { (AppPhone.connection, AppPhone.existingLink?.connection) }
    }.value
    #expect(connections.0 === link.connection && connections.1 === link.connection)
    link.connection.send(.feedback(.selection, intensity: 1, generator: GeneratorID(1)))
    phone.advance()
    #expect(phone.log.entries.map(\.app) == ["Scoped"])
  }

  @Test("A phone that a test advances takes the place of the app's own")
  func replaced() async {
    await #expect(processExitsWith: .success) {
      let now = Mutex(PhoneInstant.boot)
      let phone = PhoneHost(now: { now.withLock { $0 } })
      EmbeddedPhone.use(phone)
      await MainActor.run { UISelectionFeedbackGenerator().selectionChanged() }
      #expect(EmbeddedPhone.log.entries.count == 1)
      #expect(phone.log.entries.count == 1)
    }
  }
}
