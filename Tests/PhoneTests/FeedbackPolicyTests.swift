import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing

/// Steps FeedbackGenerators.D1–D9.
@Suite struct FeedbackPolicyTests {
  private func entry(
    _ model: PhoneModel = .current, feedback: Feedback = .impactMedium,
    _ change: (inout PhoneEnvironment) -> Void = { _ in }
  ) -> HapticLogEntry? {
    var rig = PhoneRig(model)
    var environment = PhoneEnvironment()
    change(&environment)
    rig.step(.environment(environment), at: 0)
    return rig.trigger(feedback, at: 100)
  }

  @Test(
    "FeedbackGenerators.D1. Feedback is felt from the iPhone 7 on", arguments: PhoneModel.builtIn)
  func device(model: PhoneModel) {
    let silent = ["iphone-6s", "no-haptics", "ipad"].contains(model.name)
    #expect(entry(model)?.reason == (silent ? .noTapticEngine : nil))
  }

  // FeedbackGenerators.D2.
  @Test("Only feedback of the app in the foreground is played, from its arrival to its departure")
  func foreground() {
    var rig = PhoneRig()
    rig.step(.foreground(nil), at: 1)
    #expect(rig.trigger(at: 1)?.reason == .inBackground)
    rig.step(.foreground(PhoneRig.app), at: 2)
    #expect(rig.trigger(at: 2)?.reason == nil)
    rig.connect(AppID(2), "Other", at: 3)
    rig.step(.foreground(AppID(2)), at: 3)
    #expect(rig.trigger(at: 3)?.reason == .inBackground)
    #expect(rig.trigger(from: AppID(2), at: 3)?.reason == nil)
  }

  @Test("FeedbackGenerators.D3. The setting System Haptics switches feedback off")
  func setting() {
    #expect(entry { $0.systemHaptics = false }?.reason == .systemHapticsOff)
    #expect(entry { $0.systemHaptics = true }?.reason == nil)
  }

  @Test("FeedbackGenerators.D4. Low Power Mode switches feedback off")
  func lowPower() {
    #expect(entry { $0.lowPowerMode = true }?.reason == .lowPowerMode)
  }

  // FeedbackGenerators.D5.
  @Test("An almost empty battery switches feedback off; at the limit it is still played")
  func battery() {
    let line = FeedbackLimits.standard.lowestBattery
    #expect(entry { $0.battery = line }?.reason == nil)
    #expect(entry { $0.battery = line.nextDown }?.reason == .lowBattery)
  }

  @Test("FeedbackGenerators.D6. During a call nothing is felt")
  func call() {
    #expect(entry { $0.isInCall = true }?.reason == .inCall)
  }

  @Test(
    "FeedbackGenerators.D7. During recording nothing is felt, unless the recording app allows it")
  func recording() {
    #expect(entry { $0.isRecording = true }?.reason == .recording)
    let allowed = entry {
      $0.isRecording = true
      $0.allowsHapticsWhileRecording = true
    }
    #expect(allowed?.reason == nil)
  }

  @Test("FeedbackGenerators.D8. Feedback of drawing needs a pencil, other feedback does not")
  func pencil() {
    #expect(entry(feedback: .canvasPath)?.reason == .noPencil)
    #expect(entry(feedback: .canvasPath) { $0.hasHapticPencil = true }?.reason == nil)
    #expect(entry(feedback: .selection)?.reason == nil)
  }

  @Test("FeedbackGenerators.D9. Within any second the limit is played, and no more")
  func rate() {
    var rig = PhoneRig()
    let limit = FeedbackLimits.standard.feedbacksPerSecond
    for index in 0..<limit { rig.trigger(.selection, at: Double(index)) }
    #expect(rig.log.count { $0.isPlayed } == limit)
    #expect(rig.trigger(.selection, at: 999.999)?.reason == .tooOften)
    // The first is a second old now, and what was not played does not count.
    #expect(rig.trigger(.selection, at: 1000)?.reason == nil)
    #expect(rig.trigger(.selection, at: 1000.5)?.reason == .tooOften)
  }

  @Test("FeedbackGenerators.D9. The limits of apps are independent")
  func rateOfAnother() {
    var rig = PhoneRig()
    for _ in 0..<100 { rig.trigger(.selection, at: 0) }
    rig.connect(AppID(2), "Other", at: 1)
    rig.step(.foreground(AppID(2)), at: 1)
    #expect(rig.trigger(from: AppID(2), at: 1)?.reason == nil)
  }

  @Test("The first step that suppresses a feedback gives the reason")
  func order() {
    let all: (inout PhoneEnvironment) -> Void = {
      $0.systemHaptics = false
      $0.lowPowerMode = true
      $0.isInCall = true
    }
    #expect(entry(.iPhone6s, all)?.reason == .noTapticEngine)
    #expect(entry(.current, all)?.reason == .systemHapticsOff)
  }
}
