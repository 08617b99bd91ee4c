import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneClient
import TactusPhoneLink
import TestSupport
import Testing
import UIKit

/// The notifications of a session, whatever happens to it.
@Suite("Notifications of a session", .serialized, .exclusiveScreen) @MainActor
struct SessionNotificationTests {
  /// An app without contents.
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// The notifications of a session since they were taken last.
  private final class Posts: @unchecked Sendable {
    /// A change of the route.
    struct RouteChange {
      var reason: AVAudioSession.RouteChangeReason?
      var previous: AVAudioSessionRouteDescription?
    }

    private(set) var routes: [RouteChange] = []
    private(set) var hints: [UInt?] = []
    private(set) var interruptions: [UInt?] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ session: AVAudioSession) {
      observe(AVAudioSession.routeChangeNotification, session) { posts, info in
        posts.routes.append(
          RouteChange(
            reason: (info[AVAudioSessionRouteChangeReasonKey] as? UInt)
              .flatMap(AVAudioSession.RouteChangeReason.init),
            previous: info[AVAudioSessionRouteChangePreviousRouteKey]
              as? AVAudioSessionRouteDescription))
      }
      observe(AVAudioSession.silenceSecondaryAudioHintNotification, session) { posts, info in
        posts.hints.append(info[AVAudioSessionSilenceSecondaryAudioHintTypeKey] as? UInt)
      }
      observe(AVAudioSession.interruptionNotification, session) { posts, info in
        posts.interruptions.append(info[AVAudioSessionInterruptionTypeKey] as? UInt)
      }
    }

    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }

    private func observe(
      _ name: Notification.Name, _ session: AVAudioSession,
      _ body: @escaping @Sendable (Posts, [AnyHashable: Any]) -> Void
    ) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: session, queue: nil) {
          [unowned self] note in body(self, note.userInfo ?? [:])
        })
    }

    /// Removes the notifications of the last step.
    func removeAll() { (routes, hints, interruptions) = ([], [], []) }
  }

  /// An event that concerns a session.
  private enum Step: CaseIterable {
    case category, mode, override, device, output, activation, music, call
  }

  private static let categories: [(AVAudioSession.Category, AVAudioSession.CategoryOptions)] = [
    (.ambient, []), (.soloAmbient, []), (.playback, []), (.playback, .mixWithOthers),
    (.record, []), (.record, .allowBluetoothHFP), (.playAndRecord, []),
    (.playAndRecord, .defaultToSpeaker), (.playAndRecord, .allowBluetoothHFP),
    (.playAndRecord, [.allowBluetoothA2DP, .allowAirPlay, .mixWithOthers]), (.multiRoute, []),
  ]

  private let phone = SimulatedPhone()
  private let session: AVAudioSession
  private let posts: Posts

  init() {
    phone.launch(PlainApp.self)
    let session = phone.run { AVAudioSession.sharedInstance() }
    (self.session, posts) = (session, Posts(session))
  }

  /// Lets something happen; what the session refuses changes nothing.
  ///
  /// - Returns: Whether the user or the app has chosen the output.
  private func perform(_ step: Step, _ random: inout SeededRandom) -> Bool {
    switch step {
    case .category:
      let (category, options) = Self.categories.randomElement(using: &random) ?? (.ambient, [])
      phone.run { try? session.setCategory(category, options: options) }
    case .mode:
      let modes: [AVAudioSession.Mode] = [.default, .voiceChat, .videoChat, .spokenAudio]
      let mode = modes.randomElement(using: &random) ?? .default
      phone.run { try? session.setMode(mode) }
    case .override:
      let isSpeaker = Bool.random(using: &random)
      phone.run { try? session.overrideOutputAudioPort(isSpeaker ? .speaker : .none) }
      return true
    case .device:
      var devices = phone.environment.soundDevices
      let kind = SoundDevice.Kind.allCases.randomElement(using: &random) ?? .usb
      if let lost = devices.randomElement(using: &random), Bool.random(using: &random) {
        devices.removeAll { $0 == lost }
      } else if !devices.contains(SoundDevice(kind)) {
        devices.append(SoundDevice(kind))
      }
      phone.set(\.soundDevices, devices)
    case .output:
      let device = phone.environment.soundDevices.randomElement(using: &random)
      phone.set(\.soundOutput, device.map { .device($0) } ?? .phone)
      return true
    case .activation:
      let isActive = Bool.random(using: &random)
      phone.run { try? session.setActive(isActive) }
    case .music: phone.set(\.isOtherAudioPlaying, !phone.environment.isOtherAudioPlaying)
    case .call: phone.set(\.isInCall, !phone.environment.isInCall)
    }
    return false
  }

  @Test(
    """
    AudioSession.AS3, AudioSession.AS7, AudioSession.AS8. Each change is posted once, with its \
    reason and what was before
    """, arguments: 0..<12)
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var isInterrupted = false
    for _ in 0..<60 {
      let step = Step.allCases.randomElement(using: &random) ?? .device
      let devices = phone.environment.soundDevices
      let (route, hint) = phone.run {
        (session.currentRoute, session.secondaryAudioShouldBeSilencedHint)
      }
      let wasActive = session.isActive
      posts.removeAll()
      let isChosen = perform(step, &random)
      phone.wait(0.05)
      let (newRoute, newHint) = phone.run {
        (session.currentRoute, session.secondaryAudioShouldBeSilencedHint)
      }
      #expect(posts.routes.count == (route == newRoute ? 0 : 1), "\(step): \(route), \(newRoute)")
      for change in posts.routes {
        #expect(change.previous == route)
        let (before, now) = (devices, phone.environment.soundDevices)
        let names = (route.inputs + route.outputs).map(\.portName)
        let newNames = (newRoute.inputs + newRoute.outputs).map(\.portName)
        let lost = before.first { !now.contains($0) && names.contains($0.name) }
        let found = now.first { !before.contains($0) && newNames.contains($0.name) }
        let reasons: [AVAudioSession.RouteChangeReason]
        if lost != nil {
          reasons = [.oldDeviceUnavailable]
        } else if found != nil {
          reasons = [.newDeviceAvailable]
        } else if now.contains(where: { !before.contains($0) }) {
          // A new device whose port the category does not use, such as headphones while recording.
          reasons = [.newDeviceAvailable, .override]
        } else if isChosen {
          reasons = [.override]
        } else {
          // A new device, the same category or mode, and an interruption end what was chosen.
          let endsChoice = [.device, .category, .mode, .call, .activation].contains(step)
          reasons = endsChoice ? [.categoryChange, .override] : [.categoryChange]
        }
        #expect(change.reason.map(reasons.contains) == true, "\(step): \(route), \(newRoute)")
      }
      // An app hears of other sound while its session is active.
      if wasActive, session.isActive, hint != newHint {
        #expect(posts.hints == [newHint ? 1 : 0])
      } else if hint == newHint || !wasActive && !session.isActive {
        #expect(posts.hints.isEmpty)
      }
      for type in posts.interruptions {
        #expect((type == 1) != isInterrupted, "an interruption begins or ends twice")
        isInterrupted = type == 1
      }
      if isInterrupted { #expect(!session.isActive) }
    }
  }
}
