import Foundation
import TactusHapticFormats
import TactusHapticSynthesis
import TactusPhone
import TactusPhoneTypes
import TestSupport
import Testing

/// The phone's patterns: their files and the differences of their properties.
@Suite struct SystemFeedbackTests {
  private static let folder = SharedFolder.project.appending(path: "Data/SystemFeedback")
  private static let page = SharedFolder.project.appending(
    path: "Documentation/SystemFeedback.md")

  @Test("Each feedback has a file in Data, and each file a feedback", arguments: Feedback.allCases)
  func files(feedback: Feedback) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.count == Feedback.allCases.count)
    let file = Self.folder.appending(path: "\(feedback.rawValue).ahap").path
    let document = try AHAPReader().read(file)
    #expect(document.diagnostics.isEmpty)
    #expect(SystemFeedback.pattern(feedback) == document.pattern)
    guard case .object(let members)? = document.metadata else {
      Issue.record("no metadata")
      return
    }
    guard case .string(let source)? = members.first(where: { $0.key == "Source" })?.value else {
      Issue.record("no source")
      return
    }
    #expect(["reported:", "guess:", "documented:"].contains { source.contains($0) })
  }

  @Test("The table of the documentation has the numbers that are measured")
  func table() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let rows = Feedback.allCases.map(FeedbackMeasurements.init).map(\.row)
    let missing = rows.filter { !text.contains("\n\($0)\n") }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
  }

  @Test("Any two feedbacks differ by a number of taps, a rhythm, a quarter in energy or sharpness")
  func distinguishable() {
    let all = Feedback.allCases.map(FeedbackMeasurements.init)
    for (index, one) in all.enumerated() {
      let alike = all[(index + 1)...].filter { !one.isDistinct(from: $0) }
      #expect(alike.isEmpty, "\(one.feedback) is like \(alike.map(\.feedback))")
    }
  }

  @Test("The error has four pulses, success and warning have two, all others of one word one")
  func pulses() {
    let counts = Dictionary(
      uniqueKeysWithValues: Feedback.allCases.map { ($0, FeedbackMeasurements($0).onsets.count) })
    #expect(counts[.notificationError] == 4)
    #expect(counts[.notificationSuccess] == 2 && counts[.notificationWarning] == 2)
    #expect(counts[.canvasPath] == 2)
    #expect(counts[.soundTryAgain] == 2)
    #expect(counts[.soundCancelled] == 3 && counts[.soundFailed] == 3)
    #expect(counts.values.count { $0 == 1 } == 10)
  }

  @Test("A heavier impact is stronger, a more rigid one shorter")
  func order() {
    func constants(_ feedback: Feedback) -> FeedbackMeasurements { FeedbackMeasurements(feedback) }
    #expect(constants(.impactLight).energy < constants(.impactMedium).energy)
    #expect(constants(.impactMedium).energy < constants(.impactHeavy).energy)
    #expect(constants(.impactRigid).length < constants(.impactMedium).length)
    #expect(constants(.impactMedium).length < constants(.impactSoft).length)
  }

  @Test("Half the intensity is half the acceleration", arguments: Feedback.allCases)
  func intensity(feedback: Feedback) {
    func peak(_ intensity: Double) -> Float {
      RenderedSignals(SystemFeedback.pattern(feedback, intensity: intensity)).felt
        .reduce(0) { max($0, abs($1)) }
    }
    // At full strength the drive that starts the actuator is cut at full scale, which costs 3 %.
    #expect(abs(peak(0.5) / peak(1) - 0.5) < 0.03)
    #expect(peak(0) == 0)
  }

  @Test(
    "The peak in the log is that of the full signal",
    arguments: Feedback.allCases)
  func peak(feedback: Feedback) throws {
    var rig = PhoneRig()
    var environment = PhoneEnvironment()
    environment.hasHapticPencil = true
    rig.step(.environment(environment), at: 0)
    let entry = rig.trigger(feedback, at: 0)
    let logged = try #require(entry).peak
    let peak = RenderedSignals(SystemFeedback.pattern(feedback)).felt
      .reduce(0) { max($0, abs($1)) }
    #expect(logged == Double(peak))
  }
}
