import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneClient
import TactusPhoneLink
import Testing
import UIKit

/// Steps AudioSession.RO1–RO6.
@Suite("Routes of a session", .serialized, .exclusiveScreen) @MainActor
struct SessionRouteTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  private let phone = SimulatedPhone()
  private let session: AVAudioSession

  init() {
    phone.launch(PlainApp.self)
    session = phone.run { AVAudioSession.sharedInstance() }
  }

  private var outputs: [String] {
    phone.run { session.currentRoute.outputs.map { "\($0.portType.rawValue) \($0.portName)" } }
  }

  private var inputs: [String] {
    phone.run { session.currentRoute.inputs.map { "\($0.portType.rawValue) \($0.portName)" } }
  }

  @Test("AudioSession.RO2. The ports have the devices' names, and the kind that the options allow.")
  func ports() throws {
    let buds = try #require(SoundDevice(.bluetooth, name: "Anna’s Buds"))
    phone.set(\.soundDevices, [buds])
    #expect(outputs == ["BluetoothA2DPOutput Anna’s Buds"] && inputs.isEmpty)
    try phone.run { try session.setCategory(.playAndRecord) }
    #expect(outputs == ["Receiver Receiver"])
    try phone.run { try session.setCategory(.playAndRecord, options: .allowBluetoothA2DP) }
    #expect(outputs == ["BluetoothA2DPOutput Anna’s Buds"])
    #expect(inputs == ["MicrophoneBuiltIn iPhone Microphone"])
    try phone.run { try session.setCategory(.playAndRecord, options: .allowBluetoothHFP) }
    #expect(outputs == ["BluetoothHFP Anna’s Buds"] && inputs == ["BluetoothHFP Anna’s Buds"])
    try phone.run { try session.setCategory(.playAndRecord, mode: .voiceChat) }
    #expect(outputs == ["BluetoothHFP Anna’s Buds"])
    try phone.run { try session.overrideOutputAudioPort(.speaker) }
    #expect(outputs == ["Speaker Speaker"])
  }

  @Test("AudioSession.RO5. An app prefers one of the inputs, while it is available.")
  func preferredInput() throws {
    phone.set(\.soundDevices, [SoundDevice(.headset)])
    try phone.run {
      #expect(session.availableInputs == nil)
      try session.setCategory(.playAndRecord)
      let inputs = try #require(session.availableInputs)
      #expect(inputs.map(\.portType) == [.builtInMic, .headsetMic])
      try session.setPreferredInput(inputs[0])
    }
    #expect(inputs == ["MicrophoneBuiltIn iPhone Microphone"])
    try phone.run { try session.setPreferredInput(nil) }
    #expect(inputs == ["MicrophoneWired Headset"])
    let headset = try #require(phone.run { session.availableInputs?.last })
    phone.set(\.soundDevices, [])
    #expect(throws: NSError.self) { try phone.run { try session.setPreferredInput(headset) } }
    #expect(inputs == ["MicrophoneBuiltIn iPhone Microphone"])
  }

  @Test("AudioSession.AS3. The route change has its reason and the previous route.")
  func reasons() throws {
    var changes: [(UInt?, AVAudioSession.Port?)] = []
    let token = NotificationCenter.default.addObserver(
      forName: AVAudioSession.routeChangeNotification, object: session, queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        let previous =
          note.userInfo?[AVAudioSessionRouteChangePreviousRouteKey]
          as? AVAudioSessionRouteDescription
        changes.append(
          (
            note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt,
            previous?.outputs.first?.portType
          ))
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let kitchen = SoundDevice(.airPlay)
    phone.set(\.soundDevices, [SoundDevice(.car), kitchen])
    phone.set(\.soundOutput, .device(kitchen))
    phone.set(\.soundDevices, [SoundDevice(.car)])
    phone.set(\.soundDevices, [])
    phone.wait(0.1)
    #expect(changes.map(\.0) == [1, 4, 2, 2])
    #expect(changes.map(\.1) == [.builtInSpeaker, .carAudio, .airPlay, .carAudio])
  }

  @Test("AudioSession.RO4. The user chooses among the outputs that the phone shows.")
  func choosing() throws {
    let kitchen = try #require(SoundDevice(.airPlay, name: "Kitchen"))
    phone.set(\.soundDevices, [kitchen])
    phone.run {
      SoundChannel.current.chooseOutput()
      SoundChannel.current.chooseOutput()
    }
    phone.wait(0.5)
    #expect(phone.alerts.map(\.title) == ["Audio Output"])
    #expect(phone.alerts.first?.buttons == ["iPhone", "Kitchen", "Cancel"])
    try phone.tap("Kitchen")
    phone.wait(0.5)
    #expect(outputs == ["AirPlay Kitchen"] && phone.alerts.isEmpty)
  }
}
