import TactusPhone
import TactusPhoneLink
import Testing

@Suite("Sound routes")
struct SoundRouteTests {
  private static let buds = SoundDevice(.bluetooth)
  private static let kitchen = SoundDevice(.airPlay)

  private var rig: PhoneRig {
    var rig = PhoneRig()
    rig.say(.sound(.listen), at: 0)
    return rig
  }

  private func routes(_ effects: [PhoneEffect]) -> [SoundRoute] {
    effects.compactMap { effect in
      guard case .send(.sound(.status(let status)), _) = effect else { return nil }
      return status.route
    }
  }

  private func environment(_ change: (inout PhoneEnvironment) -> Void) -> PhoneInput {
    var environment = PhoneEnvironment()
    change(&environment)
    return .environment(environment)
  }

  @Test("AudioSession.RO1. The device that was connected last plays; AirPlay when it is chosen.")
  func connecting() {
    var rig = rig
    let both = [SoundDevice.headphones, Self.buds]
    #expect(
      routes(rig.step(environment { $0.soundDevices = [.headphones] }, at: 1))
        == [.device(.headphones)])
    #expect(
      routes(rig.step(environment { $0.soundDevices = both }, at: 2)) == [.device(Self.buds)])
    #expect(
      routes(rig.step(environment { $0.soundDevices = both + [Self.kitchen] }, at: 3))
        == [.device(Self.buds)])
    let chosen = environment {
      $0.soundDevices = both + [Self.kitchen]
      $0.soundOutput = .device(Self.kitchen)
    }
    #expect(routes(rig.step(chosen, at: 4)) == [.device(Self.kitchen)])
    #expect(routes(rig.step(environment { _ in }, at: 5)) == [.speaker])
  }

  @Test("AudioSession.RO2. A category that records uses Bluetooth and AirPlay with their options.")
  func options() {
    for kind in SoundDevice.Kind.allCases {
      let device = SoundDevice(kind)
      var rig = rig
      rig.step(
        environment {
          $0.soundDevices = [device]
          $0.soundOutput = .device(device)
        }, at: 1)
      func plays(_ session: SoundSession) -> Bool {
        rig.say(.sound(.session(session)), at: 2)
        // An override shows every route as a change.
        rig.say(.sound(.session(SoundSession(.playAndRecord, overridesToSpeaker: true))), at: 3)
        return routes(rig.say(.sound(.session(session)), at: 4)) == [.device(device)]
      }
      #expect(plays(SoundSession(.playback)))
      #expect(plays(SoundSession(.ambient)))
      let isWireless = kind == .bluetooth || kind == .airPlay
      #expect(plays(SoundSession(.playAndRecord)) == !isWireless)
      #expect(
        plays(SoundSession(.playAndRecord, allowsBluetoothCalls: true)) == (kind != .airPlay))
      #expect(
        plays(SoundSession(.playAndRecord, allowsBluetoothMusic: true)) == (kind != .airPlay))
      #expect(plays(SoundSession(.playAndRecord, allowsAirPlay: true)) == (kind != .bluetooth))
      #expect(plays(SoundSession(.multiRoute, allowsAirPlay: true)) == !isWireless)
    }
  }

  @Test("AudioSession.RO3. A new device ends the user's choice, and so does the chosen one's end.")
  func choices() {
    var environment = PhoneEnvironment()
    environment.soundDevices = [Self.kitchen]
    environment.soundOutput = .device(Self.kitchen)
    environment.soundDevices = [Self.kitchen, SoundDevice(.hdmi)]
    #expect(environment.soundOutput == .automatic)
    environment.soundOutput = .device(Self.kitchen)
    environment.soundDevices = [SoundDevice(.hdmi)]
    #expect(environment.soundOutput == .automatic)
    environment.soundOutput = .phone
    environment.soundDevices.append(Self.kitchen)
    #expect(environment.soundOutput == .phone)
    environment.hasHeadphones = true
    #expect(environment.soundOutput == .automatic && environment.hasHeadphones)
    environment.hasHeadphones = false
    #expect(environment.soundDevices == [SoundDevice(.hdmi), Self.kitchen])
  }

  @Test("AudioSession.RO1. A device is written as text and read again; other texts are refused.")
  func texts() {
    for kind in SoundDevice.Kind.allCases {
      for device in [SoundDevice(kind), SoundDevice(kind, name: "Anna: 2")] {
        #expect(device.flatMap { SoundDevice(text: $0.text) } == device)
      }
    }
    let long = String(repeating: "x", count: 61)
    for text in ["", "Radio", "AirPlay:", "AirPlay: ", "AirPlay: a\nb", "AirPlay: \(long)", ": x"] {
      #expect(SoundDevice(text: text) == nil, "\(text)")
    }
    #expect(SoundOutput(text: "iPhone") == .phone && SoundOutput(text: "Automatic") == .automatic)
    #expect(SoundOutput(text: "Kitchen") == nil)
  }
}
