import Foundation
import TactusEmbeddedPhone
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink

/// A phone whose time a test advances, with a recording actuator and an app in front.
struct SpeakerBench {
  let recorder = RecordingActuator(sampleRate: 48_000)
  let lockstep: LockstepPhone
  let link: ClientLink

  init() {
    lockstep = LockstepPhone(actuators: [recorder])
    link = ClientLink(to: lockstep.host, app: "Player")
    lockstep.host.advance()
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AppPhone.withLink(link, body)
  }

  /// Advances time by seconds, and returns the largest samples of left and right.
  func peaks(_ seconds: Double) -> [Float] {
    samples(seconds).map { $0.map(abs).max() ?? 0 }
  }

  /// Advances time by seconds, and returns the samples of left and right.
  func samples(_ seconds: Double) -> [[Float]] {
    _ = recorder.removeRecording()
    lockstep.advance(by: .seconds(seconds))
    let recording = recorder.removeRecording()
    return [recording.left, recording.right]
  }

  func set(_ change: (inout PhoneEnvironment) -> Void) {
    var environment = lockstep.host.state.environment
    change(&environment)
    lockstep.send(.environment(environment))
  }
}
